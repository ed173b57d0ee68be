//===- Idx.cpp - The files of MNIST ---------------------------------------===//
//
// Two bytes 0, one for the element type, one for the rank; a big-endian u32 for each dim; the elements, big-endian.
//
//===----------------------------------------------------------------------===//
#include "runtime/data/Formats.h"
#include <algorithm>
#include <cstring>

namespace dlc::data {

static bool typeOf(char code, DType &dtype) {
  switch (code) {
  case 0x08:
    return dtype = DLC_U8, true;
  case 0x09:
    return dtype = DLC_I8, true;
  case 0x0B:
    return dtype = DLC_I16, true;
  case 0x0C:
    return dtype = DLC_I32, true;
  case 0x0D:
    return dtype = DLC_F32, true;
  case 0x0E:
    return dtype = DLC_F64, true;
  }
  return false;
}

bool isIdx(std::string_view bytes) {
  DType dtype;
  return bytes.size() >= 4 && !bytes[0] && !bytes[1] && typeOf(bytes[2], dtype);
}

Status parseIdx(const std::string &path, const MappedFile &file, Tensor &tensor) {
  constexpr size_t mark = 4;
  DType dtype = DLC_U8;
  typeOf(file.data[2], dtype);
  int rank = uint8_t(file.data[3]);
  if (rank == 0 || rank > DLC_MAX_RANK)
    return error(DLC_CORRUPT, path, ": not a valid idx file: it has ", rank, " dims, of at most ", DLC_MAX_RANK);
  size_t at = mark + size_t(rank) * 4;
  if (file.size < at)
    return error(DLC_CORRUPT, path, ": not a valid idx file: it is cut off in its header, after ", file.size, " bytes");
  Shape shape;
  for (int d = 0; d < rank; ++d) {
    const auto *word = reinterpret_cast<const uint8_t *>(file.data) + mark + size_t(d) * 4;
    shape.push(int64_t(word[0]) << 24 | word[1] << 16 | word[2] << 8 | word[3]);
  }
  size_t size = 0;
  DLC_TRY(byteSize(dtype, shape, size));
  if (file.size - at != size)
    return error(DLC_CORRUPT, path, ": its header says ", toString(dtype, shape), ", ", size, " bytes, and ",
                 file.size - at,
                 file.size - at < size ? " are there: it is cut off; get the file again" : " are there");
  if (sizeOf(dtype) == 1) {
    tensor = viewOf(dtype, shape, file.data + at, file.owner);
    return {};
  }
  DLC_TRY(allocate(dtype, shape, tensor));
  std::memcpy(tensor.bytes, file.data + at, size);
  for (char *element = tensor.bytes; element != tensor.bytes + size; element += sizeOf(dtype))
    std::reverse(element, element + sizeOf(dtype));
  return {};
}

} // namespace dlc::data
