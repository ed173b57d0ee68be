//===- Docs.h - What the library says about itself --------------*- C++ -*-===//
//
// The documentation of a definition is the `///` comment before it, Markdown: a first sentence, what else there is to
// say, and indented by four an example. Standard types only: the command line reads it.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_COMPILER_FRONTEND_DOCS_H
#define DLC_COMPILER_FRONTEND_DOCS_H

#include <optional>
#include <string>
#include <vector>

namespace dlc {

/// A module or function of the library.
struct Documentation {
  std::string library;   ///< `nn`; empty for what is in scope everywhere
  std::string name;      ///< `Conv2d`
  std::string place;     ///< `nn.conv.dl:63`
  std::string signature; ///< the declaration without its body; a module's with that of its `forward`
  std::string text;      ///< without the example
  std::string example;   ///< a file that elaborates, its imports included
  std::string source;

  std::string path() const { return library.empty() ? name : library + "." + name; }
};

/// Of all public names (those that do not begin with `_`), by library in the order of the files.
std::vector<Documentation> libraryDocs();

/// What the example's entries take and give, "infer(x: f32[2, 8]) -> f32[2, 16]"; nothing, after its errors were
/// printed, if it does not elaborate.
std::optional<std::vector<std::string>> exampleEntries(const Documentation &doc);

/// "; did you mean `x`?", or nothing.
std::string suggestion(const std::string &name, const std::vector<std::string> &candidates);

} // namespace dlc

#endif
