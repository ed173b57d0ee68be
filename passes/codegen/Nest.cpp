//===- Nest.cpp - A loop nest with linear accesses ------------------------===//
#include "passes/codegen/Nest.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

/// Adds coefficient * (coefficients of `expr`'s dims) to `sum`; false unless expr is linear without a constant term.
static bool addLinear(AffineExpr expr, int64_t coefficient, SmallVectorImpl<int64_t> &sum) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    sum[dim.getPosition()] += coefficient;
    return true;
  }
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue() == 0;
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return false;
  if (expr.getKind() == AffineExprKind::Add)
    return addLinear(binary.getLHS(), coefficient, sum) && addLinear(binary.getRHS(), coefficient, sum);
  auto factor = dyn_cast<AffineConstantExpr>(binary.getRHS());
  return expr.getKind() == AffineExprKind::Mul && factor && addLinear(binary.getLHS(), coefficient * factor.getValue(), sum);
}

std::optional<SmallVector<int64_t>> codegen::linearStrides(AffineMap map, Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return std::nullopt;
  SmallVector<int64_t> sum(map.getNumDims(), 0);
  for (auto [i, expr] : llvm::enumerate(map.getResults())) {
    if (isa<AffineConstantExpr>(expr) && cast<AffineConstantExpr>(expr).getValue() == 0)
      continue;
    // A dim of size 1 is only ever at 0.
    if (type.getDimSize(i) == 1)
      continue;
    if (ShapedType::isDynamic(strides[i]) || !addLinear(expr, strides[i], sum))
      return std::nullopt;
  }
  return sum;
}

void codegen::simplify(Nest &nest) {
  auto erase = [&](unsigned i) {
    nest.loops.erase(nest.loops.begin() + i);
    for (Access &access : nest.accesses)
      access.strides.erase(access.strides.begin() + i);
  };
  for (unsigned i = 0; i < nest.loops.size();)
    nest.loops[i].extent == 1 && nest.loops[i].isStatic() ? erase(i) : void(++i);
  for (unsigned i = 0; i + 1 < nest.loops.size();) {
    Loop &outer = nest.loops[i], &inner = nest.loops[i + 1];
    bool joins = outer.reduction == inner.reduction && inner.isStatic() && llvm::all_of(nest.accesses, [&](Access &access) {
      return access.strides[i] == access.strides[i + 1] * inner.extent;
    });
    if (!joins) {
      ++i;
      continue;
    }
    inner.extent *= outer.extent;
    inner.size = outer.size;
    erase(i);
  }
}
