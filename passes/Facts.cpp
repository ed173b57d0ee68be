//===- Facts.cpp - Facts of op records, asked at run time -----------------===//
#include "passes/Facts.h"
#include "dialects/dl/Dialect.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/StringMap.h"

namespace dlc {

namespace {
struct Facts {
  llvm::StringRef family;
  bool canFail = false;
};
} // namespace

static Facts factsOf(mlir::Operation *op) {
  static const llvm::StringMap<Facts> facts = [] {
    llvm::StringMap<Facts> map;
#define DLC_LIST(...)
#define DLC_OP(Class, name, family, version, ulp, inPlace, noLowering, canFail) map[name] = {family, canFail};
#include "dialects/dl/OpFacts.inc"
#undef DLC_LIST
    return map;
  }();
  return facts.lookup(op->getName().getStringRef());
}

llvm::StringRef familyOf(mlir::Operation *op) { return factsOf(op).family; }

bool canFail(mlir::Operation *op) { return factsOf(op).canFail; }

bool isOrdered(mlir::Operation *op) {
  return !mlir::isMemoryEffectFree(op) && !mlir::isa<dl::StateOp, dl::StateUpdateOp>(op);
}

llvm::StringRef mnemonicOf(mlir::Operation *op) { return op->getName().stripDialect(); }

} // namespace dlc
