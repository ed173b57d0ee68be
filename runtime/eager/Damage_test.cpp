//===- Damage_test.cpp - Damaged graphs are errors, never crashes ---------===//
//
// Every truncation and several changes of every byte of a few graphs that hold each production of the format. With
// the checksum each is DLC_CORRUPT; without it the structure checks have to hold, and what still loads has to run.
//
//===----------------------------------------------------------------------===//
#include "runtime/base/MemoryStore.h"
#include "runtime/base/Testing.h"
#include "runtime/eager/Interpreter.h"
#include "runtime/graph/Builder.h"

using namespace dlc;
using dlc::graph::Builder;
using dlc::testing::tensor;

namespace {

const graph::Type f32 = Builder::type(DLC_F32), i64 = Builder::type(DLC_I64), boolean = Builder::type(DLC_BOOL);

std::string contractions() {
  graph::Module module;
  module.functions.resize(1);
  graph::Function &f = module.functions[0];
  f.name = "main";
  f.exported = true;
  f.dims = {{"N", 1, 4}};
  Builder b(f);
  uint32_t x = b.argument("x", Builder::type(DLC_F32, {"N", "2", "4", "4"})),
           w = b.argument("w", Builder::type(DLC_F32, {"2", "2", "3", "3"}));
  uint32_t conv = b.op("dl.conv", {x, w}, {Builder::type(DLC_F32, {"N", "2", "2", "2"})},
                       {Builder::integers("strides", {2, 2}), Builder::integers("pads", {1, 1, 1, 1}),
                        Builder::integers("dilations", {1, 1}), Builder::integer("groups", 1)});
  uint32_t up = b.op("dl.conv_transpose", {conv, w}, {Builder::type(DLC_F32, {"N", "2", "4", "4"})},
                     {Builder::integers("strides", {2, 2}), Builder::integers("pads", {1, 1, 1, 1}),
                      Builder::integers("dilations", {1, 1}), Builder::integers("output_padding", {1, 1}),
                      Builder::integer("groups", 1)});
  uint32_t pool = b.op("dl.max_pool", {up}, {Builder::type(DLC_F32, {"N", "2", "2", "2"})},
                       {Builder::integers("kernel", {3, 3}), Builder::integers("strides", {2, 2}),
                        Builder::integers("pads", {1, 1, 1, 1}), Builder::integers("dilations", {1, 1})});
  uint32_t avg = b.op("dl.avg_pool", {pool}, {Builder::type(DLC_F32, {"N", "2", "1", "1"})},
                      {Builder::integers("kernel", {2, 2}), Builder::integers("strides", {1, 1}),
                       Builder::integers("pads", {0, 0, 0, 0})});
  uint32_t flat = b.op("dl.reshape", {avg}, {Builder::type(DLC_F32, {"N", "2"})});
  uint32_t m = b.op("dl.constant", {}, {Builder::type(DLC_F32, {"2", "3"})},
                    {Builder::tensor("value", tensor<float>({2, 3}, {1, 2, 3, 4, 5, 6}))});
  uint32_t product = b.op("dl.matmul", {flat, m}, {Builder::type(DLC_F32, {"N", "3"})});
  uint32_t sum = b.op("dl.reduce_sum", {product}, {Builder::type(DLC_F32, {"N"})}, {Builder::integers("axes", {1})});
  uint32_t running = b.op("dl.cumsum", {sum}, {Builder::type(DLC_F32, {"N"})}, {Builder::integer("axis", 0)});
  uint32_t key = b.op("dl.constant", {}, {i64}, {Builder::tensor("value", tensor<int64_t>({}, {5}))});
  uint32_t random = b.op("dl.random_normal", {key, key}, {Builder::type(DLC_F32, {"N"})});
  b.op("func.return", {b.op("dl.add", {running, random}, {Builder::type(DLC_F32, {"N"})})}, {});
  b.result("out", Builder::type(DLC_F32, {"N"}));
  return graph::writeGraph(module);
}

std::string shapes() {
  graph::Module module;
  module.functions.resize(1);
  graph::Function &f = module.functions[0];
  f.name = "main";
  f.exported = true;
  f.dims = {{"N", 1, 4}};
  Builder b(f);
  auto type = [](std::vector<std::string> dims) { return Builder::type(DLC_F32, dims); };
  uint32_t x = b.argument("x", type({"N", "4"}));
  uint32_t turned = b.op("dl.transpose", {x}, {type({"4", "N"})}, {Builder::integers("perm", {1, 0})});
  uint32_t part = b.op("dl.slice", {turned}, {type({"2", "N"})},
                       {Builder::dims("starts", {"3", "N 1 -"}), Builder::integers("steps", {-2, -1})});
  uint32_t mirrored = b.op("dl.reverse", {part}, {type({"2", "N"})}, {Builder::integers("axes", {0})});
  uint32_t pad = b.op("dl.constant", {}, {f32}, {Builder::tensor("value", tensor<float>({}, {9}))});
  uint32_t padded =
      b.op("dl.pad", {mirrored, pad}, {type({"5", "N"})},
           {Builder::integers("low", {1, 0}), Builder::integers("high", {2, 0}), Builder::integer("mode", 0)});
  uint32_t joined = b.op("dl.concat", {padded, turned}, {type({"9", "N"})}, {Builder::integer("axis", 0)});
  uint32_t wide = b.op("dl.broadcast_to", {joined}, {type({"2", "9", "N"})});
  uint32_t at = b.op("dl.constant", {}, {Builder::type(DLC_I32, {"2"})},
                     {Builder::tensor("value", tensor<int32_t>({2}, {-1, 3}))});
  uint32_t taken = b.op("dl.gather", {wide, at}, {type({"2", "2", "N"})}, {Builder::integer("axis", 1)});
  uint32_t places = b.op("dl.constant", {}, {Builder::type(DLC_I64, {"1", "2"})},
                         {Builder::tensor("value", tensor<int64_t>({1, 2}, {0, 1}))});
  uint32_t picked = b.op("dl.gather_nd", {taken, places}, {type({"1", "N"})}, {Builder::integer("batch_dims", 0)});
  uint32_t scattered =
      b.op("dl.scatter_nd", {taken, places, picked}, {type({"2", "2", "N"})}, {Builder::integer("mode", 1)});
  uint32_t zero = b.op("dl.constant", {}, {i64}, {Builder::tensor("value", tensor<int64_t>({}, {1}))});
  uint32_t block = b.op("dl.dynamic_slice", {scattered, zero, zero, zero}, {type({"1", "2", "1"})});
  uint32_t updated = b.op("dl.dynamic_update_slice", {scattered, block, zero, zero, zero}, {type({"2", "2", "N"})});
  uint32_t best = b.op("dl.top_k", {updated}, {type({"2", "1", "N"}), Builder::type(DLC_I64, {"2", "1", "N"})},
                       {Builder::integer("k", 1), Builder::integer("axis", 1)});
  uint32_t hot = b.op("dl.one_hot", {at, pad, pad}, {type({"2", "3"})},
                      {Builder::integer("depth", 3), Builder::integer("axis", 1)});
  uint32_t most = b.op("dl.argmax", {hot}, {Builder::type(DLC_I64, {"2"})}, {Builder::integer("axis", 1)});
  b.op("func.return", {best, most}, {});
  b.result("a", type({"2", "1", "N"}));
  b.result("b", Builder::type(DLC_I64, {"2"}));
  return graph::writeGraph(module);
}

std::string control() {
  graph::Module module;
  module.functions.resize(2);
  graph::Function &f = module.functions[0], &g = module.functions[1];
  f.name = "main";
  f.exported = true;
  Builder b(f);
  graph::Type vector = Builder::type(DLC_F32, {"N"});
  uint32_t x = b.argument("x", vector), count = b.argument("count", i64);
  uint32_t loop = b.op("dl.for", {count, x}, {vector});
  b.region([&] {
    b.argument("i", i64);
    uint32_t carried = b.argument("carried", vector);
    uint32_t is = b.op("dl.eq", {count, count}, {boolean});
    uint32_t chosen = b.op("dl.if", {is}, {vector});
    b.region([&] { b.op("dl.yield", {carried}, {}); });
    b.region([&] { b.op("dl.yield", {x}, {}); });
    b.op("dl.yield", {chosen}, {});
  });
  uint32_t again = b.op("dl.while", {count}, {i64});
  b.region([&] {
    uint32_t left = b.argument("left", i64);
    b.op("dl.yield", {b.op("dl.ne", {left, left}, {boolean})}, {});
  });
  b.region([&] { b.op("dl.yield", {b.argument("left", i64)}, {}); });
  graph::Attribute config;
  config.name = "config";
  config.kind = DLC_GRAPH_DICT;
  config.entries = {Builder::integer("axis", -1), Builder::string("kind", "k")};
  graph::Attribute number;
  number.name = "rate";
  number.kind = DLC_GRAPH_FLOAT;
  number.number = 0.5;
  uint32_t called = b.op("dl.composite", {loop}, {vector}, {Builder::string("callee", "body"), config, number});
  uint32_t state = b.op("dl.state", {}, {f32}, {Builder::string("name", "s"), Builder::string("init", "uniform:-1:1")});
  b.op("dl.state_update", {state}, {}, {Builder::string("name", "s")});
  b.op("dl.print", {called}, {}, {Builder::string("label", "x")});
  uint32_t is = b.op("dl.eq", {again, again}, {boolean});
  b.op("dl.assert", {is}, {}, {Builder::string("message", "m")});
  uint32_t half = b.op("dl.cast", {called}, {Builder::type(DLC_F16, {"N"})}, {Builder::dtype("to", DLC_F16)});
  b.op("func.return", {half}, {});
  b.result("y", Builder::type(DLC_F16, {"N"}));
  g.name = "body";
  Builder inner(g);
  uint32_t y = inner.argument("x", vector);
  inner.op("func.return", {inner.op("dl.sigmoid", {y}, {vector})}, {});
  g.results.push_back({"out", vector});
  return graph::writeGraph(module);
}

/// Runs every exported function on small inputs; the outcome does not matter.
void runAll(eager::Interpreter &engine) {
  MemoryStore store;
  store.randomSeed = 1;
  RunOptions options;
  options.stepLimit = 2000;
  options.memoryLimit = uint64_t(4) << 20;
  for (const graph::Function &function : engine.module().functions) {
    DimValues dims;
    for (const DimRange &range : function.dims)
      dims.set(range.name, range.low);
    std::vector<Tensor> inputs, outputs;
    bool ok = true;
    for (const graph::Named &argument : function.body.arguments) {
      Shape shape;
      for (const DimExpr &dim : argument.type.dims) {
        std::vector<std::string> names;
        dim.collectNames(names);
        for (const std::string &name : names)
          if (!dims.find(name))
            dims.set(name, 3);
        int64_t size = 0;
        ok = ok && dim.evaluate(dims, size).ok() && size >= 0 && size < 1000;
        shape.push(size);
      }
      inputs.emplace_back();
      ok = ok && allocate(argument.type.dtype, shape, inputs.back()).ok() && inputs.back().byteCount() < (1 << 20);
      if (ok)
        std::memset(inputs.back().bytes, 1, inputs.back().byteCount());
    }
    if (ok && !engine.run(function, inputs, outputs, store, options).ok())
      continue;
  }
}

struct Outcome {
  int loaded = 0, refused = 0;
};

void tryBytes(const std::string &bytes, Outcome &outcome) {
  // A copy of exactly this size, so that the sanitizer sees a read beyond it.
  std::unique_ptr<char[]> exact(new char[bytes.size() + 1]);
  std::memcpy(exact.get() + 1, bytes.data(), bytes.size());
  std::unique_ptr<eager::Interpreter> engine;
  if (!eager::Interpreter::load(exact.get() + 1, bytes.size(), /*verifyChecksum=*/false, engine).ok()) {
    ++outcome.refused;
    return;
  }
  ++outcome.loaded;
  runAll(*engine);
}

void damage(const std::string &graph) {
  std::unique_ptr<eager::Interpreter> engine;
  CHECK_OK(eager::Interpreter::load(graph.data(), graph.size(), true, engine));
  if (!engine)
    return;
  MemoryStore store;
  runAll(*engine);
  Outcome outcome;
  for (size_t length = 0; length < graph.size(); ++length) {
    std::string cut = graph.substr(0, length);
    std::unique_ptr<eager::Interpreter> none;
    CHECK(eager::Interpreter::load(cut.data(), cut.size(), true, none).code == DLC_CORRUPT);
    // Also with a size that agrees.
    constexpr size_t sizeField = 16;
    if (length >= sizeField + 8) {
      uint64_t size = length;
      std::memcpy(cut.data() + sizeField, &size, sizeof size);
    }
    tryBytes(cut, outcome);
  }
  CHECK(outcome.loaded == 0);
  for (size_t at = 0; at < graph.size(); ++at)
    for (int flip : {0x01, 0x02, 0x80, 0xff}) {
      std::string changed = graph;
      changed[at] = char(changed[at] ^ flip);
      std::unique_ptr<eager::Interpreter> none;
      dlc_status code = eager::Interpreter::load(changed.data(), changed.size(), true, none).code;
      CHECK(code == DLC_CORRUPT || (code == DLC_WRONG_VERSION && at >= 8 && at < 12));
      tryBytes(changed, outcome);
    }
  std::printf("%zu bytes: %d damaged graphs refused, %d loaded and ran\n", graph.size(), outcome.refused,
              outcome.loaded);
  CHECK(outcome.refused > outcome.loaded);
}

/// Structure that no single flip reaches.
void structure() {
  auto load = [](const graph::Module &module) {
    std::string bytes = graph::writeGraph(module);
    std::unique_ptr<eager::Interpreter> engine;
    return eager::Interpreter::load(bytes.data(), bytes.size(), true, engine);
  };
  graph::Module module;
  module.functions.resize(1);
  graph::Function &f = module.functions[0];
  f.name = "main";
  Builder b(f);
  uint32_t x = b.argument("x", f32);
  uint32_t y = b.op("func.call", {x}, {f32}, {Builder::string("callee", "main")});
  b.op("func.return", {y}, {});
  b.result("y", f32);
  CHECK_STATUS(load(module), DLC_CORRUPT, "main calls itself");
  f.body.ops[0].name = "dl.unheard_of";
  CHECK_STATUS(load(module), DLC_CORRUPT, "no such op");
  f.body.ops[0].name = "dl.neg";
  CHECK_OK(load(module));
  f.body.ops[0].version = 2;
  CHECK_STATUS(load(module), DLC_WRONG_VERSION, "version 2, this engine has 1");
  f.body.ops[0].version = 1;
  f.body.ops[0].operands = {1};
  CHECK_STATUS(load(module), DLC_CORRUPT, "reads value 1");
  f.body.ops[0].operands = {0};
  f.results[0].type = i64;
  CHECK_STATUS(load(module), DLC_CORRUPT, "value 0 is f32[], the function's results want i64[]");
  f.results[0].type = f32;
  // A value of a nested region is not seen outside it.
  graph::Module scoped;
  scoped.functions.resize(1);
  scoped.functions[0].name = "main";
  Builder s(scoped.functions[0]);
  uint32_t c = s.argument("c", boolean);
  s.op("dl.if", {c}, {});
  uint32_t inner = 0;
  s.region([&] {
    inner = s.op("dl.not", {c}, {boolean});
    s.op("dl.yield", {}, {});
  });
  s.region([&] { s.op("dl.yield", {}, {}); });
  s.op("func.return", {inner}, {});
  s.result("r", boolean);
  CHECK_STATUS(load(scoped), DLC_CORRUPT, "reads value 1, which is not defined where it stands");
  // Regions in regions, without end.
  graph::Module deep;
  deep.functions.resize(1);
  deep.functions[0].name = "main";
  Builder d(deep.functions[0]);
  uint32_t flag = d.argument("c", boolean);
  std::function<void(int)> nest = [&](int depth) {
    if (depth) {
      d.op("dl.if", {flag}, {});
      d.region([&] { nest(depth - 1); });
      d.region([&] { d.op("dl.yield", {}, {}); });
    }
    d.op(depth == 100 ? "func.return" : "dl.yield", {}, {});
  };
  nest(100);
  CHECK_STATUS(load(deep), DLC_CORRUPT, "nest deeper than 64");
}

} // namespace

int main() {
  for (const std::string &graph : {contractions(), shapes(), control()})
    damage(graph);
  structure();
  return dlc::testing::finish();
}
