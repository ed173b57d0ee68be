//===- SmallFloats.cpp - f16 and bf16 without a runtime library -----------===//
//
// Arithmetic goes by way of f32, which rounds the same for + - * / and sqrt. Conversions that the machine lacks are
// integer arithmetic; LLVM would call libgcc. Each conversion rounds once, to nearest, ties to even.
//
//===----------------------------------------------------------------------===//
#include "dlc/abi.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "passes/codegen/Math.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

/// f32 -> the upper half of its bits.
static Num toBfloat(Num x) {
  Num bits = x.toBits();
  Num rounded = (bits + bits.bits(0x7FFF) + (bits.lshr(16) & 1)).lshr(16);
  Num quiet = bits.lshr(16) | 0x40;
  return select(x.isNan(), quiet, rounded).truncTo(16).bitcastTo(x.m->builder.getBF16Type());
}

static Num toHalf(Num x) {
  Num bits = x.toBits(), a = bits & 0x7FFFFFFF, sign = bits.lshr(16) & 0x8000;
  Num infinite = a.bits(0x7C00), quiet = (a.lshr(13) & 0x3FF) | 0x7E00;
  Num large = select(a > a.bits(0x7F800000), quiet, infinite);
  // Below 2^-14: adding 1/2 lets the FPU round at the place of the last bit of a denormal.
  Num tiny = (a.bitcastTo(x.element()) + 0.5).toBits() - a.bits(0x3F000000);
  Num normal = (a + a.bits(0xC8000FFF) + (a.lshr(13) & 1)).lshr(13);
  Num magnitude = select(a < a.bits(0x38800000), tiny, select(a < a.bits(0x47800000), normal, large));
  return (magnitude | sign).truncTo(16).bitcastTo(x.m->builder.getF16Type());
}

static Num fromBfloat(Num x) { return x.toBits().zext(32).shl(16).bitcastTo(x.m->builder.getF32Type()); }

static Num fromHalf(Num x) {
  Num bits = x.toBits().zext(32), f32 = bits.bitcastTo(x.m->builder.getF32Type());
  Num scaled = ((bits & 0x7FFF).shl(13)).bitcastTo(f32.element()) * 5.192296858534828e33; // 2^112
  Num special = (bits & 0x7C00) == bits.bits(0x7C00);
  Num result = scaled.toBits();
  result = select(special, result | 0x7F800000, result) | (bits & 0x8000).shl(16);
  return result.bitcastTo(f32.element());
}

/// f64 -> f32 rounded to odd, so that rounding again to fewer than 23 bits is right.
static Num toOdd(Num x) {
  Num f = x.toF32(), back = f.toF64();
  Num bits = f.toBits();
  Num inexact = back.compare(arith::CmpFPredicate::ONE, x);
  Num down = select(back.abs() > x.abs(), bits - bits.constant(1), bits);
  return select(inexact, down | 1, bits).bitcastTo(f.element());
}

namespace {

struct TruncPattern : OpRewritePattern<arith::TruncFOp> {
  TruncPattern(MLIRContext *context, bool hasHalf) : OpRewritePattern(context), hasHalf(hasHalf) {}
  LogicalResult matchAndRewrite(arith::TruncFOp op, PatternRewriter &rewriter) const override {
    Type from = getElementTypeOrSelf(op.getIn()), to = getElementTypeOrSelf(op.getType());
    if (!to.isF16() && !to.isBF16())
      return failure();
    MathBuilder m{rewriter, op.getLoc(), false};
    Num x{&m, op.getIn()};
    if (from.isF64()) {
      rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, op.getType(), toOdd(x).v);
      return success();
    }
    if (to.isF16() && hasHalf)
      return failure();
    rewriter.replaceOp(op, (to.isF16() ? toHalf(x) : toBfloat(x)).v);
    return success();
  }
  bool hasHalf;
};

struct ExtPattern : OpRewritePattern<arith::ExtFOp> {
  ExtPattern(MLIRContext *context, bool hasHalf) : OpRewritePattern(context), hasHalf(hasHalf) {}
  LogicalResult matchAndRewrite(arith::ExtFOp op, PatternRewriter &rewriter) const override {
    Type from = getElementTypeOrSelf(op.getIn()), to = getElementTypeOrSelf(op.getType());
    if (!from.isF16() && !from.isBF16())
      return failure();
    MathBuilder m{rewriter, op.getLoc(), false};
    Num x{&m, op.getIn()};
    if (to.isF64()) {
      Value f32 =
          arith::ExtFOp::create(rewriter, op.getLoc(), withElement(op.getType(), rewriter.getF32Type()), op.getIn());
      rewriter.replaceOpWithNewOp<arith::ExtFOp>(op, op.getType(), f32);
      return success();
    }
    if (from.isF16() && hasHalf)
      return failure();
    rewriter.replaceOp(op, (from.isF16() ? fromHalf(x) : fromBfloat(x)).v);
    return success();
  }
  bool hasHalf;
};

