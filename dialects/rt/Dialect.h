//===- Dialect.h - The rt dialect -------------------------------*- C++ -*-===//
#ifndef DLC_DIALECTS_RT_DIALECT_H
#define DLC_DIALECTS_RT_DIALECT_H

#include "dialects/dl/Dialect.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "dialects/rt/Dialect.h.inc"
#define GET_TYPEDEF_CLASSES
#include "dialects/rt/Types.h.inc"
#define GET_OP_CLASSES
#include "dialects/rt/Ops.h.inc"

#endif
