//===- Dialect.cpp - The check dialect ------------------------------------===//
#include "dialects/check/Dialect.h"

using namespace mlir;

#include "dialects/check/Dialect.cpp.inc"
#define GET_OP_CLASSES
#include "dialects/check/Ops.cpp.inc"

namespace dlc::check {

void CheckDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialects/check/Ops.cpp.inc"
      >();
}

} // namespace dlc::check
