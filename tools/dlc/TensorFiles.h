//===- TensorFiles.h - Tensors in files -------------------------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_TENSORFILES_H
#define DLC_TOOLS_DLC_TENSORFILES_H

#include "runtime/base/Tensor.h"
#include <map>
#include <string>

namespace dlc::cli {

/// Whether the name is that of a file with several tensors (.npz, .safetensors).
bool isArchive(const std::string &path);

/// Every tensor of such a file, by name. Prints what is wrong.
bool readArchive(const std::string &path, std::map<std::string, Tensor> &tensors);

/// One tensor: FILE.npy, FILE.npz[:KEY], FILE.safetensors[:KEY] or FILE:DTYPE[SHAPE]. Prints what is wrong.
bool readTensor(const std::string &spec, Tensor &tensor);

/// The bytes of a .npy file.
std::string npyBytes(const Tensor &tensor);

} // namespace dlc::cli

#endif
