//===- EventFile.cpp - What TensorBoard reads -----------------------------===//
//
// A record: u64 length, masked CRC-32C of that, bytes, masked CRC-32C of those. The bytes are
// tensorflow/core/util/event.proto's Event: 1 wall_time, 2 step, 3 file_version, 5 summary {1 value {1 tag, 2
// simple_value}}, 7 session_log {1 status}.
//
//===----------------------------------------------------------------------===//
#include "tools/dlc/train/EventFile.h"
#include <array>
#include <chrono>
#include <cstring>
#include <protozero/pbf_writer.hpp>

namespace dlc::train {

static uint32_t maskedCrc(const std::string &bytes) {
  static const auto table = [] {
    std::array<uint32_t, 256> table{};
    for (uint32_t i = 0; i < 256; ++i) {
      uint32_t value = i;
      for (int bit = 0; bit < 8; ++bit)
        value = value >> 1 ^ (value & 1 ? 0x82F63B78u : 0); // Castagnoli's polynomial, reversed
      table[i] = value;
    }
    return table;
  }();
  uint32_t crc = ~0u;
  for (char c : bytes)
    crc = crc >> 8 ^ table[(crc ^ uint8_t(c)) & 0xFF];
  crc = ~crc;
  return (crc >> 15 | crc << 17) + 0xA282EAD8u;
}

template <typename T>
static std::string bytesOf(T value) {
  return std::string(reinterpret_cast<const char *>(&value), sizeof value);
}

/// The fields that every event has.
static protozero::pbf_writer begin(std::string &event, int64_t step) {
  protozero::pbf_writer writer(event);
  writer.add_double(1, std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count());
  writer.add_int64(2, step);
  return writer;
}

bool EventFile::open(const std::string &path, int64_t step) {
  file = std::fopen(path.c_str(), "wb");
  if (!file)
    return false;
  std::string version, start;
  begin(version, 0).add_string(3, "brain.Event:2");
  {
    constexpr int32_t sessionStart = 1;
    protozero::pbf_writer event = begin(start, step);
    protozero::pbf_writer(event, 7).add_enum(1, sessionStart);
  }
  return record(version) && record(start) && flush();
}

bool EventFile::scalar(const std::string &tag, int64_t step, double value) {
  if (!file)
    return true;
  std::string bytes;
  {
    protozero::pbf_writer event = begin(bytes, step);
    protozero::pbf_writer summary(event, 5);
    protozero::pbf_writer each(summary, 1);
    each.add_string(1, tag);
    each.add_float(2, float(value));
  }
  return record(bytes);
}

bool EventFile::record(const std::string &event) {
  std::string length = bytesOf(uint64_t(event.size()));
  std::string all = length + bytesOf(maskedCrc(length)) + event + bytesOf(maskedCrc(event));
  return std::fwrite(all.data(), 1, all.size(), file) == all.size();
}

bool EventFile::close() {
  bool good = !file || std::fclose(file) == 0;
  file = nullptr;
  return good;
}

} // namespace dlc::train
