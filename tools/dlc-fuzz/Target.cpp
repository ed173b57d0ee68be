//===- Target.cpp - What is done with a broken file -----------------------===//
#include "tools/dlc-fuzz/Target.h"
#include "compiler/frontend/Elaborator.h"
#include "compiler/frontend/Format.h"
#include "compiler/frontend/Resolve.h"
#include "dialects/dl/Dialect.h"
#include "mlir/IR/Verifier.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;

namespace dlc::fuzz {
namespace fe = frontend;

static void demand(bool holds, const char *what) {
  if (holds)
    return;
  llvm::errs() << "dlc-fuzz: " << what << "\n";
  abort();
}

/// What the formatter may not change: tokens, without the `;` that ends a line.
static std::vector<std::string> spellings(const fe::TokenList &list) {
  std::vector<std::string> result;
  for (const fe::Token &token : list.tokens)
    if (!token.is(";"))
      result.push_back(token.text.str());
  return result;
}

/// A file that parses keeps its tokens when it is printed, and what is printed is printed the same again.
static void checkFormat(const std::string &text) {
  Reporter reporter;
  std::string first;
  std::vector<std::string> before;
  for (const std::string *input : {&text, const_cast<const std::string *>(&first)}) {
    fe::Diagnostics diagnostics(reporter);
    fe::SourceFile source("fuzz.dl", *input, /*isLibrary=*/false);
    fe::TokenList tokens = lex(source, diagnostics);
    parse(source, tokens, diagnostics);
    if (input == &text && diagnostics.hasErrors())
      return;
    demand(!diagnostics.hasErrors(), "what dlc fmt prints does not parse");
    std::string printed = format(tokens);
    if (input == &text)
      before = spellings(tokens);
    else
      demand(before == spellings(tokens), "dlc fmt changes the tokens");
    demand(input == &text || printed == first, "dlc fmt changes what it printed");
    if (input == &text)
      first = std::move(printed);
  }
}

static Reporter &reporterOfLibrary() {
  static Reporter reporter;
  return reporter;
}

bool check(const std::string &text) {
  checkFormat(text);
  // Contexts keep every type and attribute; one in a while is new.
  static std::unique_ptr<MLIRContext> context;
  static unsigned uses = 0;
  if (!context || ++uses % 512 == 0) {
    context = std::make_unique<MLIRContext>(MLIRContext::Threading::DISABLED);
    context->loadDialect<dl::DLDialect, func::FuncDialect>();
  }
  ScopedDiagnosticHandler handler(context.get(), [](mlir::Diagnostic &) { return success(); });
  Reporter reporter;
  std::string said;
  reporter.sink = &said;
  fe::Diagnostics diagnostics(reporter);
  // The library is parsed once.
  static fe::Diagnostics librarySays(reporterOfLibrary());
  static fe::Loader libraries({}, librarySays);
  fe::Loader loader({}, diagnostics, &libraries);
  const fe::File *file = loader.addText("fuzz.dl", text, /*isLibrary=*/false);
  OwningOpRef<ModuleOp> module = ModuleOp::create(UnknownLoc::get(context.get()));
  std::set<const fe::Expr *> unresolved = resolve(*file, loader, diagnostics);
  fe::Elaborator elaborator(loader, diagnostics, *module, std::move(unresolved), {});
  // A step costs the sanitizers ten times as much; that the limits themselves hold is another test's.
  elaborator.setLimits(/*maxSteps=*/100'000, /*maxOps=*/2'000);
  elaborator.run(*file);
  bool hasErrors = diagnostics.hasErrors();
  diagnostics.print();
  demand(!hasErrors || llvm::StringRef(said).contains(": error: "), "an error has no message");
  demand(hasErrors || succeeded(verify(*module)), "a program without errors is no valid module");
  return !hasErrors;
}

//===----------------------------------------------------------------------===//
// Mutations
//===----------------------------------------------------------------------===//

/// Tokens with what stands before each; the last one is the rest.
static std::vector<std::string> split(const std::string &text) {
  Reporter reporter;
  fe::Diagnostics diagnostics(reporter);
  fe::SourceFile source("", text, /*isLibrary=*/false);
  fe::TokenList list = lex(source, diagnostics);
  std::vector<std::string> pieces;
  unsigned done = 0;
  for (const fe::Token &token : list.tokens) {
    pieces.push_back(text.substr(done, token.range.end - done));
    done = token.range.end;
  }
  return pieces;
}

/// Words and numbers that mean something, and some that may be too much.
static const char *const words[] = {
#include "tools/dlc-fuzz/Words.inc"
};

std::string mutate(const std::string &text, const std::string &others, std::mt19937 &random) {
  std::vector<std::string> tokens = split(text), more = split(others);
  auto below = [&](size_t count) { return count ? std::uniform_int_distribution<size_t>(0, count - 1)(random) : 0; };
  auto word = [&]() -> std::string {
    switch (below(3)) {
    case 0:
      return tokens[below(tokens.size())];
    case 1:
      return more[below(more.size())];
    default:
      return std::string(" ") + words[below(std::size(words))];
    }
  };
  for (size_t count = below(2) ? 1 : 1 + below(4); count; --count) {
    size_t i = below(tokens.size()), length = 1 + (below(4) ? 0 : below(12));
    auto first = tokens.begin() + i, last = first + std::min(length, tokens.size() - i);
    switch (below(6)) {
    case 0:
      if (tokens.size() > 1)
        tokens.erase(first, last);
      break;
    case 1: { // again, somewhere
      std::vector<std::string> piece(first, last);
      tokens.insert(tokens.begin() + below(tokens.size()), piece.begin(), piece.end());
      break;
    }
    case 2:
      std::swap(tokens[i], tokens[below(tokens.size())]);
      break;
    case 3:
      tokens.insert(first, word());
      break;
    case 4: { // a piece of another file
      size_t from = below(more.size());
      std::vector<std::string> piece(more.begin() + from, more.begin() + std::min(more.size(), from + 1 + below(30)));
      tokens.insert(first, piece.begin(), piece.end());
      break;
    }
    default:
      *first = word();
    }
  }
  std::string result;
  for (const std::string &token : tokens)
    result += token;
  return result;
}

} // namespace dlc::fuzz
