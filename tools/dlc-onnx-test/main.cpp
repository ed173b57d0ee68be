//===- main.cpp - dlc-onnx-test: cases of the ONNX backend suite ----------===//
//
// Usage: dlc-onnx-test [--phase=NAME | --compiled] [--verbose] CASE-DIRECTORY...
//        dlc-onnx-test --damage FILE.onnx TEMPORARY
//
// A case is a folder with model.onnx and test_data_set_*/{input,output}_*.pb. Each is imported, taken through the
// phases up to NAME (import or graph) and run by the eager engine, or compiled and run; the outputs are compared with
// the suite's tolerance. Prints a line for each case that fails, and the count of each outcome; ends with 1 if one
// failed. A test of the importer and of the graph passes; not installed. With --damage it imports copies of a file that
// are cut short or have altered bytes, which must end in a message or a module, never in a crash.
//
//===----------------------------------------------------------------------===//
#include "compiler/Pipeline.h"
#include "compiler/Register.h"
#include "compiler/emit/Emit.h"
#include "compiler/emit/GraphWriter.h"
#include "compiler/import/onnx/Importer.h"
#include "compiler/import/onnx/Model.h"
#include "compiler/load/Load.h"
#include "dialects/dl/Dialect.h"
#include "dlc/dlc.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "runtime/base/Half.h"
#include "runtime/base/Tensor.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <cmath>

using namespace mlir;
using namespace dlc;

namespace {

enum class Outcome { Passed, Unsupported, Failed };

std::optional<dlc_dtype> dtypeOf(int32_t type) {
  switch (type) {
  case onnx::Float:
    return DLC_F32;
  case onnx::Double:
    return DLC_F64;
  case onnx::Float16:
    return DLC_F16;
  case onnx::Bfloat16:
    return DLC_BF16;
  case onnx::Bool:
    return DLC_BOOL;
  case onnx::Uint8:
    return DLC_U8;
  case onnx::Int8:
    return DLC_I8;
  case onnx::Int16:
    return DLC_I16;
  case onnx::Int32:
    return DLC_I32;
  case onnx::Int64:
    return DLC_I64;
  default:
    return std::nullopt;
  }
}

std::optional<dlc::Tensor> tensorOf(const onnx::Tensor &tensor) {
  auto dtype = dtypeOf(tensor.type);
  if (!dtype || tensor.dims.size() > DLC_MAX_RANK)
    return std::nullopt;
  dlc::Tensor result;
  if (!allocate(*dtype, Shape::of(tensor.dims), result).ok())
    return std::nullopt;
  std::memcpy(result.bytes, tensor.data.data(), tensor.data.size());
  return result;
}

double elementOf(const dlc::Tensor &tensor, int64_t i) {
  switch (tensor.dtype) {
  case DLC_BOOL:
  case DLC_U8:
    return tensor.data<uint8_t>()[i];
  case DLC_I8:
    return tensor.data<int8_t>()[i];
  case DLC_I16:
    return tensor.data<int16_t>()[i];
  case DLC_I32:
    return tensor.data<int32_t>()[i];
  case DLC_I64:
    return double(tensor.data<int64_t>()[i]);
  case DLC_F16:
    return float(tensor.data<Half>()[i]);
  case DLC_BF16:
    return float(tensor.data<BFloat16>()[i]);
  case DLC_F32:
    return tensor.data<float>()[i];
  case DLC_F64:
    return tensor.data<double>()[i];
  }
  return 0;
}

/// The suite's own tolerance, wider for 16-bit types; empty if all agree.
std::string difference(const dlc::Tensor &actual, const dlc::Tensor &expected) {
  if (actual.dtype != expected.dtype || actual.shape != expected.shape)
    return actual.typeString() + " instead of " + expected.typeString();
  const bool narrow = actual.dtype == DLC_F16 || actual.dtype == DLC_BF16;
  const double relative = actual.dtype == DLC_BF16 ? 1e-2 : narrow ? 2e-3 : 1e-3, absolute = narrow ? 1e-3 : 1e-6;
  for (int64_t i = 0; i < actual.count(); ++i) {
    const double a = elementOf(actual, i), e = elementOf(expected, i);
    const bool same =
        (std::isnan(a) && std::isnan(e)) || a == e || std::abs(a - e) <= absolute + relative * std::abs(e);
    if (!same)
      return "element " + std::to_string(i) + " is " + std::to_string(a) + " instead of " + std::to_string(e);
  }
  return "";
}

struct Case {
  std::string directory, phase, why;
  bool compiled = false;
  std::vector<size_t> fixedPlaces; ///< which inputs became constants

  /// Files directory/set/PREFIX_0.pb, PREFIX_1.pb, ...
  bool read(StringRef set, StringRef prefix, std::vector<dlc::Tensor> &tensors) {
    for (int i = 0;; ++i) {
      SmallString<128> path(set);
      llvm::sys::path::append(path, prefix + "_" + Twine(i) + ".pb");
      if (!llvm::sys::fs::exists(path))
        return true;
      std::string error;
      auto file = onnx::readTensorFile(path.str().str(), error);
      auto tensor = file ? tensorOf(file->graph.initializers[0]) : std::nullopt;
      if (!tensor) {
        why = "cannot use " + path.str().str() + " " + error;
        return false;
      }
      tensors.push_back(*tensor);
    }
  }

