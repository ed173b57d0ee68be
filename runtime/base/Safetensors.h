//===- Safetensors.h - Reading and writing weight files ---------*- C++ -*-===//
//
// u64 header length, header in JSON {"name": {"dtype", "shape", "data_offsets"}}, data. Everything is checked when the
// file is opened: it may come from anywhere.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_RUNTIME_BASE_SAFETENSORS_H
#define DLC_RUNTIME_BASE_SAFETENSORS_H

#include "runtime/base/MappedFile.h"
#include "runtime/base/Tensor.h"
#include <map>
#include <string>
#include <vector>

namespace dlc {

class Safetensors {
public:
  /// Maps the file; tensors are views on it.
  static Status open(const std::string &path, Safetensors &file);
  /// Reads from memory that `owner` keeps; `name` is for messages.
  static Status parse(const char *data, size_t size, std::shared_ptr<void> owner, const std::string &name,
                      Safetensors &file);

  const Tensor *find(const std::string &name) const;
  const std::map<std::string, Tensor> &all() const { return tensors; }
  const std::map<std::string, std::string> &metadata() const { return meta; }
  /// All tensors' bytes, as they lie in the file.
  const char *block() const { return data; }
  size_t blockBytes() const { return dataSize; }

private:
  std::map<std::string, Tensor> tensors;
  std::map<std::string, std::string> meta;
  const char *data = nullptr;
  size_t dataSize = 0;
};

using NamedTensors = std::vector<std::pair<std::string, Tensor>>;

/// A file up to its data, for tensors in the given order without holes, which others' readers refuse. Its size is a
/// multiple of 64; the tensors' data are not read.
std::string safetensorsHeader(const NamedTensors &tensors, const std::map<std::string, std::string> &metadata);

/// The whole file.
Status writeSafetensors(const NamedTensors &tensors, const std::map<std::string, std::string> &metadata,
                        std::string &bytes);

} // namespace dlc

#endif
