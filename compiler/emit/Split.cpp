//===- Split.cpp - Code in parts that compile apart -----------------------===//
//
// A part for each kernel and one for all else: what is in a part depends on the kernel alone, and not on its neighbours
// or the number of threads.
//
//===----------------------------------------------------------------------===//
#include "compiler/emit/Split.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;

namespace dlc {

static constexpr StringLiteral thunkSuffix = ".thunk";

/// The kernel that a thunk calls; empty for anything else.
static StringRef kernelOf(Operation *op) {
  auto function = dyn_cast<LLVM::LLVMFuncOp>(op);
  StringRef name = function ? function.getName() : StringRef();
  return name.consume_back(thunkSuffix) ? name : StringRef();
}

/// A block of data that the emitter fills in the finished object.
static bool isBlock(Operation *op) {
  auto global = dyn_cast<LLVM::GlobalOp>(op);
  return global && global.getExternallyInitialized();
}

/// Everything that `roots` refer to, and whatever that does. Thunks are the roots of parts of their own.
static CodePart reach(std::string name, ArrayRef<Operation *> roots, const llvm::StringMap<Operation *> &symbols,
                      const llvm::DenseMap<Operation *, unsigned> &order) {
  llvm::SetVector<Operation *> found(roots.begin(), roots.end());
  CodePart part{std::move(name), {}, {}};
  auto isOther = [&](Operation *op) { return isBlock(op) || (!kernelOf(op).empty() && kernelOf(op) != part.name); };
  for (size_t i = 0; i < found.size(); ++i)
    if (Operation *op = found[i]; !isOther(op))
      if (auto uses = SymbolTable::getSymbolUses(op))
        for (SymbolTable::SymbolUse use : *uses)
          if (Operation *used = symbols.lookup(use.getSymbolRef().getRootReference().getValue()))
            found.insert(used);
  auto sorted = found.takeVector();
  llvm::sort(sorted, [&](Operation *a, Operation *b) { return order.lookup(a) < order.lookup(b); });
  for (Operation *op : sorted)
    (isOther(op) ? part.declarations : part.definitions).push_back(op);
  return part;
}

std::vector<CodePart> splitCode(ModuleOp module, ArrayRef<std::string> exported) {
  llvm::StringMap<Operation *> symbols;
  llvm::DenseMap<Operation *, unsigned> order;
  std::vector<Operation *> roots;
  for (Operation &op : *module.getBody()) {
    order[&op] = order.size();
    auto name = SymbolTable::getSymbolName(&op);
    if (!name)
      continue;
    symbols[name.getValue()] = &op;
    if (llvm::is_contained(exported, name.getValue()))
      roots.push_back(&op);
  }
  std::vector<CodePart> parts{reach("", roots, symbols, order)};
  std::vector<Operation *> launched = parts.front().declarations;
  for (Operation *op : launched)
    if (!kernelOf(op).empty() && !op->getRegion(0).empty())
      parts.push_back(reach(kernelOf(op).str(), op, symbols, order));
  return parts;
}

std::vector<std::string> kernelsOf(const CodePart &part) {
  std::vector<std::string> kernels;
  for (Operation *op : part.declarations)
    if (StringRef kernel = kernelOf(op); !kernel.empty())
      kernels.push_back(kernel.str());
  return kernels;
}

/// A thunk or a block that another part defines.
static Operation *declare(Operation *op) {
  Operation *declared = op->cloneWithoutRegions();
  if (auto function = dyn_cast<LLVM::LLVMFuncOp>(declared)) {
    function.setLinkage(LLVM::Linkage::External);
    function.setVisibility_(LLVM::Visibility::Hidden);
  } else {
    auto global = cast<LLVM::GlobalOp>(declared);
    global.setLinkage(LLVM::Linkage::External);
    global.setVisibility_(LLVM::Visibility::Hidden);
    global.setExternallyInitialized(false);
    global.removeSectionAttr();
  }
  return declared;
}

OwningOpRef<ModuleOp> makePart(const CodePart &part) {
  Operation *first = part.definitions.front();
  OwningOpRef<ModuleOp> module = ModuleOp::create(first->getParentOp()->getLoc());
  for (Operation *op : part.declarations)
    module->push_back(declare(op));
  for (Operation *op : part.definitions)
    module->push_back(op->clone());
  if (part.name.empty())
    return module;
  // Names that say nothing of the model. Nothing but these definitions refers to them.
  SymbolTable table(*module);
  unsigned count = 0;
  for (Operation &op : llvm::make_early_inc_range(*module->getBody())) {
    StringRef name = SymbolTable::getSymbolName(&op).getValue();
    bool isDefined = op.getNumRegions() && !op.getRegion(0).empty();
    if (auto global = dyn_cast<LLVM::GlobalOp>(op))
      isDefined |= bool(global.getValueAttr());
    std::string made;
    if (name == part.name)
      made = partPrefix.str();
    else if (kernelOf(&op) == part.name) {
      made = (partPrefix + thunkSuffix).str();
      cast<LLVM::LLVMFuncOp>(op).setLinkage(LLVM::Linkage::External);
      cast<LLVM::LLVMFuncOp>(op).setVisibility_(LLVM::Visibility::Hidden);
    } else if (isDefined)
      made = (partPrefix + "." + Twine(count++)).str();
    if (!made.empty() && made != name && failed(table.rename(&op, made)))
      llvm_unreachable("a symbol of the module itself can be renamed");
  }
  return module;
}

OwningOpRef<ModuleOp> withoutKernels(ModuleOp module, ArrayRef<std::string> exported) {
  OwningOpRef<ModuleOp> rest = ModuleOp::create(module.getLoc());
  (*rest)->setAttrs(module->getAttrDictionary());
  const CodePart part = splitCode(module, exported).front();
  for (Operation &op : *module.getBody())
    if (llvm::is_contained(part.definitions, &op) || isBlock(&op))
      rest->push_back(op.clone());
    else if (!kernelOf(&op).empty())
      rest->push_back(declare(&op));
  return rest;
}

std::vector<std::string> definedFor(const CodePart &part, ArrayRef<std::string> exported) {
  if (part.name.empty())
    return exported.vec();
  return {(partPrefix + thunkSuffix).str()};
}

std::vector<ObjectBlock> blocksOf(ModuleOp module) {
  std::vector<ObjectBlock> blocks;
  for (auto global : module.getOps<LLVM::GlobalOp>())
    if (isBlock(global)) {
      auto type = cast<LLVM::LLVMArrayType>(global.getType());
      blocks.push_back({global.getSymName().str(), global.getSection().value_or("").str(), type.getNumElements(),
                        global.getAlignment().value_or(1)});
    }
  return blocks;
}

} // namespace dlc
