//===- Merge.cpp - Relocatable objects made one ---------------------------===//
//
// What LLVM writes for x86-64: sections with RELA relocations, one symbol table, no groups, no thread-local data.
//
//===----------------------------------------------------------------------===//
#include "compiler/emit/Merge.h"
#include "compiler/emit/Split.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Object/ELF.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace dlc {

namespace {

using Input = object::ELFFile<object::ELF64LE>;
using Section = object::ELF64LE::Shdr;
using Symbol = object::ELF64LE::Sym;

/// A section of the result.
struct Joined {
  std::string name;
  ELF::Elf64_Shdr header = {};
  std::string contents;
  std::vector<ELF::Elf64_Rela> relocations;
  bool isBlock = false; ///< zeros that have no contents yet
  unsigned index = 0;   ///< in the section table
};

/// Where a part's section went.
struct Place {
  unsigned joined = ~0u;
  uint64_t offset = 0;
};

class Merger {
public:
  Merger(function_ref<bool(StringRef)> isExported) : isExported(isExported) {
    // The first symbol is none.
    locals.emplace_back();
  }

  Error add(const ObjectPart &part);
  void add(const ObjectBlock &block);
  Error write(std::string &object);

private:
  /// A symbol that a relocation means: of the locals, or of the named ones, which are numbered when all are known.
  struct Target {
    bool isNamed = false;
    unsigned index = 0;
  };
  struct Pending {
    unsigned joined;
    ELF::Elf64_Rela relocation;
    Target target;
  };

  unsigned nameOffset(std::string &table, StringRef name) {
    if (name.empty())
      return 0;
    unsigned offset = table.size();
    table.append(name.data(), name.size());
    table += '\0';
    return offset;
  }
  unsigned joinedSection(StringRef name, const Section &header);
  Target sectionSymbol(unsigned joined);
  unsigned addLocal(ELF::Elf64_Sym symbol, StringRef name) {
    symbol.st_name = nameOffset(strings, name);
    locals.push_back(symbol);
    return locals.size() - 1;
  }

  function_ref<bool(StringRef)> isExported;
  std::vector<Joined> sections;
  std::map<std::tuple<std::string, unsigned, uint64_t, uint64_t>, unsigned> byKind;
  std::vector<unsigned> sectionSymbols; ///< a local symbol for each of `sections`, 0: none yet
  std::string strings = std::string(1, '\0');
  std::vector<ELF::Elf64_Sym> locals;
  /// Symbols that parts share; st_shndx is an index of `sections` plus one while parts are added.
  MapVector<StringRef, ELF::Elf64_Sym> named;
  StringSet<> names; ///< owns the keys
  std::vector<Pending> pending;
  bool hasFile = false;
};

} // namespace

unsigned Merger::joinedSection(StringRef name, const Section &header) {
  auto [it, isNew] = byKind.try_emplace(
      {name.str(), unsigned(header.sh_type), uint64_t(header.sh_flags), uint64_t(header.sh_entsize)}, sections.size());
  if (isNew) {
    sections.emplace_back();
    Joined &joined = sections.back();
    joined.name = name.str();
    joined.header.sh_type = header.sh_type;
    joined.header.sh_flags = header.sh_flags;
    joined.header.sh_entsize = header.sh_entsize;
    joined.header.sh_addralign = 1;
  }
  Joined &joined = sections[it->second];
  joined.header.sh_addralign = std::max<uint64_t>(joined.header.sh_addralign, header.sh_addralign);
  return it->second;
}

Merger::Target Merger::sectionSymbol(unsigned joined) {
  sectionSymbols.resize(sections.size());
  if (!sectionSymbols[joined]) {
    ELF::Elf64_Sym symbol = {};
    symbol.setBindingAndType(ELF::STB_LOCAL, ELF::STT_SECTION);
    symbol.st_shndx = joined + 1;
    sectionSymbols[joined] = addLocal(symbol, "");
  }
  return {false, sectionSymbols[joined]};
}

