//===- Target.cpp - Targets by name, and checks of objects ----------------===//
#include "compiler/target/Target.h"
#include "compiler/target/X86.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;

namespace dlc {

const Target *findTarget(StringRef name, std::string *error) {
  static const X86Target x86;
  if (name == x86.name() || name == "x86_64" || name == "x86_64-linux-gnu")
    return &x86;
  if (error) {
    if (name.starts_with("nvptx"))
      *error = "target '" + name.str() +
               "' is not there yet: kernels for NVIDIA GPUs are planned; use --target=x86_64-linux";
    else
      *error = "there is no target '" + name.str() + "'; targets are x86_64-linux";
  }
  return nullptr;
}

bool isAllowedSymbol(StringRef name) {
  static const llvm::StringSet<> libm = [] {
    llvm::StringSet<> names;
    for (StringRef stem :
         {"sin",      "cos",       "tan",   "asin",  "acos", "atan",  "atan2", "sinh",   "cosh",   "tanh",
          "asinh",    "acosh",     "atanh", "exp",   "exp2", "exp10", "expm1", "log",    "log2",   "log10",
          "log1p",    "pow",       "sqrt",  "cbrt",  "fmod", "floor", "ceil",  "trunc",  "round",  "roundeven",
          "rint",     "nearbyint", "fmin",  "fmax",  "fma",  "erf",   "erfc",  "lgamma", "tgamma", "hypot",
          "copysign", "fabs",      "ldexp", "frexp", "modf", "fdim",  "sincos"}) {
      names.insert(stem);
      names.insert((stem + "f").str());
    }
    return names;
  }();
  return name == "memcpy" || name == "memmove" || name == "memset" || libm.contains(name);
}

/// The object as ELF; null if it is not.
static std::unique_ptr<llvm::object::ObjectFile> parse(StringRef object) {
  auto file = llvm::object::ObjectFile::createObjectFile(llvm::MemoryBufferRef(object, "object"));
  if (!file) {
    llvm::consumeError(file.takeError());
    return nullptr;
  }
  return std::move(*file);
}

LogicalResult checkUndefinedSymbols(StringRef object, ArrayRef<std::string> externs, Location loc) {
  auto file = parse(object);
  if (!file)
    return emitError(loc, "the object that was written does not read back; this is a fault of dlc");
  std::string bad;
  for (const llvm::object::SymbolRef &symbol : file->symbols()) {
    auto flags = symbol.getFlags();
    auto name = symbol.getName();
    if (!flags || !name) {
      llvm::consumeError(flags.takeError());
      llvm::consumeError(name.takeError());
      continue;
    }
    if ((*flags & llvm::object::SymbolRef::SF_Undefined) && !name->empty() && *name != "_GLOBAL_OFFSET_TABLE_" &&
        !isAllowedSymbol(*name) && !llvm::is_contained(externs, *name))
      bad += (bad.empty() ? "" : ", ") + name->str();
  }
  if (bad.empty())
    return success();
  return emitError(loc) << "the object would need symbols that are neither libm's nor memcpy, memmove or memset: "
                        << bad << "; this is a fault of dlc";
}

std::optional<SectionPlace> findSection(StringRef object, StringRef section) {
  auto file = parse(object);
  auto *elf = llvm::dyn_cast_or_null<llvm::object::ELF64LEObjectFile>(file.get());
  if (!elf)
    return std::nullopt;
  for (const llvm::object::SectionRef &candidate : elf->sections()) {
    auto name = candidate.getName();
    if (!name) {
      llvm::consumeError(name.takeError());
      continue;
    }
    if (*name != section)
      continue;
    const auto *header = elf->getSection(candidate.getRawDataRefImpl());
    return SectionPlace{header->sh_offset, header->sh_size};
  }
  return std::nullopt;
}

std::optional<SectionPlace> findSymbol(StringRef object, StringRef symbol) {
  auto file = parse(object);
  auto *elf = llvm::dyn_cast_or_null<llvm::object::ELF64LEObjectFile>(file.get());
  if (!elf)
    return std::nullopt;
  for (const llvm::object::ELFSymbolRef &candidate : elf->symbols()) {
    auto name = candidate.getName();
    auto section = candidate.getSection();
    if (!name || !section) {
      llvm::consumeError(name.takeError());
      llvm::consumeError(section.takeError());
      continue;
    }
    if (*name != symbol || *section == elf->section_end())
      continue;
    // In an object file a symbol's value is its offset in its section.
    const auto *header = elf->getSection((*section)->getRawDataRefImpl());
    auto entry = elf->getSymbol(candidate.getRawDataRefImpl());
    if (!entry) {
      llvm::consumeError(entry.takeError());
      return std::nullopt;
    }
    uint64_t value = (*entry)->st_value, size = (*entry)->st_size;
    if (value + size > header->sh_size || header->sh_offset + header->sh_size > object.size())
      return std::nullopt;
    return SectionPlace{header->sh_offset + value, size};
  }
  return std::nullopt;
}

} // namespace dlc
