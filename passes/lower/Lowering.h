//===- Lowering.h - What the families' lowerings share ----------*- C++ -*-===//
#ifndef DLC_PASSES_LOWER_LOWERING_H
#define DLC_PASSES_LOWER_LOWERING_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "passes/lower/Lower.h"
#include "passes/lower/Scalar.h"

namespace dlc::lower {

using mlir::OpFoldResult;
using mlir::RankedTensorType;
using mlir::Value;
using mlir::ValueRange;

using Sizes = llvm::SmallVector<OpFoldResult>;
using Maps = llvm::SmallVector<mlir::AffineMap>;
/// Builds the body of a linalg.generic from its block arguments (inputs, then outputs); gives what it yields.
using BodyFn = llvm::function_ref<llvm::SmallVector<Value>(ScalarBuilder &b, ValueRange args)>;

/// One op being lowered.
struct Lowering {
  mlir::OpBuilder &b;
  mlir::Location loc;
  LowerContext &context;
  mlir::IRMapping &map;

  /// The lowered tensor of a dl value; and the result of the op.
  Value get(Value value) const { return map.lookup(value); }
  void set(Value result, Value lowered);

  static RankedTensorType typeOf(Value value) { return mlir::cast<RankedTensorType>(value.getType()); }
  static mlir::Type elementOf(Value value) { return typeOf(value).getElementType(); }

  //===--- sizes ---===//
  Sizes sizes(llvm::ArrayRef<dl::Dim> dims);
  Sizes sizes(RankedTensorType dlType) { return sizes(dl::getDims(dlType)); }
  Value size(dl::Dim dim) { return context.dimValue(b, loc, dim); }
  Value index(int64_t value);

  //===--- tensors ---===//
  Value empty(llvm::ArrayRef<dl::Dim> dims, mlir::Type element);
  Value empty(RankedTensorType dlType) { return empty(dl::getDims(dlType), lowerType(dlType.getElementType())); }
  Value filled(llvm::ArrayRef<dl::Dim> dims, Value scalar);
  /// The one element of a rank-0 tensor.
  Value extract(Value tensor, ValueRange indices = {});

  //===--- linalg.generic ---===//
  /// `parallel` loops first in every one of our iteration spaces, then reductions.
  mlir::linalg::GenericOp generic(ValueRange ins, ValueRange outs, llvm::ArrayRef<mlir::AffineMap> maps,
                                  unsigned parallel, unsigned reduction, mlir::Type element, BodyFn body);
  /// All loops parallel over `dlType`'s dims, one result; `ins` with `maps`.
  Value elementwise(RankedTensorType dlType, ValueRange ins, llvm::ArrayRef<mlir::AffineMap> maps, mlir::Type element,
                    BodyFn body);
  /// The same without inputs: each element from its place.
  Value fromIndices(RankedTensorType dlType,
                    llvm::function_ref<Value(ScalarBuilder &b, llvm::ArrayRef<Value> place)> body);
  /// `tensor` element by element as dl type `to`, from dl type `from`.
  Value castTo(Value tensor, llvm::ArrayRef<dl::Dim> dims, mlir::Type from, mlir::Type to);

  mlir::AffineMap identity(unsigned rank) { return b.getMultiDimIdentityMap(rank); }
  mlir::AffineMap mapOf(unsigned loops, llvm::ArrayRef<mlir::AffineExpr> exprs) {
    return mlir::AffineMap::get(loops, 0, exprs, b.getContext());
  }
  mlir::AffineExpr dim(unsigned i) { return b.getAffineDimExpr(i); }

  /// An operand broadcast to `result` as NumPy does: the tensor to read, which may lack unit dims, and the place of its
  /// element in terms of the result's loops.
  std::pair<Value, mlir::AffineMap> broadcast(Value operand, llvm::ArrayRef<dl::Dim> from,
                                              llvm::ArrayRef<dl::Dim> result);

  //===--- moving elements ---===//
  /// `tensor` with dims `from` under the shape `to`; a view.
  Value reshape(Value tensor, llvm::ArrayRef<dl::Dim> from, llvm::ArrayRef<dl::Dim> to);
  /// `tensor` with low[i] and high[i] elements of `scalar` around dim i; negative counts crop. Updates `dims`.
  Value pad(Value tensor, llvm::SmallVectorImpl<dl::Dim> &dims, llvm::ArrayRef<int64_t> low,
            llvm::ArrayRef<int64_t> high, Value scalar);
  /// `high`, but so that windows of `span` elements read all of a dim of `size` that is padded by `low` and the result.
  /// A place of the result that is always 0 is no loop later on, and then the tensor itself must say how far the window
  /// goes.
  static int64_t trimmedPadding(dl::Dim size, int64_t low, int64_t high, dl::Dim out, int64_t stride, int64_t span);
  /// A new tensor with the same elements.
  Value copy(Value tensor, llvm::ArrayRef<dl::Dim> dims);

  //===--- scalars in a body ---===//
  /// -inf, or the type's least number; +inf, or its greatest.
  static Value lowest(ScalarBuilder &s, mlir::Type dlElement);
  static Value highest(ScalarBuilder &s, mlir::Type dlElement);
};

/// The type sums and products of this dl type accumulate in.
mlir::Type accumulatorOf(mlir::Type dlElement);

#define DLC_SCALAR(Class, fn)
#define DLC_REDUCE(Class, combine, neutral)
#define DLC_STRUCTURED(Class) llvm::LogicalResult lower(dl::Class op, Lowering &l);
#include "dialects/dl/LoweringTable.inc"

/// The op's lowering, by the table. Elementwise.cpp and Reduce.cpp hold the generic ones.
llvm::LogicalResult lowerElementwise(mlir::Operation *op, Lowering &l);
llvm::LogicalResult lowerReduce(mlir::Operation *op, Lowering &l);

} // namespace dlc::lower

#endif