Error Merger::add(const ObjectPart &part) {
  auto file = Input::create(part.bytes);
  if (!file)
    return file.takeError();
  auto headers = file->sections();
  if (!headers)
    return headers.takeError();
  std::vector<Place> places(headers->size());
  const Section *table = nullptr;
  for (auto [i, header] : enumerate(*headers)) {
    auto name = file->getSectionName(header);
    if (!name)
      return name.takeError();
    if (header.sh_type == ELF::SHT_SYMTAB)
      table = &header;
    if (header.sh_type != ELF::SHT_PROGBITS)
      continue;
    auto contents = file->getSectionContents(header);
    if (!contents)
      return contents.takeError();
    places[i].joined = joinedSection(*name, header);
    std::string &to = sections[places[i].joined].contents;
    to.resize(alignTo(to.size(), std::max<uint64_t>(header.sh_addralign, 1)));
    places[i].offset = to.size();
    to.append(reinterpret_cast<const char *>(contents->data()), contents->size());
  }
  auto symbols = file->symbols(table);
  if (!symbols)
    return symbols.takeError();
  auto text = file->getStringTableForSymtab(*table, *headers);
  if (!text)
    return text.takeError();
  std::vector<Target> targets(symbols->size());
  for (auto [i, symbol] : enumerate(*symbols)) {
    auto name = symbol.getName(*text);
    if (!name)
      return name.takeError();
    unsigned section = symbol.st_shndx;
    bool isReserved = section >= ELF::SHN_LORESERVE;
    if (i == 0)
      continue;
    if (!isReserved && section && places[section].joined == ~0u)
      return createStringError("symbol " + *name + " is in a section that is not joined");
    if (symbol.getType() == ELF::STT_SECTION) {
      targets[i] = sectionSymbol(places[section].joined);
      continue;
    }
    ELF::Elf64_Sym made = {};
    made.st_info = symbol.st_info;
    made.st_size = symbol.st_size;
    made.st_shndx = isReserved ? section : section ? places[section].joined + 1 : 0;
    made.st_value = symbol.st_value + (isReserved || !section ? 0 : places[section].offset);
    if (symbol.getBinding() == ELF::STB_LOCAL) {
      if (symbol.getType() == ELF::STT_FILE && std::exchange(hasFile, true))
        continue;
      targets[i] = {false, addLocal(made, *name)};
      continue;
    }
    std::string whole = name->str();
    if (section && !part.name.empty() && name->starts_with(partPrefix))
      whole = part.name + name->drop_front(partPrefix.size()).str();
    StringRef key = names.insert(whole).first->getKey();
    auto [it, isNew] = named.insert({key, made});
    targets[i] = {true, unsigned(it - named.begin())};
    if (isNew || !section)
      continue;
    if (it->second.st_shndx)
      return createStringError("symbol " + key + " is defined twice");
    it->second = made;
  }
  for (const Section &header : *headers) {
    if (header.sh_type != ELF::SHT_RELA || places[header.sh_info].joined == ~0u)
      continue;
    auto rows = file->relas(header);
    if (!rows)
      return rows.takeError();
    const Place &place = places[header.sh_info];
    for (const auto &row : *rows) {
      ELF::Elf64_Rela made = {};
      made.r_offset = row.r_offset + place.offset;
      made.r_addend = row.r_addend;
      made.r_info = row.getType(false);
      const Symbol &symbol = (*symbols)[row.getSymbol(false)];
      if (symbol.getType() == ELF::STT_SECTION)
        made.r_addend += places[symbol.st_shndx].offset;
      pending.push_back({place.joined, made, targets[row.getSymbol(false)]});
    }
  }
  return Error::success();
}

void Merger::add(const ObjectBlock &block) {
  sections.emplace_back();
  Joined &joined = sections.back();
  joined.name = block.section;
  joined.isBlock = true;
  joined.header.sh_type = ELF::SHT_PROGBITS;
  joined.header.sh_flags = ELF::SHF_ALLOC;
  joined.header.sh_addralign = block.alignment;
  joined.header.sh_size = block.bytes;
  ELF::Elf64_Sym symbol = {};
  symbol.setBindingAndType(ELF::STB_LOCAL, ELF::STT_OBJECT);
  symbol.st_shndx = sections.size();
  symbol.st_size = block.bytes;
  auto [it, isNew] = named.insert({names.insert(block.symbol).first->getKey(), symbol});
  if (!isNew)
    it->second = symbol;
}

