//===- Bytes.cpp - A whole file, unpacked ---------------------------------===//
#include "runtime/data/Bytes.h"
#include <algorithm>
#include <vector>
#include <zlib.h>

namespace dlc::data {

/// All members of a gzip file.
static Status unpack(const std::string &path, std::string_view packed, std::vector<char> &bytes) {
  z_stream stream{};
  constexpr int gzip = 16;
  if (inflateInit2(&stream, MAX_WBITS + gzip) != Z_OK)
    return error(DLC_NO_MEMORY, path, ": no memory to unpack it");
  constexpr size_t mostStep = size_t(1) << 30; // zlib counts in 32 bits
  size_t taken = 0, made = 0;
  int result = Z_OK;
  while (taken < packed.size() || result == Z_OK) {
    if (result == Z_STREAM_END && inflateReset(&stream) != Z_OK)
      break;
    if (bytes.size() - made < 65536)
      bytes.resize(std::max<size_t>(bytes.size() * 2, packed.size() * 4 + 65536));
    size_t in = std::min(mostStep, packed.size() - taken), out = std::min(mostStep, bytes.size() - made);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.data() + taken));
    stream.avail_in = uInt(in);
    stream.next_out = reinterpret_cast<Bytef *>(bytes.data() + made);
    stream.avail_out = uInt(out);
    result = inflate(&stream, Z_NO_FLUSH);
    taken += in - stream.avail_in;
    made += out - stream.avail_out;
    if (result != Z_OK && result != Z_STREAM_END)
      break;
  }
  inflateEnd(&stream);
  bytes.resize(made);
  if (result == Z_STREAM_END)
    return {};
  return error(DLC_CORRUPT, path,
               taken == packed.size() ? ": cut off: its gzip data end after "
                                      : ": damaged: its gzip data are wrong at ",
               taken, " bytes", "; get the file again");
}

Status readBytes(const std::string &path, MappedFile &file) {
  DLC_TRY(mapFile(path, file));
  if (!startsWith(view(file), "\x1f\x8b"))
    return {};
  auto bytes = std::make_shared<std::vector<char>>();
  DLC_TRY(unpack(path, view(file), *bytes));
  file.data = bytes->data();
  file.size = bytes->size();
  file.owner = bytes;
  return {};
}

} // namespace dlc::data
