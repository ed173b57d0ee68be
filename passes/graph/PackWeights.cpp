//===- PackWeights.cpp - Weights of matmuls are packed into panels --------===//
//
// A matmul walks its right side in panels, W columns wide. Where parameters decide that side, panels are made once, in
// @init (by prepack, which runs next): the kernel then reads its weights from start to end, in one stream.
//
//===----------------------------------------------------------------------===//
#include "dialects/dl/Dialect.h"
#include "dialects/kernel/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "passes/Passes.h"
#include "passes/codegen/Kernel.h"
#include "passes/graph/Parametric.h"
#include "llvm/ADT/StringMap.h"

namespace dlc {
#define GEN_PASS_DEF_PACKWEIGHTSPASS
#include "passes/Passes.h.inc"
} // namespace dlc

using namespace mlir;
using namespace dlc;

namespace {

/// The calls of a kernel, with the arguments that are parametric in all of them.
struct Calls {
  SmallVector<kernel::CallOp> calls;
  llvm::BitVector parametric;
};

struct PackWeightsPass : dlc::impl::PackWeightsPassBase<PackWeightsPass> {
  using PackWeightsPassBase::PackWeightsPassBase;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    std::string error;
    const Machine *machine = findMachine(cpu, &error);
    if (!machine) {
      module.emitError() << "pack-weights: " << error;
      return signalPassFailure();
    }
    llvm::MapVector<StringAttr, Calls> callsOf;
    for (auto function : module.getOps<func::FuncOp>())
      for (Block &block : function.getBody()) {
        ParametricValues parametric(block);
        // What @init or an eager function calls stays as it is.
        bool entry = function.getSymName() != "init" && !function->hasAttr("dl.eager");
        for (auto call : block.getOps<kernel::CallOp>()) {
          auto [it, isNew] = callsOf.try_emplace(call.getCalleeAttr().getAttr());
          Calls &known = it->second;
          if (isNew)
            known.parametric.resize(call.getArgs().size(), true);
          known.calls.push_back(call);
          for (auto [i, value] : llvm::enumerate(call.getArgs()))
            if (!entry || !parametric.dependsOnParam(value))
              known.parametric.reset(i);
        }
      }
    for (auto &[name, calls] : callsOf)
      if (auto define = module.lookupSymbol<kernel::DefineOp>(name))
        pack(define, calls, *machine);
  }

  /// Packs the right side of the kernel's matmul.
  void pack(kernel::DefineOp define, Calls &calls, const Machine &machine) {
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
    // What depends on parameters alone is no work of an entry.
    if (llvm::all_of(llvm::seq<unsigned>(0, calls.parametric.size()), [&](unsigned i) { return calls.parametric[i]; }))
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
    weight.setType(panels);
    auto unpack = kernel::UnpackOp::create(builder, matmul.getLoc(), type, weight);
    weight.replaceAllUsesExcept(unpack.getR(), unpack);
    SmallVector<Type> inputs(define.getBody().getArgumentTypes());
    define.setFunctionType(builder.getFunctionType(inputs, define.getFunctionType().getResults()));

    kernel::DefineOp packing = packingOf(define, type, panels);
    for (kernel::CallOp call : calls.calls) {
      builder.setInsertionPoint(call);
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
    // A name that no kernel has.
    std::string symbol = name;
    for (int i = 0; SymbolTable::lookupSymbolIn(getOperation(), symbol); ++i)
      symbol = name + "_" + std::to_string(i);
    OperationState state(loc, kernel::DefineOp::getOperationName());
    state.addAttribute("sym_name", b.getStringAttr(symbol));
    state.addAttribute("function_type", TypeAttr::get(b.getFunctionType({type}, {panels})));
    state.addRegion()->emplaceBlock().addArgument(type, loc);
    define = cast<kernel::DefineOp>(b.create(state));
    define->setAttr("kernel.root", b.getStringAttr("transpose"));
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
