//===- WriteDl.h - A dl module as .dl text ----------------------*- C++ -*-===//
#ifndef DLC_COMPILER_IMPORT_WRITEDL_H
#define DLC_COMPILER_IMPORT_WRITEDL_H

#include "mlir/IR/BuiltinOps.h"
#include "runtime/base/Safetensors.h"
#include <string>

namespace dlc {

/// Text that elaborates to the module again: one module with its parameters, and the entry. The module must have one
/// exported function without calls, which is what the ONNX importer makes. Constants that are too large to read go to
/// `constants`, as parameters of the weight file. `origin` is named in the first line.
llvm::FailureOr<std::string> writeDl(mlir::ModuleOp module, llvm::StringRef origin, NamedTensors &constants);

} // namespace dlc

#endif
