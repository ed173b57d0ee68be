//===- Bytes.h - A whole file, unpacked -------------------------*- C++ -*-===//
#ifndef DLC_RUNTIME_DATA_BYTES_H
#define DLC_RUNTIME_DATA_BYTES_H

#include "runtime/base/MappedFile.h"
#include <string_view>

namespace dlc::data {

/// The bytes of a file, or what is packed in them by gzip, whatever the file is called.
Status readBytes(const std::string &path, MappedFile &file);

inline std::string_view view(const MappedFile &file) { return {file.data, file.size}; }
inline bool endsWith(std::string_view text, std::string_view end) {
  return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}
inline bool startsWith(std::string_view text, std::string_view start) { return text.substr(0, start.size()) == start; }

} // namespace dlc::data

#endif
