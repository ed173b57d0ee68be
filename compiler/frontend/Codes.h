//===- Codes.h - Numbers of errors and warnings -----------------*- C++ -*-===//
#ifndef DLC_COMPILER_FRONTEND_CODES_H
#define DLC_COMPILER_FRONTEND_CODES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace dlc::frontend {

/// What can be wrong with a file, one for each line of codes/*.def; `None` is a note's.
enum class Code : uint8_t {
  None,
#define DLC_ERROR(number, name, title) name,
#include "compiler/frontend/codes/Codes.def"
};

struct CodeInfo {
  std::string number; ///< E0203
  llvm::StringRef title;
};
/// Not of `None`.
const CodeInfo &infoOf(Code code);
/// In order of their numbers.
llvm::ArrayRef<CodeInfo> allCodes();

} // namespace dlc::frontend

#endif