  Outcome run() {
    DialectRegistry registry;
    if (compiled)
      registerDialects(registry);
    else
      registry.insert<dl::DLDialect, func::FuncDialect>();
    MLIRContext context(registry);
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      if (why.empty()) {
        why = diagnostic.str();
        for (Diagnostic &note : diagnostic.getNotes())
          why += "; " + note.str();
      }
      return success();
    });
    CompileOptions options;
    options.name = "model";
    options.stopAfter = compiled ? "" : phase;
    options.weightsMode = WeightsMode::Caller;
    ImportedModel model = importOnnx(directory + "/model.onnx", options, context);
    // Cases pass axes and shapes as inputs: then a second time, with the first set's small integers as constants.
    std::map<std::string, const onnx::Tensor *> fixed;
    std::vector<std::shared_ptr<const onnx::Model>> kept;
    if (!model.module && why.find("depends on") != std::string::npos) {
      fixInputs(fixed, kept);
      why.clear();
      model = importOnnx(directory + "/model.onnx", options, context, fixed);
    }
    if (!model.module)
      return why.find("support") != std::string::npos || why.find("depends on") != std::string::npos
                 ? Outcome::Unsupported
                 : Outcome::Failed;
    if (failed(runPipeline(*model.module, options)))
      return Outcome::Failed;
    std::unique_ptr<LoadedModel> loaded;
    dlc_model *handle = nullptr;
    std::vector<dlc::Tensor> weights;
    dlc_status opened;
    if (compiled) {
      std::string object;
      std::string error;
      Weights none;
      CodeSource source;
      if (failed(emitObject(*model.module, options, none, source, object)))
        return Outcome::Failed;
      loaded = LoadedModel::load(object, "model", {}, error);
      if (!loaded) {
        why = error;
        return Outcome::Failed;
      }
      opened = dlc_model_open(loaded->description(), &handle);
    } else {
      auto graph = writeGraph(*model.module);
      if (failed(graph))
        return Outcome::Failed;
      opened = dlc_model_open_graph(graph->data(), graph->size(), &handle);
    }
    struct Close {
      dlc_model *&handle;
      ~Close() { dlc_model_close(handle); }
    } close{handle};
    for (const ImportedWeight &weight : model.weights)
      if (auto made = weightTensor(weight, weight.type.getShape().vec()); made && !opened) {
        weights.push_back(*made);
        dlc_tensor value = toC(weights.back());
        opened = dlc_model_set_weight(handle, weight.name.c_str(), &value);
      }
    if (opened) {
      why = dlc_last_error();
      return Outcome::Failed;
    }
    for (int i = 0;; ++i) {
      const std::string set = directory + "/test_data_set_" + std::to_string(i);
      if (!llvm::sys::fs::exists(set))
        return i ? Outcome::Passed : (why = "has no test data", Outcome::Unsupported);
      std::vector<dlc::Tensor> inputs, expected, actual;
      if (!read(set, "input", inputs) || !read(set, "output", expected))
        return Outcome::Unsupported;
      if (i > 0 && !fixed.empty())
        return Outcome::Passed;
      for (size_t k = fixedPlaces.size(); k-- > 0;)
        inputs.erase(inputs.begin() + fixedPlaces[k]);
      if (!call(handle, inputs, actual)) {
        why = dlc_last_error();
        return Outcome::Failed;
      }
      for (size_t k = 0; k < expected.size(); ++k) {
        dlc::Tensor contiguous;
        if (k >= actual.size() || !makeContiguous(actual[k], contiguous).ok()) {
          why = "output " + std::to_string(k) + " is missing";
          return Outcome::Failed;
        }
        if (std::string text = difference(contiguous, expected[k]); !text.empty()) {
          why = "output " + std::to_string(k) + ": " + text;
          return Outcome::Failed;
        }
      }
    }
  }

  static dlc_tensor toC(const dlc::Tensor &tensor) {
    dlc_tensor result = {tensor.bytes, tensor.dtype, tensor.shape.rank, {}};
    std::copy_n(tensor.shape.dims.begin(), tensor.shape.rank, result.dims);
    return result;
  }

  static bool call(dlc_model *handle, const std::vector<dlc::Tensor> &inputs, std::vector<dlc::Tensor> &outputs) {
    std::vector<dlc_tensor> in, out(dlc_model_entry(handle, 0)->output_count);
    for (const dlc::Tensor &tensor : inputs)
      in.push_back(toC(tensor));
    if (dlc_model_output_types(handle, "infer", in.data(), in.size(), out.data(), out.size()))
      return false;
    for (dlc_tensor &tensor : out) {
      outputs.emplace_back();
      if (!allocate(DType(tensor.dtype), Shape::of(std::vector<int64_t>(tensor.dims, tensor.dims + tensor.rank)),
                    outputs.back())
               .ok())
        return false;
      tensor.data = outputs.back().bytes;
    }
    return dlc_model_run(handle, "infer", in.data(), in.size(), out.data(), out.size()) == DLC_OK;
  }

  void fixInputs(std::map<std::string, const onnx::Tensor *> &fixed,
                 std::vector<std::shared_ptr<const onnx::Model>> &kept) {
    std::string error;
    auto model = onnx::readModel(directory + "/model.onnx", error);
    for (size_t i = 0; model && i < model->graph.inputs.size(); ++i) {
      auto file = onnx::readTensorFile(directory + "/test_data_set_0/input_" + std::to_string(i) + ".pb", error);
      if (!file)
        return;
      const onnx::Tensor &tensor = file->graph.initializers[0];
      if ((tensor.type != onnx::Int64 && tensor.type != onnx::Int32) || tensor.dims.size() > 1)
        continue;
      fixed[model->graph.inputs[i].name] = &tensor;
      fixedPlaces.push_back(i);
      kept.push_back(file);
    }
  }

  static std::optional<dlc::Tensor> weightTensor(const ImportedWeight &weight, const std::vector<int64_t> &dims) {
    const std::string name = dl::elementName(weight.type.getElementType());
    static const std::pair<const char *, dlc_dtype> types[] = {
        {"bool", DLC_BOOL}, {"u8", DLC_U8},   {"i8", DLC_I8},     {"i16", DLC_I16}, {"i32", DLC_I32},
        {"i64", DLC_I64},   {"f16", DLC_F16}, {"bf16", DLC_BF16}, {"f32", DLC_F32}, {"f64", DLC_F64}};
    for (auto [text, dtype] : types)
      if (name == text) {
        dlc::Tensor tensor;
        if (!allocate(dtype, Shape::of(dims), tensor).ok())
          return std::nullopt;
        std::memcpy(tensor.bytes, weight.data.data(), weight.data.size());
        return tensor;
      }
    return std::nullopt;
  }
};

