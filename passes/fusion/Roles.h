//===- Roles.h - What part an op can play in a kernel -----------*- C++ -*-===//
//
// Fusion asks for the role of an op and for nothing else about it. Roles follow from the family in the op's record;
// the few members of a family that differ are named in Roles.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_PASSES_FUSION_ROLES_H
#define DLC_PASSES_FUSION_ROLES_H

#include "dialects/dl/Dialect.h"

namespace dlc::fusion {

enum class Role {
  Program, ///< stays in the function: parameters, state, non-splat constants, print, assert, eager calls, return
  View,    ///< stays in the function and costs nothing: the same memory under another type
  Splat,   ///< a constant of one value, copied into each kernel that reads it
  Map,     ///< each result element from elements at the same (broadcast) place; joins any kernel of its shape
  Reduce,  ///< combines along axes; joins the maps that feed it, and others over the same axes
  Root,    ///< shapes a kernel's loops by itself; maps of its result's shape join behind it
  Single   ///< a kernel alone
};

Role roleOf(mlir::Operation *op);

/// The result of a slice is one piece of its operand's memory.
bool isContiguous(dl::SliceOp op);

} // namespace dlc::fusion

#endif
