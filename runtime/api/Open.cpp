//===- Open.cpp - Opening, closing and reflection -------------------------===//
#include "runtime/api/Error.h"
#include "runtime/api/Model.h"
#include "runtime/base/Cpus.h"
#include "runtime/base/MappedFile.h"
#include <cstring>
#include <dlfcn.h>

using namespace dlc;

namespace {

Status openCompiled(const dlc_model_desc *description, std::shared_ptr<void> library, dlc_model **model) {
  if (!model)
    return error(DLC_INVALID_ARGUMENT, "where to put the model is null");
  *model = nullptr;
  if (!description)
    return error(DLC_WRONG_VERSION, "there is no description: the object does not speak version ", DLC_ABI_VERSION,
                 " of the ABI, or the query failed");
  if (description->abi_version != DLC_ABI_VERSION)
    return error(DLC_WRONG_VERSION, "the model speaks version ", description->abi_version, " of the ABI, this runtime ",
                 DLC_ABI_VERSION);
  auto made = std::make_unique<dlc_model>();
  made->compiled = description;
  made->library = std::move(library);
  DLC_TRY(made->tables.readCompiled(*description));
  for (int32_t i = 0; i < description->extern_count; ++i)
    if (description->externs[i].function)
      made->externs[description->externs[i].name] = description->externs[i].function;
  *model = made.release();
  return {};
}

Status openGraph(const void *graph, size_t bytes, dlc_model **model) {
  if (!model || !graph)
    return error(DLC_INVALID_ARGUMENT, model ? "the graph is null" : "where to put the model is null");
  *model = nullptr;
  EngineFactory factory = engineFactory();
  if (!factory)
    return error(DLC_NO_ENGINE, "a graph needs the eager engine: link libdlc_eager and call dlc_eager_register()");
  auto made = std::make_unique<dlc_model>();
  DLC_TRY(factory(graph, bytes, made->engine));
  made->tables.readGraph(made->engine->module());
  made->mode = DLC_EAGER;
  *model = made.release();
  return {};
}

/// "libfoo.so" and "foo.so" are of the model foo.
std::string nameFromPath(std::string path) {
  path = path.substr(path.rfind('/') + 1);
  if (path.rfind("lib", 0) == 0)
    path = path.substr(3);
  return path.substr(0, path.find('.'));
}

} // namespace

