//===- Run.cpp - Checking and running a call ------------------------------===//
#include "runtime/api/Error.h"
#include "runtime/api/Model.h"
#include <chrono>

using namespace dlc;

Status dlc_model::ensureEngine() {
  if (engine)
    return {};
  EngineFactory factory = engineFactory();
  if (!factory)
    return error(DLC_NO_ENGINE, "there is no eager engine: link libdlc_eager and call dlc_eager_register()");
  if (!compiled || !compiled->graph)
    return error(DLC_NO_ENGINE, "the model was built without its graph, which eager mode runs");
  return factory(compiled->graph, size_t(compiled->graph_bytes), engine);
}

//===----------------------------------------------------------------------===//
// Hooks: the program's own first, then the model's
//===----------------------------------------------------------------------===//

namespace {

dlc_model &modelOf(void *context) { return *static_cast<dlc_model *>(context); }

void hookParallel(void *context, int64_t count, dlc_chunk_fn fn, void *arg) {
  dlc_model &model = modelOf(context);
  if (model.programHost.parallel_for)
    model.programHost.parallel_for(model.programHost.context, count, fn, arg);
  else
    model.pool->parallelFor(count, fn, arg);
}

void hookLaunch(void *context, const char *kernel, dlc_chunk_fn fn, void *slots, int64_t chunks) {
  dlc_model &model = modelOf(context);
  auto start = std::chrono::steady_clock::now();
  if (model.programHost.launch)
    model.programHost.launch(model.programHost.context, kernel, fn, slots, chunks);
  else if (chunks > 1 && (model.pool || model.programHost.parallel_for))
    hookParallel(context, chunks, fn, slots);
  else
    for (int64_t i = 0; i < chunks; ++i)
      fn(slots, i);
  if (model.profile)
    model.profile(model.profileContext, kernel, chunks,
                  std::chrono::nanoseconds(std::chrono::steady_clock::now() - start).count());
}

void hookPrint(void *context, const char *label, const dlc_tensor *tensor, const char *where) {
  dlc_model &model = modelOf(context);
  if (model.print)
    model.print(model.printContext, label, tensor, where);
  else if (model.programHost.print)
    model.programHost.print(model.programHost.context, label, tensor, where);
}

void hookError(void *context, dlc_status status, const char *message, const char *where) {
  dlc_model &model = modelOf(context);
  // An eager function has said why it failed; only its caller knows the module.
  if (model.hookError.code == status)
    model.hookError = model.hookError.within(where ? where : "");
  else
    model.hookError = {status, message ? message : "", where ? where : ""};
  if (model.programHost.error)
    model.programHost.error(model.programHost.context, status, model.hookError.message.c_str(),
                            model.hookError.place().c_str());
}

dlc_status hookEagerCall(void *context, const char *function, const dlc_tensor *inputs, int32_t inputCount,
                         dlc_tensor *outputs, int32_t outputCount) {
  dlc_model &model = modelOf(context);
  if (model.programHost.eager_call)
    return model.programHost.eager_call(model.programHost.context, function, inputs, inputCount, outputs, outputCount);
  try {
    Status status = model.ensureEngine();
    if (status.ok())
      status = model.runEager(function, inputs, inputCount, outputs, outputCount);
    if (!status.ok())
      model.hookError = status;
    return status.code;
  } catch (...) { // compiled code is between here and the guard
    return DLC_NO_MEMORY;
  }
}

} // namespace

dlc_host dlc_model::hostForCall() {
  dlc_host host{};
  host.abi_version = DLC_ABI_VERSION;
  host.context = this;
  if (pool || programHost.parallel_for)
    host.parallel_for = hookParallel;
  if (print || programHost.print)
    host.print = hookPrint;
  host.error = ::hookError;
  host.eager_call = hookEagerCall;
  if (profile || programHost.launch)
    host.launch = hookLaunch;
  return host;
}

//===----------------------------------------------------------------------===//
// The two engines
//===----------------------------------------------------------------------===//

