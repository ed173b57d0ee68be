//===- Generate.cpp - Machine code of a module ----------------------------===//
#include "compiler/emit/Generate.h"
#include "compiler/emit/Elements.h"
#include "compiler/emit/Split.h"
#include "compiler/emit/StringStream.h"
#include "mlir/IR/Threading.h"

using namespace mlir;

namespace dlc {

LogicalResult generateObject(ModuleOp module, const CompileOptions &options, const Target &target,
                             ArrayRef<std::string> exported, ArrayRef<ObjectBlock> blocks, CodeSource &source,
                             std::string &object) {
  std::vector<CodePart> code = splitCode(module, exported);
  auto known = [&](StringRef kernel) {
    auto it = llvm::find_if(source.kernels, [&](const ObjectPart &part) { return part.name == kernel; });
    return it == source.kernels.end() ? nullptr : &*it;
  };
  llvm::erase_if(code, [&](const CodePart &part) { return !part.name.empty() && known(part.name); });
  std::vector<ObjectPart> parts(code.size());
  LogicalResult generated = failableParallelForEachN(module.getContext(), 0, code.size(), [&](size_t i) {
    OwningOpRef<ModuleOp> part = makePart(code[i]);
    parts[i].name = code[i].name;
    StringStream os(parts[i].bytes);
    return target.generate(*part, options, definedFor(code[i], exported), TargetFile::Object, source.cache, os);
  });
  if (failed(generated))
    return failure();
  source.kernels.insert(source.kernels.end(), std::make_move_iterator(parts.begin() + 1),
                        std::make_move_iterator(parts.end()));
  std::vector<const ObjectPart *> used{&parts.front()};
  for (const std::string &kernel : kernelsOf(code.front())) {
    used.push_back(known(kernel));
    if (!used.back())
      return module.emitError() << "there is no code of kernel " << kernel << "; this is a fault of dlc";
  }
  for (const ObjectPart &level : source.levels)
    used.push_back(&level);
  auto isExported = [&](StringRef name) { return llvm::is_contained(exported, name); };
  if (llvm::Error problem = mergeObjects(used, blocks, isExported, object))
    return module.emitError() << "the parts of the object do not join; this is a fault of dlc: "
                              << llvm::toString(std::move(problem));
  return success();
}

LogicalResult writeConstants(ModuleOp module, char *to) {
  for (auto row : module->getAttrOfType<ArrayAttr>("rt.constants").getAsRange<DictionaryAttr>()) {
    Tensor value;
    if (Status status = toTensor(cast<ElementsAttr>(row.get("value")), value); !status.ok())
      return module.emitError() << "a constant: " << status.message;
    std::memcpy(to + row.getAs<IntegerAttr>("offset").getInt(), value.bytes, value.byteCount());
  }
  return success();
}

} // namespace dlc
