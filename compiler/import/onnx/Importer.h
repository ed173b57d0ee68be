//===- Importer.h - ONNX models as dl modules -------------------*- C++ -*-===//
#ifndef DLC_COMPILER_IMPORT_ONNX_IMPORTER_H
#define DLC_COMPILER_IMPORT_ONNX_IMPORTER_H

#include "compiler/CompileOptions.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/StringRef.h"
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace dlc {

/// The value of one dl.param of an imported model.
struct ImportedWeight {
  std::string name;
  mlir::RankedTensorType type;
  std::string_view data; ///< little-endian, row-major
};

struct ImportedModel {
  mlir::OwningOpRef<mlir::ModuleOp> module; ///< null on an error
  std::vector<ImportedWeight> weights;      ///< in the order of the file; views into `storage`
  std::shared_ptr<const void> storage;      ///< the mapped files
};

/// Reads an ONNX model: one exported function `infer`, initializers as dl.param with their values in `weights`. Errors
/// go to the context's diagnostics; every operator that is not supported is listed before anything is built.
ImportedModel importOnnx(llvm::StringRef path, const CompileOptions &options, mlir::MLIRContext &context);

/// Writes the weights as safetensors; false with a message in `error` if that fails.
bool writeWeights(const ImportedModel &model, llvm::StringRef path, std::string &error);

} // namespace dlc

#endif
