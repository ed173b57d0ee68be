//===- Elements.h - Constants as tensors of the runtime ---------*- C++ -*-===//
#ifndef DLC_COMPILER_EMIT_ELEMENTS_H
#define DLC_COMPILER_EMIT_ELEMENTS_H

#include "mlir/IR/BuiltinAttributes.h"
#include "runtime/base/Tensor.h"

namespace dlc {

/// The elements of a dense constant of static shape, splats spread out.
Status toTensor(mlir::ElementsAttr attr, Tensor &tensor);

} // namespace dlc

#endif
