//===- Gradient.h - What an op's reverse rule is written with ---*- C++ -*-===//
//
// `GradientRule` is how reverse mode (passes/autodiff) and an op speak: what arrives at its results, and what goes on to
// its operands. `Term` lets a rule be written as the formula that it is.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_DIALECTS_DL_GRADIENT_H
#define DLC_DIALECTS_DL_GRADIENT_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"

namespace dlc::dl {

class GradientRule {
public:
  GradientRule(mlir::OpBuilder &builder, mlir::Operation *op) : builder(builder), loc(op->getLoc()), op(op) {}
  virtual ~GradientRule() = default;

  /// Whether a gradient of the value is asked for.
  virtual bool isActive(mlir::Value value) const = 0;
  /// What arrived at a result; null where nothing did.
  virtual mlir::Value arrived(unsigned result) const = 0;
  /// Adds to what arrived at a value, an operand or one that a region captures. The types are equal.
  virtual void accumulate(mlir::Value value, mlir::Value gradient) = 0;
  /// The gradients of `inputs`, null where zero, when `seeds` arrive at `outputs` (null where nothing does); built where
  /// `builder` stands. For ops with regions.
  virtual mlir::FailureOr<llvm::SmallVector<mlir::Value>> differentiate(llvm::ArrayRef<mlir::Value> outputs,
                                                                        llvm::ArrayRef<mlir::Value> seeds,
                                                                        llvm::ArrayRef<mlir::Value> inputs) = 0;

  bool wants(unsigned operand) const { return isActive(op->getOperand(operand)); }
  /// What arrived at a result, or zeros.
  mlir::Value incoming(unsigned result = 0);
  /// Adds to the gradient of an operand; sums over the dims along which it was broadcast.
  void add(unsigned operand, mlir::Value gradient);

  template <typename Op, typename... Args>
  mlir::Value make(Args &&...args) {
    return Op::create(builder, loc, std::forward<Args>(args)...)->getResult(0);
  }
  /// A scalar of the element type.
  mlir::Value constant(double value, mlir::Type element);
  mlir::Value zeros(mlir::RankedTensorType type) { return full(0, type); }
  mlir::Value full(double value, mlir::RankedTensorType type);
  mlir::Value reshape(mlir::Value value, mlir::RankedTensorType type);
  mlir::Value transpose(mlir::Value value, llvm::ArrayRef<int64_t> perm);
  /// The adjoint of broadcasting to the value's shape.
  mlir::Value sumTo(mlir::Value value, mlir::RankedTensorType type);

  mlir::OpBuilder &builder;
  mlir::Location loc;
  mlir::Operation *op;
};

inline mlir::RankedTensorType tensorTypeOf(mlir::Value value) {
  return llvm::cast<mlir::RankedTensorType>(value.getType());
}

/// A tensor in a rule. Numbers take its element type.
struct Term {
  GradientRule *rule;
  mlir::Value value;
  operator mlir::Value() const { return value; }
};
/// What arrived: its product with a slope is 0 where it is 0, also where the slope is NaN or infinite.
struct Incoming : Term {};

#define DLC_TERM_OPERATOR(symbol)                                                                                      \
  Term operator symbol(Term, Term);                                                                                    \
  Term operator symbol(Term, double);                                                                                  \
  Term operator symbol(double, Term);
DLC_TERM_OPERATOR(+)
DLC_TERM_OPERATOR(-)
DLC_TERM_OPERATOR(*)
DLC_TERM_OPERATOR(/)
DLC_TERM_OPERATOR(>)
DLC_TERM_OPERATOR(<)
DLC_TERM_OPERATOR(>=)
DLC_TERM_OPERATOR(==)
DLC_TERM_OPERATOR(&)
DLC_TERM_OPERATOR(|)
#undef DLC_TERM_OPERATOR
Term operator-(Term x);
Term operator*(Incoming dr, Term slope);
Term operator*(Incoming dr, double slope);

#define DLC_TERM_FUNCTION(name) Term name(Term x);
DLC_TERM_FUNCTION(cos)
DLC_TERM_FUNCTION(sin)
DLC_TERM_FUNCTION(cosh)
DLC_TERM_FUNCTION(sinh)
DLC_TERM_FUNCTION(exp)
DLC_TERM_FUNCTION(log)
DLC_TERM_FUNCTION(rsqrt)
DLC_TERM_FUNCTION(sign)
#undef DLC_TERM_FUNCTION
Term pow(Term x, Term y);
Term select(Term condition, Term x, Term y);
Term select(Term condition, double x, Term y);
Term select(Term condition, Term x, double y);
/// The part of `dr` that goes to x, of which `wins` says whether it is the one taken: half of it at a tie with y, nothing
/// at one with a constant (as PyTorch has it for relu and its like).
Term share(Term wins, Term x, Term y, Term dr);

} // namespace dlc::dl

#include "dialects/dl/GradientInterface.h.inc"

#endif
