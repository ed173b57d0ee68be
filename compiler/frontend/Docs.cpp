//===- Docs.cpp - What the library says about itself ----------------------===//
#include "compiler/frontend/Docs.h"
#include "compiler/frontend/Frontend.h"
#include "compiler/frontend/Loader.h"
#include "dialects/dl/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace dlc;
using namespace dlc::frontend;
using llvm::StringRef;

namespace {

/// The tokens of one definition at the top of a file.
struct Extent {
  size_t first, last;
};

/// One file of the library, parsed.
struct Reader {
  const SourceFile &source;
  TokenList tokens;
  File file;

  size_t tokenAt(unsigned offset) const {
    auto it = llvm::partition_point(tokens.tokens, [&](const Token &token) { return token.range.begin < offset; });
    return it - tokens.tokens.begin();
  }
  /// From the start of the name's line to before the next definition.
  Extent extentOf(SourceRange name, std::optional<SourceRange> next) const {
    auto lineStart = [&](SourceRange range) {
      size_t at = tokenAt(range.begin);
      while (!tokens.tokens[at].startsLine)
        --at;
      return at;
    };
    size_t end = next ? lineStart(*next) : tokens.tokens.size() - 1;
    return {lineStart(name), end - 1};
  }
  StringRef text(size_t first, size_t last) const {
    return source.getText().slice(tokens.tokens[first].range.begin, tokens.tokens[last].range.end);
  }
  /// The declaration that begins at a token: up to its body.
  StringRef declaration(size_t first) const {
    size_t at = first;
    for (int depth = 0;; ++at) {
      const Token &token = tokens.tokens[at];
      depth += int(token.is("(") || token.is("[")) - int(token.is(")") || token.is("]"));
      if (token.kind == TokenKind::End || (depth == 0 && (token.is("{") || token.is("=>"))))
        break;
    }
    return text(first, at - 1);
  }
};

std::string signatureOf(const Reader &reader, const File::Item &item, Extent extent) {
  std::string signature = reader.declaration(extent.first).str();
  if (!item.module)
    return signature;
  for (auto &member : item.module->members)
    if (auto *method = llvm::dyn_cast<FunctionStmt>(member.get()))
      signature += ("\n  " + reader.declaration(reader.tokenAt(method->range.begin))).str();
  return signature;
}

/// Splits the `///` lines before a token into text and example.
void readComment(const Reader &reader, size_t before, Documentation &doc) {
  for (const Comment &comment : reader.tokens.comments) {
    StringRef line = comment.range.text();
    if (comment.before != before || !line.consume_front("///"))
      continue;
    bool isExample = line.consume_front("     ");
    line.consume_front(" ");
    (isExample ? doc.example : doc.text) += (line + "\n").str();
  }
  doc.text = StringRef(doc.text).trim().str();
}

} // namespace

std::vector<Documentation> dlc::libraryDocs() {
  std::vector<Documentation> docs;
  std::vector<std::string> names = libraryNames();
  for (const LibraryFile &part : libraryFiles()) {
    SourceFile source((part.name + ".dl").str(), part.text.str(), /*isLibrary=*/true);
    Reporter reporter;
    Diagnostics diagnostics(reporter);
    Reader reader{source, lex(source, diagnostics), {}};
    reader.file = parse(source, reader.tokens, diagnostics);
    auto nameOf = [](const File::Item &item) { return item.module ? item.module->range : item.function->range; };
    std::vector<const File::Item *> items;
    for (const File::Item &item : reader.file.items)
      if (!item.binding)
        items.push_back(&item);
    for (size_t i = 0; i < items.size(); ++i) {
      SourceRange name = nameOf(*items[i]);
      if (name.text().starts_with("_"))
        continue;
      Extent extent = reader.extentOf(name, i + 1 < items.size() ? std::optional(nameOf(*items[i + 1])) : std::nullopt);
      Documentation doc;
      StringRef library = part.name.split('.').first;
      doc.library = library == "prelude" ? "" : library.str();
      doc.name = name.text().str();
      doc.place = (part.name + ".dl:" + llvm::Twine(source.lineAndColumn(name.begin).first)).str();
      doc.signature = signatureOf(reader, *items[i], extent);
      doc.source = reader.text(extent.first, extent.last).str();
      readComment(reader, extent.first, doc);
      // An example imports what it names.
      std::string imports;
      for (const std::string &other : names)
        if (StringRef(doc.example).contains(other + "."))
          imports += "import \"" + other + "\"\n";
      if (!doc.example.empty())
        doc.example = imports + doc.example;
      docs.push_back(std::move(doc));
    }
  }
  llvm::stable_sort(docs, [](auto &a, auto &b) { return a.library < b.library; });
  return docs;
}

std::optional<std::vector<std::string>> dlc::exampleEntries(const Documentation &doc) {
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  Reporter reporter;
  auto module = importDlText("example of " + doc.path(), doc.example, reporter, context);
  if (!module)
    return std::nullopt;
  std::vector<std::string> entries;
  for (auto function : module->getOps<mlir::func::FuncOp>()) {
    if (!function->hasAttr("dl.export"))
      continue;
    std::string line = function.getName().str() + "(";
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      line += (i ? ", " : "") + function.getArgAttrOfType<mlir::StringAttr>(i, "dl.name").str() + ": " +
              dl::toString(function.getArgumentTypes()[i]);
    line += ") -> ";
    for (auto [i, type] : llvm::enumerate(function.getResultTypes()))
      line += (i ? ", " : "") + dl::toString(type);
    entries.push_back(std::move(line));
  }
  return entries;
}

std::string dlc::suggestion(const std::string &name, const std::vector<std::string> &candidates) {
  return didYouMean(name, candidates);
}
