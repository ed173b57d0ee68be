//===- TensorFiles.cpp - Tensors in files ---------------------------------===//
#include "tools/dlc/TensorFiles.h"
#include "runtime/base/Safetensors.h"
#include "runtime/files/Npy.h"
#include "tools/dlc/Command.h"
#include <charconv>

namespace dlc::cli {

static bool endsWith(const std::string &text, const std::string &end) {
  return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

static bool report(const Status &status) {
  if (!status.ok())
    fault(status.message);
  return status.ok();
}

/// Contiguous and aligned, as the engines want it; what was mapped from a file may be neither.
static Status align(Tensor &tensor) {
  if (tensor.isContiguous() && reinterpret_cast<uintptr_t>(tensor.bytes) % DLC_ALIGNMENT == 0)
    return {};
  Tensor copy;
  DLC_TRY(allocate(tensor.dtype, tensor.shape, copy));
  copyElements(tensor, copy.bytes);
  tensor = copy;
  return {};
}

bool isArchive(const std::string &path) { return endsWith(path, ".npz") || endsWith(path, ".safetensors"); }

static Status readAll(const std::string &path, std::map<std::string, Tensor> &tensors) {
  if (endsWith(path, ".npz")) {
    NamedTensors list;
    DLC_TRY(readNpz(path, list));
    for (auto &[name, tensor] : list)
      tensors[name] = std::move(tensor);
  } else {
    Safetensors file;
    DLC_TRY(Safetensors::open(path, file));
    tensors = file.all();
  }
  for (auto &named : tensors)
    DLC_TRY(align(named.second));
  return {};
}

bool readArchive(const std::string &path, std::map<std::string, Tensor> &tensors) {
  return report(readAll(path, tensors));
}

/// "f32[2, 3]".
static bool parseType(const std::string &text, DType &dtype, Shape &shape) {
  size_t open = text.find('[');
  if (open == std::string::npos || text.back() != ']' || !parseDType(std::string_view(text).substr(0, open), dtype))
    return false;
  const char *at = text.data() + open + 1, *end = text.data() + text.size() - 1;
  auto skip = [&] {
    while (at < end && *at == ' ')
      ++at;
  };
  skip();
  while (at < end) {
    int64_t size = 0;
    auto [next, error] = std::from_chars(at, end, size);
    if (error != std::errc() || size < 0 || shape.rank == DLC_MAX_RANK)
      return false;
    shape.push(size);
    at = next;
    skip();
    if (at == end)
      return true;
    if (*at++ != ',')
      return false;
    skip();
    if (at == end)
      return false; // a comma at the end
  }
  return true;
}

static Status readOne(const std::string &spec, Tensor &tensor) {
  if (endsWith(spec, ".npy")) {
    DLC_TRY(readNpy(spec, tensor));
    return align(tensor);
  }
  for (const char *extension : {".npz", ".safetensors"}) {
    size_t at = spec.rfind(extension);
    if (at == std::string::npos)
      continue;
    size_t end = at + std::string(extension).size();
    if (end != spec.size() && spec[end] != ':')
      continue;
    std::map<std::string, Tensor> all;
    DLC_TRY(readAll(spec.substr(0, end), all));
    std::string names;
    for (const auto &named : all)
      names += (names.empty() ? "" : ", ") + named.first;
    if (end == spec.size()) {
      if (all.size() != 1)
        return error(DLC_INVALID_ARGUMENT, spec, " holds ", all.size(), " tensors; name one: ", spec,
                     ":KEY with one of ", names);
      tensor = all.begin()->second;
      return {};
    }
    auto found = all.find(spec.substr(end + 1));
    if (found == all.end())
      return error(DLC_NOT_FOUND, spec.substr(0, end), " has no tensor '", spec.substr(end + 1), "'; it has ", names);
    tensor = found->second;
    return {};
  }
  size_t colon = spec.rfind(':');
  DType dtype;
  Shape shape;
  if (colon == std::string::npos || !parseType(spec.substr(colon + 1), dtype, shape))
    return error(DLC_INVALID_ARGUMENT, "cannot tell what '", spec,
                 "' is: FILE.npy, FILE.npz, FILE.safetensors, FILE:DTYPE[SHAPE] for raw elements, or rand:SEED");
  DLC_TRY(readRaw(spec.substr(0, colon), dtype, shape, tensor));
  return align(tensor);
}

bool readTensor(const std::string &spec, Tensor &tensor) { return report(readOne(spec, tensor)); }

std::string npyBytes(const Tensor &tensor) {
  std::string bytes;
  report(writeNpy(tensor, bytes));
  return bytes;
}

} // namespace dlc::cli
