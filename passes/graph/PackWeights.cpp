//===- PackWeights.cpp - Weights of matmuls are packed into panels --------===//
//
// A matmul walks its right side in panels, W columns wide. Where parameters decide that side, panels are made once, in
// @init (by prepack, which runs next): the kernel then reads its weights from start to end, in one stream.
//
//===----------------------------------------------------------------------===//
#include "dialects/dl/Dialect.h"
#include "passes/PassMachine.h"
#include "passes/Passes.h"
#include "passes/codegen/Kernel.h"
#include "passes/graph/KernelCalls.h"
#include "llvm/ADT/StringMap.h"

namespace dlc {
#define GEN_PASS_DEF_PACKWEIGHTSPASS
#include "passes/Passes.h.inc"
} // namespace dlc

using namespace mlir;
using namespace dlc;

namespace {

struct PackWeightsPass : dlc::impl::PackWeightsPassBase<PackWeightsPass> {
  using PackWeightsPassBase::PackWeightsPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    const Machine *machine = findMachineOf(*this, getOperation(), cpu);
    if (!machine)
      return signalPassFailure();
    for (auto &[name, calls] : findKernelCalls(module))
      if (auto define = module.lookupSymbol<kernel::DefineOp>(name))
        pack(define, calls, *machine);
  }

  /// Packs the right side of the kernel's matmul.
  void pack(kernel::DefineOp define, const KernelCalls &calls, const Machine &machine) {
    SmallVector<dl::MatmulOp> matmuls(define.getBody().front().getOps<dl::MatmulOp>());
    if (matmuls.size() != 1)
      return;
    dl::MatmulOp matmul = matmuls.front();
    auto weight = dyn_cast<BlockArgument>(matmul.getRhs());
    auto type = cast<RankedTensorType>(matmul.getRhs().getType());
    if (!weight || !weight.hasOneUse() || !calls.parametric[weight.getArgNumber()] || type.getRank() != 2 ||
        !type.hasStaticShape() || !isa<FloatType>(type.getElementType()) || type.getDimSize(0) < 8 ||
        type.getDimSize(1) < 2)
      return;
    if (calls.isOfParameters())
      return;
    Type element = type.getElementType();
    Type accumulator = element.isF64() ? element : Float32Type::get(&getContext());
    auto attribute = define->getAttrOfType<IntegerAttr>("kernel.parts");
    int64_t rows = type.getDimSize(0), columns = type.getDimSize(1), parts = attribute ? attribute.getInt() : 1,
            width = codegen::panelColumns(machine, columns, parts, accumulator);
    auto panels = RankedTensorType::get({int64_t(llvm::divideCeil(columns, width)), rows, width}, element);

    // Prepack would not keep panels that are mostly zeros.
    if (panels.getNumElements() > 2 * type.getNumElements())
      return;

    OpBuilder builder(&define.getBody().front(), define.getBody().front().begin());
    setArgumentType(define, weight, panels);
    auto unpack = kernel::UnpackOp::create(builder, matmul.getLoc(), type, weight, parts);
    weight.replaceAllUsesExcept(unpack.getR(), unpack);

    kernel::DefineOp packing = packingOf(define, type, panels, parts);
    for (kernel::CallOp call : calls.calls) {
      builder.setInsertionPoint(outsideRegions(call));
      auto packed = kernel::CallOp::create(builder, call.getLoc(), panels, packing.getSymName(),
                                           call.getArgs()[weight.getArgNumber()]);
      call.getArgsMutable()[weight.getArgNumber()].set(packed.getResult(0));
    }
  }

  /// The kernel that packs matrices of `type`: [K, N] filled up to whole panels, as [K, P, W], as [P, K, W]. With parts
  /// [K, parts, N / parts] as [K, parts, P, W / parts], as [P, K, parts, W / parts].
  kernel::DefineOp packingOf(kernel::DefineOp user, RankedTensorType type, RankedTensorType panels, int64_t parts) {
    int64_t rows = type.getDimSize(0), columns = type.getDimSize(1) / parts,
            whole = panels.getDimSize(0) * panels.getDimSize(2) / parts;
    std::string name;
    llvm::raw_string_ostream os(name);
    os << "pack_" << rows << "x" << type.getDimSize(1) << "x" << type.getElementType() << "_" << panels.getDimSize(2);
    if (parts > 1)
      os << "_" << parts << "_parts";
    kernel::DefineOp &define = packings[name];
    if (define)
      return define;
    OpBuilder b(user);
    Location loc = user.getLoc();
    define = createKernel(user, name, "transpose", type, panels);
    b.setInsertionPointToEnd(&define.getBody().front());
    Value value = define.getBody().getArgument(0);
    Type element = type.getElementType();
    auto reshape = [&](ArrayRef<int64_t> shape) {
      OperationState state(loc, dl::ReshapeOp::getOperationName());
      state.addTypes(RankedTensorType::get(shape, element));
      state.addOperands(value);
      value = b.create(state)->getResult(0);
    };
    if (parts > 1)
      reshape({rows, parts, columns});
    if (whole != columns) {
      SmallVector<int64_t> shape(cast<RankedTensorType>(value.getType()).getShape()), low(shape.size()), high(low);
      high.back() = whole - columns;
      shape.back() = whole;
      auto zero = RankedTensorType::get({}, element);
      Value none = dl::ConstantOp::create(b, loc, zero, DenseElementsAttr::get(zero, b.getZeroAttr(element)));
      OperationState pad(loc, dl::PadOp::getOperationName());
      pad.addTypes(RankedTensorType::get(shape, element));
      pad.addOperands({value, none});
      pad.addAttribute("low", b.getDenseI64ArrayAttr(low));
      pad.addAttribute("high", b.getDenseI64ArrayAttr(high));
      value = b.create(pad)->getResult(0);
    }
    SmallVector<int64_t> split{rows, panels.getDimSize(0), panels.getDimSize(2)}, perm{1, 0, 2};
    if (parts > 1)
      split = {rows, parts, panels.getDimSize(0), panels.getDimSize(2) / parts}, perm = {2, 0, 1, 3};
    reshape(split);
    SmallVector<int64_t> shape;
    for (int64_t dim : perm)
      shape.push_back(split[dim]);
    OperationState transpose(loc, dl::TransposeOp::getOperationName());
    transpose.addTypes(RankedTensorType::get(shape, element));
    transpose.addOperands(value);
    transpose.addAttribute("perm", b.getDenseI64ArrayAttr(perm));
    value = b.create(transpose)->getResult(0);
    if (parts > 1)
      reshape(panels.getShape());
    kernel::YieldOp::create(b, loc, value);
    return define;
  }

  llvm::StringMap<kernel::DefineOp> packings;
};

} // namespace
