//===- LowerKernels.cpp - Kernels on tensors become loops on memory -------===//
#include "dialects/dl/Dialect.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "passes/PassMachine.h"
#include "passes/Passes.h"
#include "passes/codegen/Kernel.h"
#include "passes/lower/Lower.h"

namespace dlc {
#define GEN_PASS_DEF_LOWERKERNELSPASS
#include "passes/Passes.h.inc"
} // namespace dlc

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

/// Adds the names of `dims` to `names`.
static void addNames(ArrayRef<dl::Dim> dims, llvm::SetVector<StringRef> &names) {
  for (StringRef name : dl::collectNames(dims))
    names.insert(name);
}

/// Every named dim that a type or an attribute of the kernel mentions, sorted.
static SmallVector<StringRef> namesIn(kernel::DefineOp define) {
  llvm::SetVector<StringRef> names;
  auto addType = [&](Type type) {
    if (auto tensor = dyn_cast<RankedTensorType>(type); tensor && tensor.getEncoding())
      addNames(dl::getDims(tensor), names);
  };
  llvm::for_each(define.getArgumentTypes(), addType);
  define.getBody().walk([&](Operation *op) {
    llvm::for_each(op->getResultTypes(), addType);
    for (NamedAttribute attribute : op->getAttrs())
      if (auto dims = dyn_cast<dl::DimsAttr>(attribute.getValue()))
        addNames(dims.getExprs(), names);
  });
  SmallVector<StringRef> sorted = names.takeVector();
  llvm::sort(sorted);
  return sorted;
}

/// memref type that holds a tensor in memory: contiguous, bool and u8 as i8.
static MemRefType memoryType(RankedTensorType type) {
  Type element = type.getElementType();
  if (element.isInteger(1) || element.isInteger(8))
    element = IntegerType::get(type.getContext(), 8);
  return MemRefType::get(type.getShape(), element);
}

AffineMap codegen::panelMap(unsigned dims, AffineExpr k, AffineExpr n, int64_t columns, int64_t width, int64_t parts) {
  if (parts == 1)
    return AffineMap::get(dims, 0, {n.floorDiv(width), k, n % width}, k.getContext());
  AffineExpr within = n % (columns / parts);
  return AffineMap::get(
      dims, 0,
      {within.floorDiv(width / parts), k, n.floorDiv(columns / parts) * (width / parts) + within % (width / parts)},
      k.getContext());
}

/// A matrix in panels as the copy that optimizeTensors composes with its reader.
static void lowerUnpack(func::FuncOp function) {
  function.walk([](kernel::UnpackOp op) {
    OpBuilder b(op);
    auto type = cast<RankedTensorType>(op.getR().getType());
    int64_t width = cast<RankedTensorType>(op.getPanels().getType()).getDimSize(2);
    AffineMap maps[] = {
        panelMap(2, b.getAffineDimExpr(0), b.getAffineDimExpr(1), type.getDimSize(1), width, op.getParts()),
        b.getMultiDimIdentityMap(2)};
    Value init = tensor::EmptyOp::create(b, op.getLoc(), type.getShape(), type.getElementType());
    utils::IteratorType parallel[] = {utils::IteratorType::parallel, utils::IteratorType::parallel};
    auto copy = linalg::GenericOp::create(
        b, op.getLoc(), init.getType(), op.getPanels(), init, maps, parallel,
        [](OpBuilder &b, Location loc, ValueRange args) { linalg::YieldOp::create(b, loc, args[0]); });
    op.getR().replaceAllUsesWith(copy.getResult(0));
    op.erase();
  });
}

/// A transformed filter's argument as memory that lowerWinograd finds behind the convolution.
static void lowerWinogradFilter(func::FuncOp function) {
  function.walk([](kernel::WinogradFilterOp op) {
    OpBuilder b(op);
    auto type = cast<RankedTensorType>(op.getFilter().getType());
    Value memory = op.getTransformed().getDefiningOp<bufferization::ToTensorOp>().getBuffer();
    auto filter = kernel::WinogradFilterOp::create(b, op.getLoc(), memoryType(type), memory, op.getTileAttr());
    op.getFilter().replaceAllUsesWith(
        bufferization::ToTensorOp::create(b, op.getLoc(), type, filter.getFilter(), /*restrict=*/true).getResult());
    op.erase();
  });
}

