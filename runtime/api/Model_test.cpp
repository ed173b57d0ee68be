//===- Model_test.cpp - The C interface -----------------------------------===//
//
// The compiled model is written by hand against abi.h: entry `run` doubles x[N] into y, adds the sum of weight w[3],
// prints, and counts its calls in the state tensor `calls`.
//
//===----------------------------------------------------------------------===//
#include "dlc/dlc.h"
#include "runtime/base/Checksum.h"
#include "runtime/base/MappedFile.h"
#include "runtime/base/Safetensors.h"
#include "runtime/base/Testing.h"
#include "runtime/graph/Builder.h"
#include <atomic>
#include <thread>
#include <unistd.h>

using namespace dlc;
using dlc::graph::Builder;
using dlc::testing::tensor;

namespace {

/// The same model as a graph, with a `dl.eager fn` that negates.
std::string makeGraph() {
  graph::Module module;
  graph::Type vector = Builder::type(DLC_F32, {"N"}), scalar = Builder::type(DLC_F32);
  module.functions.resize(2);
  graph::Function &run = module.functions[0], &negate = module.functions[1];
  run.name = "run";
  run.exported = true;
  run.dims = {{"N", 1, 64}};
  {
    Builder b(run);
    uint32_t x = b.argument("x", vector);
    uint32_t w = b.op("dl.param", {}, {Builder::type(DLC_F32, {"3"})},
                      {Builder::string("name", "w"), Builder::string("init", "ones")});
    uint32_t sum = b.op("dl.reduce_sum", {w}, {scalar}, {Builder::integers("axes", {0})});
    uint32_t twice = b.op("dl.add", {x, x}, {vector});
    uint32_t y = b.op("dl.add", {twice, sum}, {vector});
    uint32_t calls =
        b.op("dl.state", {}, {scalar}, {Builder::string("name", "calls"), Builder::string("init", "constant:100")});
    uint32_t one = b.op("dl.constant", {}, {scalar}, {Builder::tensor("value", tensor<float>({}, {1}))});
    b.op("dl.state_update", {b.op("dl.add", {calls, one}, {scalar})}, {}, {Builder::string("name", "calls")});
    b.op("dl.print", {sum}, {}, {Builder::string("label", "sum")});
    b.op("func.return", {y}, {});
    run.results.push_back({"y", vector});
  }
  negate.name = "negate";
  negate.eager = true;
  {
    Builder b(negate);
    uint32_t x = b.argument("x", vector);
    b.op("func.return", {b.op("dl.neg", {x}, {vector})}, {});
    negate.results.push_back({"out", vector});
  }
  return graph::writeGraph(module);
}

struct State {
  char header[64];
  float calls;
};

dlc_status initModel(void *state, const void *weights, const dlc_host *host) {
  if (!weights) {
    host->error(host->context, DLC_NOT_INITIALIZED, "no weights", "");
    return DLC_NOT_INITIALIZED;
  }
  auto *block = static_cast<State *>(state);
  std::memcpy(block->header, &weights, sizeof weights);
  block->calls = 0;
  return DLC_OK;
}

dlc_status callModel(void *state, void *arena, const dlc_host *host, const int64_t *dims, void *const *tensors) {
  auto *block = static_cast<State *>(state);
  const float *w;
  std::memcpy(&w, block->header, sizeof w);
  auto *x = static_cast<float *>(tensors[0]), *y = static_cast<float *>(tensors[1]), *sum = static_cast<float *>(arena);
  *sum = w[0] + w[1] + w[2];
  struct Job {
    float *x, *y, *sum;
  } job{x, y, sum};
  auto chunk = [](void *arg, int64_t i) {
    auto *job = static_cast<Job *>(arg);
    job->y[i] = 2 * job->x[i] + *job->sum;
  };
  if (host->launch)
    host->launch(host->context, "double", chunk, &job, dims[0]);
  else if (host->parallel_for)
    host->parallel_for(host->context, dims[0], chunk, &job);
  else
    for (int64_t i = 0; i < dims[0]; ++i)
      chunk(&job, i);
  dlc_tensor printed{sum, DLC_F32, 0, {}};
  if (host->print)
    host->print(host->context, "sum", &printed, "model.dl:3:5");
  if (x[0] == 666) { // an eager call on the result
    dlc_tensor in{y, DLC_F32, 1, {dims[0]}}, out = in;
    return host->eager_call(host->context, "negate", &in, 1, &out, 1);
  }
  block->calls += 1;
  return DLC_OK;
}

const dlc_dim dimN[] = {{0, "N"}}, dim3[] = {{3, nullptr}};
const dlc_tensor_desc inputX[] = {{"x", DLC_F32, 1, dimN}}, outputY[] = {{"y", DLC_F32, 1, dimN}};
const dlc_dim_desc rangeN[] = {{"N", 1, 64}};
const dlc_entry_desc entries[] = {
    {"run", 1, 1, 1, 0, rangeN, inputX, outputY, [](const int64_t *) -> uint64_t { return 64; }, callModel}};
const dlc_weight_desc weights[] = {{{"w", DLC_F32, 1, dim3}, 0, 12}};
const dlc_weight_desc states[] = {{{"calls", DLC_F32, 0, nullptr}, 64, 4}};

dlc_model_desc describe(const std::string &graph) {
  dlc_model_desc desc{};
  desc.abi_version = DLC_ABI_VERSION;
  desc.flags = DLC_WEIGHTS_EXTERNAL;
  desc.name = "hand";
  desc.compiler = "hand";
  desc.target_cpu = "any";
  desc.state_bytes = sizeof(State);
  desc.weights_bytes = 64;
  desc.entry_count = desc.weight_count = desc.state_count = 1;
  desc.entries = entries;
  desc.weight_table = weights;
  desc.state_table = states;
  desc.graph = graph.data();
  desc.graph_bytes = graph.size();
  desc.init = initModel;
  return desc;
}

bool errorHas(const char *part) {
  bool has = std::strstr(dlc_last_error(), part);
  if (!has)
    std::fprintf(stderr, "the message is: %s\n", dlc_last_error());
  return has;
}

#define CHECK_CODE(call, code, part) CHECK((call) == (code) && errorHas(part))

void testRun(const dlc_model_desc &desc) {
  dlc_model *model = nullptr;
  CHECK_CODE(dlc_model_open(nullptr, &model), DLC_WRONG_VERSION, "ABI");
  dlc_model_desc other = desc;
  other.abi_version = 99;
  CHECK_CODE(dlc_model_open(&other, &model), DLC_WRONG_VERSION, "99");
  CHECK(dlc_model_open(&desc, &model) == DLC_OK && !*dlc_last_error());
  CHECK(dlc_model_get_mode(model) == DLC_GRAPH);
  CHECK(dlc_model_entry_count(model) == 1 && dlc_model_find_entry(model, "run") == dlc_model_entry(model, 0) &&
        !dlc_model_entry(model, 1));
  CHECK(!std::strcmp(dlc_model_weight(model, 0)->name, "w") && !std::strcmp(dlc_model_state(model, 0)->name, "calls"));
  auto *in = static_cast<float *>(dlc_alloc(256)), *out = static_cast<float *>(dlc_alloc(256));
  in[0] = 1, in[1] = 2;
  dlc_tensor x{in, DLC_F32, 1, {2}}, y{out, DLC_F32, 1, {2}};

  // Before there are weights.
  CHECK_CODE(dlc_model_run(model, nullptr, &x, 1, &y, 1), DLC_NOT_INITIALIZED, "1 of 1 weights are not set: w");
  alignas(64) float w[16] = {1, 2, 3};
  dlc_tensor weight{w, DLC_F32, 1, {3}}, badWeight{w, DLC_F32, 1, {4}};
  CHECK_CODE(dlc_model_set_weight(model, "v", &weight), DLC_NOT_FOUND, "no weight v");
  CHECK_CODE(dlc_model_set_weight(model, "w", &badWeight), DLC_WRONG_SHAPE, "weight w is f32[4], expected f32[3]");
  dlc_tensor odd = weight;
  odd.data = static_cast<char *>(weight.data) + 1;
  CHECK_CODE(dlc_model_set_weight(model, "w", &odd), DLC_INVALID_ARGUMENT, "not aligned to its 4-byte elements");
  CHECK(dlc_model_set_weight(model, "w", &weight) == DLC_OK);
  std::atomic<int> prints{0};
  CHECK(dlc_model_set_print(
            model,
            [](void *context, const char *label, const dlc_tensor *, const char *where) {
              *static_cast<std::atomic<int> *>(context) +=
                  !std::strcmp(label, "sum") &&
                  (!std::strcmp(where, "model.dl:3:5") || !std::strncmp(where, "test.dl:", 8));
            },
            &prints) == DLC_OK);
  CHECK(dlc_model_run(model, nullptr, &x, 1, &y, 1) == DLC_OK && out[0] == 8 && out[1] == 10 && prints == 1);

  // Each wrong call has its own message, and changes nothing.
  auto run = [&](dlc_tensor a, dlc_tensor b) { return dlc_model_run(model, "run", &a, 1, &b, 1); };
  CHECK_CODE(dlc_model_run(model, "walk", &x, 1, &y, 1), DLC_NOT_FOUND, "no entry walk; it has run");
  CHECK_CODE(dlc_model_run(model, "run", &x, 2, &y, 1), DLC_INVALID_ARGUMENT,
             "takes 1 inputs and 1 outputs, got 2 and 1");
  CHECK_CODE(dlc_model_run(model, "run", nullptr, 1, &y, 1), DLC_INVALID_ARGUMENT, "inputs are null");
  CHECK_CODE(run({in, DLC_F64, 1, {2}}, y), DLC_WRONG_DTYPE, "input x is f64[2], expected f32[N]");
  CHECK_CODE(run({in, 77, 1, {2}}, y), DLC_WRONG_DTYPE, "unknown element type 77");
  CHECK_CODE(run({in, DLC_F32, 2, {1, 2}}, y), DLC_WRONG_SHAPE, "input x is f32[1, 2], expected f32[N]");
  CHECK_CODE(run({in, DLC_F32, 99, {1, 2}}, y), DLC_WRONG_SHAPE, "rank 99");
  CHECK_CODE(run({in, DLC_F32, 1, {-2}}, y), DLC_WRONG_SHAPE, "negative size");
  CHECK_CODE(run({in, DLC_F32, 1, {65}}, y), DLC_WRONG_SHAPE, "N is 65 (dim 0 of input x), outside its range 1..=64");
  CHECK_CODE(run({in, DLC_F32, 1, {0}}, y), DLC_WRONG_SHAPE, "outside its range");
  CHECK_CODE(run(x, {out, DLC_F32, 1, {3}}), DLC_WRONG_SHAPE, "output y is f32[3], expected f32[2] = f32[N]");
  CHECK_CODE(run({nullptr, DLC_F32, 1, {2}}, y), DLC_INVALID_ARGUMENT, "input x: its data is null");
  CHECK_CODE(run({in + 1, DLC_F32, 1, {2}}, y), DLC_INVALID_ARGUMENT, "not aligned to 64");
  CHECK_CODE(run(x, {in, DLC_F32, 1, {2}}), DLC_INVALID_ARGUMENT, "output y overlaps input x");
  dlc_tensor type{};
  CHECK(dlc_model_output_types(model, "run", &x, 1, &type, 1) == DLC_OK && type.dtype == DLC_F32 && type.rank == 1 &&
        type.dims[0] == 2);

  // State carries over between modes, in both directions.
  alignas(64) float calls[16] = {};
  dlc_tensor state{calls, DLC_F32, 0, {}};
  CHECK(dlc_model_read_state(model, "calls", &state) == DLC_OK && calls[0] == 1);
  CHECK(dlc_model_set_mode(model, DLC_EAGER) == DLC_OK && dlc_model_get_mode(model) == DLC_EAGER);
  out[0] = out[1] = 0;
  CHECK(dlc_model_run(model, "run", &x, 1, &y, 1) == DLC_OK && out[0] == 8 && out[1] == 10 && prints == 2);
  CHECK(dlc_model_read_state(model, "calls", &state) == DLC_OK && calls[0] == 2);
  CHECK_CODE(run({in + 1, DLC_F32, 1, {2}}, y), DLC_INVALID_ARGUMENT, "not aligned to 64");
  CHECK(dlc_model_set_mode(model, DLC_GRAPH) == DLC_OK);
  CHECK(dlc_model_set_threads(model, 3) == DLC_OK);
  CHECK(dlc_model_run(model, "run", &x, 1, &y, 1) == DLC_OK && out[1] == 10);
  CHECK(dlc_model_read_state(model, "calls", &state) == DLC_OK && calls[0] == 3);
  calls[0] = 40;
  CHECK(dlc_model_write_state(model, "calls", &state) == DLC_OK);
  // New weights keep the state.
  w[0] = 101;
  CHECK(dlc_model_set_weight(model, "w", &weight) == DLC_OK);
  CHECK(dlc_model_run(model, "run", &x, 1, &y, 1) == DLC_OK && out[0] == 108);
  CHECK(dlc_model_read_state(model, "calls", &state) == DLC_OK && calls[0] == 41);
  CHECK_CODE(dlc_model_read_state(model, "nothing", &state), DLC_NOT_FOUND, "no state nothing");

  // An eager fn inside a compiled call.
  in[0] = 666;
  CHECK(dlc_model_run(model, "run", &x, 1, &y, 1) == DLC_OK && out[0] == -(2 * 666 + 106));
  dlc_free(in);
  dlc_free(out);
  dlc_model_close(model);
  dlc_model_close(nullptr);
}

/// A weight file's state tensors win over inits, a seed brings the inits back; in both modes and with a graph alone.
void testGivenState(dlc_model *model) {
  std::string path = "model_test." + std::to_string(getpid()) + ".state.safetensors", bytes;
  Tensor w = tensor<float>({3}, {1, 2, 4});
  CHECK_OK(writeSafetensors({{"w", w}, {"calls", tensor<double>({}, {5})}}, {}, bytes));
  CHECK_OK(writeFile(path, bytes.data(), bytes.size()));
  alignas(64) float calls[16] = {41};
  dlc_tensor state{calls, DLC_F32, 0, {}};
  CHECK(dlc_model_write_state(model, "calls", &state) == DLC_OK);
  CHECK_CODE(dlc_model_load_weights(model, path.c_str()), DLC_WRONG_DTYPE, "state calls is f64[], expected f32[]");
  CHECK(dlc_model_read_state(model, "calls", &state) == DLC_OK && calls[0] == 41);
  CHECK_OK(writeSafetensors({{"w", w}}, {}, bytes));
  CHECK_OK(writeFile(path, bytes.data(), bytes.size()));
  CHECK(dlc_model_load_weights(model, path.c_str()) == DLC_OK);
  CHECK(dlc_model_read_state(model, "calls", &state) == DLC_OK && calls[0] == 41);
  CHECK_OK(writeSafetensors({{"w", w}, {"calls", tensor<float>({}, {5})}}, {}, bytes));
  CHECK_OK(writeFile(path, bytes.data(), bytes.size()));
  CHECK(dlc_model_load_weights(model, path.c_str()) == DLC_OK);
  CHECK(dlc_model_read_state(model, "calls", &state) == DLC_OK && calls[0] == 5);
  CHECK(dlc_model_random_weights(model, 3) == DLC_OK);
  CHECK(dlc_model_read_state(model, "calls", &state) == DLC_OK && calls[0] == 100); // what the graph says
  unlink(path.c_str());
}

void testWeightFiles(const dlc_model_desc &desc) {
  std::string path = "model_test." + std::to_string(getpid()) + ".safetensors", bytes;
  dlc_model *model = nullptr;
  CHECK(dlc_model_open(&desc, &model) == DLC_OK);
  CHECK_CODE(dlc_model_load_weights(model, "nowhere.safetensors"), DLC_NOT_FOUND, "nowhere.safetensors");
  CHECK_OK(writeSafetensors({{"v", tensor<float>({3}, {1, 2, 3})}}, {}, bytes));
  CHECK_OK(writeFile(path, bytes.data(), bytes.size()));
  CHECK_CODE(dlc_model_load_weights(model, path.c_str()), DLC_NOT_FOUND, "lacks 1 of 1 weights: w");
  CHECK_OK(writeSafetensors({{"w", tensor<double>({3}, {1, 2, 3})}}, {}, bytes));
  CHECK_OK(writeFile(path, bytes.data(), bytes.size()));
  CHECK_CODE(dlc_model_load_weights(model, path.c_str()), DLC_WRONG_DTYPE, "weight w is f64[3], expected f32[3]");
  CHECK_OK(writeSafetensors({{"w", tensor<float>({3}, {1, 2, 4})}}, {}, bytes));
  CHECK_OK(writeFile(path, bytes.data(), bytes.size()));
  CHECK(dlc_model_load_weights(model, path.c_str()) == DLC_OK);
  unlink(path.c_str());
  alignas(64) float in[16] = {5}, out[16];
  dlc_tensor x{in, DLC_F32, 1, {1}}, y{out, DLC_F32, 1, {1}};
  for (dlc_mode mode : {DLC_GRAPH, DLC_EAGER}) {
    CHECK(dlc_model_set_mode(model, mode) == DLC_OK);
    CHECK(dlc_model_run(model, "run", &x, 1, &y, 1) == DLC_OK && out[0] == 17);
  }
  alignas(64) float block[16] = {1, 1, 1};
  CHECK_CODE(dlc_model_set_weights_block(model, block, 63), DLC_INVALID_ARGUMENT, "63 bytes, the model wants 64");
  CHECK(dlc_model_set_weights_block(model, block, 64) == DLC_OK);
  CHECK(dlc_model_run(model, "run", &x, 1, &y, 1) == DLC_OK && out[0] == 13);
  testGivenState(model);
  block[0] = 11;
  CHECK(dlc_model_random_weights(model, 7) == DLC_OK); // its init says ones
  CHECK(dlc_model_run(model, "run", &x, 1, &y, 1) == DLC_OK && out[0] == 13);
  dlc_model_close(model);
}

/// The program's own pool and hooks.
void testHost(const dlc_model_desc &desc) {
  dlc_model *model = nullptr;
  CHECK(dlc_model_open(&desc, &model) == DLC_OK && dlc_model_random_weights(model, 1) == DLC_OK);
  struct Seen {
    int loops = 0, prints = 0;
  } seen;
  dlc_host host{};
  CHECK_CODE(dlc_model_set_host(model, &host), DLC_WRONG_VERSION, "abi_version is 0");
  host.abi_version = DLC_ABI_VERSION;
  host.context = &seen;
  host.parallel_for = [](void *context, int64_t count, dlc_chunk_fn fn, void *arg) {
    ++static_cast<Seen *>(context)->loops;
    for (int64_t i = count; i-- > 0;)
      fn(arg, i);
  };
  host.print = [](void *context, const char *, const dlc_tensor *, const char *) {
    ++static_cast<Seen *>(context)->prints;
  };
  CHECK(dlc_model_set_host(model, &host) == DLC_OK);
  alignas(64) float in[16] = {5, 6}, out[16];
  dlc_tensor x{in, DLC_F32, 1, {2}}, y{out, DLC_F32, 1, {2}};
  for (dlc_mode mode : {DLC_GRAPH, DLC_EAGER})
    CHECK(dlc_model_set_mode(model, mode) == DLC_OK && dlc_model_run(model, "run", &x, 1, &y, 1) == DLC_OK &&
          out[1] == 15);
  CHECK(seen.loops == 1 && seen.prints == 2);
  CHECK(dlc_model_set_host(model, nullptr) == DLC_OK && dlc_model_run(model, "run", &x, 1, &y, 1) == DLC_OK &&
        seen.prints == 2);
  struct Profile {
    std::string kernel;
    int64_t chunks = 0, nanoseconds = -1;
  } profile;
  CHECK_CODE(dlc_model_set_profile(nullptr, nullptr, nullptr), DLC_INVALID_ARGUMENT, "the model is null");
  CHECK(dlc_model_set_profile(
            model,
            [](void *context, const char *kernel, int64_t chunks, int64_t time) {
              *static_cast<Profile *>(context) = {kernel, chunks, time};
            },
            &profile) == DLC_OK);
  CHECK(dlc_model_set_mode(model, DLC_GRAPH) == DLC_OK);
  out[0] = 0;
  CHECK(dlc_model_run(model, nullptr, &x, 1, &y, 1) == DLC_OK && out[0] == 13 && profile.kernel == "double" &&
        profile.chunks == 2 && profile.nanoseconds >= 0);
  CHECK(dlc_model_set_profile(model, nullptr, nullptr) == DLC_OK);
  dlc_model_close(model);
}

/// A checkpoint goes from the compiled model to the graph and back, and what is none changes nothing.
void testCheckpoint(const dlc_model_desc &desc, const std::string &graph) {
  const std::string path = "Model_test.checkpoint", bad = "Model_test.bad";
  dlc_model *compiled = nullptr, *eager = nullptr;
  CHECK(dlc_model_open(&desc, &compiled) == DLC_OK &&
        dlc_model_open_graph(graph.data(), graph.size(), &eager) == DLC_OK);
  alignas(64) float in[16] = {5}, out[16], w[16] = {1, 2, 3}, calls[16];
  dlc_tensor x{in, DLC_F32, 1, {1}}, y{out, DLC_F32, 1, {1}}, weight{w, DLC_F32, 1, {3}}, state{calls, DLC_F32, 0, {}};
  CHECK_CODE(dlc_model_save(compiled, path.c_str()), DLC_NOT_INITIALIZED, "weight w, f32[3], is not set");
  CHECK(dlc_model_set_weight(compiled, "w", &weight) == DLC_OK);
  for (int i = 0; i < 3; ++i)
    CHECK(dlc_model_run(compiled, "run", &x, 1, &y, 1) == DLC_OK && out[0] == 16);
  CHECK(dlc_model_save(compiled, path.c_str()) == DLC_OK);
  CHECK_CODE(dlc_model_save(compiled, "nowhere/file"), DLC_IO_ERROR, "cannot write nowhere/file: No such file");
  CHECK_CODE(dlc_model_save(compiled, nullptr), DLC_INVALID_ARGUMENT, "the path is null");
  Safetensors file;
  CHECK_OK(Safetensors::open(path, file));
  CHECK(file.all().size() == 2);
  CHECK_VALUES(*file.find("w"), {1, 2, 3});
  CHECK_VALUES(*file.find("calls"), {3});

  CHECK(dlc_model_load(eager, path.c_str()) == DLC_OK && dlc_model_run(eager, "run", &x, 1, &y, 1) == DLC_OK &&
        out[0] == 16);
  CHECK(dlc_model_read_state(eager, "calls", &state) == DLC_OK && calls[0] == 4);
  CHECK(dlc_model_save(eager, path.c_str()) == DLC_OK);
  CHECK(dlc_model_run(compiled, "run", &x, 1, &y, 1) == DLC_OK &&
        dlc_model_run(compiled, "run", &x, 1, &y, 1) == DLC_OK);
  CHECK(dlc_model_load(compiled, path.c_str()) == DLC_OK);
  CHECK(dlc_model_read_state(compiled, "calls", &state) == DLC_OK && calls[0] == 4);

  auto refuses = [&](const NamedTensors &tensors, dlc_status code, const char *part) {
    std::string bytes;
    CHECK_OK(writeSafetensors(tensors, {}, bytes));
    CHECK_OK(writeFile(bad, bytes.data(), bytes.size()));
    for (dlc_model *model : {compiled, eager}) {
      CHECK_CODE(dlc_model_load(model, bad.c_str()), code, part);
      CHECK(dlc_model_read_state(model, "calls", &state) == DLC_OK && calls[0] == 4);
    }
  };
  Tensor good = tensor<float>({3}, {7, 7, 7}), count = tensor<float>({}, {9});
  refuses({{"w", good}}, DLC_NOT_FOUND,
          "Model_test.bad is no checkpoint of this model: it lacks 1 of 2 tensors: calls");
  refuses({{"w", good}, {"calls", count}, {"deep", good}}, DLC_NOT_FOUND,
          "it has 1 tensors that the model has not: deep");
  refuses({{"w", tensor<float>({2}, {7, 7})}, {"calls", count}}, DLC_WRONG_SHAPE,
          "weight w is f32[2], expected f32[3]");
  refuses({{"w", good}, {"calls", tensor<double>({}, {9})}}, DLC_WRONG_DTYPE, "state calls is f64[], expected f32[]");
  MappedFile whole;
  CHECK_OK(mapFile(path, whole));
  for (size_t size = 0; size < whole.size; size += 3) {
    CHECK_OK(writeFile(bad, whole.data, size));
    CHECK_CODE(dlc_model_load(compiled, bad.c_str()), DLC_CORRUPT, "not a valid safetensors file");
  }
  std::remove(path.c_str());
  std::remove(bad.c_str());
  dlc_model_close(compiled);
  dlc_model_close(eager);
}

void testLibrary(const char *path) {
  dlc_model *model = nullptr;
  CHECK_CODE(dlc_model_open_library(path, "other", &model), DLC_NOT_FOUND, "has no function other_query");
  CHECK(dlc_model_open_library(path, nullptr, &model) == DLC_OK);
  CHECK(model && !std::strcmp(dlc_model_name(model), "tiny"));
  alignas(64) float in[16] = {5, 6}, out[16];
  dlc_tensor x{in, DLC_F32, 1, {2}}, y{out, DLC_F32, 1, {2}};
  CHECK(dlc_model_run(model, nullptr, &x, 1, &y, 1) == DLC_OK && out[1] == 12);
  CHECK_CODE(dlc_model_set_mode(model, DLC_EAGER), DLC_NO_ENGINE, "without its graph");
  dlc_model_close(model);
}

void testGraphOnly(const std::string &graph) {
  dlc_model *model = nullptr;
  std::string damaged = graph;
  damaged[graph.size() / 2] = char(damaged[graph.size() / 2] ^ 1);
  CHECK_CODE(dlc_model_open_graph(damaged.data(), damaged.size(), &model), DLC_CORRUPT, "checksum");
  CHECK(dlc_model_open_graph(graph.data(), graph.size(), &model) == DLC_OK);
  CHECK(dlc_model_get_mode(model) == DLC_EAGER);
  CHECK_CODE(dlc_model_set_mode(model, DLC_GRAPH), DLC_NO_ENGINE, "no compiled code");
  CHECK(dlc_model_entry_count(model) == 1 && dlc_model_weight_count(model) == 1 && dlc_model_state_count(model) == 1);
  CHECK(!std::strcmp(dlc_model_entry(model, 0)->inputs[0].dims[0].expr, "N"));
  testGivenState(model);
  CHECK(dlc_model_random_weights(model, 1) == DLC_OK);
  alignas(64) float in[16] = {5}, out[16], calls[16];
  dlc_tensor x{in, DLC_F32, 1, {1}}, y{out, DLC_F32, 1, {1}}, state{calls, DLC_F32, 0, {}};
  CHECK(dlc_model_read_state(model, "calls", &state) == DLC_OK && calls[0] == 100); // its init, before any call
  calls[0] = 0;
  CHECK(dlc_model_write_state(model, "calls", &state) == DLC_OK);
  CHECK(dlc_model_run(model, "run", &x, 1, &y, 1) == DLC_OK && out[0] == 13);
  CHECK(dlc_model_read_state(model, "calls", &state) == DLC_OK && calls[0] == 1);
  dlc_model_close(model);
  CHECK_CODE(dlc_model_open_library("./nowhere.so", nullptr, &model), DLC_NOT_FOUND, "nowhere.so");
}

void testGraphFile(const std::string &graph) {
  const std::string path = "Model_test.graph";
  dlc_model *model = nullptr;
  CHECK_CODE(dlc_model_open_graph_file(nullptr, &model), DLC_INVALID_ARGUMENT, "path is null");
  CHECK_CODE(dlc_model_open_graph_file("./nowhere.graph", &model), DLC_NOT_FOUND, "nowhere.graph");
  for (size_t size : {size_t(0), size_t(7), graph.size() - 1}) {
    CHECK_OK(writeFile(path, graph.data(), size));
    CHECK_CODE(dlc_model_open_graph_file(path.c_str(), &model), DLC_CORRUPT, "Model_test.graph: ");
  }
  CHECK_OK(writeFile(path, graph.data(), graph.size()));
  CHECK(dlc_model_open_graph_file(path.c_str(), &model) == DLC_OK);
  std::remove(path.c_str()); // the graph was copied
  CHECK(dlc_model_entry_count(model) == 1 && dlc_model_get_mode(model) == DLC_EAGER);
  dlc_model_close(model);
}

} // namespace

int main(int argc, char **argv) {
  std::string graph = makeGraph();
  dlc_model_desc desc = describe(graph);
  {
    dlc_model *model = nullptr;
    CHECK(dlc_model_open(&desc, &model) == DLC_OK);
    CHECK_CODE(dlc_model_set_mode(model, DLC_EAGER), DLC_NO_ENGINE, "dlc_eager_register()");
    dlc_model_close(model);
  }
  dlc_eager_register();
  {
    dlc_model_desc bare = desc;
    bare.graph = nullptr;
    dlc_model *model = nullptr;
    CHECK(dlc_model_open(&bare, &model) == DLC_OK);
    CHECK_CODE(dlc_model_set_mode(model, DLC_EAGER), DLC_NO_ENGINE, "without its graph");
    dlc_model_close(model);
  }
  testRun(desc);
  testWeightFiles(desc);
  testCheckpoint(desc, graph);
  testHost(desc);
  testGraphOnly(graph);
  testGraphFile(graph);
  if (argc > 1)
    testLibrary(argv[1]);
  CHECK(!std::strcmp(dlc_status_name(DLC_WRONG_SHAPE), "DLC_WRONG_SHAPE"));
  return dlc::testing::finish();
}
