//===- Flops.h - How much a model computes ----------------------*- C++ -*-===//
#ifndef DLC_COMPILER_DRIVER_FLOPS_H
#define DLC_COMPILER_DRIVER_FLOPS_H

#include "compiler/Driver.h"
#include "runtime/base/DimExpr.h"
#include <map>

namespace dlc {

/// The multiplications and additions of the contractions of each entry, as functions of the named dims.
class ModelFlops {
public:
  /// Reads them from a module as it was imported.
  explicit ModelFlops(Driver &driver);
  double count(const std::string &entry, const DimValues &dims) const;

private:
  std::map<std::string, std::vector<DimExpr>> terms;
};

} // namespace dlc

#endif
