//===- Simplify.cpp - Algebra that keeps every IEEE result ----------------===//
//
// A rule belongs here if both sides agree bit by bit for all inputs, NaN, infinities and -0 included, and the right
// side is never slower. Folds that need no new op stand with the ops (dialects/dl/ops).
//
//===----------------------------------------------------------------------===//
#include "dialects/dl/Dialect.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "passes/Facts.h"
#include "passes/Passes.h"

namespace dlc {
#define GEN_PASS_DEF_SIMPLIFYPASS
#include "passes/Passes.h.inc"
} // namespace dlc

using namespace mlir;
using namespace dlc;
using dl::Dim;

namespace {

RankedTensorType tensorOf(Value value) { return cast<RankedTensorType>(value.getType()); }
SmallVector<Dim> dimsOf(Value value) { return dl::getDims(tensorOf(value)); }

/// The float that fills a constant.
std::optional<APFloat> floatSplat(Value value) {
  auto constant = value.getDefiningOp<dl::ConstantOp>();
  auto splat = constant ? dyn_cast<SplatElementsAttr>(constant.getValue()) : SplatElementsAttr();
  if (!splat || !isa<FloatType>(splat.getElementType()))
    return std::nullopt;
  return splat.getSplatValue<APFloat>();
}

std::optional<APInt> intSplat(Value value) {
  auto constant = value.getDefiningOp<dl::ConstantOp>();
  auto splat = constant ? dyn_cast<SplatElementsAttr>(constant.getValue()) : SplatElementsAttr();
  if (!splat || !isa<IntegerType>(splat.getElementType()))
    return std::nullopt;
  return splat.getSplatValue<APInt>();
}

/// A constant of one value in every element counts as a broadcast of its scalar.
dl::ConstantOp splatConstant(Value value) {
  auto constant = value.getDefiningOp<dl::ConstantOp>();
  return constant && isa<SplatElementsAttr>(constant.getValue()) && tensorOf(value).getRank() > 0 ? constant : nullptr;
}

/// f(broadcast_to x, y) -> f(x, y) where the result's shape stays; also of constants with one value.
struct DropBroadcast : RewritePattern {
  DropBroadcast(MLIRContext *context) : RewritePattern(MatchAnyOpTypeTag(), 1, context) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (familyOf(op) != "Elementwise" || op->getNumResults() != 1 || op->getNumOperands() < 2)
      return failure();
    for (OpOperand &operand : op->getOpOperands()) {
      auto broadcast = operand.get().getDefiningOp<dl::BroadcastToOp>();
      dl::ConstantOp splat = splatConstant(operand.get());
      if (!broadcast && !splat)
        continue;
      SmallVector<Dim> dims = broadcast ? dimsOf(broadcast.getX()) : SmallVector<Dim>();
      for (OpOperand &other : op->getOpOperands())
        if (&other != &operand) {
          auto both = dl::broadcastDims(std::nullopt, "", dims, dimsOf(other.get()));
          if (failed(both))
            return failure();
          dims = *both;
        }
      if (dims != dimsOf(op->getResult(0)))
        continue;
      Value source = broadcast ? broadcast.getX() : Value();
      if (splat) {
        auto scalar = RankedTensorType::get({}, tensorOf(operand.get()).getElementType());
        source = dl::ConstantOp::create(rewriter, splat.getLoc(),
                                        cast<SplatElementsAttr>(splat.getValue()).resizeSplat(scalar));
      }
      rewriter.modifyOpInPlace(op, [&] { operand.set(source); });
      return success();
    }
    return failure();
  }
};

/// What has no element needs no computing: a constant, so that what is made of it folds too (a sum over nothing).
struct Nothing : RewritePattern {
  Nothing(MLIRContext *context) : RewritePattern(MatchAnyOpTypeTag(), 1, context) {}
  LogicalResult matchAndRewrite(Operation *op, PatternRewriter &rewriter) const override {
    if (familyOf(op).empty() || !isPure(op))
      return failure();
    bool changed = false;
    for (OpOperand &operand : op->getOpOperands()) {
      auto type = tensorOf(operand.get());
      if (!type.hasStaticShape() || type.getNumElements() != 0 || operand.get().getDefiningOp<dl::ConstantOp>())
        continue;
      Value nothing = dl::ConstantOp::create(rewriter, op->getLoc(), DenseElementsAttr::getFromRawBuffer(type, {}));
      rewriter.modifyOpInPlace(op, [&] { operand.set(nothing); });
      changed = true;
    }
    return success(changed);
  }
};

