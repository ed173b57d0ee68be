//===- Facts.cpp - Facts of op records, asked at run time -----------------===//
#include "passes/Facts.h"
#include "llvm/ADT/StringMap.h"

namespace dlc {

llvm::StringRef familyOf(mlir::Operation *op) {
  static const llvm::StringMap<llvm::StringRef> families = [] {
    llvm::StringMap<llvm::StringRef> map;
#define DLC_LIST(...)
#define DLC_OP(Class, name, family, version, ulp, inPlace, noLowering, canFail) map[name] = family;
#include "dialects/dl/OpFacts.inc"
#undef DLC_LIST
    return map;
  }();
  return families.lookup(op->getName().getStringRef());
}

bool canFail(mlir::Operation *op) {
  static const llvm::StringMap<bool> failing = [] {
    llvm::StringMap<bool> map;
#define DLC_LIST(...)
#define DLC_OP(Class, name, family, version, ulp, inPlace, noLowering, canFail) map[name] = canFail;
#include "dialects/dl/OpFacts.inc"
#undef DLC_LIST
    return map;
  }();
  return failing.lookup(op->getName().getStringRef());
}

llvm::StringRef mnemonicOf(mlir::Operation *op) { return op->getName().stripDialect(); }

} // namespace dlc
