//===- Foreign.cpp - Suggestions for names that are none ------------------===//
#include "compiler/frontend/Foreign.h"
#include "llvm/ADT/STLExtras.h"

using namespace dlc::frontend;
using llvm::StringRef;

namespace {
struct Row {
  StringRef name, hint;
};
constexpr Row names[] = {
#define DLC_FOREIGN(name, hint) {name, hint},
#include "compiler/frontend/Foreign.def"
};
constexpr Row arguments[] = {
#define DLC_FOREIGN_ARGUMENT(name, ours) {name, ours},
#include "compiler/frontend/Foreign.def"
};
constexpr Row words[] = {
#define DLC_FOREIGN_WORD(name, hint) {name, hint},
#include "compiler/frontend/Foreign.def"
};
constexpr StringRef frameworks[] = {
#define DLC_FRAMEWORK(name) name,
#include "compiler/frontend/Foreign.def"
};
} // namespace

std::string dlc::frontend::hintFor(StringRef name, llvm::ArrayRef<std::string> candidates) {
  for (const Row &row : names)
    if (row.name == name)
      return ("; " + row.hint).str();
  return didYouMean(name, candidates);
}

std::string dlc::frontend::hintForArgument(StringRef name, llvm::ArrayRef<std::string> candidates) {
  for (const Row &row : arguments)
    if (row.name == name && llvm::is_contained(candidates, row.hint.str()))
      return ("; did you mean `" + row.hint + "`?").str();
  return didYouMean(name, candidates);
}

StringRef dlc::frontend::hintForWord(StringRef word) {
  for (const Row &row : words)
    if (row.name == word)
      return row.hint;
  return "";
}

bool dlc::frontend::isFramework(StringRef name) { return llvm::is_contained(frameworks, name); }
