//===- Formats.h - The formats behind openSource ----------------*- C++ -*-===//
#ifndef DLC_RUNTIME_DATA_FORMATS_H
#define DLC_RUNTIME_DATA_FORMATS_H

#include "runtime/data/Bytes.h"
#include "runtime/data/Source.h"

namespace dlc::data {

/// Yann LeCun's idx: MNIST's and Fashion-MNIST's files.
bool isIdx(std::string_view bytes);
Status parseIdx(const std::string &path, const MappedFile &file, Tensor &tensor);

/// `columns`: names or positions, and ranges of positions, with commas; empty for all.
Status openCsv(const std::string &path, const MappedFile &file, const std::string &columns, const Wanted &wanted,
               const Source *like, std::shared_ptr<Source> &source);

/// A text by character: windows of as many as the input takes, one behind another. `next`: what follows each character.
Status openText(const std::string &path, const MappedFile &file, bool next, const Wanted &wanted, const Source *like,
                std::shared_ptr<Source> &source);

/// Pictures, or the classes that they are in: one a folder.
Status openFolder(const std::string &path, const Wanted &wanted, const Source *like, std::shared_ptr<Source> &source);

} // namespace dlc::data

#endif
