//===- Weights.cpp - The values of parameters, for the object -------------===//
#include "compiler/emit/Weights.h"
#include "dialects/dl/Dims.h"
#include "runtime/base/Checksum.h"
#include "runtime/base/Init.h"
#include "runtime/base/MappedFile.h"

using namespace mlir;

namespace dlc {

FailureOr<Weights> Weights::open(ModuleOp module, const CompileOptions &options, const NamedTensors &brought,
                                 StringRef tableName) {
  Weights weights;
  if (auto bytes = module->getAttrOfType<IntegerAttr>((tableName + "_bytes").str()))
    weights.blockBytes = bytes.getInt();
  auto table = module->getAttrOfType<ArrayAttr>(tableName);
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
      return module.emitError() << "parameter \"" << name << "\" is of type " << dl::toString(type)
                                << ", which files do not hold";
    Shape shape = Shape::of(type.getShape().vec());
    Weights::Row made{
        name, row.getAs<StringAttr>("init").str(), uint64_t(row.getAs<IntegerAttr>("offset").getInt()), dtype, shape,
        {}};
    const Tensor *found = nullptr;
    if (!options.weightsFile.empty()) {
      found = weights.file.find(name);
    } else if (options.randomWeights) {
      weights.rows.push_back(std::move(made));
      continue;
    } else {
      for (const auto &[key, tensor] : brought)
        if (key == name)
          found = &tensor;
    }
    if (!found)
      complain("\"" + name + "\", " + dl::toString(type) + ", is not there");
    else if (found->dtype != dtype || found->shape != shape)
      complain("\"" + name + "\" is " + dl::toString(type) + " in the model and " + found->typeString() +
               " in the file");
    else {
      made.value = *found;
      weights.rows.push_back(std::move(made));
    }
  }
  if (count) {
    if (count > 12)
      missing += "\n  and " + std::to_string(count - 12) + " more";
    StringRef from = options.weightsFile.empty() ? StringRef("the imported model") : StringRef(options.weightsFile);
    return module.emitError() << count << " of " << table.size() << " parameters cannot be taken from " << from << ":"
                              << missing;
  }
  weights.seed = options.randomWeights.value_or(0);
  return weights;
}

/// Copies from a mapped file, of which nothing is read twice: its pages are given back on the way.
static void copyMapped(const char *from, char *to, size_t bytes) {
  constexpr size_t most = size_t(16) << 20;
  for (size_t at = 0; at < bytes; at += most) {
    size_t size = std::min(most, bytes - at);
    std::memcpy(to + at, from + at, size);
    releasePages(from + at, size);
  }
}

Status Weights::write(char *block) {
  uint64_t end = 0;
  for (const Row &row : rows) {
    char *to = block + row.offset;
    std::memset(block + end, 0, size_t(row.offset - end));
    Tensor view = viewOf(row.dtype, row.shape, to);
    if (!row.value.bytes)
      DLC_TRY(fillInit(row.init, row.name, seed, view));
    else if (row.value.owner) // a mapped file
      copyMapped(row.value.bytes, to, view.byteCount());
    else
      copyElements(row.value, to);
    end = row.offset + view.byteCount();
  }
  for (const Part &part : parts) {
    std::memset(block + end, 0, size_t(part.offset - end));
    std::memcpy(block + part.offset, part.from, size_t(part.bytes));
    end = part.offset + part.bytes;
  }
  std::memset(block + end, 0, size_t(uint64_t(blockBytes) - end));
  sum = blockChecksum(block, size_t(blockBytes));
  return {};
}

std::string Weights::fileHeader() const {
  NamedTensors tensors;
  for (const Row &row : rows)
    tensors.push_back({row.name, viewOf(row.dtype, row.shape, nullptr)});
  return safetensorsHeader(tensors, {{"format", "pt"}});
}

} // namespace dlc
