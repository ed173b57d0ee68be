//===- Npz.cpp - NumPy's archives -----------------------------------------===//
//
// Zip files, read by their central directory; entries stored or deflated, zip64 where sizes need it. Written stored.
//
//===----------------------------------------------------------------------===//
#include "runtime/base/MappedFile.h"
#include "runtime/files/Npy.h"
#include <cstring>
#include <zlib.h>

namespace dlc {

namespace {

constexpr uint32_t localMark = 0x04034b50, centralMark = 0x02014b50, endMark = 0x06054b50, end64Mark = 0x06064b50,
                   locator64Mark = 0x07064b50;
constexpr size_t localSize = 30, centralSize = 46, endSize = 22, locator64Size = 20, end64Size = 56;

class Archive {
public:
  Archive(const MappedFile &file, const std::string &name) : file(file), name(name) {}

  Status read(NamedTensors &tensors) {
    if (file.size < endSize)
      return bad("it is too short");
    size_t end = file.size - endSize;
    constexpr size_t mostComment = 0xffff;
    while (get<uint32_t>(end) != endMark) {
      if (end == 0 || file.size - end > mostComment + endSize)
        return bad("it has no directory");
      --end;
    }
    uint64_t entries = get<uint16_t>(end + 10), at = get<uint32_t>(end + 16);
    if (end >= locator64Size && get<uint32_t>(end - locator64Size) == locator64Mark) {
      uint64_t end64 = get<uint64_t>(end - locator64Size + 8);
      if (end64 > file.size - end64Size || file.size < end64Size || get<uint32_t>(end64) != end64Mark)
        return bad("its directory is damaged");
      entries = get<uint64_t>(end64 + 32);
      at = get<uint64_t>(end64 + 48);
    }
    for (uint64_t i = 0; i < entries; ++i) {
      if (!holds(at, centralSize) || get<uint32_t>(at) != centralMark)
        return bad("its directory is damaged");
      Entry entry;
      entry.method = get<uint16_t>(at + 10);
      entry.checksum = get<uint32_t>(at + 16);
      entry.packed = get<uint32_t>(at + 20);
      entry.size = get<uint32_t>(at + 24);
      entry.offset = get<uint32_t>(at + 42);
      size_t nameLength = get<uint16_t>(at + 28), extraLength = get<uint16_t>(at + 30),
             commentLength = get<uint16_t>(at + 32);
      if (!holds(at + centralSize, nameLength + extraLength + commentLength))
        return bad("its directory is cut off");
      entry.name.assign(file.data + at + centralSize, nameLength);
      readZip64(at + centralSize + nameLength, extraLength, entry);
      DLC_TRY(readEntry(entry, tensors));
      at += centralSize + nameLength + extraLength + commentLength;
    }
    return {};
  }

private:
  struct Entry {
    std::string name;
    int method = 0;
    uint32_t checksum = 0;
    uint64_t packed = 0, size = 0, offset = 0;
  };

  template <typename... Parts>
  Status bad(const Parts &...parts) {
    return error(DLC_CORRUPT, name, ": not a valid .npz: ", parts...);
  }
  bool holds(uint64_t at, uint64_t size) const { return at <= file.size && size <= file.size - at; }
  template <typename T>
  T get(uint64_t at) const {
    T value;
    std::memcpy(&value, file.data + at, sizeof value);
    return value;
  }

  /// The extra field with 64-bit sizes, in the order of the fields that are all ones.
  void readZip64(uint64_t at, size_t length, Entry &entry) {
    constexpr uint32_t inExtra = 0xffffffff;
    uint64_t end = at + length;
    while (at + 4 <= end) {
      uint16_t id = get<uint16_t>(at), size = get<uint16_t>(at + 2);
      at += 4;
      if (at + size > end)
        return;
      if (id == 1) {
        uint64_t field = at;
        for (uint64_t *value : {&entry.size, &entry.packed, &entry.offset})
          if (*value == inExtra && field + 8 <= at + size) {
            *value = get<uint64_t>(field);
            field += 8;
          }
      }
      at += size;
    }
  }

