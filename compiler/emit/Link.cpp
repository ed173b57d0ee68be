//===- Link.cpp - Libraries and executables of an object ------------------===//
#include "compiler/emit/Link.h"
#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Object/ArchiveWriter.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

using namespace mlir;

namespace dlc {

static const char programText[] =
#include "compiler/emit/Program.inc"
    ;

namespace {
/// A folder that is gone with this.
struct TemporaryFolder {
  SmallString<128> path;
  bool ok = !llvm::sys::fs::createUniqueDirectory("dlc-link", path);
  ~TemporaryFolder() {
    if (ok)
      llvm::sys::fs::remove_directories(path);
  }
  std::string file(const Twine &name) const { return (path + "/" + name).str(); }
};
} // namespace

static LogicalResult write(StringRef path, StringRef contents, Location loc) {
  std::error_code code;
  llvm::raw_fd_ostream os(path, code);
  os << contents;
  os.close();
  if (code || os.has_error()) {
    os.clear_error();
    return emitError(loc) << "cannot write " << path;
  }
  return success();
}

/// Runs `cc` and reads the file it made.
static LogicalResult runLinker(ArrayRef<std::string> arguments, StringRef output, const TemporaryFolder &folder,
                               Location loc, std::string &bytes) {
  auto cc = llvm::sys::findProgramByName("cc");
  if (!cc)
    return emitError(loc, "--emit lib and exe, and --link with objects, need the system's linker: there is no `cc` in "
                          "PATH (install gcc or clang)");
  SmallVector<StringRef> words{*cc};
  words.append(arguments.begin(), arguments.end());
  std::string log = folder.file("log");
  std::optional<StringRef> redirects[] = {StringRef(""), StringRef(log), StringRef(log)};
  std::string problem;
  if (llvm::sys::ExecuteAndWait(*cc, words, std::nullopt, redirects, 0, 0, &problem) != 0) {
    auto text = llvm::MemoryBuffer::getFile(log);
    return emitError(loc) << "cc failed: " << (text ? (*text)->getBuffer() : StringRef(problem));
  }
  auto file = llvm::MemoryBuffer::getFile(output);
  if (!file)
    return emitError(loc) << "cc left no file";
  bytes = (*file)->getBuffer().str();
  return success();
}

/// The words with which `cc` takes the user's files; a shared library is found again where it is now.
static void appendLinked(std::vector<std::string> &words, ArrayRef<std::string> linked) {
  for (const std::string &file : linked) {
    words.push_back(file);
    if (StringRef(file).ends_with(".so")) {
      SmallString<128> folder(file);
      llvm::sys::fs::make_absolute(folder);
      llvm::sys::path::remove_filename(folder);
      words.push_back("-Wl,-rpath," + folder.str().str());
    }
  }
}

LogicalResult makeLibraries(StringRef name, StringRef object, ArrayRef<std::string> exported,
                            ArrayRef<std::string> externs, ArrayRef<std::string> linked, Location loc,
                            std::vector<OutputFile> &files) {
  TemporaryFolder folder;
  if (!folder.ok)
    return emitError(loc, "cannot make a temporary folder");
  llvm::NewArchiveMember member(llvm::MemoryBufferRef(object, "model.o"));
  std::string memberName = (name + ".o").str();
  member.MemberName = memberName;
  SmallVector<llvm::NewArchiveMember, 1> members;
  members.push_back(std::move(member));
  auto archive = llvm::writeArchiveToBuffer(members, llvm::SymtabWritingMode::NormalSymtab,
                                            llvm::object::Archive::K_GNU, /*Deterministic=*/true,
                                            /*Thin=*/false);
  if (!archive) {
    llvm::consumeError(archive.takeError());
    return emitError(loc, "cannot write the archive");
  }
  files.push_back({("lib" + name + ".a").str(), (*archive)->getBuffer().str(), false});

  std::string script = "{ global:";
  for (const std::string &symbol : exported)
    script += " " + symbol + ";";
  script += " local: *; };\n";
  std::string objectFile = folder.file("model.o"), scriptFile = folder.file("exports"),
              output = folder.file("lib" + name + ".so"), bytes;
  std::vector<std::string> words = {"-shared",
                                    "-nostartfiles",
                                    "-Wl,--build-id=none",
                                    "-Wl,-soname,lib" + name.str() + ".so",
                                    "-Wl,--version-script=" + scriptFile,
                                    "-o",
                                    output,
                                    objectFile};
  if (!externs.empty()) {
    if (linked.empty())
      return emitError(loc) << "the library would lack the extern functions " << llvm::join(externs, ", ")
                            << "; --link FILE names what defines them";
    words.push_back("-Wl,--no-undefined");
  }
  appendLinked(words, linked);
  words.push_back("-lm");
  if (failed(write(objectFile, object, loc)) || failed(write(scriptFile, script, loc)) ||
      failed(runLinker(words, output, folder, loc, bytes)))
    return failure();
  files.push_back({("lib" + name + ".so").str(), std::move(bytes), true});
  return success();
}

FailureOr<std::string> linkObjects(ArrayRef<std::string> linked, Location loc) {
  TemporaryFolder folder;
  if (!folder.ok)
    return emitError(loc, "cannot make a temporary folder");
  std::string output = folder.file("linked.so"), bytes;
  std::vector<std::string> words = {"-shared", "-o", output, "-Wl,--whole-archive"};
  appendLinked(words, linked);
  words.insert(words.end(), {"-Wl,--no-whole-archive", "-lm"});
  if (failed(runLinker(words, output, folder, loc, bytes)))
    return failure();
  return bytes;
}

LogicalResult makeExecutable(StringRef name, StringRef object, StringRef header, ArrayRef<std::string> linked,
                             Location loc, std::vector<OutputFile> &files) {
  TemporaryFolder folder;
  if (!folder.ok)
    return emitError(loc, "cannot make a temporary folder");
  std::string source = folder.file("main.c"), objectFile = folder.file("model.o"), output = folder.file("program"),
              bytes;
  std::string text = (header + "\n#define DLC_QUERY " + name + "_query\n" + programText).str();
  std::vector<std::string> words = {"-O1", "-Wl,--build-id=none", "-s", "-o", output, source, objectFile};
  appendLinked(words, linked);
  words.push_back("-lm");
  if (failed(write(objectFile, object, loc)) || failed(write(source, text, loc)) ||
      failed(runLinker(words, output, folder, loc, bytes)))
    return failure();
  files.push_back({name.str(), std::move(bytes), true});
  return success();
}

} // namespace dlc
