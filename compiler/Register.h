//===- Register.h - Every dialect and pass ----------------------*- C++ -*-===//
//
// The one place that knows them all.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_COMPILER_REGISTER_H
#define DLC_COMPILER_REGISTER_H

namespace mlir {
class DialectRegistry;
}

namespace dlc {

void registerDialects(mlir::DialectRegistry &registry);
void registerPasses();

} // namespace dlc

#endif
