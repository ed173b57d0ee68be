//===- Picture.h - PNG and JPEG files ---------------------------*- C++ -*-===//
#ifndef DLC_RUNTIME_DATA_PICTURE_H
#define DLC_RUNTIME_DATA_PICTURE_H

#include "runtime/base/Status.h"
#include <cstdint>
#include <vector>

namespace dlc::data {

/// Pixels row by row, each of 1 (grey) or 3 (red, green, blue) bytes.
struct Picture {
  int64_t height = 0, width = 0;
  int channels = 1;
  std::vector<uint8_t> pixels;

  /// Grey as ITU-R 601 weighs the colours, or three equal colours.
  void setChannels(int count);
};

/// Whether the name is that of a picture: .png, .jpg, .jpeg in either case.
bool isPicture(const std::string &path);
/// The size alone, with `pixels` empty, or all of it. Palettes become colours, 16 bits 8, and transparency is dropped.
Status readPictureSize(const std::string &path, Picture &picture);
Status readPicture(const std::string &path, Picture &picture);

} // namespace dlc::data

#endif
