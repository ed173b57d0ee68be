//===- Gradient.cpp - What an op's reverse rule is written with -----------===//
#include "dialects/dl/Gradient.h"
#include "dialects/dl/Dialect.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;

#include "dialects/dl/GradientInterface.cpp.inc"

namespace dlc::dl {

Value GradientRule::constant(double value, Type element) {
  auto type = RankedTensorType::get({}, element);
  TypedAttr attribute;
  if (auto real = dyn_cast<FloatType>(element))
    attribute = builder.getFloatAttr(real, value);
  else
    attribute = builder.getIntegerAttr(element, int64_t(value));
  return make<ConstantOp>(type, DenseElementsAttr::get(type, attribute));
}

Value GradientRule::full(double value, RankedTensorType type) {
  Value scalar = constant(value, type.getElementType());
  return type.getRank() ? make<BroadcastToOp>(type, scalar) : scalar;
}

Value GradientRule::reshape(Value value, RankedTensorType type) {
  return value.getType() == type ? value : make<ReshapeOp>(type, value);
}

Value GradientRule::transpose(Value value, ArrayRef<int64_t> perm) {
  return llvm::is_sorted(perm) ? value : make<TransposeOp>(value, perm);
}

Value GradientRule::incoming(unsigned result) {
  Value value = arrived(result);
  return value ? value : zeros(tensorTypeOf(op->getResult(result)));
}

Value GradientRule::sumTo(Value value, RankedTensorType type) {
  RankedTensorType from = tensorTypeOf(value);
  if (from == type)
    return value;
  SmallVector<Dim> dims = getDims(from), target = getDims(type);
  SmallVector<int64_t> axes;
  int64_t extra = from.getRank() - type.getRank();
  for (int64_t i = 0; i < from.getRank(); ++i)
    if (i < extra || dims[i] != target[i - extra])
      axes.push_back(i);
  return reshape(make<ReduceSumOp>(value, axes), type);
}

void GradientRule::add(unsigned operand, Value gradient) {
  Value value = op->getOperand(operand);
  if (isActive(value))
    accumulate(value, sumTo(gradient, tensorTypeOf(value)));
}

/// A number beside a term.
static Term number(const Term &like, double value) {
  return {like.rule, like.rule->constant(value, tensorTypeOf(like.value).getElementType())};
}
template <typename Op>
static Term apply(Term x, Term y) {
  return {x.rule, x.rule->make<Op>(x.value, y.value)};
}

#define DLC_TERM_OPERATOR(symbol, Op)                                                                                  \
  Term operator symbol(Term x, Term y) { return apply<Op>(x, y); }                                                     \
  Term operator symbol(Term x, double y) { return apply<Op>(x, number(x, y)); }                                        \
  Term operator symbol(double x, Term y) { return apply<Op>(number(y, x), y); }
DLC_TERM_OPERATOR(+, AddOp)
DLC_TERM_OPERATOR(-, SubOp)
DLC_TERM_OPERATOR(*, MulOp)
DLC_TERM_OPERATOR(/, DivOp)
DLC_TERM_OPERATOR(>, GtOp)
DLC_TERM_OPERATOR(<, LtOp)
DLC_TERM_OPERATOR(>=, GeOp)
DLC_TERM_OPERATOR(==, EqOp)
DLC_TERM_OPERATOR(&, AndOp)
DLC_TERM_OPERATOR(|, OrOp)
#undef DLC_TERM_OPERATOR
Term operator-(Term x) { return {x.rule, x.rule->make<NegOp>(x.value)}; }
Term operator*(Incoming dr, Term slope) {
  // A constant is finite, and the product is exact about zeros.
  if (matchPattern(slope.value, m_Constant()))
    return apply<MulOp>(dr, slope);
  return apply<MulNoNanOp>(dr, slope);
}
Term operator*(Incoming dr, double slope) { return Term(dr) * slope; }

#define DLC_TERM_FUNCTION(name, Op)                                                                                    \
  Term name(Term x) { return {x.rule, x.rule->make<Op>(x.value)}; }
DLC_TERM_FUNCTION(cos, CosOp)
DLC_TERM_FUNCTION(sin, SinOp)
DLC_TERM_FUNCTION(cosh, CoshOp)
DLC_TERM_FUNCTION(sinh, SinhOp)
DLC_TERM_FUNCTION(exp, ExpOp)
DLC_TERM_FUNCTION(log, LogOp)
DLC_TERM_FUNCTION(rsqrt, RsqrtOp)
DLC_TERM_FUNCTION(sign, SignOp)
#undef DLC_TERM_FUNCTION
Term pow(Term x, Term y) { return apply<PowOp>(x, y); }
Term select(Term condition, Term x, Term y) { return {x.rule, x.rule->make<SelectOp>(condition, x, y)}; }
Term select(Term condition, double x, Term y) { return select(condition, number(y, x), y); }
Term select(Term condition, Term x, double y) { return select(condition, x, number(x, y)); }

Term share(Term wins, Term x, Term y, Term dr) {
  Value other = y.value;
  while (auto broadcast = other.getDefiningOp<BroadcastToOp>())
    other = broadcast.getX();
  if (matchPattern(other, m_Constant()))
    return select(wins, dr, 0.0);
  return select(wins, dr, select(x == y, dr * 0.5, 0.0));
}

// The rules in the records.
#include "dialects/dl/Gradients.inc"

} // namespace dlc::dl
