//===- PassMachine.h - The machine that a pass works for --------*- C++ -*-===//
#ifndef DLC_PASSES_PASSMACHINE_H
#define DLC_PASSES_PASSMACHINE_H

#include "compiler/machine/Machine.h"
#include "mlir/Pass/Pass.h"

namespace dlc {

/// The description that a pass's option `cpu` names. For an unknown name null, with an error at `op` that says which
/// names there are.
inline const Machine *findMachineOf(const mlir::Pass &pass, mlir::Operation *op, llvm::StringRef cpu) {
  std::string error;
  const Machine *machine = findMachine(cpu, &error);
  if (!machine)
    op->emitError() << pass.getArgument() << ": " << error;
  return machine;
}

} // namespace dlc

#endif
