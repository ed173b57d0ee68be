//===- Explain.h - What became of a model's ops -----------------*- C++ -*-===//
//
// What `dlc explain` tells. No MLIR type is in this header, for the reason that Driver.h gives.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_COMPILER_DRIVER_EXPLAIN_H
#define DLC_COMPILER_DRIVER_EXPLAIN_H

#include "compiler/Driver.h"
#include "runtime/base/DimExpr.h"

namespace dlc {

/// One launch of a kernel in an entry. Quantities are functions of the entry's named dims.
struct LaunchInfo {
  std::string kernel;                ///< symbol, as the launch hook gets it
  std::string place, path;           ///< file:line:column and module path of the op that shapes it; may be empty
  std::vector<std::string> ops;      ///< the dl ops in it, in order: "conv", "add"
  std::vector<std::string> operands; ///< "f32[1, 64, 56, 56]": inputs, then outputs
  std::string tile;                  ///< register tiles of its contractions, "6 x 2 vectors"; may be empty
  DimExpr chunks;                    ///< pieces that threads share
  DimExpr flops;                     ///< multiplications and additions of its contractions
  DimExpr weightBytes;               ///< parameters and what init derived from them, read once
  DimExpr activationBytes;           ///< all other operands, read or written once
};

/// Collects the launches of every entry while a model is compiled.
class Explanation {
public:
  explicit Explanation(Driver &driver) : driver(driver) {}
  /// To be called after each phase (Driver::compile, Driver::load).
  void see(const std::string &phase);
  /// Launches of an entry in the order in which they run; those in a loop once.
  const std::vector<LaunchInfo> &launches(const std::string &entry) { return entries[entry]; }

private:
  struct Body {
    std::vector<std::string> ops;
    DimExpr flops;
  };
  void seeKernels();
  void seeLaunches();

  Driver &driver;
  std::map<std::string, Body> bodies; ///< by kernel symbol
  std::map<std::string, std::vector<LaunchInfo>> entries;
};

} // namespace dlc

#endif
