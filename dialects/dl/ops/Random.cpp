//===- Random.cpp - Rules of the random ops -------------------------------===//
#include "dialects/dl/Dialect.h"

using namespace mlir;

namespace dlc::dl {

static LogicalResult verifyRandom(Operation *op) {
  for (Value operand : op->getOperands())
    if (auto type = cast<RankedTensorType>(operand.getType()); type.getRank() != 0)
      return op->emitOpError() << "key and counter must be i64 scalars, got " << toString(type);
  return success();
}
LogicalResult RandomBitsOp::verify() { return verifyRandom(*this); }
LogicalResult RandomUniformOp::verify() { return verifyRandom(*this); }
LogicalResult RandomNormalOp::verify() { return verifyRandom(*this); }

} // namespace dlc::dl
