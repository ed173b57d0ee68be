//===- Verify.cpp - The structure of a graph ------------------------------===//
//
// One walk in order of appearance numbers the values and checks each use: the value is defined above, in this region
// or one around it. A second, over the calls, finds recursion.
//
//===----------------------------------------------------------------------===//
#include "runtime/graph/Graph.h"
#include <algorithm>
#include <unordered_map>

namespace dlc::graph {

std::string toString(const Type &type) {
  std::string text = std::string(nameOf(type.dtype)) + "[";
  for (size_t i = 0; i < type.dims.size(); ++i)
    text += (i ? ", " : "") + type.dims[i].toString();
  return text + "]";
}

const Attribute *Op::find(std::string_view attribute) const {
  for (const Attribute &each : attributes)
    if (each.name == attribute)
      return &each;
  return nullptr;
}

const Function *Module::find(std::string_view name) const {
  for (const Function &function : functions)
    if (function.name == name)
      return &function;
  return nullptr;
}

namespace {

bool isTerminator(const Op &op) { return op.name == "func.return" || op.name == "dl.yield"; }
bool isCall(const Op &op) { return op.name == "func.call" || op.name == "dl.composite" || op.name == "dl.eager_call"; }

class Verifier {
public:
  Verifier(Module &module, const ReadOptions &options) : module(module), options(options) {}

  Status run() {
    for (size_t i = 0; i < module.functions.size(); ++i)
      if (!functions.try_emplace(module.functions[i].name, int32_t(i)).second)
        return error(DLC_CORRUPT, "the graph has two functions ", module.functions[i].name);
    callees.resize(module.functions.size());
    for (size_t i = 0; i < module.functions.size(); ++i) {
      function = &module.functions[i];
      index = i;
      types.clear();
      visible.clear();
      DLC_TRY(visit(function->body, nullptr));
      function->valueCount = uint32_t(types.size());
    }
    return checkRecursion();
  }

private:
  template <typename... Parts>
  Status corrupt(const Op &op, const Parts &...parts) {
    Status status = error(DLC_CORRUPT, "function ", function->name, ", op ", op.name, ": ", parts...);
    status.where = op.location;
    return status;
  }

  void define(const Type &type) {
    types.push_back(&type);
    visible.push_back(true);
  }

  /// `parent` is the op that holds the region, null for a function's body.
  Status visit(Region &region, Op *parent) {
    uint32_t first = uint32_t(types.size());
    region.firstArgument = first;
    for (const Named &argument : region.arguments)
      define(argument.type);
    if (region.ops.empty())
      return error(DLC_CORRUPT, "function ", function->name, ": a region without a terminator");
    std::vector<std::pair<uint32_t, Op *>> last; // the last direct or nested reader, in this region
    for (Op &op : region.ops) {
      bool isLast = &op == &region.ops.back();
      if (isTerminator(op) != isLast)
        return corrupt(op, isLast ? "the last op of a region must end it" : "a terminator before a region's end");
      op.lastUses.clear();
      for (uint32_t value : op.operands) {
        if (value >= types.size() || !visible[value])
          return corrupt(op, "it reads value ", value, ", which is not defined where it stands");
      }
      DLC_TRY(isLast ? checkTerminator(op, parent) : checkVersion(op));
      if (isCall(op))
        DLC_TRY(checkCall(op));
      // Results are numbered before what the op's regions define, as they stand in the file, but not seen there.
      op.firstResult = uint32_t(types.size());
      for (const Type &type : op.results)
        define(type);
      for (size_t i = 0; i < op.results.size(); ++i)
        visible[op.firstResult + i] = false;
      for (Region &nested : op.regions)
        DLC_TRY(visit(nested, &op));
      for (size_t i = 0; i < op.results.size(); ++i)
        visible[op.firstResult + i] = true;
      DLC_TRY(checkControl(op));
    }
    fillLastUses(region, first);
    // What the region defined ends with it.
    std::fill(visible.begin() + first, visible.end(), false);
    return {};
  }