/// Dims of size 1 move, or come and go: a reshape, which costs nothing.
struct TransposeToReshape : OpRewritePattern<dl::TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(dl::TransposeOp op, PatternRewriter &rewriter) const override {
    SmallVector<Dim> dims = dimsOf(op.getX());
    int64_t last = -1;
    for (int64_t p : op.getPerm()) {
      if (dl::isConstant(dims[p], 1))
        continue;
      if (p < last)
        return failure();
      last = p;
    }
    rewriter.replaceOpWithNewOp<dl::ReshapeOp>(op, op.getType(), op.getX());
    return success();
  }
};
struct BroadcastToReshape : OpRewritePattern<dl::BroadcastToOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(dl::BroadcastToOp op, PatternRewriter &rewriter) const override {
    if (dl::product(dimsOf(op.getX()), getContext()) != dl::product(dimsOf(op.getR()), getContext()))
      return failure();
    rewriter.replaceOpWithNewOp<dl::ReshapeOp>(op, op.getType(), op.getX());
    return success();
  }
};
template <typename Op>
struct ReduceToReshape : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    SmallVector<Dim> dims = dimsOf(op.getX());
    if (!llvm::all_of(op.getAxes(), [&](int64_t axis) { return dl::isConstant(dims[axis], 1); }))
      return failure();
    rewriter.replaceOpWithNewOp<dl::ReshapeOp>(op, op.getType(), op.getX());
    return success();
  }
};

/// f(f(x)) -> x.
template <typename Op>
struct Involution : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    auto inner = op.getX().template getDefiningOp<Op>();
    if (!inner)
      return failure();
    rewriter.replaceOp(op, inner.getX());
    return success();
  }
};
struct AbsOfSign : OpRewritePattern<dl::AbsOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(dl::AbsOp op, PatternRewriter &rewriter) const override {
    if (auto abs = op.getX().getDefiningOp<dl::AbsOp>())
      rewriter.replaceOp(op, abs);
    else if (auto neg = op.getX().getDefiningOp<dl::NegOp>())
      rewriter.modifyOpInPlace(op, [&] { op.getXMutable().assign(neg.getX()); });
    else
      return failure();
    return success();
  }
};

/// max(x, x) -> x, max(max(x, c), c) -> max(x, c).
template <typename Op>
struct Idempotent : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    if (op.getX() == op.getY()) {
      rewriter.replaceOp(op, op.getX());
      return success();
    }
    for (auto [value, other] : {std::pair(op.getX(), op.getY()), std::pair(op.getY(), op.getX())}) {
      auto inner = value.template getDefiningOp<Op>();
      if (inner && inner.getType() == op.getType() && (inner.getX() == other || inner.getY() == other)) {
        rewriter.replaceOp(op, inner.getResult());
        return success();
      }
    }
    return failure();
  }
};

/// x / 2^k -> x * 2^-k: exact, unless the inverse is subnormal or overflows.
struct DivByPowerOfTwo : OpRewritePattern<dl::DivOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(dl::DivOp op, PatternRewriter &rewriter) const override {
    auto divisor = floatSplat(op.getY());
    APFloat inverse(0.0);
    if (!divisor || !divisor->getExactInverse(&inverse))
      return failure();
    auto type = tensorOf(op.getY());
    auto constant = dl::ConstantOp::create(rewriter, op.getLoc(), DenseElementsAttr::get(type, inverse));
    rewriter.replaceOpWithNewOp<dl::MulOp>(op, op.getX(), constant);
    return success();
  }
};

/// pow(x, 1) -> x and pow(x, 2) -> x * x, which rounds correctly.
struct PowBySmall : OpRewritePattern<dl::PowOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(dl::PowOp op, PatternRewriter &rewriter) const override {
    if (op.getX().getType() != op.getType())
      return failure();
    auto real = floatSplat(op.getY());
    auto integer = intSplat(op.getY());
    const bool one = real ? real->isExactlyValue(1.0) : integer && *integer == 1;
    const bool two = real ? real->isExactlyValue(2.0) : integer && *integer == 2;
    if (one)
      rewriter.replaceOp(op, op.getX());
    else if (two)
      rewriter.replaceOpWithNewOp<dl::MulOp>(op, op.getX(), op.getX());
    else
      return failure();
    return success();
  }
};

/// Every value of `from` is one of `to`.
bool widens(Type from, Type to) {
  if (auto a = dyn_cast<FloatType>(from))
    if (auto b = dyn_cast<FloatType>(to))
      return APFloat::semanticsPrecision(a.getFloatSemantics()) <= APFloat::semanticsPrecision(b.getFloatSemantics()) &&
             APFloat::semanticsMaxExponent(a.getFloatSemantics()) <=
                 APFloat::semanticsMaxExponent(b.getFloatSemantics()) &&
             APFloat::semanticsMinExponent(a.getFloatSemantics()) >=
                 APFloat::semanticsMinExponent(b.getFloatSemantics());
  auto a = dyn_cast<IntegerType>(from), b = dyn_cast<IntegerType>(to);
  return a && b && a.getSignedness() == b.getSignedness() && a.getWidth() > 1 && a.getWidth() <= b.getWidth();
}

