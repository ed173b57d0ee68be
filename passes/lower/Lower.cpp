//===- Lower.cpp - dl ops inside a kernel to linalg on tensors ------------===//
#include "passes/lower/Lower.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "passes/Facts.h"
#include "passes/lower/Lowering.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace dlc::lower {

//===----------------------------------------------------------------------===//
// Dims
//===----------------------------------------------------------------------===//

/// Semi-affine expressions (products of names, division by one), operation by operation.
static Value expand(OpBuilder &b, Location loc, AffineExpr expr, llvm::function_ref<Value(AffineExpr)> symbol) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return arith::ConstantIndexOp::create(b, loc, constant.getValue());
  if (isa<AffineSymbolExpr>(expr))
    return symbol(expr);
  auto binary = cast<AffineBinaryOpExpr>(expr);
  Value x = expand(b, loc, binary.getLHS(), symbol), y = expand(b, loc, binary.getRHS(), symbol);
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return arith::AddIOp::create(b, loc, x, y);
  case AffineExprKind::Mul:
    return arith::MulIOp::create(b, loc, x, y);
  case AffineExprKind::FloorDiv:
    return arith::FloorDivSIOp::create(b, loc, x, y);
  case AffineExprKind::CeilDiv:
    return arith::CeilDivSIOp::create(b, loc, x, y);
  default:
    return arith::RemSIOp::create(b, loc, x, y);
  }
}

Value LowerContext::dimValue(OpBuilder &b, Location loc, dl::Dim dim) {
  dim = dl::simplify(dim);
  if (auto value = dl::constantValue(dim))
    return arith::ConstantIndexOp::create(b, loc, *value);
  auto *dialect = dim.getContext()->getOrLoadDialect<dl::DLDialect>();
  auto valueOf = [&](AffineExpr symbol) {
    return namedDim(dialect->dimName(cast<AffineSymbolExpr>(symbol).getPosition()));
  };
  if (isa<AffineSymbolExpr>(dim))
    return valueOf(dim);
  if (!dim.isPureAffine())
    return expand(b, loc, dim, valueOf);
  // The context's symbols renumbered to those used.
  SmallVector<Value> operands;
  DenseMap<AffineExpr, AffineExpr> renumber;
  dim.walk([&](AffineExpr expr) {
    if (isa<AffineSymbolExpr>(expr) && !renumber.count(expr)) {
      renumber[expr] = getAffineSymbolExpr(operands.size(), dim.getContext());
      operands.push_back(valueOf(expr));
    }
  });
  auto map = AffineMap::get(0, operands.size(), dim.replace(renumber));
  return affine::AffineApplyOp::create(b, loc, map, operands);
}

OpFoldResult LowerContext::dimFold(OpBuilder &b, Location loc, dl::Dim dim) {
  if (auto value = dl::constantValue(dl::simplify(dim)))
    return b.getIndexAttr(*value);
  return dimValue(b, loc, dim);
}

Value LowerContext::status(OpBuilder &b, Location loc) {
  Value result;
  for (auto [code, site] : statuses) {
    Value scalar = tensor::ExtractOp::create(b, loc, code, ValueRange{});
    if (statuses.front().second != statuses.back().second) {
      Value zero = arith::ConstantIntOp::create(b, loc, 0, 32);
      Value where = arith::ConstantIntOp::create(b, loc, int64_t(0xffffff - site) << 8, 32);
      Value bad = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ne, scalar, zero);
      scalar = arith::OrIOp::create(b, loc, scalar, arith::SelectOp::create(b, loc, bad, where, zero));
    }
    result = result ? Value(arith::MaxUIOp::create(b, loc, result, scalar)) : scalar;
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

Type lowerType(Type type) {
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    return RankedTensorType::get(tensor.getShape(), lowerType(tensor.getElementType()));
  if (type.isUnsignedInteger())
    return IntegerType::get(type.getContext(), type.getIntOrFloatBitWidth());
  return type;
}

/// Element by element from integer type to integer type.
static Value resize(OpBuilder &b, Location loc, Value tensor, Type element) {
  auto type = cast<RankedTensorType>(tensor.getType());
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(b, loc, tensor);
  Value init = tensor::EmptyOp::create(b, loc, sizes, element);
  AffineMap map = b.getMultiDimIdentityMap(type.getRank());
  SmallVector<utils::IteratorType> iterators(type.getRank(), utils::IteratorType::parallel);
  auto body = [&](OpBuilder &b, Location loc, ValueRange args) {
    Value value = element.isInteger(1) ? Value(arith::TruncIOp::create(b, loc, element, args[0]))
                                       : Value(arith::ExtUIOp::create(b, loc, element, args[0]));
    linalg::YieldOp::create(b, loc, value);
  };
  return linalg::GenericOp::create(b, loc, init.getType(), tensor, init, ArrayRef<AffineMap>{map, map}, iterators, body)
      .getResult(0);
}

Value fromMemory(OpBuilder &b, Location loc, Value tensor, RankedTensorType dlType) {
  return dlType.getElementType().isInteger(1) ? resize(b, loc, tensor, b.getI1Type()) : tensor;
}

Value toMemory(OpBuilder &b, Location loc, Value tensor) {
  return cast<RankedTensorType>(tensor.getType()).getElementType().isInteger(1) ? resize(b, loc, tensor, b.getI8Type())
                                                                                : tensor;
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

static LogicalResult lowerOp(Operation *op, Lowering &l) {
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
#define DLC_SCALAR(Class, fn) .Case<dl::Class>([&](Operation *op) { return lowerElementwise(op, l); })
#define DLC_REDUCE(Class, combine, neutral) .Case<dl::Class>([&](Operation *op) { return lowerReduce(op, l); })
#define DLC_STRUCTURED(Class) .Case<dl::Class>([&](dl::Class op) { return lower(op, l); })
#include "dialects/dl/LoweringTable.inc"
      .Default([&](Operation *op) -> LogicalResult {
        if (isa<dl::DLDialect>(op->getDialect()))
          return op->emitOpError("does not belong into a kernel; fusion leaves it to the program level");
        l.b.clone(*op, l.map);
        return success();
      });
}

LogicalResult lowerBlock(Block &block, IRMapping &map, OpBuilder &b, LowerContext &context) {
  for (Operation &op : block.without_terminator()) {
    Lowering l{b, op.getLoc(), context, map};
    if (canFail(&op))
      ++context.site;
    if (failed(lowerOp(&op, l)))
      return failure();
  }
  return success();
}

} // namespace dlc::lower
