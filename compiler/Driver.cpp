//===- Driver.cpp - From a file to a module, a graph or an object ---------===//
#include "compiler/Driver.h"
#include "compiler/Pipeline.h"
#include "compiler/Register.h"
#include "compiler/cache/ModelCache.h"
#include "compiler/driver/State.h"
#include "compiler/emit/Emit.h"
#include "compiler/emit/GraphWriter.h"
#include "compiler/emit/Levels.h"
#include "compiler/emit/States.h"
#include "compiler/frontend/Codes.h"
#include "compiler/frontend/Frontend.h"
#include "compiler/import/WriteDl.h"
#include "compiler/machine/Machine.h"
#include "compiler/target/Target.h"
#include "dialects/check/Dialect.h"
#include "dialects/dl/Dialect.h"
#include "dlc/abi.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <set>

using namespace mlir;

namespace dlc {

std::vector<PhaseInfo> listPhases() {
  std::vector<PhaseInfo> list;
  for (const Phase &phase : getPhases())
    list.push_back({phase.name.str(), phase.summary.str()});
  return list;
}

bool isPhase(const std::string &name) {
  return llvm::any_of(getPhases(), [&](const Phase &phase) { return phase.name == name; });
}

std::string versionText() {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "dlc " DLC_VERSION "\nLLVM " LLVM_VERSION_STRING "\nABI " << DLC_ABI_VERSION
     << "\nlanguage " DLC_LANGUAGE_VERSION;
  return text;
}

std::vector<CodeHelp> listCodes() {
  // Explanations are broken into lines by whoever prints them.
  auto joined = [](StringRef text) {
    std::string line;
    for (char c : text)
      line += c == '\n' ? ' ' : c;
    return line;
  };
  std::vector<CodeHelp> list;
  for (const frontend::CodeInfo &info : frontend::allCodes())
    list.push_back(
        {info.number, info.flag.str(), info.title.str(), joined(info.explanation), info.wrong.str(), info.right.str()});
  return list;
}

static const char reference[] =
#include "compiler/OpReference.inc"
    ;
const char *opReference() { return reference; }

bool formatSource(const std::string &text, const std::string &name, std::string &formatted) {
  FailureOr<std::string> result = formatDl(text, name);
  if (succeeded(result))
    formatted = std::move(*result);
  return succeeded(result);
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

FileLineColLoc fileLocOf(Location loc) {
  FileLineColLoc place;
  loc->walk([&](Location part) {
    place = dyn_cast<FileLineColLoc>(part);
    return place ? WalkResult::interrupt() : WalkResult::advance();
  });
  return place;
}

/// A diagnostic of MLIR's, which ends where it begins.
void setPlace(Report &report, Location loc) {
  FileLineColLoc place = fileLocOf(loc);
  if (!place)
    return;
  report.file = place.getFilename().str();
  report.line = report.endLine = place.getLine();
  report.column = report.endColumn = place.getColumn();
}

static Report toReport(mlir::Diagnostic &diagnostic) {
  Report report;
  report.severity = diagnostic.getSeverity() == DiagnosticSeverity::Error     ? "error"
                    : diagnostic.getSeverity() == DiagnosticSeverity::Warning ? "warning"
                                                                              : "note";
  report.message = diagnostic.str();
  setPlace(report, diagnostic.getLocation());
  for (mlir::Diagnostic &note : diagnostic.getNotes())
    report.notes.push_back(toReport(note));
  return report;
}

Driver::State::State(const DialectRegistry &registry, std::shared_ptr<Reporter> where)
    : context(registry, MLIRContext::Threading::DISABLED),
      reporter(where ? std::move(where) : std::make_shared<Reporter>()) {
  context.printOpOnDiagnostic(false);
  context.printStackTraceOnDiagnostic(false);
  if (reporter->isText())
    diagnostics = std::make_unique<SourceMgrDiagnosticHandler>(sources, &context, llvm::errs());
  else
    diagnostics = std::make_unique<ScopedDiagnosticHandler>(
        &context, [this](mlir::Diagnostic &diagnostic) { reporter->report(toReport(diagnostic)); });
}

void Driver::State::fault(const std::string &file, const std::string &message) {
  Report report;
  report.severity = "error";
  report.file = file;
  report.message = message;
  reporter->report(report);
}

Driver::Driver() = default;
Driver::~Driver() = default;

const CompileOptions &Driver::options() const { return impl->options; }

/// A name as a C identifier.
static std::string identifier(StringRef text) {
  std::string name;
  for (char c : text)
    name += llvm::isAlnum(c) ? c : '_';
  if (name.empty() || llvm::isDigit(name[0]))
    name.insert(0, "m");
  return name;
}

static OwningOpRef<ModuleOp> readMlir(Driver::State &state) {
  auto buffer = llvm::MemoryBuffer::getFileOrSTDIN(state.path);
  if (!buffer) {
    state.fault(state.path, buffer.getError().message());
    return nullptr;
  }
  state.sources.AddNewSourceBuffer(std::move(*buffer), llvm::SMLoc());
  return parseSourceFile<ModuleOp>(state.sources, &state.context);
}

/// Module attribute: the .onnx file that holds the parameters' values, so that a dump resumes.
static constexpr llvm::StringLiteral weightsAttr = "dl.weights";

std::unique_ptr<Driver> Driver::open(const std::string &path, const CompileOptions &options, Dialects dialects) {
  DialectRegistry registry;
  if (dialects == Dialects::All)
    registerDialects(registry);
  else
    registry.insert<dl::DLDialect, check::CheckDialect, func::FuncDialect>();
  std::unique_ptr<Driver> driver(new Driver);
  driver->impl = std::make_unique<State>(registry, options.reporter);
  State &state = *driver->impl;
  state.options = options;
  state.path = path;
  StringRef extension = llvm::sys::path::extension(path);
  if (!options.eagerFunctions.empty() && extension != ".dl") {
    state.fault(path, "--eager-fn names functions of a .dl file");
    return nullptr;
  }
  if (!options.defines.empty() && extension != ".dl") {
    state.fault("dlc", "-D sets names of a .dl file, which " + path + " is not");
    return nullptr;
  }
  if (extension == ".mlir" || path == "-") {
    state.module = readMlir(state);
    // A dump of an .onnx model: its weights are still there.
    auto source = state.module ? (*state.module)->getAttrOfType<StringAttr>(weightsAttr) : StringAttr();
    if (source && options.weightsFile.empty() && !options.randomWeights) {
      DialectRegistry importing;
      importing.insert<dl::DLDialect, func::FuncDialect>();
      state.context.appendDialectRegistry(importing);
      state.imported = importOnnx(source.str(), options, state.context);
      if (!state.imported.module)
        return nullptr;
      state.imported.module = nullptr;
    }
  } else if (extension == ".dl") {
    state.module = importDl(path, options, *state.reporter, state.context);
  } else if (extension == ".onnx") {
    state.imported = importOnnx(path, options, state.context);
    state.module = std::move(state.imported.module);
    if (state.module && !state.imported.weights.empty())
      (*state.module)->setAttr(weightsAttr, StringAttr::get(&state.context, path));
  } else {
    state.fault(path, ("the file's name ends in '" + extension + "'; models are .dl, .onnx or .mlir files").str());
    return nullptr;
  }
  if (!state.module || failed(checkInits(*state.module)) || failed(expandGradients(*state.module)))
    return nullptr;
  ModuleOp module = *state.module;
  StringAttr name = module->getAttrOfType<StringAttr>("dl.name");
  if (!options.name.empty() || !name) {
    module->setAttr(
        "dl.name",
        StringAttr::get(&state.context, options.name.empty() ? identifier(llvm::sys::path::stem(path)) : options.name));
  } else if (name.getValue() != identifier(name.getValue())) {
    module.emitError() << "dl.name is '" << name.getValue() << "', which is no C identifier; --name overrides it";
    return nullptr;
  }
  return driver;
}

//===----------------------------------------------------------------------===//
// What a model says about itself
//===----------------------------------------------------------------------===//

static TensorInfo describe(Attribute name, Type type, StringRef stem, unsigned index) {
  auto text = dyn_cast_or_null<StringAttr>(name);
  return {text ? text.str() : (stem + "_" + Twine(index)).str(), dl::toString(type)};
}

static ParamInfo describeParam(StringRef name, Type type, StringRef init) {
  auto tensor = cast<RankedTensorType>(type);
  int64_t elements = tensor.hasStaticShape() ? tensor.getNumElements() : 0;
  unsigned bits = tensor.getElementType().isInteger(1) ? 8 : tensor.getElementTypeBitWidth();
  return {{name.str(), dl::toString(type)}, elements, elements * (bits / 8), init.str()};
}

ModelInfo Driver::info() const {
  ModuleOp module = *impl->module;
  ModelInfo info;
  if (auto name = module->getAttrOfType<StringAttr>("dl.name"))
    info.name = name.str();
  for (auto func : module.getOps<func::FuncOp>()) {
    if (!func->hasAttr("dl.export"))
      continue;
    EntryInfo entry;
    entry.name = func.getName().str();
    if (auto dims = func->getAttrOfType<DictionaryAttr>("dl.dims"))
      for (NamedAttribute dim : dims)
        if (auto range = dl::rangeOf(func, dim.getName()))
          entry.dims.push_back({dim.getName().str(), range->low, range->high});
    for (unsigned i = 0; i < func.getNumArguments(); ++i)
      entry.inputs.push_back(describe(func.getArgAttr(i, "dl.name"), func.getArgumentTypes()[i], "arg", i));
    for (unsigned i = 0; i < func.getNumResults(); ++i)
      entry.outputs.push_back(describe(func.getResultAttr(i, "dl.name"), func.getResultTypes()[i], "out", i));
    info.entries.push_back(std::move(entry));
  }
  std::set<std::string> seen;
  module.walk([&](Operation *op) {
    if (isa<dl::DLDialect>(op->getDialect()))
      ++info.ops[op->getName().getStringRef().str()];
    if (auto param = dyn_cast<dl::ParamOp>(op)) {
      if (seen.insert(("p:" + param.getName()).str()).second)
        info.params.push_back(describeParam(param.getName(), param.getType(), param.getInit()));
    } else if (auto value = dyn_cast<dl::StateOp>(op)) {
      if (seen.insert(("s:" + value.getName()).str()).second)
        info.states.push_back(describeParam(value.getName(), value.getType(), value.getInit()));
    }
  });
  return info;
}

bool Driver::hasTests() const {
  for (auto func : impl->module->getOps<func::FuncOp>())
    if (func.getName().starts_with("test_"))
      return true;
  return false;
}

//===----------------------------------------------------------------------===//
// Compiling
//===----------------------------------------------------------------------===//

/// Whether the entries' C functions have names of their own.
static LogicalResult checkEntries(ModuleOp module) {
  llvm::StringMap<std::string> owners = {{"init", "every model"}, {"query", "every model"}};
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!function->hasAttr("dl.export"))
      continue;
    std::string name = function.getName().str(), owner = "entry '" + name + "'";
    if (name != identifier(name))
      return function.emitError() << owner << " becomes a C function, and its name is no C identifier";
    for (const std::string &symbol : {name, name + "_arena_bytes"})
      if (auto [other, isNew] = owners.try_emplace(symbol, owner); !isNew)
        return function.emitError() << owner << " needs a C function MODEL_" << symbol << ", and so does "
                                    << other->second << "; give it another name";
  }
  return success();
}

