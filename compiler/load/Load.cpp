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

struct LoadedModel::State {
  std::unique_ptr<llvm::orc::ExecutionSession> session;
  std::unique_ptr<llvm::orc::ObjectLinkingLayer> layer;
  ~State() {
    if (session)
      llvm::consumeError(session->endSession());
  }
};

LoadedModel::LoadedModel() : state(std::make_unique<State>()) {}
LoadedModel::~LoadedModel() = default;

std::unique_ptr<LoadedModel> LoadedModel::load(llvm::StringRef object, llvm::StringRef modelName, std::string &error) {
  std::unique_ptr<LoadedModel> model(new LoadedModel);
  auto fail = [&](llvm::Error problem) -> std::unique_ptr<LoadedModel> {
    error = llvm::toString(std::move(problem));
    return nullptr;
  };
  // This process's own symbols, libm among them.
  llvm::sys::DynamicLibrary::LoadLibraryPermanently(nullptr);
  auto control = llvm::orc::SelfExecutorProcessControl::Create();
  if (!control)
    return fail(control.takeError());
  State &state = *model->state;
  state.session = std::make_unique<llvm::orc::ExecutionSession>(std::move(*control));
  state.session->setErrorReporter([&error](llvm::Error problem) { error += llvm::toString(std::move(problem)) + " "; });
  state.layer = std::make_unique<llvm::orc::ObjectLinkingLayer>(*state.session);
  auto library = state.session->createJITDylib(modelName.str());
  if (!library)
    return fail(library.takeError());
  library->addGenerator(std::make_unique<AllowedSymbols>());
  if (llvm::Error problem = state.layer->add(
          *library, llvm::MemoryBuffer::getMemBuffer(object, "model.o", /*RequiresNullTerminator=*/false)))
    return fail(std::move(problem));
  auto query = state.session->lookup({&*library}, state.session->intern((modelName + "_query").str()));
  if (!query) {
    std::string first = error;
    fail(query.takeError());
    error = first + error;
    return nullptr;
  }
  model->desc = query->getAddress().toPtr<const dlc_model_desc *(*)(uint32_t)>()(DLC_ABI_VERSION);
  // What the reporter refers to ends with this call.
  state.session->setErrorReporter([](llvm::Error problem) { llvm::consumeError(std::move(problem)); });
  if (!model->desc) {
    error = "the object does not speak version " + std::to_string(DLC_ABI_VERSION) + " of the ABI";
    return nullptr;
  }
  return model;
}

} // namespace dlc
