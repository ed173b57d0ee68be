//===- Trace.cpp - Every op's result as an output -------------------------===//
#include "compiler/driver/Trace.h"
#include "compiler/Register.h"
#include "compiler/driver/State.h"
#include "compiler/emit/GraphWriter.h"
#include "dialects/dl/Dialect.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "passes/graph/Winograd.h"
#include <cmath>

using namespace mlir;

namespace dlc {

namespace {

struct OpFacts {
  StringRef family;
  int64_t ulp = 0;
};

OpFacts factsOf(StringRef name) {
#define DLC_LIST(...)
#define DLC_OP(Class, opName, opFamily, version, opUlp, ...)                                                           \
  if (name == opName)                                                                                                  \
    return {opFamily, opUlp};
#include "dialects/dl/OpFacts.inc"
#undef DLC_LIST
  return {};
}

func::FuncOp findEntry(Driver &driver, StringRef name) {
  ModuleOp module = *driver.state().module;
  auto function = module.lookupSymbol<func::FuncOp>(name);
  if (function && function->hasAttr("dl.export"))
    return function;
  module.emitError() << "there is no entry '" << name << "'";
  return nullptr;
}

/// Gives the function these results, named out_N where it had no name for them.
void setResults(func::FuncOp function, ValueRange results) {
  Operation *end = function.getBody().front().getTerminator();
  unsigned before = end->getNumOperands();
  end->setOperands(results);
  Block &block = function.getBody().front();
  SmallVector<DictionaryAttr> attributes;
  for (unsigned i = 0; i < results.size(); ++i)
    attributes.push_back(i < before ? function.getResultAttrDict(i) : DictionaryAttr());
  function.setType(FunctionType::get(function.getContext(), block.getArgumentTypes(), results.getTypes()));
  function.setAllResultAttrs(attributes);
  for (unsigned i = before; i < results.size(); ++i)
    function.setResultAttr(i, "dl.name", StringAttr::get(function.getContext(), "value_" + Twine(i)));
}

/// Whether an op's accumulation can pass through magnitudes larger than its result.
bool accumulates(Operation &op) {
  OpFacts facts = factsOf(op.getName().getStringRef());
  if (facts.ulp == 0 || (facts.family != "Contraction" && facts.family != "Reduce" && facts.family != "Pool"))
    return false;
  auto isFloat = [](Type type) { return isa<FloatType>(cast<RankedTensorType>(type).getElementType()); };
  return llvm::all_of(op.getOperandTypes(), isFloat) && op.getNumResults() == 1 && isFloat(op.getResult(0).getType());
}

/// Whether the compiled model may do a convolution by Winograd's algorithm, whose error follows all operands of a tile.
bool mayUseWinograd(const CompileOptions &options, Operation &op) {
  auto conv = dyn_cast<dl::ConvOp>(op);
  return conv && !conv.getChannelsLast() && options.usesWinograd() && winogradShapeOf(conv, /*blocks=*/1);
}

/// The largest of the values in any tile of 4 x 4 that an element can be in.
Value spreadOverTiles(OpBuilder &builder, Value value) {
  SmallVector<int64_t> window(2, 7), one(2, 1), pads(4, 3);
  return dl::MaxPoolOp::create(builder, value.getLoc(), value.getType(), value, window, one, pads, one);
}

/// How many terms each element of a contraction sums up, where that is known while compiling; else 1.
int64_t termsOf(Operation &op) {
  auto shapeOf = [](Value value) { return cast<RankedTensorType>(value.getType()).getShape(); };
  if (auto matmul = dyn_cast<dl::MatmulOp>(op))
    return std::max<int64_t>(shapeOf(matmul.getLhs()).back(), 1);
  auto weights = isa<dl::ConvOp>(op)            ? shapeOf(cast<dl::ConvOp>(op).getW())
                 : isa<dl::ConvTransposeOp>(op) ? shapeOf(cast<dl::ConvTransposeOp>(op).getW())
                                                : ArrayRef<int64_t>();
  int64_t terms = 1;
  for (auto [dim, size] : llvm::enumerate(weights))
    if (dim != (isa<dl::ConvOp>(op) ? 0u : 1u)) // the output channels
      terms *= std::max<int64_t>(size, 1);
  return terms;
}

/// The record's tolerance. It is for sums of up to 64 terms: the error of a longer one, in whatever order, grows with
/// the square root of their number. Winograd's F(4, 3) errs up to four times as much as a direct convolution.
int64_t toleranceOf(const CompileOptions &options, Operation &op) {
  // Control flow rounds as a whole model does, and the engines' outputs are compared as such.
  if (op.getNumRegions())
    return int64_t(1) << 16;
  double scale = std::max(1.0, std::sqrt(double(termsOf(op)) / 64));
  if (mayUseWinograd(options, op))
    scale *= 4;
  return int64_t(std::ceil(double(factsOf(op.getName().getStringRef()).ulp) * scale));
}

} // namespace

bool traceEntry(Driver &driver, const std::string &entry, std::vector<TracedOp> &ops) {
  func::FuncOp function = findEntry(driver, entry);
  if (!function)
    return false;
  ModuleOp module = *driver.state().module;
  for (auto other : module.getOps<func::FuncOp>())
    if (other != function)
      other->removeAttr("dl.export"), other.setPrivate();
  registerPasses();
  PassManager manager(module.getContext());
  if (failed(parsePassPipeline("inline-composites", manager, llvm::errs())) || failed(manager.run(module)))
    return false;

  SmallVector<Value> results(function.getBody().front().getTerminator()->getOperands());
  for (Operation &op : function.getBody().front().without_terminator()) {
    // Parameters and constants are the same bits in both engines.
    if (op.getNumResults() == 0 || isa<dl::ParamOp, dl::StateOp, dl::ConstantOp>(op))
      continue;
    SourcePlace place = sourcePlace(op.getLoc());
    ops.push_back({op.getName().getStringRef().str(), place.location, place.path, unsigned(results.size()),
                   op.getNumResults(), toleranceOf(driver.options(), op), -1});
    llvm::append_range(results, op.getResults());
  }
  setResults(function, results);
  return true;
}

bool keepOnly(Driver &driver, const std::string &entry, const TracedOp &op) {
  func::FuncOp function = findEntry(driver, entry);
  if (!function)
    return false;
  SmallVector<Value> results(function.getBody().front().getTerminator()->getOperands());
  setResults(function, ArrayRef<Value>(results).slice(op.firstResult, op.resultCount));
  return true;
}

bool isolateOps(Driver &driver, const std::string &entry, std::vector<TracedOp> &ops) {
  func::FuncOp function = findEntry(driver, entry);
  if (!function)
    return false;
  Block &block = function.getBody().front();
  OpBuilder builder(function.getContext());
  SmallVector<Value> results(block.getTerminator()->getOperands());
  SmallVector<Value> magnitudes;
  unsigned inputs = block.getNumArguments();
  DenseMap<Value, Value> given;
  for (TracedOp &traced : ops)
    for (unsigned i = 0; i < traced.resultCount; ++i) {
      Value value = results[traced.firstResult + i];
      given[value] = block.addArgument(value.getType(), value.getLoc());
    }
  for (TracedOp &traced : ops) {
    Operation *op = results[traced.firstResult].getDefiningOp();
    for (OpOperand &operand : op->getOpOperands())
      if (Value value = given.lookup(operand.get()))
        operand.set(value);
    if (!accumulates(*op))
      continue;
    builder.setInsertionPointAfter(op);
    Operation *copy = builder.clone(*op);
    for (OpOperand &operand : copy->getOpOperands()) {
      builder.setInsertionPoint(copy);
      operand.set(dl::AbsOp::create(builder, op->getLoc(), operand.get()));
    }
    traced.magnitude = int(results.size() + magnitudes.size());
    builder.setInsertionPointAfter(copy);
    Value magnitude = copy->getResult(0);
    magnitudes.push_back(mayUseWinograd(driver.options(), *op) ? spreadOverTiles(builder, magnitude) : magnitude);
  }
  llvm::append_range(results, magnitudes);
  setResults(function, results);
  SmallVector<DictionaryAttr> attributes;
  for (unsigned i = 0; i < block.getNumArguments(); ++i)
    attributes.push_back(i < inputs ? function.getArgAttrDict(i)
                                    : builder.getDictionaryAttr(
                                          builder.getNamedAttr("dl.name", builder.getStringAttr("given_" + Twine(i)))));
  function.setAllArgAttrs(attributes);
  return true;
}

} // namespace dlc