  void fillLastUses(Region &region, uint32_t first) {
    // Values of this region itself: its arguments and its ops' results.
    std::unordered_map<uint32_t, Op *> lastReader;
    for (size_t i = 0; i < region.arguments.size(); ++i)
      lastReader[first + uint32_t(i)] = &region.ops.front();
    for (Op &op : region.ops) {
      for (size_t i = 0; i < op.results.size(); ++i)
        lastReader[op.firstResult + uint32_t(i)] = &op;
      noteReads(op, op, lastReader);
    }
    for (auto &[value, op] : lastReader)
      if (op != &region.ops.back())
        op->lastUses.push_back(value);
    for (Op &op : region.ops)
      std::sort(op.lastUses.begin(), op.lastUses.end());
  }

  static void noteReads(const Op &op, Op &outer, std::unordered_map<uint32_t, Op *> &lastReader) {
    for (uint32_t value : op.operands)
      if (auto it = lastReader.find(value); it != lastReader.end())
        it->second = &outer;
    for (const Region &region : op.regions)
      for (const Op &nested : region.ops)
        noteReads(nested, outer, lastReader);
  }

  Status checkVersion(const Op &op) {
    if (!options.versionOf)
      return {};
    uint32_t known = options.versionOf(op.name);
    if (!known)
      return corrupt(op, "there is no such op in this version of the engine");
    if (known != op.version) {
      Status status = error(DLC_WRONG_VERSION, "function ", function->name, ", op ", op.name, ": version ", op.version,
                            ", this engine has ", known);
      status.where = op.location;
      return status;
    }
    return {};
  }

  Status checkTypes(const Op &op, const char *what, const std::vector<const Type *> &expected, size_t skip = 0) {
    if (op.operands.size() != expected.size() + skip)
      return corrupt(op, "it has ", op.operands.size() - skip, " values for ", expected.size(), " ", what);
    for (size_t i = 0; i < expected.size(); ++i)
      if (*types[op.operands[skip + i]] != *expected[i])
        return corrupt(op, "value ", i, " is ", toString(*types[op.operands[skip + i]]), ", the ", what, " want ",
                       toString(*expected[i]));
    return {};
  }

  Status checkTerminator(const Op &op, const Op *parent) {
    if (!op.results.empty() || !op.regions.empty())
      return corrupt(op, "a terminator has no results or regions");
    if ((op.name == "func.return") != !parent)
      return corrupt(op, parent ? "a nested region ends in dl.yield" : "a function ends in func.return");
    if (parent)
      return {}; // what a region yields is for its op to say: see the engine's check
    std::vector<const Type *> results;
    for (const Named &result : function->results)
      results.push_back(&result.type);
    return checkTypes(op, "function's results", results);
  }

  /// The region's arguments are `leading`, then as the op's operands from `skip` on.
  Status checkArguments(const Op &op, const Region &region, const Type *leading, size_t skip) {
    size_t extra = leading ? 1 : 0;
    bool ok = region.arguments.size() == op.operands.size() - skip + extra &&
              (!leading || region.arguments[0].type == *leading);
    for (size_t i = skip; ok && i < op.operands.size(); ++i)
      ok = region.arguments[i - skip + extra].type == *types[op.operands[i]];
    return ok ? Status() : corrupt(op, "its region's arguments are not of the types of the values that it carries");
  }

  Status checkYield(const Op &op, const Region &region, const std::vector<Type> &expected) {
    std::vector<const Type *> wanted;
    for (const Type &type : expected)
      wanted.push_back(&type);
    return checkTypes(region.ops.back(), "carried values", wanted);
  }