struct CastOfCast : OpRewritePattern<dl::CastOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(dl::CastOp op, PatternRewriter &rewriter) const override {
    if (op.getX().getType() == op.getType()) {
      rewriter.replaceOp(op, op.getX());
      return success();
    }
    auto inner = op.getX().getDefiningOp<dl::CastOp>();
    if (!inner || !widens(tensorOf(inner.getX()).getElementType(), tensorOf(inner).getElementType()))
      return failure();
    rewriter.modifyOpInPlace(op, [&] { op.getXMutable().assign(inner.getX()); });
    return success();
  }
};

struct SelectSame : OpRewritePattern<dl::SelectOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(dl::SelectOp op, PatternRewriter &rewriter) const override {
    auto condition = intSplat(op.getC());
    Value chosen = op.getX() == op.getY() ? op.getX()
                   : !condition           ? Value()
                   : condition->isZero()  ? op.getY()
                                          : op.getX();
    if (!chosen || chosen.getType() != op.getType())
      return failure();
    rewriter.replaceOp(op, chosen);
    return success();
  }
};

struct EmptyPad : OpRewritePattern<dl::PadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(dl::PadOp op, PatternRewriter &rewriter) const override {
    auto isZero = [](int64_t count) { return count == 0; };
    if (!llvm::all_of(op.getLow(), isZero) || !llvm::all_of(op.getHigh(), isZero))
      return failure();
    rewriter.replaceOp(op, op.getX());
    return success();
  }
};

/// conv(pad x) -> conv x with larger pads. Not for pools: their padding is no data.
struct PadIntoConv : OpRewritePattern<dl::ConvOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(dl::ConvOp op, PatternRewriter &rewriter) const override {
    auto pad = op.getX().getDefiningOp<dl::PadOp>();
    auto value = pad ? floatSplat(pad.getValue()) : std::nullopt;
    if (!value || !value->isPosZero() || pad.getMode() != dl::PadMode::constant)
      return failure();
    ArrayRef<int64_t> low = pad.getLow(), high = pad.getHigh();
    for (int i : {0, 1})
      if (low[i] != 0 || high[i] != 0)
        return failure();
    SmallVector<int64_t> pads(op.getPads());
    const size_t spatial = low.size() - 2;
    for (size_t i = 0; i < spatial; ++i) {
      // A crop would have to come after the padding.
      if (low[i + 2] < 0 || high[i + 2] < 0 || pads[i] < 0 || pads[spatial + i] < 0)
        return failure();
      pads[i] += low[i + 2];
      pads[spatial + i] += high[i + 2];
    }
    rewriter.modifyOpInPlace(op, [&] {
      op.setPads(pads);
      op.getXMutable().assign(pad.getX());
    });
    return success();
  }
};

/// One known row of a gather is a slice.
struct GatherOfOne : OpRewritePattern<dl::GatherOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(dl::GatherOp op, PatternRewriter &rewriter) const override {
    auto index = intSplat(op.getIndices());
    SmallVector<Dim> dims = dimsOf(op.getX());
    const int64_t axis = op.getAxis();
    auto size = dl::constantValue(dims[axis]);
    if (!index || !size || tensorOf(op.getIndices()).getNumElements() != 1)
      return failure();
    int64_t start = index->getSExtValue();
    start += start < 0 ? *size : 0;
    // Out of range is an error when it runs.
    if (start < 0 || start >= *size)
      return failure();
    SmallVector<Dim> starts(dims.size(), dl::constantDim(0, getContext()));
    starts[axis] = dl::constantDim(start, getContext());
    dims[axis] = dl::constantDim(1, getContext());
    Value slice =
        dl::SliceOp::create(rewriter, op.getLoc(), dl::getTensorType(dims, tensorOf(op.getX()).getElementType()),
                            op.getX(), dl::DimsAttr::get(getContext(), starts), SmallVector<int64_t>(dims.size(), 1));
    rewriter.replaceOpWithNewOp<dl::ReshapeOp>(op, op.getType(), slice);
    return success();
  }
};

struct KnownDim : OpRewritePattern<dl::DimOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(dl::DimOp op, PatternRewriter &rewriter) const override {
    auto value = dl::constantValue(op.getValue().getExprs()[0]);
    if (!value)
      return failure();
    rewriter.replaceOpWithNewOp<dl::ConstantOp>(
        op, DenseElementsAttr::get(tensorOf(op.getR()), rewriter.getI64IntegerAttr(*value)));
    return success();
  }
};

struct SimplifyPass : dlc::impl::SimplifyPassBase<SimplifyPass> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<DropBroadcast, Nothing, TransposeToReshape, BroadcastToReshape, ReduceToReshape<dl::ReduceMaxOp>,
                 ReduceToReshape<dl::ReduceMinOp>, ReduceToReshape<dl::ReduceAndOp>, ReduceToReshape<dl::ReduceOrOp>,
                 Involution<dl::NegOp>, Involution<dl::NotOp>, AbsOfSign, Idempotent<dl::MaximumOp>,
                 Idempotent<dl::MinimumOp>, DivByPowerOfTwo, PowBySmall, CastOfCast, SelectSame, EmptyPad, PadIntoConv,
                 GatherOfOne, KnownDim>(&getContext());
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
