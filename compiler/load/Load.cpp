//===- Load.cpp - An object file linked into this process -----------------===//
#include "compiler/load/Load.h"
#include "compiler/target/Target.h"
#include "llvm/ExecutionEngine/JITLink/JITLinkMemoryManager.h"
#include "llvm/ExecutionEngine/Orc/AbsoluteSymbols.h"
#include "llvm/ExecutionEngine/Orc/Core.h"
#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/ObjectLinkingLayer.h"
#include "llvm/ExecutionEngine/Orc/SelfExecutorProcessControl.h"
#include "llvm/Support/DynamicLibrary.h"
#include "llvm/Support/MemoryBuffer.h"

namespace dlc {

namespace {
/// Finds libm's functions and mem* in this process, and nothing else.
class AllowedSymbols : public llvm::orc::DefinitionGenerator {
  llvm::Error tryToGenerate(llvm::orc::LookupState &, llvm::orc::LookupKind, llvm::orc::JITDylib &library,
                            llvm::orc::JITDylibLookupFlags, const llvm::orc::SymbolLookupSet &wanted) override {
    llvm::orc::SymbolMap found;
    for (const auto &[name, flags] : wanted)
      if (isAllowedSymbol(*name))
        if (void *address = llvm::sys::DynamicLibrary::SearchForAddressOfSymbol((*name).str()))
          found[name] = {llvm::orc::ExecutorAddr::fromPtr(address),
                         llvm::JITSymbolFlags::Exported | llvm::JITSymbolFlags::Callable};
    return found.empty() ? llvm::Error::success() : library.define(llvm::orc::absoluteSymbols(std::move(found)));
  }
};
} // namespace

struct LoadedObject::State {
  std::unique_ptr<llvm::orc::ExecutionSession> session;
  std::unique_ptr<llvm::orc::ObjectLinkingLayer> layer;
  llvm::orc::JITDylib *library = nullptr;
  ~State() {
    if (session)
      llvm::consumeError(session->endSession());
  }
};

LoadedObject::LoadedObject() : state(std::make_unique<State>()) {}
LoadedObject::~LoadedObject() = default;

std::unique_ptr<LoadedObject>
LoadedObject::load(llvm::StringRef object, const std::map<std::string, dlc_extern_fn> &externs, std::string &error) {
  std::unique_ptr<LoadedObject> loaded(new LoadedObject);
  auto fail = [&](llvm::Error problem) -> std::unique_ptr<LoadedObject> {
    error = llvm::toString(std::move(problem));
    return nullptr;
  };
  // This process's own symbols, libm among them.
  llvm::sys::DynamicLibrary::LoadLibraryPermanently(nullptr);
  auto control = llvm::orc::SelfExecutorProcessControl::Create();
  if (!control)
    return fail(control.takeError());
  State &state = *loaded->state;
  state.session = std::make_unique<llvm::orc::ExecutionSession>(std::move(*control));
  state.layer = std::make_unique<llvm::orc::ObjectLinkingLayer>(*state.session);
  auto library = state.session->createJITDylib("object");
  if (!library)
    return fail(library.takeError());
  state.library = &*library;
  llvm::orc::SymbolMap symbols;
  for (const auto &[name, function] : externs)
    symbols[state.session->intern(name)] = {llvm::orc::ExecutorAddr::fromPtr(function),
                                            llvm::JITSymbolFlags::Exported | llvm::JITSymbolFlags::Callable};
  if (!symbols.empty())
    if (llvm::Error problem = library->define(llvm::orc::absoluteSymbols(std::move(symbols))))
      return fail(std::move(problem));
  library->addGenerator(std::make_unique<AllowedSymbols>());
  if (llvm::Error problem = state.layer->add(
          *library, llvm::MemoryBuffer::getMemBuffer(object, "model.o", /*RequiresNullTerminator=*/false)))
    return fail(std::move(problem));
  return loaded;
}

void *LoadedObject::find(llvm::StringRef symbol, std::string &error) const {
  llvm::orc::ExecutionSession &session = *state->session;
  // What goes wrong while linking is reported; the look-up itself says only that it failed.
  std::string reported;
  session.setErrorReporter([&reported](llvm::Error problem) { reported += llvm::toString(std::move(problem)) + " "; });
  auto found = session.lookup({state->library}, session.intern(symbol));
  session.setErrorReporter([](llvm::Error problem) { llvm::consumeError(std::move(problem)); });
  if (found)
    return found->getAddress().toPtr<void *>();
  error = reported + llvm::toString(found.takeError());
  return nullptr;
}

std::unique_ptr<LoadedModel> LoadedModel::load(llvm::StringRef object, llvm::StringRef modelName,
                                               const std::map<std::string, dlc_extern_fn> &externs,
                                               std::string &error) {
  auto model = std::make_unique<LoadedModel>();
  model->object = LoadedObject::load(object, externs, error);
  void *query = model->object ? model->object->find((modelName + "_query").str(), error) : nullptr;
  if (!query)
    return nullptr;
  model->desc = reinterpret_cast<const dlc_model_desc *(*)(uint32_t)>(query)(DLC_ABI_VERSION);
  if (!model->desc) {
    error = "the object does not speak version " + std::to_string(DLC_ABI_VERSION) + " of the ABI";
    return nullptr;
  }
  return model;
}

} // namespace dlc
