//===- Header.cpp - The C header of a compiled model ----------------------===//
//
// C99 and C++, and nothing else is needed: the ABI stands in it under its own guard, so that several models' headers
// and dlc/abi.h itself may meet in one file.
//
//===----------------------------------------------------------------------===//
#include "compiler/emit/Emit.h"
#include "dialects/dl/Dims.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace dlc {

static const char abiText[] =
#include "compiler/emit/Abi.inc"
    ;

static std::string upper(StringRef text) {
  std::string name;
  for (char c : text)
    name += llvm::isAlnum(c) ? llvm::toUpper(c) : '_';
  return name;
}

/// A name that is an identifier in C and C++ and no other argument's.
static std::string argumentName(StringRef text, llvm::StringSet<> &taken) {
  static const llvm::StringSet<> words = {
      "alignas", "alignof", "and", "asm", "auto", "bool", "break", "case", "catch", "char", "class", "const",
      "constexpr", "continue", "default", "delete", "do", "double", "else", "enum", "explicit", "export", "extern",
      "false", "float", "for", "friend", "goto", "if", "inline", "int", "long", "mutable", "namespace", "new", "not",
      "nullptr", "operator", "or", "private", "protected", "public", "register", "restrict", "return", "short",
      "signed", "sizeof", "static", "struct", "switch", "template", "this", "throw", "true", "try", "typedef",
      "typename", "union", "unsigned", "using", "virtual", "void", "volatile", "while", "xor", "bitand", "bitor",
      "compl", "concept", "requires", "decltype", "noexcept", "thread_local", "typeid", "wchar_t", "and_eq", "or_eq",
      "not_eq", "xor_eq", "static_cast", "const_cast", "dynamic_cast", "reinterpret_cast", "static_assert", "char8_t",
      "char16_t", "char32_t", "co_await", "co_return", "co_yield", "consteval", "constinit", "typeof", "typeof_unqual",
      "asm", "_Bool", "_Complex", "_Imaginary", "_Generic", "_Static_assert", "_Alignas", "_Alignof", "_Atomic",
      "_Noreturn", "_Thread_local",
      // Types of other arguments, and macros of headers that a program may have included before.
      "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t", "uint64_t", "dlc_status",
      "dlc_host", "NULL", "errno", "EOF", "I", "complex", "imaginary", "NAN", "INFINITY", "HUGE_VAL", "BUFSIZ", "linux",
      "unix", "stdin", "stdout", "stderr"};
  std::string name;
  for (char c : text)
    name += llvm::isAlnum(c) ? c : '_';
  if (name.empty() || llvm::isDigit(name[0]))
    name.insert(0, "t");
  if (words.contains(name))
    name += '_';
  while (!taken.insert(name).second)
    name += '_';
  return name;
}

static StringRef cType(Type element) {
  return llvm::StringSwitch<StringRef>(dl::elementName(element))
      .Case("bool", "uint8_t")
      .Case("u8", "uint8_t")
      .Case("i8", "int8_t")
      .Case("i16", "int16_t")
      .Case("i32", "int32_t")
      .Case("i64", "int64_t")
      .Case("f32", "float")
      .Case("f64", "double")
      // Their bits.
      .Default("uint16_t");
}

static std::string number(int64_t value) { return std::to_string(value) + (value > 0x7fffffff ? "ull" : "u"); }

/// A text that neither ends nor begins a comment, on one line.
static std::string comment(StringRef text) {
  std::string result;
  for (char c : text) {
    if (!result.empty() && ((result.back() == '*' && c == '/') || (result.back() == '/' && c == '*')))
      result += ' ';
    result += c == '\n' || c == '\r' ? ' ' : c;
  }
  return result;
}

/// A macro STEM_BYTES that no other has; `more` is put in where one would.
static std::string sizeMacro(std::string stem, StringRef more, llvm::StringSet<> &macros) {
  while (!macros.insert(stem + "_BYTES").second)
    stem += more;
  return stem + "_BYTES";
}

static void declareEntry(llvm::raw_ostream &os, StringRef prefix, const EmittedEntry &entry,
                         llvm::StringSet<> &macros) {
  std::string macro = upper(prefix) + "_" + upper(entry.name);
  os << "\n/* " << entry.name << "\n";
  for (const DimInfo &dim : entry.dims)
    os << " *   " << dim.name << " in " << dim.low << "..=" << dim.high << "\n";
  for (const EmittedTensor &tensor : entry.inputs)
    os << " *   in  " << comment(tensor.name) << ": " << comment(dl::toString(tensor.type)) << "\n";
  for (const EmittedTensor &tensor : entry.outputs)
    os << " *   out " << comment(tensor.name) << ": " << comment(dl::toString(tensor.type)) << "\n";
  os << " * Buffers are aligned to DLC_ALIGNMENT; an output overlaps no other buffer. The arena is scratch memory of\n";
  // Entries whose names differ in case alone have one stem, an input and an output may have one name, and a tensor may
  // be called arena.
  std::string arena = sizeMacro(macro + "_ARENA", "_2", macros);
  if (entry.arenaIsConstant)
    os << " * " << arena << " bytes. */\n#define " << arena << " " << number(entry.arenaTop) << "\n";
  else
    os << " * " << prefix << "_" << entry.name << "_arena_bytes(dims) bytes, at most " << arena << ". */\n#define "
       << arena << " " << number(entry.arenaTop) << "\n";
  auto size = [&](const EmittedTensor &tensor, bool isOutput) {
    os << "#define " << sizeMacro(macro + "_" + upper(tensor.name), isOutput ? "_OUT" : "_IN", macros) << " "
       << number(tensor.mostBytes);
    if (!tensor.type.hasStaticShape())
      os << " /* at most */";
    os << "\n";
  };
  for (const EmittedTensor &tensor : entry.inputs)
    size(tensor, false);
  for (const EmittedTensor &tensor : entry.outputs)
    size(tensor, true);
  llvm::StringSet<> taken;
  for (StringRef name : {"state", "arena", "host"})
    taken.insert(name);
  std::string dims;
  for (const DimInfo &dim : entry.dims)
    dims += ", int64_t " + argumentName(dim.name, taken);
  if (!entry.dims.empty())
    os << "uint64_t " << prefix << "_" << entry.name << "_arena_bytes(" << StringRef(dims).drop_front(2) << ");\n";
  os << "dlc_status " << prefix << "_" << entry.name << "(void *state, void *arena, const dlc_host *host" << dims;
  for (const EmittedTensor &tensor : entry.inputs)
    os << ", const " << cType(tensor.type.getElementType()) << " *" << argumentName(tensor.name, taken);
  for (const EmittedTensor &tensor : entry.outputs)
    os << ", " << cType(tensor.type.getElementType()) << " *" << argumentName(tensor.name, taken);
  os << ");\n";
}