/// LLVM selects between small floats by way of f32, and calls libgcc to come back.
struct SelectPattern : OpRewritePattern<arith::SelectOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(arith::SelectOp op, PatternRewriter &rewriter) const override {
    Type element = getElementTypeOrSelf(op.getType());
    if (!element.isF16() && !element.isBF16())
      return failure();
    MathBuilder m{rewriter, op.getLoc(), false};
    Num a{&m, op.getTrueValue()}, b{&m, op.getFalseValue()}, c{&m, op.getCondition()};
    rewriter.replaceOp(op, select(c, a.toBits(), b.toBits()).bitcastTo(element).v);
    return success();
  }
};

/// Integer <-> f16 / bf16 by way of a float that holds the integer, or enough of it.
template <typename Op>
struct FromInteger : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    Type to = getElementTypeOrSelf(op.getType());
    if (!to.isF16() && !to.isBF16())
      return failure();
    bool wide = getElementTypeOrSelf(op.getIn()).getIntOrFloatBitWidth() > 16;
    Type way = withElement(op.getType(), wide ? Type(rewriter.getF64Type()) : Type(rewriter.getF32Type()));
    rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, op.getType(), Op::create(rewriter, op.getLoc(), way, op.getIn()));
    return success();
  }
};
template <typename Op>
struct ToInteger : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op, PatternRewriter &rewriter) const override {
    Type from = getElementTypeOrSelf(op.getIn());
    if (!from.isF16() && !from.isBF16())
      return failure();
    Value f32 = arith::ExtFOp::create(rewriter, op.getLoc(), withElement(op.getIn().getType(), rewriter.getF32Type()),
                                      op.getIn());
    rewriter.replaceOpWithNewOp<Op>(op, op.getType(), f32);
    return success();
  }
};

} // namespace

LogicalResult codegen::expandFloats(Kernel &kernel) {
  func::FuncOp function = kernel.function;
  if (failed(runOnFunction(function, "arith-emulate-unsupported-floats{source-types=f16,bf16 target-type=f32}")))
    return failure();
  MLIRContext *context = kernel.context();
  bool hasHalf = kernel.machine.has(DLC_CPU_AVX2); // F16C
  RewritePatternSet patterns(context);
  patterns.add<TruncPattern, ExtPattern>(context, hasHalf);
  patterns.add<SelectPattern>(context);
  patterns.add<FromInteger<arith::SIToFPOp>, FromInteger<arith::UIToFPOp>, ToInteger<arith::FPToSIOp>,
               ToInteger<arith::FPToUIOp>>(context);
  if (failed(applyPatternsGreedily(function, std::move(patterns))))
    return function.emitError() << "kernel @" << function.getSymName() << ": expansion of small floats does not end";
  return runOnFunction(function, "canonicalize,cse,loop-invariant-code-motion");
}

/// Whether the op moves values without looking at what they mean.
static bool carries(Operation *op) {
  return isa<LLVM::LoadOp, LLVM::StoreOp, LLVM::GEPOp, LLVM::BitcastOp, LLVM::ConstantOp, LLVM::SelectOp, LLVM::BrOp,
             LLVM::CondBrOp, LLVM::PoisonOp, LLVM::UndefOp, LLVM::ZeroOp, LLVM::InsertElementOp, LLVM::ExtractElementOp,
             LLVM::ShuffleVectorOp, LLVM::InsertValueOp, LLVM::ExtractValueOp>(op);
}

void codegen::carryAsBits(LLVM::LLVMFuncOp function) {
  MLIRContext *context = function.getContext();
  Type bits = IntegerType::get(context, 16);
  for (Type small : {Type(BFloat16Type::get(context)), Type(Float16Type::get(context))}) {
    auto has = [&](Type type) {
      return LLVM::isCompatibleVectorType(type) ? getElementTypeOrSelf(type) == small : type == small;
    };
    bool onlyCarried = !function
                            .walk([&](Operation *op) {
                              bool touches =
                                  llvm::any_of(op->getOperandTypes(), has) || llvm::any_of(op->getResultTypes(), has);
                              return touches && !carries(op) ? WalkResult::interrupt() : WalkResult::advance();
                            })
                            .wasInterrupted();
    if (!onlyCarried)
      continue;
    AttrTypeReplacer replacer;
    replacer.addReplacement(
        [&](FloatType type) -> std::optional<Type> { return type == small ? std::optional(bits) : std::nullopt; });
    replacer.addReplacement([&](FloatAttr value) -> std::optional<Attribute> {
      if (value.getType() != small)
        return std::nullopt;
      return IntegerAttr::get(bits, value.getValue().bitcastToAPInt());
    });
    replacer.addReplacement([&](DenseElementsAttr values) -> std::optional<Attribute> {
      return values.getElementType() == small ? std::optional<Attribute>(values.bitcast(bits)) : std::nullopt;
    });
    replacer.recursivelyReplaceElementsIn(function, /*replaceAttrs=*/true, /*replaceLocs=*/false,
                                          /*replaceTypes=*/true);
  }
  function.walk([](LLVM::BitcastOp op) {
    if (op.getType() == op.getArg().getType()) {
      op.replaceAllUsesWith(op.getArg());
      op.erase();
    }
  });
}
