//===- Weights.cpp - Imported weights as safetensors ----------------------===//
#include "compiler/import/onnx/Importer.h"
#include "dialects/dl/Dims.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace dlc {

bool writeWeights(const ImportedModel &model, StringRef path, std::string &error) {
  constexpr uint64_t alignment = 64;
  std::string header;
  llvm::raw_string_ostream text(header);
  llvm::json::OStream json(text);
  uint64_t offset = 0;
  json.object([&] {
    for (const ImportedWeight &weight : model.weights)
      json.attributeObject(weight.name, [&] {
        // "f32" -> "F32"; the format says BOOL, and U8 and the rest are the language's names in capitals.
        json.attribute("dtype", StringRef(dl::elementName(weight.type.getElementType())).upper());
        json.attributeArray("shape", [&] {
          for (int64_t size : weight.type.getShape())
            json.value(size);
        });
        json.attributeArray("data_offsets", [&] {
          json.value(int64_t(offset));
          json.value(int64_t(offset + weight.data.size()));
        });
        offset += weight.data.size();
      });
  });
  // Spaces after the header put the first tensor on a boundary that any vector load likes.
  header.append((alignment - (8 + header.size()) % alignment) % alignment, ' ');
  const std::string temporary = (path + ".tmp").str();
  std::error_code code;
  {
    llvm::raw_fd_ostream out(temporary, code, llvm::sys::fs::OF_None);
    if (!code) {
      char length[8];
      llvm::support::endian::write64le(length, header.size());
      out.write(length, 8);
      out << header;
      for (const ImportedWeight &weight : model.weights)
        out.write(weight.data.data(), weight.data.size());
      out.close();
      code = out.error();
      out.clear_error();
    }
  }
  if (!code)
    code = llvm::sys::fs::rename(temporary, path);
  if (code) {
    llvm::sys::fs::remove(temporary);
    error = "cannot write " + path.str() + ": " + code.message();
    return false;
  }
  return true;
}

} // namespace dlc
