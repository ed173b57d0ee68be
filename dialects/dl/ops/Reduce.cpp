//===- Reduce.cpp - Rules of scans; reductions' stand in their class ------===//
#include "dialects/dl/Dialect.h"

using namespace mlir;

namespace dlc::dl {

LogicalResult CumsumOp::inferReturnTypes(MLIRContext *, std::optional<Location> loc, Adaptor adaptor,
                                         SmallVectorImpl<Type> &types) {
  auto type = cast<RankedTensorType>(adaptor.getX().getType());
  if (int64_t axis = adaptor.getAxis(); axis < 0 || axis >= type.getRank())
    return emitOptionalError(loc, "dl.cumsum: axis must be in 0..", type.getRank(), " for ", toString(type), ", got ",
                             axis);
  types.push_back(type);
  return success();
}

} // namespace dlc::dl
