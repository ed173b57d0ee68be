//===- Weights.cpp - The values of parameters, for the object -------------===//
#include "compiler/emit/Weights.h"
#include "dialects/dl/Dims.h"
#include "runtime/base/Checksum.h"
#include "runtime/base/Init.h"

using namespace mlir;

namespace dlc {

FailureOr<Weights> Weights::open(ModuleOp module, const CompileOptions &options, const NamedTensors &brought) {
  Weights weights;
  if (auto bytes = module->getAttrOfType<IntegerAttr>("rt.weights_bytes"))
    weights.blockBytes = bytes.getInt();
  auto table = module->getAttrOfType<ArrayAttr>("rt.weights");
  weights.values = !options.weightsFile.empty() || options.randomWeights || !brought.empty();
  if (!table || table.empty() || !weights.values)
    return weights;
  if (!options.weightsFile.empty())
    if (Status status = Safetensors::open(options.weightsFile, weights.file); !status.ok())
      return module.emitError() << "--weights: " << status.message;
  std::string missing;
  unsigned count = 0;
  auto complain = [&](const std::string &text) {
    // A file of another model misses all of them: a dozen lines say enough.
    if (++count <= 12)
      missing += "\n  " + text;
  };
  for (auto row : table.getAsRange<DictionaryAttr>()) {
    std::string name = row.getAs<StringAttr>("name").str();
    auto type = cast<RankedTensorType>(row.getAs<TypeAttr>("type").getValue());
    DType dtype;
    if (!parseDType(dl::elementName(type.getElementType()), dtype))
      return module.emitError() << "parameter \"" << name << "\" is of type " << dl::toString(type) << ", which files do not hold";
    Shape shape = Shape::of(type.getShape().vec());
    const Tensor *found = nullptr;
    Tensor made;
    if (!options.weightsFile.empty()) {
      found = weights.file.find(name);
    } else if (options.randomWeights) {
      Status status = allocate(dtype, shape, made);
      if (status.ok())
        status = fillInit(row.getAs<StringAttr>("init").str(), name, *options.randomWeights, made);
      if (!status.ok())
        return module.emitError() << "parameter \"" << name << "\": " << status.message;
      found = &made;
    } else {
      for (const auto &[key, tensor] : brought)
        if (key == name)
          found = &tensor;
    }
    if (!found)
      complain("\"" + name + "\", " + dl::toString(type) + ", is not there");
    else if (found->dtype != dtype || found->shape != shape)
      complain("\"" + name + "\" is " + dl::toString(type) + " in the model and " + found->typeString() + " in the file");
    else {
      weights.rows.push_back({name, *found});
      weights.offsets.push_back(uint64_t(row.getAs<IntegerAttr>("offset").getInt()));
    }
  }
  if (count) {
    if (count > 12)
      missing += "\n  and " + std::to_string(count - 12) + " more";
    StringRef from = options.weightsFile.empty() ? StringRef("the imported model") : StringRef(options.weightsFile);
    return module.emitError() << count << " of " << table.size() << " parameters cannot be taken from " << from << ":" << missing;
  }
  uint64_t end = 0, hash = fnv1a64(nullptr, 0);
  const char zeros[64] = {};
  auto pad = [&](uint64_t until) {
    for (; end < until; end += std::min<uint64_t>(64, until - end))
      hash = fnv1a64(zeros, std::min<uint64_t>(64, until - end), hash);
  };
  weights.forEach([&](uint64_t offset, StringRef bytes) {
    pad(offset);
    hash = fnv1a64(bytes.data(), bytes.size(), hash);
    end += bytes.size();
  });
  pad(uint64_t(weights.blockBytes));
  weights.sum = hash;
  return weights;
}

void Weights::forEach(llvm::function_ref<void(uint64_t, StringRef)> part) const {
  for (size_t i = 0; i < rows.size(); ++i) {
    const Tensor &tensor = rows[i].second;
    part(offsets[i], StringRef(tensor.bytes, tensor.byteCount()));
  }
}

} // namespace dlc
