//===- Codes.cpp - Numbers of errors and warnings -------------------------===//
#include "compiler/frontend/Codes.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"
#include <vector>

using namespace dlc::frontend;

static std::string numberText(char letter, unsigned number) {
  std::string text(1, letter);
  llvm::raw_string_ostream(text) << llvm::format("%04u", number);
  return text;
}

llvm::ArrayRef<CodeInfo> dlc::frontend::allCodes() {
  static const std::vector<CodeInfo> table = {
#define DLC_ERROR(number, name, ...) {numberText('E', number), "", __VA_ARGS__},
#define DLC_WARNING(number, name, flag, ...) {numberText('W', number), flag, __VA_ARGS__},
#include "compiler/frontend/codes/Codes.def"
  };
  return table;
}

const CodeInfo &dlc::frontend::infoOf(Code code) { return allCodes()[size_t(code) - 1]; }
