//===- Engine.cpp - Which eager engine there is ---------------------------===//
#include "runtime/base/Engine.h"
#include <atomic>

namespace dlc {

static std::atomic<EngineFactory> factory{nullptr};

void setEngineFactory(EngineFactory value) { factory.store(value); }
EngineFactory engineFactory() { return factory.load(); }

} // namespace dlc
