//===- Engine.h - What the runtime asks of the eager engine -----*- C++ -*-===//
//
// libdlc_eager implements it; the runtime knows it by this interface alone, so that programs without the
// interpreter do not carry it.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_RUNTIME_BASE_ENGINE_H
#define DLC_RUNTIME_BASE_ENGINE_H

#include "runtime/graph/Graph.h"
#include <functional>
#include <map>
#include <memory>

namespace dlc {

/// Where the engine finds what outlives a call. Tensors are contiguous.
class Store {
public:
  virtual ~Store() = default;
  virtual Status parameter(const std::string &name, DType dtype, const Shape &shape, const std::string &init,
                           Tensor &value) = 0;
  /// The value before the call; the engine does not hold it beyond the call.
  virtual Status state(const std::string &name, DType dtype, const Shape &shape, const std::string &init,
                       Tensor &value) = 0;
  /// Called when the function has succeeded, once for each state tensor that it updated.
  virtual Status commit(const std::string &name, const Tensor &value) = 0;
};

/// One op has run. Views may share memory; nothing writes to it.
struct OpEvent {
  const graph::Function &function;
  const graph::Op &op;
  const std::vector<Tensor> &results;
  int depth; ///< of calls: 0 in the function that was asked for
};

/// Arguments that a C function of the program's takes at most, its host included.
constexpr size_t maxExternWords = 32;
/// C functions of the program's, by name.
using ExternTable = std::map<std::string, dlc_extern_fn>;

struct RunOptions {
  /// Threads, print and error hooks; may be null.
  const dlc_host *host = nullptr;
  /// After each op; a failed status ends the run with it.
  std::function<Status(const OpEvent &)> observe;
  /// Bounds for graphs that nobody vouches for; 0: none.
  uint64_t stepLimit = 0;
  uint64_t memoryLimit = 0;
  /// Named dims that are known already, beside those that follow from the inputs; may be null.
  const DimValues *dims = nullptr;
  const ExternTable *externs = nullptr; ///< may be null
};

class Engine {
public:
  virtual ~Engine() = default;
  virtual const graph::Module &module() const = 0;
  /// Runs a function on tensors of its arguments' types; named dims follow from them. State is committed at the end.
  virtual Status run(const graph::Function &function, const std::vector<Tensor> &inputs, std::vector<Tensor> &outputs,
                     Store &store, const RunOptions &options) = 0;
};

using EngineFactory = Status (*)(const void *graph, size_t bytes, std::unique_ptr<Engine> &engine);
/// Set by dlc_eager_register; null before.
void setEngineFactory(EngineFactory factory);
EngineFactory engineFactory();

} // namespace dlc

#endif
