//===- Scalar.h - Scalar forms of elementwise ops ---------------*- C++ -*-===//
//
// `(S<"fn"> $x, $y)` in an op's record calls `scalar::fn(b, x, y)`. Values are scalars of the lowered element type; the
// builder knows the dl element type, which tells signed from unsigned. f16 and bf16 are computed in f32, and each
// function rounds its result back, so that one function is one rounding.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_PASSES_LOWER_SCALAR_H
#define DLC_PASSES_LOWER_SCALAR_H

#include "mlir/IR/Builders.h"
#include "llvm/ADT/APFloat.h"

namespace dlc::lower {

/// Where scalar code is built, and the dl type of the numbers in it.
struct ScalarBuilder {
  mlir::OpBuilder &b;
  mlir::Location loc;
  /// i1, ui8, i8, .., f64: of the operands (the last one, for select).
  mlir::Type element;

  bool isUnsigned() const { return element.isUnsignedInteger() || element.isInteger(1); }

  mlir::Value integer(int64_t value, mlir::Type type);
  mlir::Value real(double value, mlir::Type type);
  /// A number of the type of `like`, integer or float.
  mlir::Value number(double value, mlir::Type type);
  mlir::Value select(mlir::Value condition, mlir::Value x, mlir::Value y);
};

namespace scalar {

using mlir::Value;

// Floating point.
Value sqrt(ScalarBuilder &b, Value x);
Value rsqrt(ScalarBuilder &b, Value x);
Value exp(ScalarBuilder &b, Value x);
Value log(ScalarBuilder &b, Value x);
Value log1p(ScalarBuilder &b, Value x);
Value expm1(ScalarBuilder &b, Value x);
Value sin(ScalarBuilder &b, Value x);
Value cos(ScalarBuilder &b, Value x);
Value tan(ScalarBuilder &b, Value x);
Value asin(ScalarBuilder &b, Value x);
Value acos(ScalarBuilder &b, Value x);
Value atan(ScalarBuilder &b, Value x);
Value sinh(ScalarBuilder &b, Value x);
Value cosh(ScalarBuilder &b, Value x);
Value tanh(ScalarBuilder &b, Value x);
Value asinh(ScalarBuilder &b, Value x);
Value acosh(ScalarBuilder &b, Value x);
Value atanh(ScalarBuilder &b, Value x);
Value erf(ScalarBuilder &b, Value x);
Value sigmoid(ScalarBuilder &b, Value x);
Value ceil(ScalarBuilder &b, Value x);
Value floor(ScalarBuilder &b, Value x);
Value round(ScalarBuilder &b, Value x);
Value atan2(ScalarBuilder &b, Value x, Value y);
Value isNan(ScalarBuilder &b, Value x);
Value isInf(ScalarBuilder &b, Value x);

// Numbers.
Value abs(ScalarBuilder &b, Value x);
Value neg(ScalarBuilder &b, Value x);
Value sign(ScalarBuilder &b, Value x);
Value add(ScalarBuilder &b, Value x, Value y);
Value sub(ScalarBuilder &b, Value x, Value y);
Value mul(ScalarBuilder &b, Value x, Value y);
Value mulNoNan(ScalarBuilder &b, Value x, Value y);
Value div(ScalarBuilder &b, Value x, Value y);
Value rem(ScalarBuilder &b, Value x, Value y);
Value mod(ScalarBuilder &b, Value x, Value y);
Value pow(ScalarBuilder &b, Value x, Value y);
Value maximum(ScalarBuilder &b, Value x, Value y);
Value minimum(ScalarBuilder &b, Value x, Value y);

// Bits.
Value bitNot(ScalarBuilder &b, Value x);
Value bitAnd(ScalarBuilder &b, Value x, Value y);
Value bitOr(ScalarBuilder &b, Value x, Value y);
Value bitXor(ScalarBuilder &b, Value x, Value y);
Value shiftLeft(ScalarBuilder &b, Value x, Value y);
Value shiftRight(ScalarBuilder &b, Value x, Value y);

// Comparison and choice.
Value eq(ScalarBuilder &b, Value x, Value y);
Value ne(ScalarBuilder &b, Value x, Value y);
Value lt(ScalarBuilder &b, Value x, Value y);
Value le(ScalarBuilder &b, Value x, Value y);
Value gt(ScalarBuilder &b, Value x, Value y);
Value ge(ScalarBuilder &b, Value x, Value y);
Value select(ScalarBuilder &b, Value c, Value x, Value y);

/// `x` of dl type `b.element` as dl type `to`, by the rules of dl.cast.
Value cast(ScalarBuilder &b, Value x, mlir::Type to);

/// f16 and bf16 as f32; others as they are. And a float rounded to `type`.
Value widen(ScalarBuilder &b, Value x);
Value narrow(ScalarBuilder &b, Value x, mlir::Type type);

} // namespace scalar
} // namespace dlc::lower

#endif
