//===- TileRows.cpp - Work chunks and row fusion --------------------------===//
#include "passes/codegen/Kernel.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

LogicalResult codegen::tileRows(Kernel &kernel) { return success(); }
