//===- Register.cpp - Makes the eager engine known to the runtime ---------===//
#include "dlc/dlc.h"
#include "runtime/eager/Interpreter.h"

using namespace dlc;

extern "C" void dlc_eager_register(void) {
  setEngineFactory([](const void *graph, size_t bytes, std::unique_ptr<Engine> &engine) {
    std::unique_ptr<eager::Interpreter> interpreter;
    DLC_TRY(eager::Interpreter::load(graph, bytes, /*verifyChecksum=*/true, interpreter));
    engine = std::move(interpreter);
    return Status();
  });
}
