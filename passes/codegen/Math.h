//===- Math.h - Functions that Math.cpp takes from its neighbours ---------===//
#ifndef DLC_PASSES_CODEGEN_MATH_H
#define DLC_PASSES_CODEGEN_MATH_H

#include "passes/codegen/Kernel.h"
#include "passes/codegen/MathBuilder.h"

namespace dlc::codegen {

// Trigonometry.cpp
Num sin32(Num x);
Num cos32(Num x);
Num tan32(Num x);
Num asin32(Num x);
Num acos32(Num x);
Num atan32(Num x);
Num atan2_32(Num y, Num x);

// SmallFloats.cpp
/// Arithmetic on f16 and bf16 by way of f32, and conversions in integer arithmetic where the machine has none.
llvm::LogicalResult expandFloats(Kernel &kernel);

} // namespace dlc::codegen

#endif
