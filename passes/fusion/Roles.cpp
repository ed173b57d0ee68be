//===- Roles.cpp - What part an op can play in a kernel -------------------===//
#include "passes/fusion/Roles.h"
#include "passes/Facts.h"

using namespace mlir;

namespace dlc::fusion {

bool isContiguous(dl::SliceOp op) {
  auto from = cast<RankedTensorType>(op.getX().getType()), to = cast<RankedTensorType>(op.getType());
  SmallVector<dl::Dim> x = dl::getDims(from), r = dl::getDims(to);
  // From the inside: full dims, then one that is cut in unit steps, then only size 1.
  bool cut = false;
  for (int64_t i = from.getRank() - 1; i >= 0; --i) {
    const bool one = r[i] && dl::isConstant(r[i], 1);
    if (cut && !one)
      return false;
    if (x[i] == r[i] && dl::isConstant(op.getStarts().getExprs()[i], 0) && (op.getSteps()[i] == 1 || one))
      continue;
    if (op.getSteps()[i] != 1 && !one)
      return false;
    cut = true;
  }
  return true;
}

Role roleOf(Operation *op) {
  if (auto constant = dyn_cast<dl::ConstantOp>(op))
    return isa<SplatElementsAttr>(constant.getValue()) ? Role::Splat : Role::Program;
  if (isa<dl::ReshapeOp>(op))
    return Role::View;
  if (auto slice = dyn_cast<dl::SliceOp>(op))
    return isContiguous(slice) ? Role::View : Role::Root;
  // Built from their place alone, or by repeating: maps with few or no operands.
  if (isa<dl::IotaOp, dl::BroadcastToOp, dl::DimOp>(op))
    return Role::Map;
  if (isa<dl::TransposeOp, dl::ReverseOp, dl::GatherOp>(op))
    return Role::Root;
  if (isa<dl::ArgmaxOp, dl::ArgminOp, dl::CumsumOp>(op))
    return Role::Single;
  StringRef family = familyOf(op);
  if (family == "Elementwise")
    return Role::Map;
  if (family == "Reduce")
    return Role::Reduce;
  if (family == "Contraction" || family == "Pool")
    return Role::Root;
  if (family == "Shape" || family == "Index" || family == "Random")
    return Role::Single;
  return Role::Program;
}

} // namespace dlc::fusion
