//===- Runner.cpp - A model ready to run in an engine ---------------------===//
#include "tools/dlc/Runner.h"
#include "runtime/base/DimExpr.h"
#include "tools/dlc/Command.h"
#include "tools/dlc/Print.h"
#include <iostream>

namespace dlc::cli {

dlc_tensor toC(const Tensor &tensor) {
  dlc_tensor result = {tensor.bytes, tensor.dtype, tensor.shape.rank, {}};
  std::copy_n(tensor.shape.dims.begin(), tensor.shape.rank, result.dims);
  return result;
}

std::string toString(const dlc_tensor_desc &desc) {
  std::string text = nameOf(DType(desc.dtype));
  text += "[";
  for (int i = 0; i < desc.rank; ++i)
    text += (i ? ", " : "") + (desc.dims[i].expr ? std::string(desc.dims[i].expr) : std::to_string(desc.dims[i].size));
  return text + "]";
}

static int failed(dlc_status status) {
  return fault(std::string(dlc_last_error()) + " (" + dlc_status_name(status) + ")");
}

/// What a `print` of the model writes, in both engines.
static void printHook(void *, const char *label, const dlc_tensor *tensor, const char *where) {
  std::cout << where << (*where ? ": " : "");
  printTensor(std::cout, label, *tensor);
}

std::unique_ptr<Runner> Runner::open(Driver &driver, dlc_mode mode, int threads,
                                     const std::function<bool(const std::string &)> &after) {
  auto runner = std::make_unique<Runner>();
  dlc_model *model = nullptr;
  dlc_status status;
  // Also for graph mode: the initialisers of random weights stand in the graph.
  static const bool once = (dlc_eager_register(), true);
  (void)once;
  if (mode == DLC_EAGER) {
    std::string graph;
    if (!driver.linkExterns() || !driver.serialize(graph))
      return nullptr;
    status = dlc_model_open_graph(graph.data(), graph.size(), &model);
  } else {
    const dlc_model_desc *description = driver.load(after);
    if (!description)
      return nullptr;
    status = dlc_model_open(description, &model);
  }
  if (status)
    return failed(status), nullptr;
  runner->handle.reset(model);
  for (const auto &[name, function] : driver.externs())
    if (dlc_status status = dlc_model_set_extern(model, name.c_str(), function))
      return failed(status), nullptr;
  const CompileOptions &options = driver.options();
  if (!options.weightsFile.empty())
    status = dlc_model_load_weights(model, options.weightsFile.c_str());
  else if (options.randomWeights)
    status = dlc_model_random_weights(model, *options.randomWeights);
  else if (auto brought = driver.broughtWeights(); !brought.empty())
    status = runner->bind(brought);
  else if (dlc_model_weight_count(model) != 0)
    return fault("the model has " + std::to_string(dlc_model_weight_count(model)) +
                 " parameters and no values for them; give --weights FILE or --random-weights SEED"),
           nullptr;
  if (!status)
    status = dlc_model_set_threads(model, threads);
  if (!status)
    status = dlc_model_set_print(model, printHook, nullptr);
  if (status)
    return failed(status), nullptr;
  return runner;
}

void Runner::speak() { dlc_model_set_print(model(), printHook, nullptr); }

dlc_status Runner::bind(const std::vector<std::pair<std::string, Tensor>> &brought) {
  for (const auto &[name, tensor] : brought) {
    // A file's tensors may begin anywhere.
    weights.emplace_back();
    if (Status status = allocate(tensor.dtype, tensor.shape, weights.back()); !status.ok())
      return status.code;
    copyElements(tensor, weights.back().bytes);
    dlc_tensor value = toC(weights.back());
    if (dlc_status status = dlc_model_set_weight(model(), name.c_str(), &value))
      return status;
  }
  return DLC_OK;
}

const dlc_entry_desc *Runner::entry(const std::string &name) const {
  int32_t count = dlc_model_entry_count(model());
  if (name.empty() && count == 1)
    return dlc_model_entry(model(), 0);
  if (!name.empty())
    if (const dlc_entry_desc *found = dlc_model_find_entry(model(), name.c_str()))
      return found;
  std::string names;
  for (int32_t i = 0; i < count; ++i)
    names += (i ? ", " : "") + std::string(dlc_model_entry(model(), i)->name);
  if (count == 0)
    fault("the model has no entry: no function is `export fn`");
  else if (name.empty())
    fault("the model has several entries; name one with --entry: " + names);
  else
    fault("there is no entry '" + name + "'; entries are " + names);
  return nullptr;
}

dlc_status Runner::tryRun(const dlc_entry_desc &entry, const std::vector<Tensor> &inputs,
                          std::vector<Tensor> &outputs) {
  std::vector<dlc_tensor> in, out(entry.output_count);
  for (const Tensor &tensor : inputs)
    in.push_back(toC(tensor));
  if (dlc_status status =
          dlc_model_output_types(model(), entry.name, in.data(), int32_t(in.size()), out.data(), int32_t(out.size())))
    return status;
  outputs.resize(out.size());
  for (size_t i = 0; i < out.size(); ++i) {
    Shape shape;
    for (int32_t d = 0; d < out[i].rank; ++d)
      shape.push(out[i].dims[d]);
    if (!outputs[i].bytes || outputs[i].dtype != out[i].dtype || outputs[i].shape != shape)
      if (Status status = allocate(DType(out[i].dtype), shape, outputs[i]); !status.ok())
        return status.code;
    out[i].data = outputs[i].bytes;
  }
  return dlc_model_run(model(), entry.name, in.data(), int32_t(in.size()), out.data(), int32_t(out.size()));
}

bool Runner::run(const dlc_entry_desc &entry, const std::vector<Tensor> &inputs, std::vector<Tensor> &outputs) {
  dlc_status status = tryRun(entry, inputs, outputs);
  if (status)
    failed(status);
  return status == DLC_OK;
}

uint64_t Runner::arenaBytes(const dlc_entry_desc &entry, const std::vector<Tensor> &inputs) const {
  if (!entry.arena_bytes)
    return 0;
  std::vector<DimExpr> declared;
  std::vector<DimEquation> equations;
  std::vector<DimRange> ranges;
  for (int32_t i = 0; i < entry.dim_count; ++i)
    ranges.push_back({entry.dims[i].name, entry.dims[i].low, entry.dims[i].high});
  for (int32_t i = 0; i < entry.input_count; ++i)
    for (int32_t d = 0; d < entry.inputs[i].rank; ++d) {
      const dlc_dim &dim = entry.inputs[i].dims[d];
      declared.emplace_back(dim.size);
      if (dim.expr && !DimExpr::parse(dim.expr, declared.back()).ok())
        return 0;
    }
  size_t next = 0;
  for (int32_t i = 0; i < entry.input_count; ++i)
    for (int32_t d = 0; d < entry.inputs[i].rank; ++d)
      equations.push_back({&declared[next++], inputs[i].shape[d], ""});
  DimValues values;
  if (!solveDims(equations, ranges, values).ok())
    return 0;
  std::vector<int64_t> dims;
  for (const DimRange &range : ranges)
    dims.push_back(values.find(range.name) ? *values.find(range.name) : range.low);
  return entry.arena_bytes(dims.data());
}

} // namespace dlc::cli