Error Merger::write(std::string &object) {
  // Locals come first: what was shared between parts alone is one now.
  std::vector<ELF::Elf64_Sym> symbols = std::move(locals);
  std::vector<unsigned> numbers(named.size());
  auto number = [&](bool global) {
    for (auto [i, entry] : enumerate(named)) {
      auto &[name, symbol] = entry;
      bool isGlobal = symbol.st_shndx == 0 || isExported(name);
      if (isGlobal != global)
        continue;
      symbol.st_name = nameOffset(strings, name);
      symbol.setBinding(isGlobal ? unsigned(ELF::STB_GLOBAL) : unsigned(ELF::STB_LOCAL));
      numbers[i] = symbols.size();
      symbols.push_back(symbol);
    }
  };
  number(false);
  unsigned firstGlobal = symbols.size();
  number(true);
  for (Pending &row : pending) {
    row.relocation.setSymbolAndType(row.target.isNamed ? numbers[row.target.index] : row.target.index,
                                    unsigned(row.relocation.r_info));
    sections[row.joined].relocations.push_back(row.relocation);
  }

  // The section table: none, the joined ones each with its relocations, the symbols, and two tables of strings.
  std::string sectionNames(1, '\0');
  unsigned count = 1;
  for (Joined &section : sections)
    section.index = std::exchange(count, count + (section.relocations.empty() ? 1 : 2));
  unsigned symbolTable = count, stringTable = count + 1, nameTable = count + 2;
  for (ELF::Elf64_Sym &symbol : symbols)
    if (symbol.st_shndx && symbol.st_shndx < ELF::SHN_LORESERVE)
      symbol.st_shndx = sections[symbol.st_shndx - 1].index;

  std::vector<ELF::Elf64_Shdr> headers(1);
  ELF::Elf64_Ehdr start = {};
  object.assign(sizeof start, '\0');
  auto place = [&](StringRef name, ELF::Elf64_Shdr header, StringRef contents) {
    header.sh_name = nameOffset(sectionNames, name);
    object.resize(alignTo(object.size(), std::max<uint64_t>(header.sh_addralign, 1)));
    header.sh_offset = object.size();
    if (!contents.empty())
      header.sh_size = contents.size();
    object.append(contents.data(), contents.size());
    headers.push_back(header);
  };
  auto bytesOf = [](const auto &rows) {
    return StringRef(reinterpret_cast<const char *>(rows.data()), rows.size() * sizeof(rows[0]));
  };
  for (Joined &section : sections) {
    place(section.name, section.header, section.contents);
    if (section.isBlock)
      object.resize(object.size() + section.header.sh_size);
    if (section.relocations.empty())
      continue;
    ELF::Elf64_Shdr header = {};
    header.sh_type = ELF::SHT_RELA;
    header.sh_flags = ELF::SHF_INFO_LINK;
    header.sh_link = symbolTable;
    header.sh_info = section.index;
    header.sh_entsize = sizeof(ELF::Elf64_Rela);
    header.sh_addralign = 8;
    place(".rela" + section.name, header, bytesOf(section.relocations));
  }
  ELF::Elf64_Shdr header = {};
  header.sh_type = ELF::SHT_SYMTAB;
  header.sh_link = stringTable;
  header.sh_info = firstGlobal;
  header.sh_entsize = sizeof(ELF::Elf64_Sym);
  header.sh_addralign = 8;
  place(".symtab", header, bytesOf(symbols));
  header = {};
  header.sh_type = ELF::SHT_STRTAB;
  header.sh_addralign = 1;
  place(".strtab", header, strings);
  // The name of the table of names is in itself.
  unsigned self = nameOffset(sectionNames, ".shstrtab");
  place("", header, sectionNames);
  headers.back().sh_name = self;

  object.resize(alignTo(object.size(), 8));
  std::memcpy(start.e_ident, ELF::ElfMagic, 4);
  start.e_ident[ELF::EI_CLASS] = ELF::ELFCLASS64;
  start.e_ident[ELF::EI_DATA] = ELF::ELFDATA2LSB;
  start.e_ident[ELF::EI_VERSION] = ELF::EV_CURRENT;
  start.e_type = ELF::ET_REL;
  start.e_machine = ELF::EM_X86_64;
  start.e_version = ELF::EV_CURRENT;
  start.e_shoff = object.size();
  start.e_ehsize = sizeof start;
  start.e_shentsize = sizeof(ELF::Elf64_Shdr);
  start.e_shnum = headers.size();
  start.e_shstrndx = nameTable;
  object += bytesOf(headers);
  std::memcpy(object.data(), &start, sizeof start);
  return Error::success();
}

Error mergeObjects(ArrayRef<const ObjectPart *> parts, ArrayRef<ObjectBlock> blocks,
                   function_ref<bool(StringRef)> isExported, std::string &object) {
  Merger merger(isExported);
  for (const ObjectPart *part : parts)
    if (Error problem = merger.add(*part))
      return problem;
  for (const ObjectBlock &block : blocks)
    merger.add(block);
  return merger.write(object);
}

} // namespace dlc
