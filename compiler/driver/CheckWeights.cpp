//===- CheckWeights.cpp - Names in a weight file and in the model ---------===//
#include "compiler/driver/State.h"
#include "compiler/frontend/Codes.h"
#include "compiler/frontend/Source.h"
#include "dialects/dl/Dialect.h"
#include "runtime/base/Safetensors.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace dlc {

namespace {
/// Parameters and states by name, each with the op that reads it first.
llvm::MapVector<StringRef, Operation *> collectParams(ModuleOp module) {
  llvm::MapVector<StringRef, Operation *> params;
  module.walk([&](Operation *op) {
    if (isa<dl::ParamOp, dl::StateOp>(op))
      params.insert({op->getAttrOfType<StringAttr>("name").getValue(), op});
  });
  return params;
}

Report reportOf(frontend::Code code, StringRef severity, std::string file, std::string message) {
  Report report;
  report.severity = severity.str();
  report.code = frontend::infoOf(code).number;
  report.file = std::move(file);
  report.message = std::move(message);
  return report;
}
} // namespace

bool Driver::checkUnusedWeights() const {
  const DiagnosticOptions &options = impl->reporter->options;
  StringRef flag = frontend::infoOf(frontend::Code::UnusedWeight).flag;
  Safetensors file;
  // What cannot be read is told by who needs it.
  if (impl->options.weightsFile.empty() || options.silenced.count(flag.str()) ||
      !Safetensors::open(impl->options.weightsFile, file).ok())
    return true;
  auto params = collectParams(*impl->module);
  std::vector<std::string> unused;
  for (const auto &[name, tensor] : file.all())
    if (!params.count(name))
      unused.push_back(name);
  if (unused.empty())
    return true;
  std::string names;
  constexpr size_t most = 6;
  for (size_t i = 0; i < std::min(unused.size(), most); ++i)
    names += (i ? ", " : "") + unused[i];
  if (unused.size() > most)
    names += " and " + std::to_string(unused.size() - most) + " more";
  impl->reporter->report(reportOf(frontend::Code::UnusedWeight, options.warningsAreErrors ? "error" : "warning",
                                  impl->options.weightsFile,
                                  std::to_string(unused.size()) + " of " + std::to_string(file.all().size()) +
                                      " tensors belong to no parameter of the model: " + names));
  return !options.warningsAreErrors;
}

bool Driver::checkMissingWeights() const {
  Safetensors file;
  if (impl->options.weightsFile.empty())
    return true;
  if (Status status = Safetensors::open(impl->options.weightsFile, file); !status.ok()) {
    impl->fault("", "--weights: " + std::string(status.message));
    return false;
  }
  std::vector<std::string> names;
  for (const auto &[name, tensor] : file.all())
    names.push_back(name);
  unsigned errors = 0, most = impl->reporter->options.maxErrors;
  for (auto &[name, op] : collectParams(*impl->module)) {
    // A state begins with its initialiser, unless it is a parameter that is trained.
    const Tensor *found = file.find(name.str());
    auto state = dyn_cast<dl::StateOp>(op);
    if (!found && state && !state.getIsParameter())
      continue;
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    DType dtype;
    if (found && parseDType(dl::elementName(type.getElementType()), dtype) && found->dtype == dtype &&
        found->shape == Shape::of(type.getShape().vec()))
      continue;
    if (++errors > most && most)
      continue;
    Report report = reportOf(frontend::Code::MissingWeight, "error", impl->options.weightsFile,
                             "there is no tensor for the parameter `" + name.str() + "`, " + dl::toString(Type(type)) +
                                 frontend::didYouMean(name, names));
    if (found)
      report.message = "`" + name.str() + "` is " + found->typeString() + " in the file and " +
                       dl::toString(Type(type)) + " in the model";
    Report note;
    note.severity = "note";
    note.message = "the parameter is declared here";
    setPlace(note, op->getLoc());
    if (!note.file.empty())
      report.notes.push_back(note);
    impl->reporter->report(report);
  }
  if (most && errors > most) {
    Report note;
    note.severity = "note";
    note.message = std::to_string(errors - most) + " more parameters; --max-errors 0 shows all of them";
    impl->reporter->report(note);
  }
  return !errors;
}

} // namespace dlc
