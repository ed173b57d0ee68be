//===- Forms.cpp - Ops that the engine itself runs ------------------------===//
#include "runtime/eager/Forms.h"
#include <utility>

namespace dlc::eager {

namespace {

Status textOf(const graph::Op &op, std::string_view name, std::string &text) {
  const graph::Attribute *attribute = op.find(name);
  if (!attribute || attribute->kind != DLC_GRAPH_STRING)
    return error(DLC_CORRUPT, op.name, ": needs the attribute ", name);
  text = attribute->string;
  return {};
}

Status expect(const graph::Op &op, size_t operands, size_t results) {
  if (op.operands.size() != operands || op.results.size() != results)
    return error(DLC_CORRUPT, op.name, ": it has ", op.operands.size(), " operands and ", op.results.size(),
                 " results, not ", operands, " and ", results);
  return {};
}

/// The text of an attribute that may be missing.
std::string optionalText(const graph::Op &op, std::string_view name) {
  const graph::Attribute *attribute = op.find(name);
  return attribute && attribute->kind == DLC_GRAPH_STRING ? attribute->string : std::string();
}

Status runCall(Run &run, Frame &frame, const graph::Op &op) {
  std::vector<Tensor> inputs, outputs;
  for (size_t i = 0; i < op.operands.size(); ++i)
    inputs.push_back(run.operand(frame, op, i));
  DLC_TRY(run.call(run.module.functions[size_t(op.callee)], std::move(inputs), outputs, frame.dims, frame.depth + 1));
  return run.setResults(frame, op, std::move(outputs));
}

/// A tensor that the store keeps under the op's name, by one of the store's lookups.
using Lookup = Status (Store::*)(const std::string &, DType, const Shape &, const std::string &, Tensor &);
Status runStored(Run &run, Frame &frame, const graph::Op &op, Lookup lookup) {
  DLC_TRY(expect(op, 0, 1));
  std::string name;
  DLC_TRY(textOf(op, "name", name));
  Shape shape;
  DLC_TRY(run.shapeOf(frame, op.results[0], shape));
  Tensor value;
  DLC_TRY((run.store.*lookup)(name, op.results[0].dtype, shape, optionalText(op, "init"), value));
  return run.setResult(frame, op, 0, std::move(value));
}

Status runParam(Run &run, Frame &frame, const graph::Op &op) { return runStored(run, frame, op, &Store::parameter); }

/// Always the value before the call: an update counts from the next one on.
Status runState(Run &run, Frame &frame, const graph::Op &op) { return runStored(run, frame, op, &Store::state); }

Status runStateUpdate(Run &run, Frame &frame, const graph::Op &op) {
  DLC_TRY(expect(op, 1, 0));
  std::string name;
  DLC_TRY(textOf(op, "name", name));
  run.updates[name] = run.operand(frame, op, 0);
  return {};
}

Status runPrint(Run &run, Frame &frame, const graph::Op &op) {
  DLC_TRY(expect(op, 1, 0));
  std::string label;
  DLC_TRY(textOf(op, "label", label));
  if (!run.options.host || !run.options.host->print)
    return {};
  Tensor x;
  DLC_TRY(makeContiguous(run.operand(frame, op, 0), x));
  dlc_tensor tensor{};
  tensor.data = x.bytes;
  tensor.dtype = x.dtype;
  tensor.rank = x.shape.rank;
  for (int d = 0; d < x.shape.rank; ++d)
    tensor.dims[d] = x.shape[d];
  run.options.host->print(run.options.host->context, label.c_str(), &tensor, op.location.c_str());
  return {};
}

Status runAssert(Run &run, Frame &frame, const graph::Op &op) {
  DLC_TRY(expect(op, 1, 0));
  std::string message;
  DLC_TRY(textOf(op, "message", message));
  Tensor c;
  DLC_TRY(makeContiguous(run.operand(frame, op, 0), c));
  if (c.dtype != DLC_BOOL)
    return error(DLC_CORRUPT, "dl.assert: its operand is ", c.typeString(), ", not bool");
  for (int64_t i = 0, count = c.count(); i < count; ++i)
    if (!load(c.data<Bool>()[i]))
      return error(DLC_ASSERTION_FAILED, "assertion failed: ", message,
                   count > 1 ? " (element " + std::to_string(i) + ")" : "");
  return {};
}

/// Calls a function whose arguments are all words of 64 bits; C passes integers and pointers alike.
template <size_t... I>
__attribute__((no_sanitize("function"))) dlc_status callWords(dlc_extern_fn function, const uint64_t *words,
                                                              std::index_sequence<I...>) {
  return reinterpret_cast<dlc_status (*)(decltype(uint64_t(I))...)>(function)(words[I]...);
}
template <size_t... Counts>
dlc_status callWords(dlc_extern_fn function, const std::vector<uint64_t> &words, std::index_sequence<Counts...>) {
  using Call = dlc_status (*)(dlc_extern_fn, const uint64_t *);
  static constexpr Call calls[] = {[](dlc_extern_fn function, const uint64_t *words) {
    return callWords(function, words, std::make_index_sequence<Counts>());
  }...};
  return calls[words.size()](function, words.data());
}

Status runExtern(Run &run, Frame &frame, const graph::Op &op) {
  std::string name;
  DLC_TRY(textOf(op, "function", name));
  const ExternTable *externs = run.options.externs;
  auto found = externs ? externs->find(name) : ExternTable::const_iterator();
  if (!externs || found == externs->end())
    return error(DLC_NOT_FOUND, "the extern function ", name, " is not there; dlc_model_set_extern gives it");
  const graph::Attribute *sizes = op.find("sizes");
  if (!sizes || sizes->kind != DLC_GRAPH_DIMS)
    return error(DLC_CORRUPT, op.name, ": needs the attribute sizes");
  std::vector<uint64_t> words{uint64_t(reinterpret_cast<uintptr_t>(run.options.host))};
  for (const DimExpr &dim : sizes->dims) {
    int64_t size = 0;
    DLC_TRY(dim.evaluate(frame.dims, size));
    words.push_back(uint64_t(size));
  }
  // In memory of their own: what C writes by mistake changes no other value.
  std::vector<Tensor> inputs, outputs;
  for (size_t i = 0; i < op.operands.size(); ++i) {
    const Tensor &x = run.operand(frame, op, i);
    inputs.emplace_back();
    DLC_TRY(allocate(x.dtype, x.shape, inputs.back()));
    copyElements(x, inputs.back().bytes);
    words.push_back(uint64_t(reinterpret_cast<uintptr_t>(inputs.back().bytes)));
  }
  for (const graph::Type &type : op.results) {
    Shape shape;
    DLC_TRY(run.shapeOf(frame, type, shape));
    outputs.emplace_back();
    DLC_TRY(allocate(type.dtype, shape, outputs.back()));
    words.push_back(uint64_t(reinterpret_cast<uintptr_t>(outputs.back().bytes)));
  }
  if (words.size() > maxExternWords)
    return error(DLC_CORRUPT, op.name, ": more than ", maxExternWords, " arguments");
  if (dlc_status status = callWords(found->second, words, std::make_index_sequence<maxExternWords + 1>()))
    return error(status, "the extern function ", name, " failed");
  return run.setResults(frame, op, std::move(outputs));
}

/// The verifier has checked regions, carried values and their types.
bool scalarBool(const Tensor &tensor) { return load(*tensor.data<Bool>()); }

Status runIf(Run &run, Frame &frame, const graph::Op &op) {
  std::vector<Tensor> yielded;
  DLC_TRY(run.region(frame, op.regions[scalarBool(run.operand(frame, op, 0)) ? 0 : 1], {}, yielded));
  return run.setResults(frame, op, std::move(yielded));
}

Status runFor(Run &run, Frame &frame, const graph::Op &op) {
  int64_t count = *run.operand(frame, op, 0).data<int64_t>();
  std::vector<Tensor> carried;
  for (size_t i = 1; i < op.operands.size(); ++i)
    carried.push_back(run.operand(frame, op, i));
  for (int64_t index = 0; index < count; ++index) {
    std::vector<Tensor> arguments(1);
    DLC_TRY(allocate(DLC_I64, {}, arguments[0]));
    *arguments[0].data<int64_t>() = index;
    arguments.insert(arguments.end(), carried.begin(), carried.end());
    DLC_TRY(run.region(frame, op.regions[0], std::move(arguments), carried));
  }
  return run.setResults(frame, op, std::move(carried));
}

Status runWhile(Run &run, Frame &frame, const graph::Op &op) {
  std::vector<Tensor> carried, condition;
  for (size_t i = 0; i < op.operands.size(); ++i)
    carried.push_back(run.operand(frame, op, i));
  // A bound ends the loop, it is no error. The condition is not asked again.
  const graph::Attribute *bound = op.find("max");
  const uint64_t most =
      bound && bound->kind == DLC_GRAPH_INT ? uint64_t(std::max<int64_t>(bound->integer, 0)) : UINT64_MAX;
  for (uint64_t trip = 0; trip < most; ++trip) {
    DLC_TRY(run.region(frame, op.regions[0], carried, condition));
    if (!scalarBool(condition[0]))
      break;
    DLC_TRY(run.region(frame, op.regions[1], carried, carried));
  }
  return run.setResults(frame, op, std::move(carried));
}

} // namespace

const Form *findForm(std::string_view name) {
  static const Form forms[] = {
      {"func.call", 1, runCall},        {"dl.composite", 1, runCall}, {"dl.eager_call", 1, runCall},
      {"dl.param", 1, runParam},        {"dl.state", 1, runState},    {"dl.state_update", 1, runStateUpdate},
      {"dl.print", 1, runPrint},        {"dl.assert", 1, runAssert},  {"dl.if", 1, runIf},
      {"dl.extern_call", 1, runExtern}, {"dl.for", 1, runFor},        {"dl.while", 1, runWhile},
  };
  for (const Form &form : forms)
    if (name == form.name)
      return &form;
  return nullptr;
}

} // namespace dlc::eager
