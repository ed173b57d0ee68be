//===- Importer.h - ONNX models as dl modules -------------------*- C++ -*-===//
#ifndef DLC_COMPILER_IMPORT_ONNX_IMPORTER_H
#define DLC_COMPILER_IMPORT_ONNX_IMPORTER_H

#include "compiler/CompileOptions.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace dlc {

namespace onnx {
struct Tensor;
}

/// The value of one dl.param of an imported model.
struct ImportedWeight {
  std::string name;
  mlir::RankedTensorType type;
  std::string_view data; ///< little-endian, row-major
  bool isMapped;         ///< a piece of a mapped file
};

struct ImportedModel {
  mlir::OwningOpRef<mlir::ModuleOp> module; ///< null on an error
  std::vector<ImportedWeight> weights;      ///< in the order of the file; views into `storage`
  std::shared_ptr<const void> storage;      ///< the mapped files
};

/// Reads an ONNX model: one exported function `infer`, initializers as dl.param with their values in `weights`. Errors
/// go to the context's diagnostics; every operator that is not supported is listed before anything is built.
/// Inputs in `fixed` become constants of those values (a map from input name to tensor).
ImportedModel importOnnx(llvm::StringRef path, const CompileOptions &options, mlir::MLIRContext &context,
                         const std::map<std::string, const onnx::Tensor *> &fixed = {});

} // namespace dlc

#endif
