//===- Trace.h - Every op's result as an output -----------------*- C++ -*-===//
//
// What `dlc diff` runs. No MLIR type is in this header, for the reason that Driver.h gives.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_COMPILER_DRIVER_TRACE_H
#define DLC_COMPILER_DRIVER_TRACE_H

#include "compiler/Driver.h"

namespace dlc {

/// An op of an entry whose results are outputs of the traced entry.
struct TracedOp {
  std::string name;         ///< "dl.conv"
  std::string place, path;  ///< file:line:column and module path; may be empty
  unsigned firstResult = 0; ///< index into the traced entry's outputs
  unsigned resultCount = 0;
  int64_t ulp = 0; ///< accepted difference of one application, from the op's record
  /// Index into the isolated entry's outputs of the largest magnitude that each element's accumulation may have met,
  /// which is what `ulp` counts at; -1: the result itself.
  int magnitude = -1;
};

/// Inlines what the entry calls and adds every op's results to its outputs, behind its own; the other entries are
/// removed. False if there is no such entry or it cannot be inlined.
bool traceEntry(Driver &driver, const std::string &entry, std::vector<TracedOp> &ops);

/// Takes all outputs but this op's results from a traced entry: a prefix of the model.
bool keepOnly(Driver &driver, const std::string &entry, const TracedOp &op);

/// Makes of a traced entry one in which each op stands alone: it takes the entry's inputs and then all traced results,
/// and gives every op's results from its operands so given, then the magnitudes.
bool isolateOps(Driver &driver, const std::string &entry, std::vector<TracedOp> &ops);

} // namespace dlc

#endif
