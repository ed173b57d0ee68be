//===- Frontend.cpp - From .dl text to the dl dialect ---------------------===//
#include "compiler/frontend/Frontend.h"
#include "compiler/frontend/Elaborator.h"
#include "compiler/frontend/Format.h"
#include "compiler/frontend/Resolve.h"
#include "dialects/dl/Dialect.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::frontend;

static OwningOpRef<ModuleOp> elaborate(const File *file, const CompileOptions &options, Loader &loader,
                                       frontend::Diagnostics &diagnostics, MLIRContext &context) {
  context.loadDialect<dl::DLDialect, func::FuncDialect>();
  OwningOpRef<ModuleOp> module;
  // After syntax errors, what was parsed whole is still checked.
  if (file) {
    Location loc = FileLineColLoc::get(&context, file->source->getName(), 1, 1);
    module = ModuleOp::create(loc);
    std::set<const Expr *> unresolved = resolve(*file, loader, diagnostics);
    Elaborator elaborator(loader, diagnostics, *module, std::move(unresolved), options.eagerFunctions);
    elaborator.setDefines(options.defines);
    elaborator.run(*file);
    if (!diagnostics.hasErrors() && failed(verify(*module)))
      return {};
  }
  bool ok = !diagnostics.hasErrors();
  diagnostics.print();
  return ok ? std::move(module) : OwningOpRef<ModuleOp>();
}

OwningOpRef<ModuleOp> dlc::importDl(StringRef path, const CompileOptions &options, Reporter &reporter,
                                    MLIRContext &context) {
  frontend::Diagnostics diagnostics(reporter);
  Loader loader(options.importPaths, diagnostics);
  return elaborate(loader.addFile(path, {}), options, loader, diagnostics, context);
}

OwningOpRef<ModuleOp> dlc::importDlText(StringRef name, StringRef text, Reporter &reporter, MLIRContext &context) {
  frontend::Diagnostics diagnostics(reporter);
  Loader loader({}, diagnostics);
  return elaborate(loader.addText(name.str(), text.str(), /*isLibrary=*/false), {}, loader, diagnostics, context);
}

FailureOr<std::string> dlc::formatDl(StringRef text, StringRef name) {
  Reporter reporter;
  frontend::Diagnostics diagnostics(reporter);
  SourceFile source(name.str(), text.str(), /*isLibrary=*/false);
  TokenList tokens = lex(source, diagnostics);
  parse(source, tokens, diagnostics);
  if (diagnostics.hasErrors()) {
    diagnostics.print();
    return failure();
  }
  return format(tokens);
}
