//===- Forms.h - Ops that the engine itself runs ----------------*- C++ -*-===//
#ifndef DLC_RUNTIME_EAGER_FORMS_H
#define DLC_RUNTIME_EAGER_FORMS_H

#include "runtime/base/Engine.h"
#include "runtime/kernels/Kernel.h"
#include <map>

namespace dlc::eager {

/// One call of a function: its values and named dims.
struct Frame {
  const graph::Function &function;
  int depth;
  DimValues dims;
  std::vector<Tensor> values;
};

/// One run of an exported function, with all the calls in it.
class Run {
public:
  Run(const graph::Module &module, Store &store, const RunOptions &options, kernels::BufferPool &pool)
      : module(module), store(store), options(options), pool(pool) {}

  /// Named dims start from `dims`, the caller's, and follow from the inputs.
  Status call(const graph::Function &function, std::vector<Tensor> inputs, std::vector<Tensor> &outputs,
              const DimValues &dims, int depth);
  Status commit();

  /// Runs a region and moves what it yields to `yielded`.
  Status region(Frame &frame, const graph::Region &region, std::vector<Tensor> arguments, std::vector<Tensor> &yielded);
  Status step(Frame &frame, const graph::Op &op);

  /// The tensor of an op's operand.
  const Tensor &operand(const Frame &frame, const graph::Op &op, size_t i) const {
    return frame.values[op.operands[i]];
  }
  /// Result `i` is `value`, which must have its declared type.
  Status setResult(Frame &frame, const graph::Op &op, size_t i, Tensor value);
  Status setResults(Frame &frame, const graph::Op &op, std::vector<Tensor> values);
  Status shapeOf(const Frame &frame, const graph::Type &type, Shape &shape) const;

  const graph::Module &module;
  Store &store;
  const RunOptions &options;
  kernels::BufferPool &pool;
  /// State tensors that the run has updated, committed at its end.
  std::map<std::string, Tensor> updates;
  uint64_t steps = 0;
};

/// An op that is not a kernel: a call, control flow, state, print, assert.
struct Form {
  const char *name;
  uint32_t version;
  Status (*run)(Run &run, Frame &frame, const graph::Op &op);
};
const Form *findForm(std::string_view name);

} // namespace dlc::eager

#endif