  /// Operands, regions and results of control flow fit together; no other op has regions.
  Status checkControl(const Op &op) {
    static const Type boolean{DLC_BOOL, {}}, count{DLC_I64, {}};
    size_t regions = op.name == "dl.if" || op.name == "dl.while" ? 2 : op.name == "dl.for" ? 1 : 0;
    if (op.regions.size() != regions)
      return corrupt(op, "it has ", op.regions.size(), " regions, not ", regions);
    if (op.name == "dl.if") {
      if (op.operands.size() != 1 || *types[op.operands[0]] != boolean)
        return corrupt(op, "it needs one bool scalar");
      for (const Region &region : op.regions) {
        if (!region.arguments.empty())
          return corrupt(op, "its regions take no arguments");
        DLC_TRY(checkYield(op, region, op.results));
      }
    } else if (op.name == "dl.for") {
      if (op.operands.empty() || *types[op.operands[0]] != count)
        return corrupt(op, "its first operand is the count, an i64 scalar");
      DLC_TRY(checkArguments(op, op.regions[0], &count, 1));
      DLC_TRY(checkYield(op, op.regions[0], op.results));
      DLC_TRY(checkCarried(op, 1));
    } else if (op.name == "dl.while") {
      DLC_TRY(checkArguments(op, op.regions[0], nullptr, 0));
      DLC_TRY(checkArguments(op, op.regions[1], nullptr, 0));
      DLC_TRY(checkYield(op, op.regions[0], {boolean}));
      DLC_TRY(checkYield(op, op.regions[1], op.results));
      DLC_TRY(checkCarried(op, 0));
    }
    return {};
  }

  Status checkCarried(const Op &op, size_t skip) {
    bool ok = op.results.size() == op.operands.size() - skip;
    for (size_t i = 0; ok && i < op.results.size(); ++i)
      ok = op.results[i] == *types[op.operands[skip + i]];
    return ok ? Status() : corrupt(op, "its results are not of the types of the values that it carries");
  }

  Status checkCall(Op &op) {
    const Attribute *callee = op.find("callee");
    if (!callee || callee->kind != DLC_GRAPH_STRING)
      return corrupt(op, "a call needs the attribute callee");
    auto it = functions.find(callee->string);
    if (it == functions.end())
      return corrupt(op, "there is no function ", callee->string);
    op.callee = it->second;
    callees[index].push_back(it->second);
    const Function &target = module.functions[it->second];
    std::vector<const Type *> arguments;
    for (const Named &argument : target.body.arguments)
      arguments.push_back(&argument.type);
    DLC_TRY(checkTypes(op, "callee's arguments", arguments));
    if (op.results.size() != target.results.size())
      return corrupt(op, "it has ", op.results.size(), " results, ", target.name, " has ", target.results.size());
    for (size_t i = 0; i < op.results.size(); ++i)
      if (op.results[i] != target.results[i].type)
        return corrupt(op, "result ", i, " is ", toString(op.results[i]), ", that of ", target.name, " is ",
                       toString(target.results[i].type));
    return {};
  }

  /// Takes off functions whose callees are all done; what is left calls itself.
  Status checkRecursion() {
    enum { White, Grey, Black };
    std::vector<int> colour(callees.size(), White);
    std::vector<size_t> depth(callees.size(), 1);
    std::vector<std::pair<size_t, size_t>> stack;
    for (size_t root = 0; root < callees.size(); ++root) {
      if (colour[root] != White)
        continue;
      stack.emplace_back(root, 0);
      colour[root] = Grey;
      while (!stack.empty()) {
        auto &[at, next] = stack.back();
        if (next == callees[at].size()) {
          colour[at] = Black;
          for (int32_t callee : callees[at])
            depth[at] = std::max(depth[at], depth[size_t(callee)] + 1);
          if (depth[at] > maxCallDepth)
            return error(DLC_CORRUPT, "calls nest deeper than ", maxCallDepth);
          stack.pop_back();
          continue;
        }
        size_t callee = size_t(callees[at][next++]);
        if (colour[callee] == Grey)
          return error(DLC_CORRUPT, "function ", module.functions[callee].name, " calls itself");
        if (colour[callee] == White) {
          colour[callee] = Grey;
          stack.emplace_back(callee, 0);
        }
      }
    }
    return {};
  }

  static constexpr size_t maxCallDepth = 256;
  Module &module;
  const ReadOptions &options;
  std::unordered_map<std::string, int32_t> functions;
  std::vector<std::vector<int32_t>> callees;
  Function *function = nullptr;
  size_t index = 0;
  std::vector<const Type *> types;
  std::vector<bool> visible;
};

} // namespace

Status verify(Module &module, const ReadOptions &options) { return Verifier(module, options).run(); }

} // namespace dlc::graph
