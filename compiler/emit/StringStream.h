//===- StringStream.h - Writes into a string that is kept -------*- C++ -*-===//
#ifndef DLC_COMPILER_EMIT_STRINGSTREAM_H
#define DLC_COMPILER_EMIT_STRINGSTREAM_H

#include "llvm/Support/raw_ostream.h"
#include <cstring>
#include <string>

namespace dlc {

/// Writes into a string that is kept, where LLVM's own streams would need a copy.
class StringStream : public llvm::raw_pwrite_stream {
public:
  explicit StringStream(std::string &text) : text(text) { SetUnbuffered(); }

private:
  void write_impl(const char *data, size_t size) override { text.append(data, size); }
  void pwrite_impl(const char *data, size_t size, uint64_t offset) override {
    std::memcpy(text.data() + offset, data, size);
  }
  uint64_t current_pos() const override { return text.size(); }
  std::string &text;
};

} // namespace dlc

#endif