/// A C function that the model calls: what the program must define.
static void declareExtern(llvm::raw_ostream &os, DictionaryAttr declaration) {
  llvm::StringSet<> taken;
  taken.insert("host");
  os << "dlc_status " << declaration.getAs<StringAttr>("name").getValue() << "(const dlc_host *host";
  for (auto size : declaration.getAs<ArrayAttr>("sizes").getAsRange<StringAttr>())
    os << ", int64_t " << argumentName(size, taken);
  for (StringRef kind : {"inputs", "outputs"})
    for (auto row : declaration.getAs<ArrayAttr>(kind).getAsRange<ArrayAttr>())
      os << ", " << (kind == "inputs" ? "const " : "") << cType(cast<TypeAttr>(row[1]).getValue()) << " *"
         << argumentName(cast<StringAttr>(row[0]), taken);
  os << ");\n";
}

std::string writeHeader(ModuleOp module, const CompileOptions &options) {
  std::string text, name = modelName(module), macro = upper(name);
  llvm::raw_string_ostream os(text);
  os << "/* " << name << ".h - model " << name << ", compiled by dlc " DLC_VERSION " for "
     << machineNames(module, options) << ". Link with " << name << ".o and -lm.\n *\n"
     << " * " << name << "_init fills the state block (" << macro
     << "_STATE_BYTES bytes, aligned to DLC_ALIGNMENT) once; each thread has its own.\n";
  if (embedsWeights(options.weightsMode))
    os << " * The weights are in the object: pass NULL.\n";
  else
    os << " * `weights` is a block of " << macro << "_WEIGHTS_BYTES bytes, aligned to DLC_ALIGNMENT, laid out by "
       << name << "_query(DLC_ABI_VERSION)->weight_table;\n * it must stay while the state is in use.\n";
  bool inFile = module->hasAttr("rt.weights_in_file");
  if (inFile)
    os << " * " << name
       << ".safetensors holds that block: the file's first 8 bytes are the size S of its header, a little-endian "
          "integer, and the\n"
       << " * block is what lies behind byte 8 + S, at a multiple of 64 in the file. Map it, or read it to memory "
          "aligned to DLC_ALIGNMENT;\n * "
       << name << "_find_weights checks its size and finds the block, " << name << "_init checks its checksum.\n";
  os << " * Every function returns DLC_OK or says why not; `host` may be NULL: one thread, and no messages. */\n"
     // In the name's own case: `Net` and `net` are two models.
     << "#ifndef DLC_MODEL_" << name << "_H\n#define DLC_MODEL_" << name << "_H\n\n"
     << abiText << "\n#if DLC_ABI_VERSION != " << DLC_ABI_VERSION << "u\n#error \"" << name
     << ".h was made for another version of dlc/abi.h\"\n#endif\n\n"
     << "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n"
     << "#define " << macro << "_STATE_BYTES " << number(moduleNumber(module, "rt.state_bytes")) << "\n"
     << "#define " << macro << "_WEIGHTS_BYTES " << number(moduleNumber(module, "rt.weights_bytes")) << "\n"
     << "const dlc_model_desc *" << name << "_query(uint32_t abi_version);\n"
     << "dlc_status " << name << "_init(void *state, const void *weights, const dlc_host *host);\n";
  if (inFile)
    os << "dlc_status " << name
       << "_find_weights(const void *file, uint64_t bytes, const dlc_host *host, const void **weights);\n";
  llvm::StringSet<> macros = {macro + "_STATE_BYTES", macro + "_WEIGHTS_BYTES"};
  for (const EmittedEntry &entry : emittedEntries(module))
    declareEntry(os, name, entry, macros);
  if (auto externs = module->getAttrOfType<ArrayAttr>("dl.externs")) {
    os << "\n/* The program defines these. They return DLC_OK, or what ends the call. */\n";
    for (auto declaration : externs.getAsRange<DictionaryAttr>())
      declareExtern(os, declaration);
  }
  os << "\n#ifdef __cplusplus\n}\n#endif\n#endif\n";
  return text;
}

} // namespace dlc