Status dlc_model::runCompiled(const dlc_entry_desc &entry, const std::vector<int64_t> &dims, const dlc_tensor *inputs,
                              dlc_tensor *outputs) {
  DLC_TRY(ensureInitialized());
  uint64_t needed = entry.arena_bytes ? entry.arena_bytes(dims.data()) : 0;
  if (needed > arenaBytes || !arena) {
    arena.reset();
    arenaBytes = 0;
    arena = allocateAligned(size_t(needed));
    if (!arena)
      return error(DLC_NO_MEMORY, "no memory for an arena of ", needed, " bytes");
    arenaBytes = needed;
  }
  std::vector<void *> tensors;
  for (int32_t i = 0; i < entry.input_count; ++i)
    tensors.push_back(inputs[i].data);
  for (int32_t i = 0; i < entry.output_count; ++i)
    tensors.push_back(outputs[i].data);
  // An empty tensor may have no memory of its own; compiled code wants a pointer all the same.
  for (void *&tensor : tensors)
    tensor = tensor ? tensor : arena.get();
  hookError = Status();
  dlc_host host = hostForCall();
  DimValues values;
  for (int32_t i = 0; i < entry.dim_count; ++i)
    values.set(entry.dims[i].name, dims[size_t(i)]);
  callDims = &values;
  dlc_status code = entry.call(stateBlock.get(), arena.get(), &host, dims.data(), tensors.data());
  callDims = nullptr;
  if (code == DLC_OK)
    return {};
  return hookError.code == code ? hookError : error(code, entry.name, " failed with ", dlc_status_name(code));
}

Status dlc_model::runEager(const std::string &function, const dlc_tensor *inputs, int32_t inputCount,
                           dlc_tensor *outputs, int32_t outputCount) {
  const graph::Function *found = engine->module().find(function);
  if (!found)
    return error(DLC_NOT_FOUND, "the graph has no function ", function);
  std::vector<Tensor> arguments, results;
  for (int32_t i = 0; i < inputCount; ++i)
    arguments.push_back(viewOf(inputs[i]));
  dlc_host host = hostForCall();
  RunOptions options;
  options.host = &host;
  options.dims = callDims;
  options.externs = &externs;
  hookError = Status();
  if (Status status = engine->run(*found, arguments, results, *this, options); !status.ok()) {
    // An external function may have said more than that it failed.
    if (hookError.code == status.code)
      status.message = hookError.message;
    return status;
  }
  if (int32_t(results.size()) != outputCount)
    return error(DLC_INVALID_ARGUMENT, function, " has ", results.size(), " results, ", outputCount,
                 " outputs are given");
  for (int32_t i = 0; i < outputCount; ++i) {
    Tensor wanted = viewOf(outputs[i]);
    if (results[size_t(i)].dtype != wanted.dtype || results[size_t(i)].shape != wanted.shape)
      return error(DLC_WRONG_SHAPE, "output ", found->results[size_t(i)].name, " is ", wanted.typeString(),
                   ", the result ", results[size_t(i)].typeString());
  }
  for (int32_t i = 0; i < outputCount; ++i)
    copyElements(results[size_t(i)], outputs[i].data);
  return {};
}

//===----------------------------------------------------------------------===//
// Checking a call
//===----------------------------------------------------------------------===//

