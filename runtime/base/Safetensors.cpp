//===- Safetensors.cpp - Reading and writing weight files -----------------===//
#include "runtime/base/Safetensors.h"
#include <algorithm>
#include <cstring>
#include <nlohmann/json.hpp>

namespace dlc {

using Json = nlohmann::json;

static constexpr struct {
  const char *name;
  DType dtype;
} dtypeNames[] = {{"BOOL", DLC_BOOL}, {"U8", DLC_U8},   {"I8", DLC_I8},     {"I16", DLC_I16}, {"I32", DLC_I32},
                  {"I64", DLC_I64},   {"F16", DLC_F16}, {"BF16", DLC_BF16}, {"F32", DLC_F32}, {"F64", DLC_F64}};

Status Safetensors::open(const std::string &path, Safetensors &file) {
  MappedFile mapped;
  DLC_TRY(mapFile(path, mapped));
  return parse(mapped.data, mapped.size, mapped.owner, path, file);
}

const Tensor *Safetensors::find(const std::string &name) const {
  auto it = tensors.find(name);
  return it == tensors.end() ? nullptr : &it->second;
}

/// A non-negative integer of the header.
static bool readSize(const Json &value, int64_t &size) {
  if (!value.is_number_unsigned() || value.get<uint64_t>() > uint64_t(INT64_MAX))
    return false;
  size = value.get<int64_t>();
  return true;
}

Status Safetensors::parse(const char *bytes, size_t size, std::shared_ptr<void> owner, const std::string &name,
                          Safetensors &file) {
  auto bad = [&](const auto &...parts) {
    return error(DLC_CORRUPT, name, ": not a valid safetensors file: ", parts...);
  };
  constexpr uint64_t mostHeader = 100000000; // the format's own bound
  uint64_t headerSize = 0;
  if (size < sizeof headerSize)
    return bad("it has ", size, " bytes");
  std::memcpy(&headerSize, bytes, sizeof headerSize);
  if (headerSize > mostHeader || headerSize > size - sizeof headerSize)
    return bad("its header is said to have ", headerSize, " bytes, the file has ", size);
  const char *begin = bytes + sizeof headerSize;
  Json header = Json::parse(begin, begin + headerSize, nullptr, /*allow_exceptions=*/false);
  if (header.is_discarded() || !header.is_object())
    return bad("its header is not a JSON object");
  file = Safetensors();
  file.data = begin + headerSize;
  file.dataSize = size - sizeof headerSize - size_t(headerSize);
  std::vector<std::pair<int64_t, int64_t>> ranges;
  for (auto &[key, entry] : header.items()) {
    if (key == "__metadata__") {
      if (entry.is_object())
        for (auto &[metaKey, value] : entry.items())
          if (value.is_string())
            file.meta[metaKey] = value.get<std::string>();
      continue;
    }
    if (!entry.is_object() || !entry.contains("dtype") || !entry.contains("shape") || !entry.contains("data_offsets"))
      return bad("tensor ", key, " lacks dtype, shape or data_offsets");
    const Json &dtype = entry["dtype"], &dims = entry["shape"], &offsets = entry["data_offsets"];
    auto known = std::find_if(std::begin(dtypeNames), std::end(dtypeNames),
                              [&](auto &each) { return dtype.is_string() && dtype.get<std::string>() == each.name; });
    if (known == std::end(dtypeNames))
      return error(DLC_WRONG_DTYPE, name, ": tensor ", key, " has the element type ",
                   dtype.dump(-1, ' ', false, Json::error_handler_t::replace), ", which is not supported");
    if (!dims.is_array() || dims.size() > DLC_MAX_RANK)
      return bad("tensor ", key, " has no shape, or more than ", DLC_MAX_RANK, " dims");
    Shape shape;
    for (const Json &dim : dims) {
      int64_t value = 0;
      if (!readSize(dim, value))
        return bad("tensor ", key, " has a dim that is no size");
      shape.push(value);
    }
    int64_t first = 0, last = 0;
    size_t expected = 0;
    if (!offsets.is_array() || offsets.size() != 2 || !readSize(offsets[0], first) || !readSize(offsets[1], last) ||
        first > last || uint64_t(last) > file.dataSize)
      return bad("the data of tensor ", key, " is outside the file");
    if (!byteSize(known->dtype, shape, expected).ok() || uint64_t(last - first) != expected)
      return bad("tensor ", key, " is ", toString(known->dtype, shape), ", but has ", last - first, " bytes");
    ranges.emplace_back(first, last);
    Tensor tensor = viewOf(known->dtype, shape, file.data + first, owner);
    // The format puts nothing on a boundary. What lies on none of its elements is copied.
    if (uintptr_t(tensor.bytes) % sizeOf(known->dtype)) {
      DLC_TRY(allocate(known->dtype, shape, tensor));
      std::memcpy(tensor.bytes, file.data + first, expected);
    }
    file.tensors.emplace(key, std::move(tensor));
  }
  std::sort(ranges.begin(), ranges.end());
  for (size_t i = 1; i < ranges.size(); ++i)
    if (ranges[i].first < ranges[i - 1].second)
      return bad("tensors overlap at byte ", ranges[i].first, " of the data");
  return {};
}

std::string safetensorsHeader(const NamedTensors &tensors, const std::map<std::string, std::string> &metadata) {
  // The header is written by hand, to keep the tensors' order; the library quotes the strings.
  auto quoted = [](const std::string &text) { return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace); };
  std::string header = "{", separator;
  if (!metadata.empty()) {
    header += "\"__metadata__\":{";
    for (auto &[key, value] : metadata) {
      header += separator + quoted(key) + ":" + quoted(value);
      separator = ",";
    }
    header += "}";
    separator = ",";
  }
  size_t offset = 0;
  auto aligned = [](size_t value) { return (value + DLC_ALIGNMENT - 1) / DLC_ALIGNMENT * DLC_ALIGNMENT; };
  for (auto &[name, tensor] : tensors) {
    size_t size = tensor.byteCount();
    header += separator + quoted(name) + ":{\"dtype\":\"" + dtypeNames[tensor.dtype].name + "\",\"shape\":[";
    for (int d = 0; d < tensor.shape.rank; ++d)
      header += (d ? "," : "") + std::to_string(tensor.shape[d]);
    header += "],\"data_offsets\":[" + std::to_string(offset) + "," + std::to_string(offset + size) + "]}";
    offset += size;
    separator = ",";
  }
  header += "}";
  uint64_t headerSize = aligned(header.size() + sizeof headerSize) - sizeof headerSize;
  header.resize(headerSize, ' ');
  return std::string(reinterpret_cast<const char *>(&headerSize), sizeof headerSize) + header;
}

Status writeSafetensors(const NamedTensors &tensors, const std::map<std::string, std::string> &metadata,
                        std::string &bytes) {
  bytes = safetensorsHeader(tensors, metadata);
  size_t at = bytes.size(), size = 0;
  for (auto &[name, tensor] : tensors)
    size += tensor.byteCount();
  bytes.resize(at + size);
  for (auto &[name, tensor] : tensors) {
    copyElements(tensor, bytes.data() + at);
    at += tensor.byteCount();
  }
  return {};
}

} // namespace dlc
