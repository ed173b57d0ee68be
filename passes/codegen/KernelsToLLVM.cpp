//===- KernelsToLLVM.cpp - Lowered kernels become LLVM functions ----------===//
#include "dialects/dl/Dialect.h"
#include "dlc/abi.h"
#include "mlir/Conversion/LLVMCommon/MemRefBuilder.h"
#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "passes/Passes.h"
#include "passes/codegen/Kernel.h"

namespace dlc {
#define GEN_PASS_DEF_KERNELSTOLLVMPASS
#include "passes/Passes.h.inc"
} // namespace dlc

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

namespace {

/// Signature of a kernel on its way: memrefs as bare pointers.
struct Signature {
  SmallVector<Type> types; ///< !llvm.ptr or i64
  SmallVector<StringRef> dims;
  unsigned numInputs, numOutputs;
  bool hasScratch, hasStatus;
  dl::Dim scratch;
  std::string name;
};

/// The i64 value of a dim expression; `value` gives that of a name.
Value emitDim(OpBuilder &b, Location loc, dl::Dim dim, llvm::function_ref<Value(StringRef)> value) {
  auto constant = [&](int64_t c) -> Value {
    return LLVM::ConstantOp::create(b, loc, b.getI64Type(), b.getI64IntegerAttr(c));
  };
  if (auto known = dl::constantValue(dim))
    return constant(*known);
  if (isa<AffineSymbolExpr>(dim))
    return value(dl::collectNames({dim}).front());
  auto binary = cast<AffineBinaryOpExpr>(dim);
  Value left = emitDim(b, loc, binary.getLHS(), value), right = emitDim(b, loc, binary.getRHS(), value);
  switch (dim.getKind()) {
  case AffineExprKind::Add:
    return LLVM::AddOp::create(b, loc, left, right);
  case AffineExprKind::Mul:
    return LLVM::MulOp::create(b, loc, left, right);
  // Dims are not negative.
  case AffineExprKind::FloorDiv:
    return LLVM::UDivOp::create(b, loc, left, right);
  case AffineExprKind::CeilDiv: {
    Value up = LLVM::AddOp::create(b, loc, left, LLVM::SubOp::create(b, loc, right, constant(1)));
    return LLVM::UDivOp::create(b, loc, up, right);
  }
  default:
    return LLVM::URemOp::create(b, loc, left, right);
  }
}

struct KernelsToLlvmPass : dlc::impl::KernelsToLlvmPassBase<KernelsToLlvmPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    OpBuilder builder(module.getContext());
    // The kernels are converted in a module of their own: nothing else is touched.
    auto part = OwningOpRef<ModuleOp>(ModuleOp::create(module.getLoc()));
    SmallVector<Signature> signatures;
    SmallVector<func::FuncOp> kernels;
    for (auto function : module.getOps<func::FuncOp>())
      if (function->hasAttr(kInputs))
        kernels.push_back(function);
    // Small constants of kernels.
    SmallVector<memref::GlobalOp> globals(module.getOps<memref::GlobalOp>());
    for (memref::GlobalOp global : globals)
      global->moveBefore(part->getBody(), part->getBody()->end());
    for (func::FuncOp kernel : kernels) {
      kernel->moveBefore(part->getBody(), part->getBody()->end());
      signatures.push_back(bindArguments(kernel));
    }
    // Math that has an instruction or an intrinsic, then libm.
    static constexpr StringLiteral passes =
        "func.func(convert-vector-to-scf,lower-affine,expand-strided-metadata,lower-affine,convert-scf-to-cf),"
        "convert-math-to-llvm,convert-math-to-libm,convert-vector-to-llvm{reassociate-fp-reductions=false},"
        "convert-arith-to-llvm,convert-index-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,"
        "convert-ub-to-llvm,"
        "reconcile-unrealized-casts,canonicalize,cse";
    // Not the pass arith-expand: its maximum and minimum compare, which loses the order of -0 and +0. LLVM's intrinsics
    // keep it.
    RewritePatternSet divisions(module.getContext());
    arith::populateCeilFloorDivExpandOpsPatterns(divisions);
    (void)applyPatternsGreedily(*part, std::move(divisions));
    callLibm<math::Log1pOp>(*part, "log1p");
    callLibm<math::ExpM1Op>(*part, "expm1");
    PassManager manager(module.getContext(), ModuleOp::getOperationName());
    manager.enableVerifier(false); // what comes out is verified with the whole module
    if (failed(parsePassPipeline(passes, manager)) || failed(manager.run(*part))) {
      module.emitError() << "kernels-to-llvm: conversion failed";
      return signalPassFailure();
    }
    SymbolTable symbols(module), done(*part);
    for (Signature &signature : signatures) {
      auto function = done.lookup<LLVM::LLVMFuncOp>(signature.name);
      function.setLinkage(LLVM::Linkage::Internal);
      function->removeAttr("sym_visibility");
      for (StringRef attr : {kInputs, kOutputs, kDims, kChunks, kScratch, kInPlace, kStatus, kTile})
        if (Attribute value = function->getAttr(attr); !value)
          continue;
      carryAsBits(function);
      emitThunk(builder, *part, function, signature);
    }
    for (Operation &op : llvm::make_early_inc_range(*part->getBody())) {
      auto name = SymbolTable::getSymbolName(&op);
      if (symbols.lookup(name)) // libm declarations
        continue;
      op.moveBefore(module.getBody(), module.getBody()->end());
      symbols.insert(&op);
    }
  }

  /// f64 ops that convert-math-to-llvm would spell out inaccurately (log(1 + x)).
  template <typename Op>
  static void callLibm(ModuleOp part, StringRef name) {
    SmallVector<Op> ops;
    part.walk([&](Op op) { ops.push_back(op); });
    if (ops.empty())
      return;
    OpBuilder builder(part.getBody(), part.getBody()->begin());
    Type f64 = builder.getF64Type();
    auto function = func::FuncOp::create(builder, part.getLoc(), name, builder.getFunctionType(f64, f64));
    function.setPrivate();
    function->setAttr("llvm.readnone", builder.getUnitAttr());
    for (Op op : ops) {
      builder.setInsertionPoint(op);
      op.replaceAllUsesWith(func::CallOp::create(builder, op.getLoc(), function, op.getOperand()).getResult(0));
      op.erase();
    }
  }

  /// Replaces memref arguments by pointers from which descriptors are built, index ones by i64.
  Signature bindArguments(func::FuncOp kernel) {
    MLIRContext *context = &getContext();
    Signature signature;
    signature.name = kernel.getSymName().str();
    signature.numInputs = kernel->getAttrOfType<IntegerAttr>(kInputs).getInt();
    signature.numOutputs = kernel->getAttrOfType<IntegerAttr>(kOutputs).getInt();
    signature.hasScratch = kernel->hasAttr(kScratch);
    if (signature.hasScratch)
      signature.scratch = kernel->getAttrOfType<dl::DimsAttr>(kScratch).getExprs().front();
    signature.hasStatus = kernel->hasAttr(kStatus);
    for (StringAttr name : kernel->getAttrOfType<ArrayAttr>(kDims).getAsRange<StringAttr>())
      signature.dims.push_back(name.getValue());

    LLVMTypeConverter converter(context);
    Block &entry = kernel.front();
    OpBuilder builder(&entry, entry.begin());
    Location loc = kernel.getLoc();
    unsigned count = entry.getNumArguments(), firstDim = count - 1 - signature.dims.size();
    Type pointer = LLVM::LLVMPointerType::get(context), i64 = builder.getI64Type();
    SmallVector<DictionaryAttr> attributes;
    // Arguments that the plan made one (in-place) still are distinct from all others. A view begins anywhere in its
    // buffer, so that nothing but scratch is known to be aligned beyond its elements.
    auto pointerAttrs = [&](unsigned i, MemRefType type) {
      int64_t align =
          i < signature.numInputs + signature.numOutputs ? (type.getElementTypeBitWidth() + 7) / 8 : DLC_ALIGNMENT;
      return builder.getDictionaryAttr({builder.getNamedAttr("llvm.noalias", builder.getUnitAttr()),
                                        builder.getNamedAttr("llvm.nonnull", builder.getUnitAttr()),
                                        builder.getNamedAttr("llvm.align", builder.getI64IntegerAttr(align))});
    };
    SmallVector<Value> old(entry.getArguments());
    for (unsigned i = 0; i < count; ++i) {
      auto memory = dyn_cast<MemRefType>(old[i].getType());
      signature.types.push_back(memory ? pointer : i64);
      entry.addArgument(signature.types.back(), loc);
      attributes.push_back(memory ? pointerAttrs(i, memory) : builder.getDictionaryAttr({}));
    }
    for (unsigned i = 0; i < signature.numInputs + signature.numOutputs; ++i)
      if (auto memory = cast<MemRefType>(old[i].getType()); !memory.hasStaticShape() && !kernel.getArgAttr(i, kShape)) {
        kernel.emitError() << "kernel @" << signature.name << ": argument " << i << " of type " << memory << " has no "
                           << kShape << ", without which its dims are unknown";
        signalPassFailure();
      }
    auto argument = [&](unsigned i) { return entry.getArgument(count + i); };
    auto dimOf = [&](StringRef name) {
      return argument(firstDim + (llvm::find(signature.dims, name) - signature.dims.begin()));
    };
    for (unsigned i = 0; i < count; ++i) {
      auto memory = dyn_cast<MemRefType>(old[i].getType());
      Value bound;
      if (memory) {
        SmallVector<dl::Dim> shape;
        if (auto dims = kernel.getArgAttrOfType<dl::DimsAttr>(i, kShape))
          llvm::append_range(shape, dims.getExprs());
        bound = makeDescriptor(builder, loc, converter, memory, argument(i), shape, dimOf);
      } else {
        bound = argument(i);
      }
      Value cast = UnrealizedConversionCastOp::create(builder, loc, old[i].getType(), bound).getResult(0);
      old[i].replaceAllUsesWith(cast);
    }
    entry.eraseArguments(0, count);
    kernel.setFunctionType(builder.getFunctionType(signature.types, kernel.getResultTypes()));
    kernel.setAllArgAttrs(attributes);
    for (StringRef attr : {kInputs, kOutputs, kDims, kChunks, kScratch, kInPlace, kStatus, kTile})
      kernel->removeAttr(attr);
    return signature;
  }

  static Value makeDescriptor(OpBuilder &builder, Location loc, LLVMTypeConverter &converter, MemRefType type,
                              Value pointer, ArrayRef<dl::Dim> shape, llvm::function_ref<Value(StringRef)> dimOf) {
    auto descriptor = MemRefDescriptor::poison(builder, loc, converter.convertType(type));
    descriptor.setAllocatedPtr(builder, loc, pointer);
    descriptor.setAlignedPtr(builder, loc, pointer);
    descriptor.setConstantOffset(builder, loc, 0);
    Value stride = LLVM::ConstantOp::create(builder, loc, builder.getI64Type(), builder.getI64IntegerAttr(1));
    for (int64_t i = type.getRank() - 1; i >= 0; --i) {
      Value size;
      if (!type.isDynamicDim(i))
        size =
            LLVM::ConstantOp::create(builder, loc, builder.getI64Type(), builder.getI64IntegerAttr(type.getDimSize(i)));
      else if (!shape.empty())
        size = emitDim(builder, loc, shape[i], dimOf);
      else // scratch: its size is never asked for
        size = LLVM::ConstantOp::create(builder, loc, builder.getI64Type(),
                                        builder.getI64IntegerAttr(std::numeric_limits<int64_t>::max()));
      descriptor.setSize(builder, loc, i, size);
      descriptor.setStride(builder, loc, i, stride);
      if (i)
        stride = LLVM::MulOp::create(builder, loc, stride, size);
    }
    return descriptor;
  }

  void emitThunk(OpBuilder &builder, ModuleOp part, LLVM::LLVMFuncOp kernel, const Signature &signature) {
    Location loc = kernel.getLoc();
    MLIRContext *context = &getContext();
    builder.setInsertionPointToEnd(part.getBody());
    Type pointer = LLVM::LLVMPointerType::get(context), i64 = builder.getI64Type();
    auto type = LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context), {pointer, i64});
    auto thunk = LLVM::LLVMFuncOp::create(builder, loc, signature.name + ".thunk", type, LLVM::Linkage::Internal);
    Block *entry = thunk.addEntryBlock(builder);
    builder.setInsertionPointToStart(entry);
    auto slot = [&](unsigned i, Type what) -> Value {
      Value address =
          LLVM::GEPOp::create(builder, loc, pointer, i64, entry->getArgument(0), ArrayRef<LLVM::GEPArg>{int32_t(i)});
      return LLVM::LoadOp::create(builder, loc, what, address, 8);
    };
    unsigned count = signature.types.size(), firstDim = count - 1 - signature.dims.size();
    SmallVector<Value> arguments;
    for (unsigned i = 0; i + 1 < count; ++i)
      arguments.push_back(slot(i, signature.types[i]));
    arguments.push_back(entry->getArgument(1));
    if (signature.hasScratch) {
      unsigned place = firstDim - 1;
      Value bytes = emitDim(builder, loc, signature.scratch, [&](StringRef name) {
        return arguments[firstDim + (llvm::find(signature.dims, name) - signature.dims.begin())];
      });
      Value shift = LLVM::MulOp::create(builder, loc, entry->getArgument(1), bytes);
      arguments[place] = LLVM::GEPOp::create(builder, loc, pointer, builder.getI8Type(), arguments[place],
                                             ArrayRef<LLVM::GEPArg>{shift});
    }
    auto call = LLVM::CallOp::create(builder, loc, kernel, arguments);
    if (!signature.hasStatus) {
      LLVM::ReturnOp::create(builder, loc, ValueRange());
      return;
    }
    Value status = slot(count - 1, pointer);
    Value zero = LLVM::ConstantOp::create(builder, loc, builder.getI32Type(), builder.getI32IntegerAttr(0));
    Value bad = LLVM::ICmpOp::create(builder, loc, LLVM::ICmpPredicate::ne, call.getResult(), zero);
    Block *store = thunk.addBlock(), *end = thunk.addBlock();
    LLVM::CondBrOp::create(builder, loc, bad, store, end);
    builder.setInsertionPointToStart(store);
    // Chunks may fail in different ops: the largest word, so that any order gives one answer.
    LLVM::AtomicRMWOp::create(builder, loc, LLVM::AtomicBinOp::umax, status, call.getResult(),
                              LLVM::AtomicOrdering::monotonic);
    LLVM::BrOp::create(builder, loc, ValueRange(), end);
    builder.setInsertionPointToStart(end);
    LLVM::ReturnOp::create(builder, loc, ValueRange());
  }
};

} // namespace
