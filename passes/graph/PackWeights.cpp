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
    int64_t rows = type.getDimSize(0), columns = type.getDimSize(1),
            width = codegen::panelColumns(machine, columns, accumulator);
    auto panels = RankedTensorType::get({int64_t(llvm::divideCeil(columns, width)), rows, width}, element);

    // Prepack would not keep panels that are mostly zeros.
    if (panels.getNumElements() > 2 * type.getNumElements())
      return;

    OpBuilder builder(&define.getBody().front(), define.getBody().front().begin());
    setArgumentType(define, weight, panels);
    auto unpack = kernel::UnpackOp::create(builder, matmul.getLoc(), type, weight);
    weight.replaceAllUsesExcept(unpack.getR(), unpack);

    kernel::DefineOp packing = packingOf(define, type, panels);
    for (kernel::CallOp call : calls.calls) {
      builder.setInsertionPoint(outsideRegions(call));
      auto packed = kernel::CallOp::create(builder, call.getLoc(), panels, packing.getSymName(),
                                           call.getArgs()[weight.getArgNumber()]);
      call.getArgsMutable()[weight.getArgNumber()].set(packed.getResult(0));
    }
  }

  /// The kernel that packs matrices of `type`: [K, N] filled up to whole panels, as [K, P, W], as [P, K, W].
  kernel::DefineOp packingOf(kernel::DefineOp user, RankedTensorType type, RankedTensorType panels) {
    int64_t columns = type.getDimSize(1), whole = panels.getDimSize(0) * panels.getDimSize(2);
    std::string name;
    llvm::raw_string_ostream(name) << "pack_" << type.getDimSize(0) << "x" << columns << "x" << type.getElementType()
                                   << "_" << panels.getDimSize(2);
    kernel::DefineOp &define = packings[name];
    if (define)
      return define;
    OpBuilder b(user);
    Location loc = user.getLoc();
    define = createKernel(user, name, "transpose", type, panels);
    b.setInsertionPointToEnd(&define.getBody().front());
    Value value = define.getBody().getArgument(0);
    Type element = type.getElementType();
    if (whole != columns) {
      auto filled = RankedTensorType::get({type.getDimSize(0), whole}, element);
      auto zero = RankedTensorType::get({}, element);
      Value none = dl::ConstantOp::create(b, loc, zero, DenseElementsAttr::get(zero, b.getZeroAttr(element)));
      OperationState pad(loc, dl::PadOp::getOperationName());
      pad.addTypes(filled);
      pad.addOperands({value, none});
      pad.addAttribute("low", b.getDenseI64ArrayAttr({0, 0}));
      pad.addAttribute("high", b.getDenseI64ArrayAttr({0, whole - columns}));
      value = b.create(pad)->getResult(0);
    }
    auto split = RankedTensorType::get({type.getDimSize(0), panels.getDimSize(0), panels.getDimSize(2)}, element);
    OperationState reshape(loc, dl::ReshapeOp::getOperationName());
    reshape.addTypes(split);
    reshape.addOperands(value);
    value = b.create(reshape)->getResult(0);
    OperationState transpose(loc, dl::TransposeOp::getOperationName());
    transpose.addTypes(panels);
    transpose.addOperands(value);
    transpose.addAttribute("perm", b.getDenseI64ArrayAttr({1, 0, 2}));
    value = b.create(transpose)->getResult(0);
    kernel::YieldOp::create(b, loc, value);
    return define;
  }

  llvm::StringMap<kernel::DefineOp> packings;
};

} // namespace