  Status readEntry(const Entry &entry, NamedTensors &tensors) {
    constexpr std::string_view suffix = ".npy";
    if (entry.name.size() < suffix.size() ||
        entry.name.compare(entry.name.size() - suffix.size(), suffix.size(), suffix))
      return {};
    if (!holds(entry.offset, localSize) || get<uint32_t>(entry.offset) != localMark)
      return bad(entry.name, " is not where the directory says");
    uint64_t start = entry.offset + localSize + get<uint16_t>(entry.offset + 26) + get<uint16_t>(entry.offset + 28);
    if (!holds(start, entry.packed))
      return bad(entry.name, " is cut off");
    tensors.emplace_back(entry.name.substr(0, entry.name.size() - suffix.size()), Tensor());
    std::string where = name + ":" + entry.name;
    auto parse = [&](const char *data, size_t size) {
      if (crc32_z(crc32(0, nullptr, 0), reinterpret_cast<const Bytef *>(data), size) != entry.checksum)
        return bad(entry.name, " is damaged: its checksum differs");
      return parseNpy(data, size, where, tensors.back().second);
    };
    if (entry.method == 0)
      return parse(file.data + start, entry.packed);
    constexpr int deflated = 8;
    if (entry.method != deflated)
      return bad(entry.name, " is packed by method ", entry.method);
    // Deflate packs at most 1032 to 1: a larger size is a lie, and must not be allocated.
    constexpr uint64_t mostRatio = 1032;
    if (entry.size / mostRatio > entry.packed + 1)
      return bad(entry.name, " cannot have ", entry.size, " bytes");
    std::string unpacked(entry.size, '\0');
    DLC_TRY(inflateEntry(entry, file.data + start, unpacked));
    return parse(unpacked.data(), unpacked.size());
  }

  Status inflateEntry(const Entry &entry, const char *from, std::string &to) {
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
      return error(DLC_NO_MEMORY, name, ": no memory to unpack ", entry.name);
    constexpr uint64_t mostStep = uint64_t(1) << 30; // zlib counts in 32 bits
    uint64_t taken = 0, made = 0;
    int result = Z_OK;
    while (result == Z_OK) {
      stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(from + taken));
      stream.avail_in = uInt(std::min(mostStep, entry.packed - taken));
      stream.next_out = reinterpret_cast<Bytef *>(to.data() + made);
      stream.avail_out = uInt(std::min(mostStep, entry.size - made));
      uInt in = stream.avail_in, out = stream.avail_out;
      result = inflate(&stream, Z_NO_FLUSH);
      taken += in - stream.avail_in;
      made += out - stream.avail_out;
      if (result == Z_OK && in == stream.avail_in && out == stream.avail_out)
        break;
    }
    inflateEnd(&stream);
    return result == Z_STREAM_END && made == entry.size ? Status() : bad(entry.name, " does not unpack");
  }

  const MappedFile &file;
  const std::string &name;
};

template <typename T>
void put(std::string &bytes, T value) {
  bytes.append(reinterpret_cast<const char *>(&value), sizeof value);
}

} // namespace

Status readNpz(const std::string &path, NamedTensors &tensors) {
  MappedFile file;
  DLC_TRY(mapFile(path, file));
  return Archive(file, path).read(tensors);
}

Status writeNpz(const NamedTensors &tensors, std::string &bytes) {
  bytes.clear();
  std::string directory;
  constexpr uint16_t version = 20, dosDate = 33; // 1980-01-01: files do not depend on the day
  for (auto &[name, tensor] : tensors) {
    std::string array, file = name + ".npy";
    DLC_TRY(writeNpy(tensor, array));
    if (bytes.size() + array.size() + localSize > UINT32_MAX)
      return error(DLC_NO_MEMORY, "an .npz of more than 4 GiB; write separate .npy files instead");
    uint32_t crc = uint32_t(crc32(0, nullptr, 0)), offset = uint32_t(bytes.size()), size = uint32_t(array.size());
    crc = uint32_t(crc32_z(crc, reinterpret_cast<const Bytef *>(array.data()), array.size()));
    auto common = [&](std::string &to) {
      put<uint16_t>(to, version), put<uint16_t>(to, 0), put<uint16_t>(to, 0), put<uint16_t>(to, 0),
          put<uint16_t>(to, dosDate);
      put(to, crc), put(to, size), put(to, size), put(to, uint16_t(file.size())), put<uint16_t>(to, 0);
    };
    put(bytes, localMark);
    common(bytes);
    bytes += file + array;
    put(directory, centralMark);
    put<uint16_t>(directory, version);
    common(directory);
    put<uint16_t>(directory, 0), put<uint16_t>(directory, 0), put<uint16_t>(directory, 0), put<uint32_t>(directory, 0),
        put(directory, offset);
    directory += file;
  }
  uint32_t start = uint32_t(bytes.size());
  uint16_t count = uint16_t(tensors.size());
  bytes += directory;
  put(bytes, endMark);
  put<uint16_t>(bytes, 0), put<uint16_t>(bytes, 0), put(bytes, count), put(bytes, count);
  put(bytes, uint32_t(directory.size())), put(bytes, start), put<uint16_t>(bytes, 0);
  return {};
}

} // namespace dlc
