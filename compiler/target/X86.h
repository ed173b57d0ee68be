//===- X86.h - x86-64 Linux -------------------------------------*- C++ -*-===//
#ifndef DLC_COMPILER_TARGET_X86_H
#define DLC_COMPILER_TARGET_X86_H

#include "compiler/target/Target.h"

namespace dlc {

class X86Target : public Target {
public:
  llvm::StringRef name() const override { return "x86_64-linux"; }
  void prepare(mlir::MLIRContext &context) const override;
  llvm::LogicalResult generate(mlir::ModuleOp module, const CompileOptions &options,
                               llvm::ArrayRef<std::string> exported, TargetFile kind, const Cache &cache,
                               llvm::raw_pwrite_stream &os) const override;
};

} // namespace dlc

#endif
