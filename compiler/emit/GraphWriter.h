//===- GraphWriter.h - A dl module as a serialised graph --------*- C++ -*-===//
#ifndef DLC_COMPILER_EMIT_GRAPHWRITER_H
#define DLC_COMPILER_EMIT_GRAPHWRITER_H

#include "dialects/dl/Dims.h"
#include "mlir/IR/BuiltinOps.h"
#include <string>

namespace dlc {

/// The bytes (runtime/graph/Format.h) of every function of a module in the `dl` dialect, for the eager engine.
/// Diagnoses what the format cannot say at its place and fails. Expectations (check.eq, check.close) are left out,
/// check.input becomes dl.constant.
mlir::FailureOr<std::string> writeGraph(mlir::ModuleOp module);

/// "N 2 / 1 +": a dim in the postfix form of dlc_dim.expr.
std::string toPostfix(dl::Dim dim);

/// file:line:column and module path of an op, from its location; empty where it says nothing.
struct SourcePlace {
  std::string location, path;
};
SourcePlace sourcePlace(mlir::Location loc);

} // namespace dlc

#endif