FailureOr<Kernel> codegen::makeFunction(kernel::DefineOp define, const Machine &machine) {
  OpBuilder builder(define);
  MLIRContext *context = builder.getContext();
  Location loc = define.getLoc();
  FunctionType type = define.getFunctionType();
  Kernel kernel(machine);
  kernel.numInputs = type.getNumInputs();
  kernel.numOutputs = type.getNumResults();
  kernel.chunks = dl::constantDim(1, context);
  kernel.dims = namesIn(define);

  SmallVector<Type> arguments;
  for (Type value : llvm::concat<const Type>(type.getInputs(), type.getResults())) {
    kernel.shapes.push_back(dl::getDims(cast<RankedTensorType>(value)));
    arguments.push_back(memoryType(cast<RankedTensorType>(value)));
  }
  arguments.append(kernel.dims.size() + 1, builder.getIndexType());
  auto function = func::FuncOp::create(builder, loc, define.getSymName(), builder.getFunctionType(arguments, {}));
  function.setPrivate();
  for (NamedAttribute attribute : define->getDiscardableAttrs())
    function->setAttr(attribute.getName(), attribute.getValue());
  for (auto [i, shape] : llvm::enumerate(kernel.shapes))
    if (!cast<MemRefType>(arguments[i]).hasStaticShape())
      function.setArgAttr(i, kShape, dl::DimsAttr::get(context, shape));
  for (auto [i, name] : llvm::enumerate(kernel.dims))
    function.setArgAttr(kernel.shapes.size() + i, kDim, builder.getStringAttr(name));
  kernel.function = function;

  Block *entry = function.addEntryBlock();
  builder.setInsertionPointToStart(entry);
  lower::LowerContext lowering([&](StringRef name) -> Value {
    auto it = llvm::find(kernel.dims, name);
    return entry->getArgument(kernel.shapes.size() + (it - kernel.dims.begin()));
  });
  IRMapping map;
  for (auto [i, argument] : llvm::enumerate(define.getBody().getArguments())) {
    auto memory = cast<MemRefType>(arguments[i]);
    Value tensor = bufferization::ToTensorOp::create(builder, loc,
                                                     RankedTensorType::get(memory.getShape(), memory.getElementType()),
                                                     entry->getArgument(i), /*restrict=*/true);
    map.map(argument, lower::fromMemory(builder, loc, tensor, cast<RankedTensorType>(argument.getType())));
  }
  Block &body = define.getBody().front();
  if (failed(lower::lowerBlock(body, map, builder, lowering)))
    return failure();
  lowerUnpack(function);
  lowerWinogradFilter(function);
  auto yield = cast<kernel::YieldOp>(body.getTerminator());
  for (auto [i, result] : llvm::enumerate(yield.getValues())) {
    Value value = lower::toMemory(builder, loc, map.lookup(result));
    bufferization::MaterializeInDestinationOp::create(builder, loc, Type(), value, kernel.output(i), /*restrict=*/true,
                                                      /*writable=*/true);
  }
  if (Value status = lowering.status(builder, loc)) {
    kernel.hasStatus = true;
    function.setFunctionType(builder.getFunctionType(arguments, {builder.getI32Type()}));
    func::ReturnOp::create(builder, loc, status);
  } else {
    func::ReturnOp::create(builder, loc);
  }
  define.erase();
  return kernel;
}

LogicalResult codegen::runOnFunction(func::FuncOp function, StringRef passes) {
  PassManager manager(function.getContext(), func::FuncOp::getOperationName());
  manager.enableVerifier(false);
  if (failed(parsePassPipeline(passes, manager)))
    return function.emitError() << "cannot build the pass list '" << passes << "'";
  return manager.run(function);
}

/// Writes what is known by now into the function's attributes.
static void finish(Kernel &kernel) {
  Builder builder(kernel.context());
  func::FuncOp function = kernel.function;
  function->setAttr(kInputs, builder.getI64IntegerAttr(kernel.numInputs));
  function->setAttr(kOutputs, builder.getI64IntegerAttr(kernel.numOutputs));
  function->setAttr(kDims, builder.getStrArrayAttr(kernel.dims));
  function->setAttr(kChunks, dl::DimsAttr::get(kernel.context(), {kernel.chunks}));
  if (kernel.hasStatus)
    function->setAttr(kStatus, builder.getUnitAttr());
}

namespace {

struct LowerKernelsPass : dlc::impl::LowerKernelsPassBase<LowerKernelsPass> {
  using LowerKernelsPassBase::LowerKernelsPassBase;

  void runOnOperation() override {
    const Machine *machine = findMachineOf(*this, getOperation(), cpu);
    if (!machine)
      return signalPassFailure();
    SmallVector<kernel::DefineOp> defines(getOperation().getOps<kernel::DefineOp>());
    for (kernel::DefineOp define : defines)
      if (failed(lower(define, *machine)))
        return signalPassFailure();
  }

  LogicalResult lower(kernel::DefineOp define, const Machine &machine) {
    FailureOr<Kernel> made = makeFunction(define, machine);
    if (failed(made))
      return failure();
    Kernel &kernel = *made;
    using Step = LogicalResult (*)(Kernel &);
    static constexpr Step steps[] = {optimizeTensors, tileRows,          bufferize,    findInPlace,   lowerWinograd,
                                     lowerWindows,    lowerContractions, lowerToLoops, assignScratch, expandMath};
    for (Step step : steps)
      if (failed(step(kernel)))
        return failure();
    finish(kernel);
    return success();
  }
};

} // namespace
