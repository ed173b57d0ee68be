//===- Dialect.h - The kernel dialect ---------------------------*- C++ -*-===//
#ifndef DLC_DIALECTS_KERNEL_DIALECT_H
#define DLC_DIALECTS_KERNEL_DIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/RegionKindInterface.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "dialects/kernel/Dialect.h.inc"
#define GET_OP_CLASSES
#include "dialects/kernel/Ops.h.inc"

#endif
