//===- Winograd.cpp - Filters are transformed for Winograd's algorithm ----===//
//
// A 3 x 3 convolution of stride 1 multiplies 2.25 or 4 times less by Winograd's algorithm (passes/codegen/Winograd.h).
// Where parameters decide its filter, and the machine's description says that it pays, the filter is transformed once,
// in @init (by prepack, which runs next).
//
//===----------------------------------------------------------------------===//
#include "passes/graph/Winograd.h"
#include "dialects/dl/Infer.h"
#include "passes/PassMachine.h"
#include "passes/Passes.h"
#include "passes/graph/KernelCalls.h"
#include "llvm/ADT/StringMap.h"

namespace dlc {
#define GEN_PASS_DEF_WINOGRADPASS
#include "passes/Passes.h.inc"
} // namespace dlc

using namespace mlir;
using namespace dlc;

std::optional<codegen::WinogradShape> dlc::winogradShapeOf(dl::ConvOp conv, int64_t blocks) {
  auto is = [](ArrayRef<int64_t> values, int64_t wanted) {
    return llvm::all_of(values, [&](int64_t value) { return value == wanted; });
  };
  auto w = cast<RankedTensorType>(conv.getW().getType()), r = cast<RankedTensorType>(conv.getR().getType());
  const bool last = conv.getChannelsLast();
  const unsigned rows = last ? 1 : 2, columns = rows + 1;
  if (!w.getElementType().isF32() || r.getRank() != 4 || conv.getGroups() != 1 || !is(conv.getStrides(), 1) ||
      !is(conv.getDilations(), 1) || llvm::any_of(conv.getPads(), [](int64_t pad) { return pad < 0; }) ||
      r.isDynamicDim(rows) || r.isDynamicDim(columns))
    return std::nullopt;
  dl::ConvFilter filter = dl::filterOf(w, last);
  if (!is(filter.kernel, 3) || filter.outChannels % blocks)
    return std::nullopt;
  return codegen::WinogradShape{r.getDimSize(rows), r.getDimSize(columns), filter.inPerGroup, filter.outChannels,
                                filter.outChannels / blocks};
}

namespace {

struct WinogradPass : dlc::impl::WinogradPassBase<WinogradPass> {
  using WinogradPassBase::WinogradPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    const Machine *machine = findMachineOf(*this, getOperation(), cpu);
    if (!machine)
      return signalPassFailure();
    for (auto &[name, calls] : findKernelCalls(module))
      if (auto define = module.lookupSymbol<kernel::DefineOp>(name))
        transform(define, calls, *machine);
  }

  /// Replaces the filter of the kernel's convolution by its transformed form.
  void transform(kernel::DefineOp define, const KernelCalls &calls, const Machine &machine) {
    SmallVector<dl::ConvOp> convs(define.getBody().front().getOps<dl::ConvOp>());
    if (convs.size() != 1 || calls.isOfParameters())
      return;
    dl::ConvOp conv = convs.front();
    auto weight = dyn_cast<BlockArgument>(conv.getW());
    if (!conv.getChannelsLast())
      return;
    std::optional<codegen::WinogradShape> shape =
        winogradShapeOf(conv, cast<RankedTensorType>(conv.getW().getType()).getDimSize(0));
    if (!shape || !weight || !weight.hasOneUse() || !calls.parametric[weight.getArgNumber()])
      return;
    std::optional<codegen::WinogradPlan> plan = codegen::chooseWinograd(machine, *shape);
    if (!plan)
      return;
    auto filter = cast<RankedTensorType>(weight.getType());
    auto transformed = RankedTensorType::get(
        {filter.getDimSize(0), plan->points(), filter.getDimSize(3), filter.getDimSize(4)}, filter.getElementType());

    setArgumentType(define, weight, transformed);
    OpBuilder builder(&define.getBody().front(), define.getBody().front().begin());
    auto view =
        kernel::WinogradFilterOp::create(builder, conv.getLoc(), filter, weight, builder.getI64IntegerAttr(plan->tile));
    weight.replaceAllUsesExcept(view.getFilter(), view);

    auto matrixType = RankedTensorType::get({plan->points(), 9}, filter.getElementType());
    kernel::DefineOp transforming = transformingOf(define, matrixType, filter, transformed);
    for (kernel::CallOp call : calls.calls) {
      builder.setInsertionPoint(outsideRegions(call));
      Value matrix = dl::ConstantOp::create(
          builder, call.getLoc(), matrixType,
          DenseElementsAttr::get(matrixType, ArrayRef<float>(codegen::winogradFilterMatrix(plan->tile))));
      auto made = kernel::CallOp::create(builder, call.getLoc(), transformed, transforming.getSymName(),
                                         ValueRange{matrix, call.getArgs()[weight.getArgNumber()]});
      call.getArgsMutable()[weight.getArgNumber()].set(made.getResult(0));
    }
  }

  /// The kernel that transforms filters of a type: the 9 elements of [B, 3, 3, C, W] as a matrix product.
  kernel::DefineOp transformingOf(kernel::DefineOp user, RankedTensorType matrix, RankedTensorType filter,
                                  RankedTensorType transformed) {
    std::string name;
    llvm::raw_string_ostream os(name);
    os << "winograd" << matrix.getDimSize(0);
    for (int64_t size : {filter.getDimSize(0), filter.getDimSize(3), filter.getDimSize(4)})
      os << "_" << size;
    kernel::DefineOp &define = transformings[name];
    if (define)
      return define;
    define = createKernel(user, name, "matmul", {matrix, filter}, transformed);
    OpBuilder b = OpBuilder::atBlockEnd(&define.getBody().front());
    Location loc = user.getLoc();
    const int64_t blocks = filter.getDimSize(0), rest = filter.getDimSize(3) * filter.getDimSize(4);
    auto op = [&](StringRef name, ArrayRef<int64_t> shape, ValueRange operands) {
      OperationState state(loc, name);
      state.addTypes(RankedTensorType::get(shape, filter.getElementType()));
      state.addOperands(operands);
      return b.create(state)->getResult(0);
    };
    Value flat = op(dl::ReshapeOp::getOperationName(), {blocks, 9, rest}, define.getBody().getArgument(1));
    Value product = op(dl::MatmulOp::getOperationName(), {blocks, matrix.getDimSize(0), rest},
                       {define.getBody().getArgument(0), flat});
    kernel::YieldOp::create(b, loc, op(dl::ReshapeOp::getOperationName(), transformed.getShape(), product));
    return define;
  }

  llvm::StringMap<kernel::DefineOp> transformings;
};

} // namespace