extern "C" {

dlc_status dlc_model_open(const dlc_model_desc *description, dlc_model **model) {
  return guarded([&] { return openCompiled(description, nullptr, model); });
}

dlc_status dlc_model_open_library(const char *path, const char *name, dlc_model **model) {
  return guarded([&] {
    if (!path || !model)
      return error(DLC_INVALID_ARGUMENT, path ? "where to put the model is null" : "the path is null");
    *model = nullptr;
    // Without a slash dlopen would search the system's folders.
    std::string file = std::strchr(path, '/') ? path : std::string("./") + path;
    void *handle = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (!handle)
      return error(DLC_NOT_FOUND, "cannot load ", path, ": ", dlerror());
    std::shared_ptr<void> library(handle, dlclose);
    std::string symbol = (name ? std::string(name) : nameFromPath(path)) + "_query";
    auto query = reinterpret_cast<const dlc_model_desc *(*)(uint32_t)>(dlsym(handle, symbol.c_str()));
    if (!query)
      return error(DLC_NOT_FOUND, path, " has no function ", symbol, "; pass the model's name if the file was renamed");
    return openCompiled(query(DLC_ABI_VERSION), std::move(library), model);
  });
}

dlc_status dlc_model_open_graph(const void *graph, uint64_t bytes, dlc_model **model) {
  return guarded([&] { return openGraph(graph, size_t(bytes), model); });
}

dlc_status dlc_model_open_graph_file(const char *path, dlc_model **model) {
  return guarded([&] {
    if (!path)
      return error(DLC_INVALID_ARGUMENT, "the path is null");
    MappedFile file;
    DLC_TRY(mapFile(path, file));
    Status status = openGraph(file.size ? file.data : "", file.size, model);
    if (!status.ok())
      status.message = std::string(path) + ": " + status.message;
    return status;
  });
}

void dlc_model_close(dlc_model *model) { delete model; }

const char *dlc_model_name(const dlc_model *model) { return model && model->compiled ? model->compiled->name : ""; }
int32_t dlc_model_entry_count(const dlc_model *model) { return model ? int32_t(model->tables.entries.size()) : 0; }
const dlc_entry_desc *dlc_model_entry(const dlc_model *model, int32_t index) {
  return model && index >= 0 && size_t(index) < model->tables.entries.size() ? &model->tables.entries[size_t(index)]
                                                                             : nullptr;
}
const dlc_entry_desc *dlc_model_find_entry(const dlc_model *model, const char *name) {
  return model && name ? dlc_model_entry(model, model->tables.find(name)) : nullptr;
}

static const dlc_tensor_desc *at(const std::vector<dlc_tensor_desc> &list, int32_t index) {
  return index >= 0 && size_t(index) < list.size() ? &list[size_t(index)] : nullptr;
}
int32_t dlc_model_weight_count(const dlc_model *model) { return model ? int32_t(model->tables.weights.size()) : 0; }
const dlc_tensor_desc *dlc_model_weight(const dlc_model *model, int32_t index) {
  return model ? at(model->tables.weights, index) : nullptr;
}
int32_t dlc_model_state_count(const dlc_model *model) { return model ? int32_t(model->tables.states.size()) : 0; }
const dlc_tensor_desc *dlc_model_state(const dlc_model *model, int32_t index) {
  return model ? at(model->tables.states, index) : nullptr;
}

dlc_status dlc_model_set_mode(dlc_model *model, dlc_mode mode) {
  return guarded([&] {
    if (!model)
      return error(DLC_INVALID_ARGUMENT, "the model is null");
    if (mode == DLC_EAGER) {
      DLC_TRY(model->ensureEngine());
    } else if (mode != DLC_GRAPH) {
      return error(DLC_INVALID_ARGUMENT, "there is no mode ", int(mode));
    } else if (!model->compiled) {
      return error(DLC_NO_ENGINE, "the model was opened from a graph, and has no compiled code");
    }
    model->mode = mode;
    return Status();
  });
}
dlc_mode dlc_model_get_mode(const dlc_model *model) { return model ? model->mode : DLC_GRAPH; }

dlc_status dlc_model_set_threads(dlc_model *model, int32_t threads) {
  return guarded([&] {
    constexpr int32_t most = 1024;
    if (!model || threads < 0 || threads > most)
      return error(DLC_INVALID_ARGUMENT,
                   model ? "threads must be in 0..=1024, got " + std::to_string(threads) : "the model is null");
    if (threads == 0)
      threads = availableThreads();
    model->pool = threads > 1 ? std::make_unique<ThreadPool>(threads) : nullptr;
    return Status();
  });
}

dlc_status dlc_model_set_host(dlc_model *model, const dlc_host *host) {
  return guarded([&] {
    if (!model)
      return error(DLC_INVALID_ARGUMENT, "the model is null");
    if (host && host->abi_version != DLC_ABI_VERSION)
      return error(DLC_WRONG_VERSION, "the host's abi_version is ", host->abi_version, ", this runtime speaks ",
                   DLC_ABI_VERSION);
    model->programHost = host ? *host : dlc_host{};
    return Status();
  });
}

dlc_status dlc_model_set_print(dlc_model *model, dlc_print_fn print, void *context) {
  return guarded([&] {
    if (!model)
      return error(DLC_INVALID_ARGUMENT, "the model is null");
    model->print = print;
    model->printContext = context;
    return Status();
  });
}

dlc_status dlc_model_set_profile(dlc_model *model, dlc_profile_fn profile, void *context) {
  return guarded([&] {
    if (!model)
      return error(DLC_INVALID_ARGUMENT, "the model is null");
    model->profile = profile;
    model->profileContext = context;
    return Status();
  });
}

} // extern "C"