namespace {

std::string declaredType(const dlc_tensor_desc &declared, const std::vector<DimExpr> &dims) {
  std::string text = std::string(nameOf(DType(declared.dtype))) + "[";
  for (size_t d = 0; d < dims.size(); ++d)
    text += (d ? ", " : "") + dims[d].toString();
  return text + "]";
}

/// Element type and rank, then non-negative sizes.
Status checkKind(const char *what, const dlc_tensor_desc &declared, const std::vector<DimExpr> &dims,
                 const dlc_tensor &tensor) {
  auto text = [&] { return declaredType(declared, dims); };
  if (!isDType(tensor.dtype))
    return error(DLC_WRONG_DTYPE, what, " ", declared.name, " has the unknown element type ", tensor.dtype,
                 ", expected ", text());
  if (tensor.rank < 0 || tensor.rank > DLC_MAX_RANK)
    return error(DLC_WRONG_SHAPE, what, " ", declared.name, " has rank ", tensor.rank, ", expected ", text());
  Tensor view = viewOf(tensor);
  if (tensor.dtype != declared.dtype)
    return error(DLC_WRONG_DTYPE, what, " ", declared.name, " is ", view.typeString(), ", expected ", text());
  if (tensor.rank != declared.rank)
    return error(DLC_WRONG_SHAPE, what, " ", declared.name, " is ", view.typeString(), ", expected ", text());
  size_t bytes = 0;
  if (Status status = byteSize(view.dtype, view.shape, bytes); !status.ok())
    return error(DLC_WRONG_SHAPE, what, " ", declared.name, ": ", status.message);
  return {};
}

Status checkBuffer(const char *what, const char *name, const dlc_tensor &tensor) {
  if (!tensor.data && dlc_tensor_bytes(&tensor))
    return error(DLC_INVALID_ARGUMENT, what, " ", name, ": its data is null");
  if (uintptr_t(tensor.data) % DLC_ALIGNMENT)
    return error(DLC_INVALID_ARGUMENT, what, " ", name, ": its data at ", tensor.data, " is not aligned to ",
                 DLC_ALIGNMENT, " bytes");
  return {};
}

bool overlap(const dlc_tensor &a, const dlc_tensor &b) {
  auto first = uintptr_t(a.data), second = uintptr_t(b.data);
  uint64_t firstBytes = dlc_tensor_bytes(&a), secondBytes = dlc_tensor_bytes(&b);
  return firstBytes && secondBytes && first < second + secondBytes && second < first + firstBytes;
}

struct Call {
  int index = -1;
  DimValues values;
  std::vector<int64_t> dims; ///< in the entry's order
};

/// Finds the entry and its named dims from the inputs, whose types are checked.
Status resolveCall(dlc_model *model, const char *name, const dlc_tensor *inputs, int32_t inputCount,
                   const dlc_tensor *outputs, int32_t outputCount, Call &call) {
  if (!model)
    return error(DLC_INVALID_ARGUMENT, "the model is null");
  const ModelTables &tables = model->tables;
  if (!name && tables.entries.size() == 1)
    name = tables.entries[0].name;
  if (!name)
    return error(DLC_INVALID_ARGUMENT, "the model has ", tables.entries.size(), " entries; name one of ",
                 tables.entryNames());
  call.index = tables.find(name);
  if (call.index < 0)
    return error(DLC_NOT_FOUND, "the model has no entry ", name, "; it has ", tables.entryNames());
  const dlc_entry_desc &entry = tables.entries[size_t(call.index)];
  const ModelTables::Entry &parsed = tables.parsed[size_t(call.index)];
  if (inputCount != entry.input_count || outputCount != entry.output_count)
    return error(DLC_INVALID_ARGUMENT, name, " takes ", entry.input_count, " inputs and ", entry.output_count,
                 " outputs, got ", inputCount, " and ", outputCount);
  if ((inputCount && !inputs) || (outputCount && !outputs))
    return error(DLC_INVALID_ARGUMENT, inputCount && !inputs ? "the inputs are null" : "the outputs are null");
  std::vector<DimEquation> equations;
  for (int32_t i = 0; i < inputCount; ++i) {
    DLC_TRY(checkKind("input", entry.inputs[i], parsed.inputs[size_t(i)], inputs[i]));
    for (int32_t d = 0; d < inputs[i].rank; ++d)
      equations.push_back({&parsed.inputs[size_t(i)][size_t(d)], inputs[i].dims[d],
                           "dim " + std::to_string(d) + " of input " + entry.inputs[i].name});
  }
  DLC_TRY(solveDims(equations, parsed.ranges, call.values));
  for (const DimRange &range : parsed.ranges) {
    const int64_t *value = call.values.find(range.name);
    if (!value)
      return error(DLC_INVALID_ARGUMENT, "the named dim ", range.name, " of ", name,
                   " does not follow from the inputs");
    call.dims.push_back(*value);
  }
  return {};
}

/// Sizes of an output for the call's named dims.
Status outputShape(const Call &call, const std::vector<DimExpr> &dims, Shape &shape) {
  shape = Shape();
  for (const DimExpr &dim : dims) {
    int64_t size = 0;
    DLC_TRY(dim.evaluate(call.values, size));
    shape.push(size);
  }
  return {};
}

Status checkOutputs(const dlc_model &model, const Call &call, const dlc_tensor *inputs, const dlc_tensor *outputs) {
  const dlc_entry_desc &entry = model.tables.entries[size_t(call.index)];
  const ModelTables::Entry &parsed = model.tables.parsed[size_t(call.index)];
  for (int32_t i = 0; i < entry.input_count; ++i)
    DLC_TRY(checkBuffer("input", entry.inputs[i].name, inputs[i]));
  for (int32_t i = 0; i < entry.output_count; ++i) {
    const std::vector<DimExpr> &dims = parsed.outputs[size_t(i)];
    DLC_TRY(checkKind("output", entry.outputs[i], dims, outputs[i]));
    Shape expected;
    DLC_TRY(outputShape(call, dims, expected));
    Tensor view = viewOf(outputs[i]);
    if (view.shape != expected)
      return error(DLC_WRONG_SHAPE, "output ", entry.outputs[i].name, " is ", view.typeString(), ", expected ",
                   toString(view.dtype, expected), " = ", declaredType(entry.outputs[i], dims));
    DLC_TRY(checkBuffer("output", entry.outputs[i].name, outputs[i]));
    for (int32_t j = 0; j < entry.input_count; ++j)
      if (overlap(outputs[i], inputs[j]))
        return error(DLC_INVALID_ARGUMENT, "output ", entry.outputs[i].name, " overlaps input ", entry.inputs[j].name);
    for (int32_t j = 0; j < i; ++j)
      if (overlap(outputs[i], outputs[j]))
        return error(DLC_INVALID_ARGUMENT, "output ", entry.outputs[i].name, " overlaps output ",
                     entry.outputs[j].name);
  }
  return {};
}

} // namespace

