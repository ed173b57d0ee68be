//===- Codes.h - Numbers of errors and warnings -----------------*- C++ -*-===//
#ifndef DLC_COMPILER_FRONTEND_CODES_H
#define DLC_COMPILER_FRONTEND_CODES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace dlc::frontend {

/// What can be wrong with a file: one a record of codes/*.def.
enum class Code : uint8_t {
  None, ///< a note's
#define DLC_ERROR(number, name, ...) name,
#define DLC_WARNING(number, name, ...) name,
#include "compiler/frontend/codes/Codes.def"
};

struct CodeInfo {
  std::string number;   ///< E0203, W0101
  llvm::StringRef flag; ///< `unused-import` of -W no-unused-import; empty of errors
  llvm::StringRef title, explanation, wrong, right;
};
/// Not of `None`.
const CodeInfo &infoOf(Code code);
/// In order of their numbers.
llvm::ArrayRef<CodeInfo> allCodes();

} // namespace dlc::frontend

#endif
