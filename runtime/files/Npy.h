//===- Npy.h - NumPy's files ------------------------------------*- C++ -*-===//
#ifndef DLC_RUNTIME_FILES_NPY_H
#define DLC_RUNTIME_FILES_NPY_H

#include "runtime/base/Safetensors.h"
#include "runtime/base/Tensor.h"

namespace dlc {

/// One array, .npy version 1 to 3. Little-endian, C or Fortran order; bool, u8, i8..i64, f2, f4, f8 and what other
/// unsigned types fit.
Status parseNpy(const char *data, size_t size, const std::string &name, Tensor &tensor);
Status readNpy(const std::string &path, Tensor &tensor);
/// bf16, which NumPy lacks, is written as f32.
Status writeNpy(const Tensor &tensor, std::string &bytes);

/// The arrays of an .npz, stored or deflated, without their ".npy".
Status readNpz(const std::string &path, NamedTensors &tensors);
Status writeNpz(const NamedTensors &tensors, std::string &bytes);

/// A tensor of a given type from a file that holds its elements and nothing else.
Status readRaw(const std::string &path, DType dtype, const Shape &shape, Tensor &tensor);

} // namespace dlc

#endif
