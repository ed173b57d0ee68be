//===- Dims.cpp - Between dim expressions and index values ----------------===//
#include "dialects/dl/Dialect.h"
#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "passes/codegen/Kernel.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

Value codegen::materialize(OpBuilder &builder, Location loc, Kernel &kernel, dl::Dim dim) {
  if (auto constant = dyn_cast<AffineConstantExpr>(dim))
    return arith::ConstantIndexOp::create(builder, loc, constant.getValue());
  if (isa<AffineSymbolExpr>(dim)) {
    StringRef name = dl::collectNames({dim}).front();
    auto it = llvm::find(kernel.dims, name);
    unsigned first = kernel.function.getNumArguments() - 1 - kernel.dims.size();
    return kernel.function.getArgument(first + (it - kernel.dims.begin()));
  }
  auto binary = cast<AffineBinaryOpExpr>(dim);
  Value left = materialize(builder, loc, kernel, binary.getLHS()),
        right = materialize(builder, loc, kernel, binary.getRHS());
  switch (dim.getKind()) {
  case AffineExprKind::Add:
    return builder.createOrFold<arith::AddIOp>(loc, left, right);
  case AffineExprKind::Mul:
    return builder.createOrFold<arith::MulIOp>(loc, left, right);
  case AffineExprKind::FloorDiv:
    return builder.createOrFold<arith::FloorDivSIOp>(loc, left, right);
  case AffineExprKind::CeilDiv:
    return builder.createOrFold<arith::CeilDivSIOp>(loc, left, right);
  default:
    return builder.createOrFold<arith::RemSIOp>(loc, left, right);
  }
}

/// The bound of an affine map's result over operands with bounds.
static dl::Dim boundOfExpr(Kernel &kernel, AffineExpr expr, unsigned numDims, ValueRange operands) {
  SmallVector<AffineExpr> dims, symbols;
  for (auto [i, operand] : llvm::enumerate(operands)) {
    dl::Dim bound = boundOf(kernel, operand);
    if (!bound && expr.isFunctionOfDim(i) && i < numDims)
      return {};
    if (!bound && i >= numDims && expr.isFunctionOfSymbol(i - numDims))
      return {};
    (i < numDims ? dims : symbols).push_back(bound ? bound : dl::constantDim(0, kernel.context()));
  }
  return dl::simplify(expr.replaceDimsAndSymbols(dims, symbols));
}

dl::Dim codegen::boundOf(Kernel &kernel, Value value) {
  IntegerAttr constant;
  if (matchPattern(value, m_Constant(&constant)))
    return dl::constantDim(constant.getInt(), kernel.context());
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    if (argument.getOwner() != &kernel.function.front())
      return {};
    unsigned first = kernel.function.getNumArguments() - 1 - kernel.dims.size();
    unsigned i = argument.getArgNumber() - first;
    if (argument.getArgNumber() < first || i >= kernel.dims.size())
      return {};
    return dl::namedDim(kernel.dims[i], kernel.context());
  }
  Operation *op = value.getDefiningOp();
  if (isa<tensor::DimOp, memref::DimOp>(op)) {
    Value source = op->getOperand(0);
    if (auto tensor = source.getDefiningOp<bufferization::ToTensorOp>())
      source = tensor.getBuffer();
    auto argument = dyn_cast<BlockArgument>(source);
    IntegerAttr index;
    if (!argument || argument.getOwner() != &kernel.function.front() ||
        argument.getArgNumber() >= kernel.shapes.size() || !matchPattern(op->getOperand(1), m_Constant(&index)))
      return {};
    return kernel.shapes[argument.getArgNumber()][index.getInt()];
  }
  auto binary = [&](auto combine) -> dl::Dim {
    dl::Dim left = boundOf(kernel, op->getOperand(0)), right = boundOf(kernel, op->getOperand(1));
    return left && right ? dl::simplify(combine(left, right)) : dl::Dim();
  };
  if (isa<arith::AddIOp>(op))
    return binary([](dl::Dim a, dl::Dim b) { return a + b; });
  if (isa<arith::MulIOp>(op))
    return binary([](dl::Dim a, dl::Dim b) { return a * b; });
  if (isa<arith::FloorDivSIOp, arith::DivSIOp, arith::DivUIOp>(op))
    return binary([](dl::Dim a, dl::Dim b) { return a.floorDiv(b); });
  if (isa<arith::CeilDivSIOp, arith::CeilDivUIOp>(op))
    return binary([](dl::Dim a, dl::Dim b) { return a.ceilDiv(b); });
  // Only exact where the right side is a constant; a difference of bounds is no bound.
  if (isa<arith::SubIOp>(op) && matchPattern(op->getOperand(1), m_Constant()))
    return binary([](dl::Dim a, dl::Dim b) { return a - b; });
  if (isa<arith::MaxSIOp>(op)) {
    dl::Dim left = boundOf(kernel, op->getOperand(0)), right = boundOf(kernel, op->getOperand(1));
    // The larger of two expressions has no expression of its own; max(x, 0) of a size is x.
    if (left && right && (dl::isConstant(right, 0) || left == right))
      return left;
    if (left && right && dl::isConstant(left, 0))
      return right;
    return {};
  }
  if (isa<arith::MinSIOp, arith::MinUIOp>(op)) {
    dl::Dim left = boundOf(kernel, op->getOperand(0)), right = boundOf(kernel, op->getOperand(1));
    return !left || (right && dl::constantValue(right)) ? right : left;
  }
  if (auto apply = dyn_cast<affine::AffineApplyOp>(op)) {
    AffineMap map = apply.getAffineMap();
    return boundOfExpr(kernel, map.getResult(0), map.getNumDims(), apply.getOperands());
  }
  if (auto min = dyn_cast<affine::AffineMinOp>(op)) {
    dl::Dim best;
    for (AffineExpr expr : min.getMap().getResults()) {
      dl::Dim bound = boundOfExpr(kernel, expr, min.getMap().getNumDims(), min.getOperands());
      if (bound && (!best || dl::constantValue(bound)))
        best = bound;
    }
    return best;
  }
  return {};
}
