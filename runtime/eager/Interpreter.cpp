//===- Interpreter.cpp - The eager engine ---------------------------------===//
#include "runtime/eager/Interpreter.h"
#include "runtime/eager/Forms.h"
#include <new>

namespace dlc::eager {

namespace {

/// What `Op::kernel` points to: one of the two.
struct Handler {
  const kernels::KernelEntry *kernel;
  const Form *form;
};

const Handler *findHandler(std::string_view name) {
  static std::mutex mutex;
  static std::map<std::string, Handler, std::less<>> handlers;
  std::lock_guard<std::mutex> lock(mutex);
  auto it = handlers.find(name);
  if (it != handlers.end())
    return &it->second;
  Handler handler{kernels::findKernel(name), findForm(name)};
  if (!handler.kernel && !handler.form)
    return nullptr;
  return &handlers.emplace(name, handler).first->second;
}

void resolve(graph::Region &region) {
  for (graph::Op &op : region.ops) {
    op.kernel = findHandler(op.name); // null for terminators
    for (graph::Region &nested : op.regions)
      resolve(nested);
  }
}

/// Where an op stands, for a status that does not say it yet: the innermost place, and the innermost module, which a
/// function that several modules call leaves to its callers.
Status locate(Status status, const graph::Op &op) {
  if (status.ok())
    return status;
  if (status.where.empty())
    status.where = op.location;
  if (status.path.empty())
    status.path = op.path;
  return status;
}

} // namespace

uint32_t versionOf(std::string_view op) {
  const Handler *handler = findHandler(op);
  return !handler ? 0 : handler->kernel ? handler->kernel->version : handler->form->version;
}

Status Interpreter::load(const void *data, size_t size, bool verifyChecksum,
                         std::unique_ptr<Interpreter> &interpreter) {
  try {
    auto made = std::make_unique<Interpreter>();
    graph::ReadOptions options;
    options.versionOf = versionOf;
    options.verifyChecksum = verifyChecksum;
    DLC_TRY(graph::readGraph(data, size, options, made->graph));
    for (graph::Function &function : made->graph.functions)
      resolve(function.body);
    interpreter = std::move(made);
    return {};
  } catch (const std::bad_alloc &) {
    return error(DLC_NO_MEMORY, "no memory for a graph of ", size, " bytes");
  }
}

Status Interpreter::run(const graph::Function &function, const std::vector<Tensor> &inputs,
                        std::vector<Tensor> &outputs, Store &store, const RunOptions &options) {
  try {
    Run run(graph, store, options, *pool);
    DLC_TRY(run.call(function, inputs, outputs, options.dims ? *options.dims : DimValues(), 0));
    return run.commit();
  } catch (const std::bad_alloc &) {
    return error(DLC_NO_MEMORY, "no memory to run ", function.name);
  } catch (const std::length_error &) {
    return error(DLC_NO_MEMORY, "a size in ", function.name, " is beyond what memory can hold");
  }
}

Status Run::call(const graph::Function &function, std::vector<Tensor> inputs, std::vector<Tensor> &outputs,
                 const DimValues &dims, int depth) {
  const auto &arguments = function.body.arguments;
  if (inputs.size() != arguments.size())
    return error(DLC_INVALID_ARGUMENT, function.name, " takes ", arguments.size(), " inputs, got ", inputs.size());
  Frame frame{function, depth, dims, std::vector<Tensor>(function.valueCount)};
  std::vector<DimEquation> equations;
  for (size_t i = 0; i < inputs.size(); ++i) {
    const graph::Named &argument = arguments[i];
    if (inputs[i].dtype != argument.type.dtype)
      return error(DLC_WRONG_DTYPE, "input ", argument.name, " of ", function.name, " is ", nameOf(inputs[i].dtype),
                   ", expected ", nameOf(argument.type.dtype));
    if (size_t(inputs[i].shape.rank) != argument.type.dims.size())
      return error(DLC_WRONG_SHAPE, "input ", argument.name, " of ", function.name, " is ", inputs[i].typeString(),
                   ", expected ", toString(argument.type));
    for (int d = 0; d < inputs[i].shape.rank; ++d)
      equations.push_back(
          {&argument.type.dims[size_t(d)], inputs[i].shape[d], "dim " + std::to_string(d) + " of " + argument.name});
  }
  DLC_TRY(solveDims(equations, function.dims, frame.dims));
  return region(frame, function.body, std::move(inputs), outputs);
}

Status Run::commit() {
  for (auto &[name, value] : updates)
    DLC_TRY(store.commit(name, value));
  updates.clear();
  return {};
}

Status Run::region(Frame &frame, const graph::Region &region, std::vector<Tensor> arguments,
                   std::vector<Tensor> &yielded) {
  for (size_t i = 0; i < arguments.size(); ++i)
    frame.values[region.firstArgument + i] = std::move(arguments[i]);
  for (const graph::Op &op : region.ops) {
    if (options.stepLimit && ++steps > options.stepLimit)
      return locate(error(DLC_INTERNAL, "stopped after ", options.stepLimit, " ops"), op);
    if (&op == &region.ops.back()) {
      yielded.clear();
      for (uint32_t value : op.operands)
        yielded.push_back(frame.values[value]);
      break;
    }
    DLC_TRY(locate(step(frame, op), op));
    for (uint32_t value : op.lastUses)
      frame.values[value] = Tensor();
  }
  return {};
}

Status Run::shapeOf(const Frame &frame, const graph::Type &type, Shape &shape) const {
  shape = Shape();
  for (const DimExpr &dim : type.dims) {
    int64_t size = 0;
    DLC_TRY(dim.evaluate(frame.dims, size));
    if (size < 0)
      return error(DLC_WRONG_SHAPE, "dim ", shape.rank, " of ", toString(type), " is ", size, " in this call");
    shape.push(size);
  }
  size_t bytes = 0;
  return byteSize(type.dtype, shape, bytes);
}

Status Run::setResult(Frame &frame, const graph::Op &op, size_t i, Tensor value) {
  Shape shape;
  DLC_TRY(shapeOf(frame, op.results[i], shape));
  if (value.dtype != op.results[i].dtype || value.shape != shape)
    return error(DLC_WRONG_SHAPE, op.name, ": result ", i, " is ", value.typeString(), ", declared ",
                 toString(op.results[i].dtype, shape));
  frame.values[op.firstResult + i] = std::move(value);
  return {};
}

Status Run::setResults(Frame &frame, const graph::Op &op, std::vector<Tensor> values) {
  if (values.size() != op.results.size())
    return error(DLC_CORRUPT, op.name, ": ", values.size(), " values for ", op.results.size(), " results");
  for (size_t i = 0; i < values.size(); ++i)
    DLC_TRY(setResult(frame, op, i, std::move(values[i])));
  return {};
}

Status Run::step(Frame &frame, const graph::Op &op) {
  auto *handler = static_cast<const Handler *>(op.kernel);
  std::vector<Tensor> results;
  if (handler->form) {
    DLC_TRY(handler->form->run(*this, frame, op));
  } else {
    std::vector<Tensor> operands;
    operands.reserve(op.operands.size());
    for (uint32_t value : op.operands)
      operands.push_back(frame.values[value]);
    results.resize(op.results.size());
    for (size_t i = 0; i < results.size(); ++i) {
      results[i].dtype = op.results[i].dtype;
      DLC_TRY(shapeOf(frame, op.results[i], results[i].shape));
    }
    kernels::Context context(op, frame.dims, std::move(operands), std::move(results), options.host, pool,
                             options.memoryLimit);
    DLC_TRY(handler->kernel->kernel(context));
    for (size_t i = 0; i < op.results.size(); ++i)
      frame.values[op.firstResult + i] = std::move(context.results[i]);
  }
  if (!options.observe)
    return {};
  results.clear();
  for (size_t i = 0; i < op.results.size(); ++i)
    results.push_back(frame.values[op.firstResult + i]);
  return options.observe({frame.function, op, results, frame.depth});
}

} // namespace dlc::eager
