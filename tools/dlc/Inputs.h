//===- Inputs.h - What a model is run on ------------------------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_INPUTS_H
#define DLC_TOOLS_DLC_INPUTS_H

#include "dlc/abi.h"
#include "runtime/base/DimExpr.h"
#include "runtime/base/Tensor.h"
#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace dlc::cli {

/// The named dims that an entry's inputs of these types have; checks sizes and ranges.
Status dimsOf(const dlc_entry_desc &entry, const std::vector<Tensor> &inputs, DimValues &values);

struct InputArguments {
  std::vector<std::string> inputs; ///< NAME=SPEC, or SPEC where there is one input, or a file with several tensors
  std::vector<std::string> dims;   ///< NAME=SIZE, for inputs that no file gives a size
  /// What an input without a value becomes: an error, or random numbers.
  bool randomByDefault = false;

  void declare(CLI::App &command);
  /// Tensors for the entry's inputs, in order; prints every problem. With `each`, a tensor from a file has one more
  /// leading dim, or a longer one, than the input: the slices that the model runs on.
  bool read(const dlc_entry_desc &entry, std::vector<Tensor> &tensors, bool each = false) const;
  /// Whether no file gives the entry's input a value.
  bool isRandom(const dlc_entry_desc &entry, int32_t index) const;
  /// What the archives among the inputs hold for the entry's outputs, by name or as out_0, out_1, ...; empty tensors
  /// where they hold nothing.
  std::vector<Tensor> expected(const dlc_entry_desc &entry) const;
};

/// For --each: slice `index` of a tensor along its first dim, without that dim if `drop`.
Tensor sliceOf(const Tensor &tensor, int64_t index, bool drop);

} // namespace dlc::cli

#endif
