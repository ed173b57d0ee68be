//===- Runner.h - A model ready to run in an engine -------------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_RUNNER_H
#define DLC_TOOLS_DLC_RUNNER_H

#include "compiler/Driver.h"
#include "dlc/dlc.h"
#include "runtime/base/Tensor.h"
#include <memory>
#include <string>
#include <vector>

namespace dlc::cli {

/// A contiguous tensor as the C API takes it.
dlc_tensor toC(const Tensor &tensor);

/// "f32[N, 3]": a declared type, for messages.
std::string toString(const dlc_tensor_desc &desc);

class Runner {
public:
  /// Opens the model that the driver read in one engine: eager from its graph, without code generation; graph by
  /// compiling it and linking the object into this process. Binds the weights that the options name. Null on an error,
  /// which was printed. The driver must outlive the runner. `after` sees the phases of the compilation.
  static std::unique_ptr<Runner> open(Driver &driver, dlc_mode mode, int threads = 1,
                                      const std::function<bool(const std::string &phase)> &after = nullptr);

  dlc_model *model() const { return handle.get(); }
  /// The entry of that name, or the only one if it is empty; prints which there are otherwise.
  const dlc_entry_desc *entry(const std::string &name) const;
  /// From now on the model's prints go nowhere.
  void silence() { dlc_model_set_print(model(), nullptr, nullptr); }
  /// And from now on to stdout again.
  void speak();
  /// Runs an entry; outputs are allocated here, or reused where they already have the type. False after printing why
  /// not.
  bool run(const dlc_entry_desc &entry, const std::vector<Tensor> &inputs, std::vector<Tensor> &outputs);
  /// The same without a message, for callers that expect a status.
  dlc_status tryRun(const dlc_entry_desc &entry, const std::vector<Tensor> &inputs, std::vector<Tensor> &outputs);
  /// Bytes of the arena that the call would need; 0 in eager mode.
  uint64_t arenaBytes(const dlc_entry_desc &entry, const std::vector<Tensor> &inputs) const;

private:
  dlc_status bind(const std::vector<std::pair<std::string, Tensor>> &brought);

  struct Close {
    void operator()(dlc_model *model) const { dlc_model_close(model); }
  };
  std::vector<Tensor> weights; ///< the model reads them until it is closed
  std::unique_ptr<dlc_model, Close> handle;
};

} // namespace dlc::cli

#endif
