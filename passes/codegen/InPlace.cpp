//===- InPlace.cpp - Which outputs may share memory with an input ---------===//
#include "passes/codegen/Kernel.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

void codegen::findInPlace(Kernel &kernel) {}
