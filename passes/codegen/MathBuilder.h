//===- MathBuilder.h - Arithmetic on values, written as such ----*- C++ -*-===//
//
// `Num` carries the builder, so that a polynomial reads as one. Works on scalars and vectors alike. Private to
// passes/codegen.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_PASSES_CODEGEN_MATHBUILDER_H
#define DLC_PASSES_CODEGEN_MATHBUILDER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"

namespace dlc::codegen {

/// Where arithmetic is emitted.
struct MathBuilder {
  mlir::OpBuilder &builder;
  mlir::Location loc;
  bool hasFma;
};

/// `type` with another element type.
inline mlir::Type withElement(mlir::Type type, mlir::Type element) {
  if (auto vector = mlir::dyn_cast<mlir::VectorType>(type))
    return vector.clone(element);
  return element;
}

/// A float, integer or predicate value.
struct Num {
  MathBuilder *m;
  mlir::Value v;

  mlir::Type type() const { return v.getType(); }
  mlir::Type element() const { return mlir::getElementTypeOrSelf(type()); }
  bool isFloat() const { return mlir::isa<mlir::FloatType>(element()); }
  template <typename Op, typename... Args>
  Num make(Args &&...args) const {
    return {m, m->builder.createOrFold<Op>(m->loc, std::forward<Args>(args)...)};
  }

  /// A constant of this value's type.
  Num constant(double value) const {
    mlir::TypedAttr attr;
    if (isFloat())
      attr = m->builder.getFloatAttr(element(), value);
    else
      attr = m->builder.getIntegerAttr(element(), int64_t(value));
    return splat(attr);
  }
  Num bits(uint64_t value) const {
    unsigned width = element().getIntOrFloatBitWidth();
    return splat(m->builder.getIntegerAttr(element(), llvm::APInt(width, value, false, true)));
  }
  Num splat(mlir::TypedAttr attr) const {
    if (auto vector = mlir::dyn_cast<mlir::VectorType>(type()))
      attr = mlir::DenseElementsAttr::get(vector, mlir::Attribute(attr));
    return {m, mlir::arith::ConstantOp::create(m->builder, m->loc, attr)};
  }

  Num operator+(Num o) const {
    return isFloat() ? make<mlir::arith::AddFOp>(v, o.v) : make<mlir::arith::AddIOp>(v, o.v);
  }
  Num operator-(Num o) const {
    return isFloat() ? make<mlir::arith::SubFOp>(v, o.v) : make<mlir::arith::SubIOp>(v, o.v);
  }
  Num operator*(Num o) const {
    return isFloat() ? make<mlir::arith::MulFOp>(v, o.v) : make<mlir::arith::MulIOp>(v, o.v);
  }
  Num operator/(Num o) const { return make<mlir::arith::DivFOp>(v, o.v); }
  Num operator-() const { return make<mlir::arith::NegFOp>(v); }
  Num operator+(double c) const { return *this + constant(c); }
  Num operator-(double c) const { return *this - constant(c); }
  Num operator*(double c) const { return *this * constant(c); }
  Num operator&(Num o) const { return make<mlir::arith::AndIOp>(v, o.v); }
  Num operator|(Num o) const { return make<mlir::arith::OrIOp>(v, o.v); }
  Num operator^(Num o) const { return make<mlir::arith::XOrIOp>(v, o.v); }
  Num operator&(uint64_t c) const { return *this & bits(c); }
  Num operator|(uint64_t c) const { return *this | bits(c); }
  Num operator^(uint64_t c) const { return *this ^ bits(c); }
  Num shl(unsigned c) const { return make<mlir::arith::ShLIOp>(v, bits(c).v); }
  Num shl(Num c) const { return make<mlir::arith::ShLIOp>(v, c.v); }
  Num lshr(unsigned c) const { return make<mlir::arith::ShRUIOp>(v, bits(c).v); }
  Num lshr(Num c) const { return make<mlir::arith::ShRUIOp>(v, c.v); }
  Num ashr(unsigned c) const { return make<mlir::arith::ShRSIOp>(v, bits(c).v); }

  Num compare(mlir::arith::CmpFPredicate p, Num o) const { return make<mlir::arith::CmpFOp>(p, v, o.v); }
  Num compare(mlir::arith::CmpIPredicate p, Num o) const { return make<mlir::arith::CmpIOp>(p, v, o.v); }
  /// Ordered comparisons: false on NaN; unsigned on integers.
  Num operator<(Num o) const {
    return isFloat() ? compare(mlir::arith::CmpFPredicate::OLT, o) : compare(mlir::arith::CmpIPredicate::ult, o);
  }
  Num operator>(Num o) const {
    return isFloat() ? compare(mlir::arith::CmpFPredicate::OGT, o) : compare(mlir::arith::CmpIPredicate::ugt, o);
  }
  Num operator==(Num o) const {
    return isFloat() ? compare(mlir::arith::CmpFPredicate::OEQ, o) : compare(mlir::arith::CmpIPredicate::eq, o);
  }
  Num operator<(double c) const { return *this < constant(c); }
  Num operator>(double c) const { return *this > constant(c); }
  Num operator==(double c) const { return *this == constant(c); }
  Num isNan() const { return compare(mlir::arith::CmpFPredicate::UNO, *this); }

  Num sqrt() const { return make<mlir::math::SqrtOp>(v); }
  Num abs() const { return make<mlir::math::AbsFOp>(v); }
  Num roundEven() const { return make<mlir::math::RoundEvenOp>(v); }
  Num trunc() const { return make<mlir::math::TruncOp>(v); }
  /// Magnitude of this with the sign of `o`.
  Num copySign(Num o) const { return make<mlir::math::CopySignOp>(v, o.v); }

  Num bitcastTo(mlir::Type element) const { return make<mlir::arith::BitcastOp>(withElement(type(), element), v); }
  Num toF32() const { return make<mlir::arith::TruncFOp>(withElement(type(), m->builder.getF32Type()), v); }
  Num toF64() const { return make<mlir::arith::ExtFOp>(withElement(type(), m->builder.getF64Type()), v); }
  Num toBits() const { return bitcastTo(m->builder.getIntegerType(element().getIntOrFloatBitWidth())); }
  Num zext(unsigned width) const {
    return make<mlir::arith::ExtUIOp>(withElement(type(), m->builder.getIntegerType(width)), v);
  }
  Num truncTo(unsigned width) const {
    return make<mlir::arith::TruncIOp>(withElement(type(), m->builder.getIntegerType(width)), v);
  }
  Num signedTo(mlir::Type element) const { return make<mlir::arith::SIToFPOp>(withElement(type(), element), v); }
};

inline Num select(Num c, Num a, Num b) { return c.make<mlir::arith::SelectOp>(c.v, a.v, b.v); }
/// a * b + c, fused where the machine has it in hardware (a libm call otherwise).
inline Num fma(Num a, Num b, Num c) { return a.m->hasFma ? a.make<mlir::math::FmaOp>(a.v, b.v, c.v) : a * b + c; }
/// Polynomial by Horner's rule, highest coefficient first.
inline Num horner(Num x, llvm::ArrayRef<double> coefficients) {
  Num sum = x.constant(coefficients.front());
  for (double c : coefficients.drop_front())
    sum = fma(sum, x, x.constant(c));
  return sum;
}

} // namespace dlc::codegen

#endif
