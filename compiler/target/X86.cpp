//===- X86.cpp - x86-64 Linux ---------------------------------------------===//
//
// Functions that the rt phase wrote are marked `dlc-baseline` and compiled for plain x86-64, as they run before the
// CPU is known to be good enough; kernels get the CPU and features of the machine description.
//
//===----------------------------------------------------------------------===//
#include "compiler/target/X86.h"
#include "compiler/machine/Machine.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Linker/Linker.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/CodeGen.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/IPO/Internalize.h"

using namespace mlir;

namespace dlc {

static const unsigned char supportBitcode[] = {
#include "compiler/target/SupportX86.inc"
};

static void setTargets(llvm::Module &module, const Machine &machine) {
  for (llvm::Function &function : module) {
    // Nothing unwinds through an object: no tables for it.
    function.setDoesNotThrow();
    function.removeFnAttr(llvm::Attribute::UWTable);
    if (function.isDeclaration())
      continue;
    bool baseline = function.hasFnAttribute("dlc-baseline");
    function.removeFnAttr("dlc-baseline");
    function.addFnAttr("target-cpu", baseline ? "x86-64" : machine.llvmCpu);
    function.addFnAttr("tune-cpu", baseline ? "generic" : machine.tuneCpu.empty() ? machine.llvmCpu : machine.tuneCpu);
    if (baseline)
      continue;
    if (!machine.llvmFeatures.empty())
      function.addFnAttr("target-features", machine.llvmFeatures);
    function.addFnAttr("prefer-vector-width", std::to_string(machine.vectorBits));
  }
}

static LogicalResult linkSupport(llvm::Module &module, Location loc) {
  StringRef bytes(reinterpret_cast<const char *>(supportBitcode), sizeof supportBitcode);
  auto support = llvm::parseBitcodeFile(llvm::MemoryBufferRef(bytes, "support"), module.getContext());
  if (!support) {
    llvm::consumeError(support.takeError());
    return emitError(loc, "the support library of this dlc does not read back");
  }
  (*support)->setDataLayout(module.getDataLayout());
  for (llvm::Function &function : **support)
    function.removeFnAttr(llvm::Attribute::UWTable);
  if (llvm::Linker::linkModules(module, std::move(*support), llvm::Linker::LinkOnlyNeeded))
    return emitError(loc, "the support library does not link with the model's code");
  // Who compiled the support library is no property of the object.
  if (llvm::NamedMDNode *ident = module.getNamedMetadata("llvm.ident"))
    ident->eraseFromParent();
  return success();
}

static void optimize(llvm::Module &module, llvm::TargetMachine &machine, int level) {
  llvm::PipelineTuningOptions tuning;
  tuning.LoopVectorization = level > 0;
  tuning.SLPVectorization = false;
  // The kernels' loops are unrolled as far as their registers go; to find out that no more fits takes LLVM long.
  tuning.LoopUnrolling = false;
  llvm::PassBuilder builder(&machine, tuning);
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager sccs;
  llvm::ModuleAnalysisManager modules;
  // An object calls nothing but libm and mem*: idioms become no other library function.
  llvm::TargetLibraryInfoImpl library(machine.getTargetTriple());
  library.disableAllFunctions();
  for (llvm::LibFunc function : {llvm::LibFunc_memcpy, llvm::LibFunc_memmove, llvm::LibFunc_memset})
    library.setAvailable(function);
  functions.registerPass([&] { return llvm::TargetLibraryAnalysis(library); });
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(sccs);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, sccs, modules);
  builder.buildPerModuleDefaultPipeline(level ? llvm::OptimizationLevel::O2 : llvm::OptimizationLevel::O1)
      .run(module, modules);
}

void X86Target::prepare(MLIRContext &context) const {
  DialectRegistry registry;
  registerBuiltinDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
  context.appendDialectRegistry(registry);
  LLVMInitializeX86TargetInfo();
  LLVMInitializeX86Target();
  LLVMInitializeX86TargetMC();
  LLVMInitializeX86AsmPrinter();
  LLVMInitializeX86AsmParser();
}

/// Whether the code calls what only the support library defines.
static bool needsSupport(const llvm::Module &module) {
  return llvm::any_of(module, [](const llvm::Function &function) {
    return function.isDeclaration() && !function.isIntrinsic() && !function.hasHiddenVisibility() &&
           !isAllowedSymbol(function.getName());
  });
}

LogicalResult X86Target::generate(ModuleOp module, const CompileOptions &options, ArrayRef<std::string> exported,
                                  TargetFile kind, const Cache &cache, llvm::raw_pwrite_stream &os) const {
  std::string problem;
  const Machine *machine = findMachine(options.targetCpu, &problem);
  if (!machine)
    return module.emitError() << "--target-cpu: " << problem;
  llvm::Triple triple("x86_64-unknown-linux-gnu");
  const llvm::Target *target = llvm::TargetRegistry::lookupTarget(triple, problem);
  if (!target)
    return module.emitError() << problem;
  llvm::TargetOptions targetOptions;
  targetOptions.FunctionSections = false;
  std::unique_ptr<llvm::TargetMachine> generator(target->createTargetMachine(
      triple, "x86-64", "", targetOptions, llvm::Reloc::PIC_, llvm::CodeModel::Small, llvm::CodeGenOptLevel::Default));

  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> code = translateModuleToLLVMIR(module, context, "dlc");
  if (!code)
    return module.emitError("the module does not translate to LLVM IR; this is a fault of dlc");
  code->setSourceFileName("dlc");
  code->setTargetTriple(triple);
  code->setDataLayout(generator->createDataLayout());
  setTargets(*code, *machine);
  if (needsSupport(*code) && failed(linkSupport(*code, module.getLoc())))
    return failure();
  llvm::internalizeModule(
      *code, [&](const llvm::GlobalValue &value) { return llvm::is_contained(exported, value.getName()); });
  for (llvm::Function &function : *code)
    function.setDSOLocal(!function.isDeclaration() || function.hasHiddenVisibility());
  std::string broken;
  llvm::raw_string_ostream brokenStream(broken);
  if (llvm::verifyModule(*code, &brokenStream))
    return module.emitError() << "the LLVM IR is not valid; this is a fault of dlc: " << broken;
  // What is compiled, and how: the machine is in the functions' attributes.
  std::string key;
  if (kind == TargetFile::Object && cache.isOpen()) {
    llvm::SmallVector<char, 0> bitcode;
    llvm::raw_svector_ostream stream(bitcode);
    llvm::WriteBitcodeToFile(*code, stream, /*ShouldPreserveUseListOrder=*/true);
    key = cache.key({"object", std::to_string(options.optLevel), StringRef(bitcode.data(), bitcode.size())});
    if (auto found = cache.find(key)) {
      os << *found;
      return success();
    }
  }
  optimize(*code, *generator, options.optLevel);
  if (kind == TargetFile::Llvm) {
    code->print(os, nullptr);
    return success();
  }
  llvm::legacy::PassManager passes;
  auto type = kind == TargetFile::Object ? llvm::CodeGenFileType::ObjectFile : llvm::CodeGenFileType::AssemblyFile;
  llvm::SmallVector<char, 0> bytes;
  llvm::raw_svector_ostream stream(bytes);
  if (generator->addPassesToEmitFile(passes, stream, nullptr, type))
    return module.emitError("this LLVM cannot write the file");
  passes.run(*code);
  if (!key.empty())
    cache.store(key, stream.str());
  os << stream.str();
  return success();
}

} // namespace dlc
