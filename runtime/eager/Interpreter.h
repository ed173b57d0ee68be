//===- Interpreter.h - The eager engine -------------------------*- C++ -*-===//
#ifndef DLC_RUNTIME_EAGER_INTERPRETER_H
#define DLC_RUNTIME_EAGER_INTERPRETER_H

#include "runtime/base/Engine.h"
#include "runtime/kernels/Kernel.h"

namespace dlc::eager {

/// Runs a verified graph op by op.
class Interpreter : public Engine {
public:
  /// Reads the graph and finds each op's kernel; an op that this version does not know is an error.
  static Status load(const void *data, size_t size, bool verifyChecksum, std::unique_ptr<Interpreter> &interpreter);

  const graph::Module &module() const override { return graph; }
  Status run(const graph::Function &function, const std::vector<Tensor> &inputs, std::vector<Tensor> &outputs,
             Store &store, const RunOptions &options) override;

private:
  graph::Module graph;
  std::shared_ptr<kernels::BufferPool> pool = std::make_shared<kernels::BufferPool>();
};

/// The version of an op that the engine implements, 0 if it knows none of the name.
uint32_t versionOf(std::string_view op);

} // namespace dlc::eager

#endif