/// Without the graph in the object there is nothing that an eager function could run from.
static LogicalResult checkEagerCalls(ModuleOp module, const CompileOptions &options) {
  WalkResult result = module.walk([&](dl::EagerCallOp call) {
    call.emitError() << "calls the eager function '" << call.getCallee()
                     << "', which runs from the graph in the object; leave out --no-graph"
                     << (options.weightsMode == WeightsMode::Packed ? " and --weights-mode packed" : "");
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

bool Driver::prepare() {
  static const bool once = (registerPasses(), true);
  (void)once;
  DialectRegistry registry;
  registerDialects(registry);
  impl->context.appendDialectRegistry(registry);
  impl->context.enableMultithreading();
  for (const std::string &path : impl->options.passPlugins) {
    llvm::Expected<PassPlugin> plugin = PassPlugin::load(path);
    if (!plugin) {
      impl->fault("dlc", "cannot load the pass plugin " + path + ": " + llvm::toString(plugin.takeError()));
      return false;
    }
    plugin->registerPassRegistryCallbacks();
  }
  // Before minutes go into compiling. The phases before the last know no target, and a dump of theirs may be for any.
  std::string problem;
  const std::string &last = impl->options.stopAfter;
  if ((last.empty() || last == getPhases().back().name) && !findTarget(impl->options.target, &problem)) {
    impl->fault("dlc", "--target: " + problem);
    return false;
  }
  // A dump from a later phase has its entries elsewhere, and had them checked before.
  if (impl->options.startFrom.empty() && failed(checkEntries(*impl->module)))
    return false;
  return impl->options.embedGraph || succeeded(checkEagerCalls(*impl->module, impl->options));
}

bool Driver::compile(const std::function<bool(const std::string &)> &after) {
  std::string problem;
  if (!prepare())
    return false;
  if (!findMachine(impl->options.targetCpu, &problem)) {
    impl->fault("dlc", "--target-cpu: " + problem);
    return false;
  }
  bool good = true;
  LogicalResult result = runPipeline(*impl->module, impl->options, [&](StringRef phase, ModuleOp) {
    if (after && good)
      good = after(phase.str());
  });
  return succeeded(result) && good;
}

bool Driver::compileOrFind(const std::function<bool(const std::string &)> &after) {
  if (!impl->options.cache)
    return compile(after);
  impl->code.cache = Cache::open();
  // Who looks at the phases wants them to run.
  if (!after)
    impl->modelKey = modelKey(impl->code.cache, *impl->module, impl->options);
  if (!impl->modelKey.empty())
    if (auto module = findModel(impl->code.cache, impl->modelKey, impl->context, impl->code.kernels)) {
      impl->module = std::move(module);
      impl->modelKey.clear();
      return true;
    }
  return compile(after);
}

void Driver::keep() {
  if (!impl->modelKey.empty())
    storeModel(impl->code.cache, impl->modelKey, *impl->module, impl->code.kernels);
  // What is too old is removed now, and what was compiled is not needed any more.
  impl->code = {};
}

bool Driver::serialize(std::string &graph) const {
  FailureOr<std::string> bytes = writeGraph(*impl->module);
  if (succeeded(bytes))
    graph = std::move(*bytes);
  return succeeded(bytes);
}

bool Driver::emit(std::vector<OutputFile> &files) {
  // An object without an entry is of no use.
  if (impl->options.startFrom.empty() && llvm::none_of(impl->module->getOps<func::FuncOp>(),
                                                       [](func::FuncOp func) { return func->hasAttr("dl.export"); })) {
    impl->fault(impl->path, "the model has no entry: no function is `export fn`");
    return false;
  }
  if (impl->options.hasLevels())
    return emitLevels(files);
  if (!compileOrFind() || failed(emitModel(*impl->module, impl->options, broughtWeights(), impl->code, files)))
    return false;
  keep();
  return true;
}

bool Driver::emitLevels(std::vector<OutputFile> &files) {
  std::string problem;
  std::vector<const Machine *> machines = levelsOf(impl->options.targetCpu, problem);
  if (machines.empty()) {
    impl->fault("dlc", "--target-cpu: " + problem);
    return false;
  }
  if (!prepare())
    return false;
  if (impl->options.cache)
    impl->code.cache = Cache::open();
  auto frame = compileLevels(*impl->module, impl->options, machines, impl->code);
  CompileOptions options = impl->options;
  options.targetCpu = machines.front()->name.str();
  if (failed(frame) || failed(emitModel(**frame, options, broughtWeights(), impl->code, files)))
    return false;
  impl->code = {};
  return true;
}

const dlc_model_desc *Driver::load(const std::function<bool(const std::string &)> &after) {
  // The runtime binds the weights, in either engine from the same memory.
  impl->options.weightsMode = WeightsMode::Caller;
  if (!linkExterns())
    return nullptr;
  if (!compileOrFind(after))
    return nullptr;
  std::string object;
  Weights none;
  if (failed(emitObject(*impl->module, impl->options, none, impl->code, object)))
    return nullptr;
  keep();
  std::string error;
  impl->loaded = LoadedModel::load(object, modelName(*impl->module), impl->externs, error);
  if (!impl->loaded) {
    impl->module->emitError() << "the object cannot be linked into this process: " << error;
    return nullptr;
  }
  return impl->loaded->description();
}

std::vector<std::pair<std::string, Tensor>> Driver::broughtWeights() const {
  std::vector<std::pair<std::string, Tensor>> weights;
  for (const ImportedWeight &weight : impl->imported.weights) {
    DType dtype;
    if (parseDType(dl::elementName(weight.type.getElementType()), dtype))
      weights.emplace_back(weight.name,
                           viewOf(dtype, Shape::of(weight.type.getShape().vec()), weight.data.data(),
                                  weight.isMapped ? std::const_pointer_cast<void>(impl->imported.storage) : nullptr));
  }
  return weights;
}

bool Driver::writeSource(std::string &text, std::vector<std::pair<std::string, Tensor>> &weights) {
  weights = broughtWeights();
  FailureOr<std::string> written = writeDl(*impl->module, llvm::sys::path::filename(impl->path), weights);
  if (succeeded(written))
    text = std::move(*written);
  return succeeded(written);
}

std::string Driver::text() const {
  std::string text;
  llvm::raw_string_ostream os(text);
  impl->module->print(os, OpPrintingFlags().enableDebugInfo(true, /*prettyForm=*/false));
  return text;
}

} // namespace dlc
