//===- Manifest.cpp - What an object was made of, as JSON -----------------===//
#include "compiler/emit/Emit.h"
#include "dialects/dl/Dims.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "runtime/base/Checksum.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include <nlohmann/json.hpp>

using namespace mlir;

namespace dlc {

using Json = nlohmann::ordered_json;

static std::string hex(uint64_t value) { return "0x" + llvm::utohexstr(value, /*LowerCase=*/true, 16); }

static Json tensorRow(StringRef name, RankedTensorType type) {
  Json shape = Json::array();
  for (dl::Dim dim : dl::getDims(type))
    if (auto value = dl::constantValue(dim))
      shape.push_back(*value);
    else
      shape.push_back(dl::toString(dim));
  return {{"name", name.str()}, {"dtype", dl::elementName(type.getElementType())}, {"shape", shape}};
}

static Json tableOf(ModuleOp module, StringRef attribute) {
  Json rows = Json::array();
  if (auto table = module->getAttrOfType<ArrayAttr>(attribute))
    for (auto row : table.getAsRange<DictionaryAttr>()) {
      Json json =
          tensorRow(row.getAs<StringAttr>("name"), cast<RankedTensorType>(row.getAs<TypeAttr>("type").getValue()));
      json["offset"] = row.getAs<IntegerAttr>("offset").getInt();
      json["bytes"] = row.getAs<IntegerAttr>("bytes").getInt();
      if (attribute == "rt.states")
        json["init"] = row.get("given") ? "the weight file" : row.getAs<StringAttr>("init").getValue();
      rows.push_back(std::move(json));
    }
  return rows;
}

std::string writeManifest(ModuleOp module, const CompileOptions &options, const Weights &weights, StringRef object) {
  static const char *const modes[] = {"embed", "packed", "external", "caller"};
  Json json;
  json["name"] = modelName(module);
  json["compiler"] = "dlc " DLC_VERSION;
  json["target"] = options.target;
  json["machine"] = machineNames(module, options);
  Json &given = json["options"];
  given["opt_level"] = options.optLevel;
  given["strict"] = options.strict;
  given["fast_math"] = options.fastMath;
  given["channels_last"] = options.channelsLast;
  given["winograd"] = options.winograd;
  given["weights_mode"] = modes[int(options.weightsMode)];
  // Names without folders, as equal input gives equal files wherever it lies.
  given["weights"] = options.weightsFile.empty() ? Json() : Json(llvm::sys::path::filename(options.weightsFile).str());
  given["random_weights"] = options.randomWeights ? Json(*options.randomWeights) : Json();
  if (!options.passesAfter.empty())
    given["passes_after"] = options.passesAfter;
  Json &entries = json["entries"] = Json::array();
  for (const EmittedEntry &entry : emittedEntries(module)) {
    Json row;
    row["name"] = entry.name;
    row["dims"] = Json::array();
    for (const DimInfo &dim : entry.dims)
      row["dims"].push_back({{"name", dim.name}, {"low", dim.low}, {"high", dim.high}});
    row["inputs"] = Json::array();
    row["outputs"] = Json::array();
    for (const EmittedTensor &tensor : entry.inputs)
      row["inputs"].push_back(tensorRow(tensor.name, tensor.type));
    for (const EmittedTensor &tensor : entry.outputs)
      row["outputs"].push_back(tensorRow(tensor.name, tensor.type));
    row["launches"] = entry.launches;
    row["arena"] = entry.arenaTop;
    row["arena_bytes"] = entry.arenaBytes.empty() ? Json("a function of the dims") : Json(entry.arenaBytes);
    row["max_live"] = entry.maxLive;
    row["ratio"] =
        entry.maxLive ? double(int64_t(10000.0 * double(entry.arenaTop) / double(entry.maxLive) + 0.5)) / 10000.0 : 1.0;
    row["without_reuse"] = entry.unshared;
    entries.push_back(std::move(row));
  }
  Json &kernels = json["kernels"] = Json::array();
  for (auto function : module.getOps<LLVM::LLVMFuncOp>()) {
    StringRef name = function.getName();
    if (name.consume_back(".thunk"))
      kernels.push_back(name.str());
  }
  json["state_bytes"] = moduleNumber(module, "rt.state_bytes");
  json["derived_bytes"] =
      std::max<int64_t>(0, moduleNumber(module, "rt.state_bytes") - moduleNumber(module, "rt.derived_offset"));
  json["constants_bytes"] = moduleNumber(module, "rt.constants_bytes");
  json["weights_bytes"] = weights.bytes();
  json["weights_checksum"] = weights.checksum() ? Json(hex(weights.checksum())) : Json();
  if (!object.empty()) {
    json["object_bytes"] = object.size();
    json["object_checksum"] = hex(blockChecksum(object.data(), object.size()));
  }
  json["state"] = tableOf(module, "rt.states");
  json["weights"] = tableOf(module, "rt.weights");
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace dlc