/// Every shorter length (of large files two hundred of them), and five hundred copies with a few bytes altered, always
/// the same ones.
int damage(StringRef path, StringRef temporary) {
  auto file = llvm::MemoryBuffer::getFile(path);
  if (!file) {
    llvm::errs() << path << ": " << file.getError().message() << "\n";
    return 1;
  }
  StringRef whole = (*file)->getBuffer();
  unsigned accepted = 0, rejected = 0;
  auto import = [&](StringRef bytes) {
    std::error_code code;
    {
      llvm::raw_fd_ostream out(temporary, code);
      out << bytes;
    }
    DialectRegistry registry;
    registry.insert<dl::DLDialect, func::FuncDialect>();
    MLIRContext context(registry, MLIRContext::Threading::DISABLED);
    bool said = false;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &) {
      said = true;
      return success();
    });
    const bool ok = bool(importOnnx(temporary, CompileOptions(), context).module);
    if (!ok && !said)
      llvm::errs() << "refused without a message\n";
    ++(ok ? accepted : rejected);
    return ok || said;
  };
  bool good = true;
  const size_t step = std::max<size_t>(whole.size() / 200, 1);
  for (size_t length = 0; length < whole.size(); length += step)
    good &= import(whole.take_front(length));
  uint64_t random = 1;
  auto next = [&](size_t below) {
    return size_t((random = random * 6364136223846793005u + 1442695040888963407u) >> 33) % below;
  };
  // The first bytes hold the graph's structure; weights follow.
  const size_t structure = std::min<size_t>(whole.size(), 4096);
  for (int i = 0; i < 500; ++i) {
    std::string copy = whole.str();
    for (size_t flips = 1 + next(4); flips > 0; --flips)
      copy[next(structure)] = char(next(256));
    good &= import(copy);
  }
  llvm::outs() << accepted + rejected << " damaged files: " << rejected << " refused, " << accepted << " accepted\n";
  return good ? 0 : 1;
}

} // namespace

int main(int argc, char **argv) {
  registerPasses();
  dlc_eager_register();
  std::string phase = "import";
  bool verbose = false, compiled = false;
  unsigned counts[3] = {};
  if (argc == 4 && StringRef(argv[1]) == "--damage")
    return damage(argv[2], argv[3]);
  for (int i = 1; i < argc; ++i) {
    StringRef argument = argv[i];
    if (argument.consume_front("--phase=")) {
      phase = argument.str();
      continue;
    }
    if (argument == "--compiled") {
      compiled = true;
      continue;
    }
    if (argument == "--verbose") {
      verbose = true;
      continue;
    }
    Case test{argument.str(), phase, "", compiled, {}};
    const Outcome outcome = test.run();
    ++counts[int(outcome)];
    if (outcome == Outcome::Failed)
      llvm::outs() << "FAIL " << argument << ": " << test.why << "\n";
    else if (verbose && outcome == Outcome::Unsupported)
      llvm::outs() << "unsupported " << argument << ": " << test.why << "\n";
    llvm::outs().flush();
  }
  llvm::outs() << counts[0] << " passed, " << counts[1] << " unsupported, " << counts[2] << " failed\n";
  return counts[2] ? 1 : 0;
}
