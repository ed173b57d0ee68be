//===- Dialect.h - The dl dialect -------------------------------*- C++ -*-===//
//
// Tensor programs with value semantics. See Base.td for what an op's record states.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_DIALECTS_DL_DIALECT_H
#define DLC_DIALECTS_DL_DIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/TensorEncoding.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "dialects/dl/Dialect.h.inc"
#include "dialects/dl/Enums.h.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/dl/Attrs.h.inc"

#include "dialects/dl/Dims.h"
#include "dialects/dl/Gradient.h"
#include "dialects/dl/Infer.h"

#define GET_OP_CLASSES
#include "dialects/dl/Ops.h.inc"

#endif
