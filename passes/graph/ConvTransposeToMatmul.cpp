//===- ConvTransposeToMatmul.cpp - Windows that do not overlap ------------===//
//
// A transposed convolution whose stride is its window makes each result from one place of its operand: a product with a
// matrix for each place in the window, whose rows then lie side by side. With H rows of W places, C channels in, O out
// and windows of p x q:
//
//   x[N, H, 1, W, C] * w[p, C, q * O] = r[N, H, p, W, q * O], which is r[N, H * p, W * q, O]
//
//===----------------------------------------------------------------------===//
#include "dialects/dl/Dialect.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "passes/Passes.h"

namespace dlc {
#define GEN_PASS_DEF_CONVTRANSPOSETOMATMULPASS
#include "passes/Passes.h.inc"
} // namespace dlc

using namespace mlir;
using namespace dlc;
using dl::Dim;

namespace {

struct ToMatmul : OpRewritePattern<dl::ConvTransposeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(dl::ConvTransposeOp op, PatternRewriter &b) const override {
    auto xType = cast<RankedTensorType>(op.getX().getType()), wType = cast<RankedTensorType>(op.getW().getType());
    ArrayRef<int64_t> window = wType.getShape().drop_front(2);
    auto is = [](ArrayRef<int64_t> values, int64_t wanted) {
      return llvm::all_of(values, [&](int64_t value) { return value == wanted; });
    };
    if (op.getGroups() != 1 || op.getStrides() != window || !is(op.getPads(), 0) || !is(op.getOutputPadding(), 0) ||
        !is(op.getDilations(), 1) || wType.getNumElements() == 0)
      return failure();
    const unsigned spatial = window.size();
    auto constant = [&](int64_t value) { return dl::constantDim(value, b.getContext()); };
    auto reshape = [&](Value value, ArrayRef<Dim> dims) -> Value {
      return dl::ReshapeOp::create(b, op.getLoc(), dl::getTensorType(dims, xType.getElementType()), value);
    };
    auto transpose = [&](Value value, ArrayRef<int64_t> perm) -> Value {
      return dl::TransposeOp::create(b, op.getLoc(), value, perm);
    };

    // x: [N, S1, 1, S2, 1, .., Sd, C].
    SmallVector<Dim> dims = dl::getDims(xType), rows{dims[0]}, result{dims[0]};
    SmallVector<int64_t> last{0}, first{0, int64_t(spatial) + 1};
    for (unsigned i = 0; i < spatial; ++i) {
      last.push_back(2 + i);
      first.push_back(1 + i);
      rows.push_back(dims[2 + i]);
      if (i + 1 < spatial)
        rows.push_back(constant(1));
      result.push_back(dl::simplify(dims[2 + i] * window[i]));
    }
    last.push_back(1);
    rows.push_back(dims[1]);
    Value x = reshape(transpose(op.getX(), last), rows);

    // w: [K1, 1, K2, 1, .., C, Kd * O].
    const int64_t in = wType.getDimSize(0), out = wType.getDimSize(1);
    SmallVector<int64_t> perm;
    SmallVector<Dim> matrices;
    for (unsigned i = 0; i + 1 < spatial; ++i) {
      perm.push_back(2 + i);
      if (i)
        matrices.push_back(constant(1));
      matrices.push_back(constant(window[i]));
    }
    perm.append({0, int64_t(spatial) + 1, 1});
    matrices.append({constant(in), constant(window.back() * out)});
    Value w = reshape(transpose(op.getW(), perm), matrices);

    result.push_back(constant(out));
    Value product = dl::MatmulOp::create(b, op.getLoc(), x, w);
    b.replaceOp(op, transpose(reshape(product, result), first));
    return success();
  }
};

struct ConvTransposeToMatmulPass : dlc::impl::ConvTransposeToMatmulPassBase<ConvTransposeToMatmulPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<ToMatmul>(&getContext());
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};

} // namespace
