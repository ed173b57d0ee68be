//===- Dims.h - Symbolic dims of tensor types -------------------*- C++ -*-===//
//
// A dim is an AffineExpr over the context's named symbols (DLDialect::internDim). A type with a symbolic dim
// carries them all as its encoding, `#dl.dims<[N, 3]>`; a static type carries none.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_DIALECTS_DL_DIMS_H
#define DLC_DIALECTS_DL_DIMS_H

#include "mlir/IR/AffineExpr.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>
#include <string>

namespace dlc::dl {

using Dim = mlir::AffineExpr;

/// The dims of a type, constants where static. A dynamic dim without an encoding gives a null expression.
llvm::SmallVector<Dim> getDims(mlir::RankedTensorType type);

/// The tensor type with these dims: simplified, with an encoding only where one is symbolic.
mlir::RankedTensorType getTensorType(llvm::ArrayRef<Dim> dims, mlir::Type elementType);
/// `type` with another element type, or other dims.
mlir::RankedTensorType withElementType(mlir::RankedTensorType type, mlir::Type elementType);

/// A constant dim, or the named symbolic one.
Dim constantDim(int64_t value, mlir::MLIRContext *context);
Dim namedDim(llvm::StringRef name, mlir::MLIRContext *context);

/// The value of a constant dim.
std::optional<int64_t> constantValue(Dim dim);
inline bool isConstant(Dim dim, int64_t value) { return constantValue(dim) == value; }

/// Canonical form: equal expressions are the same object wherever AffineExpr can tell.
Dim simplify(Dim dim);
/// Product of dims: the number of elements.
Dim product(llvm::ArrayRef<Dim> dims, mlir::MLIRContext *context);

/// Names of the symbols in an expression, in order of first use, without repeats.
void collectNames(Dim dim, llvm::SmallVectorImpl<llvm::StringRef> &names);
llvm::SmallVector<llvm::StringRef> collectNames(llvm::ArrayRef<Dim> dims);

/// The expression with each symbol replaced by `value(name)`; null if one has none.
Dim substitute(Dim dim, llvm::function_ref<Dim(llvm::StringRef)> value);
/// The value when each symbol has the value `value(name)` gives. Division floors.
std::optional<int64_t> evaluate(Dim dim, llvm::function_ref<std::optional<int64_t>(llvm::StringRef)> value);

/// "H floordiv 2 + 1".
std::string toString(Dim dim);
/// "f32[N, 3, 8]", as in the language; for messages.
std::string toString(mlir::Type type);
/// "f32", "u8", "bool", ...: the language's name of an element type.
std::string elementName(mlir::Type elementType);
/// The element type of a language name; null for an unknown one.
mlir::Type elementTypeOf(llvm::StringRef name, mlir::MLIRContext *context);

/// One of the language's element types.
inline bool isElementType(mlir::Type type) { return bool(elementTypeOf(elementName(type), type.getContext())); }

/// Inclusive range of a named dim from a function's `dl.dims` attribute; nullopt if the name has none.
struct DimRange {
  int64_t low, high;
};
std::optional<DimRange> rangeOf(mlir::Operation *function, llvm::StringRef name);
/// The largest value of an expression over the ranges in `function`'s `dl.dims`; nullopt if unbounded.
std::optional<int64_t> upperBound(mlir::Operation *function, Dim dim);

} // namespace dlc::dl

#endif
