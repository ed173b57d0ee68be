//===- Driver.h - From a file to a module, a graph or an object -*- C++ -*-===//
//
// What the `dlc` command does with the compiler. No MLIR type is in this header: the command line is compiled with
// exceptions, which MLIR's users are not. Every function prints what is wrong to stderr and returns false or null.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_COMPILER_DRIVER_H
#define DLC_COMPILER_DRIVER_H

#include "compiler/CompileOptions.h"
#include "dlc/abi.h"
#include "runtime/base/Tensor.h"
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace dlc {

/// A phase of a compilation, for lists of them.
struct PhaseInfo {
  std::string name, summary;
};
std::vector<PhaseInfo> listPhases();
bool isPhase(const std::string &name);

/// Versions of what dlc is built from, one a line.
std::string versionText();

/// The canonical form of a .dl text; `name` is for messages.
bool formatSource(const std::string &text, const std::string &name, std::string &formatted);

/// What `dlc help` says of an error or warning of the language.
struct CodeHelp {
  std::string number; ///< E0203, W0101
  std::string flag;   ///< of a warning: `unused-import` in `-W no-unused-import`
  std::string title, explanation, wrong, right;
};
std::vector<CodeHelp> listCodes();

/// The generated reference of every op, in Markdown.
const char *opReference();

struct TensorInfo {
  std::string name;
  std::string type; ///< "f32[N, 784]"
};
struct DimInfo {
  std::string name;
  int64_t low, high;
};
struct EntryInfo {
  std::string name;
  std::vector<DimInfo> dims;
  std::vector<TensorInfo> inputs, outputs;
};
struct ParamInfo {
  TensorInfo tensor;
  int64_t elements, bytes;
  std::string init;
};
/// What a model says about itself before it is compiled.
struct ModelInfo {
  std::string name;
  std::vector<EntryInfo> entries;
  std::vector<ParamInfo> params, states;
  std::map<std::string, int64_t> ops; ///< how often each op stands in it, functions that are called included once
};

/// A file that a compilation gives.
struct OutputFile {
  std::string name; ///< without a folder
  std::string contents;
  bool executable = false;
};

/// What reading a file needs beside the file.
enum class Dialects {
  Source, ///< dl, check and func: what a model is written in; a few milliseconds less to start
  All     ///< what any dump may hold
};

/// One model: a context and the module in it.
class Driver {
public:
  /// Reads a .dl, .onnx or .mlir file. Null on an error.
  static std::unique_ptr<Driver> open(const std::string &path, const CompileOptions &options,
                                      Dialects dialects = Dialects::Source);
  ~Driver();

  const CompileOptions &options() const;
  ModelInfo info() const;
  /// Whether the module holds op tests (`@test_*` functions with ops of the check dialect).
  bool hasTests() const;

  /// Warns of tensors in the weight file that no parameter wants; false where `-W error` makes that an error.
  bool checkUnusedWeights() const;
  /// Reports parameters that the weight file does not have, or has otherwise.
  bool checkMissingWeights() const;

  /// Runs the phases that the options name; `after` sees each, and may print the module with `text()`.
  bool compile(const std::function<bool(const std::string &phase)> &after = nullptr);
  /// The module as text that reads back, locations included.
  std::string text() const;

  /// The graph that the interpreter runs (runtime/graph/Format.h), of the module as it stands.
  bool serialize(std::string &graph) const;

  /// The values of parameters that the file itself brought (.onnx): views that live as long as the driver,
  /// with an owner where they are pieces of a mapped file.
  std::vector<std::pair<std::string, Tensor>> broughtWeights() const;
  /// The model as .dl text, and the weights that go with it.
  bool writeSource(std::string &text, std::vector<std::pair<std::string, Tensor>> &weights);
  /// Compiles, and gives the files that the options ask for.
  bool emit(std::vector<OutputFile> &files);
  /// Finds the C functions that the model calls in the files of --link.
  bool linkExterns();
  const std::map<std::string, dlc_extern_fn> &externs() const;
  /// Compiles, and links the object into this process; lives as long as the driver. Null on an error.
  const dlc_model_desc *load(const std::function<bool(const std::string &phase)> &after = nullptr);

  struct State;
  State &state() { return *impl; }

private:
  Driver();
  /// What is checked before minutes go into compiling.
  bool prepare();
  /// `emit` for several CPUs.
  bool emitLevels(std::vector<OutputFile> &files);
  /// As `compile`, unless the cache has what that would leave of an unchanged model.
  bool compileOrFind(const std::function<bool(const std::string &phase)> &after = nullptr);
  /// Keeps what was compiled in the cache.
  void keep();

  std::unique_ptr<State> impl;
};

} // namespace dlc

#endif