extern "C" {

dlc_status dlc_model_output_types(dlc_model *model, const char *entry, const dlc_tensor *inputs, int32_t inputCount,
                                  dlc_tensor *outputs, int32_t outputCount) {
  return guarded([&] {
    Call call;
    DLC_TRY(resolveCall(model, entry, inputs, inputCount, outputs, outputCount, call));
    const dlc_entry_desc &found = model->tables.entries[size_t(call.index)];
    for (int32_t i = 0; i < outputCount; ++i) {
      Shape shape;
      DLC_TRY(outputShape(call, model->tables.parsed[size_t(call.index)].outputs[size_t(i)], shape));
      outputs[i].dtype = found.outputs[i].dtype;
      outputs[i].rank = shape.rank;
      for (int d = 0; d < shape.rank; ++d)
        outputs[i].dims[d] = shape[d];
    }
    return Status();
  });
}

dlc_status dlc_model_set_extern(dlc_model *model, const char *name, dlc_extern_fn function) {
  return guarded([&] {
    if (!model || !name || !function)
      return error(DLC_INVALID_ARGUMENT, !model ? "the model is null"
                                         : name ? "the function is null"
                                                : "the name is null");
    model->externs[name] = function;
    return Status();
  });
}

dlc_status dlc_model_run(dlc_model *model, const char *entry, const dlc_tensor *inputs, int32_t inputCount,
                         dlc_tensor *outputs, int32_t outputCount) {
  return guarded([&] {
    Call call;
    DLC_TRY(resolveCall(model, entry, inputs, inputCount, outputs, outputCount, call));
    DLC_TRY(checkOutputs(*model, call, inputs, outputs));
    const dlc_entry_desc &found = model->tables.entries[size_t(call.index)];
    ThreadPool::Run run(model->programHost.parallel_for ? nullptr : model->pool.get());
    model->updates.clear();
    if (model->mode == DLC_EAGER)
      DLC_TRY(model->runEager(found.name, inputs, inputCount, outputs, outputCount));
    else
      DLC_TRY(model->runCompiled(found, call.dims, inputs, outputs));
    // Those of eager functions in compiled code too: an update counts from the next call on.
    return model->applyUpdates();
  });
}

} // extern "C"
