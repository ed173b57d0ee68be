//===- Checkpoint.h - All weights and state, in a file ----------*- C++ -*-===//
#ifndef DLC_RUNTIME_API_CHECKPOINT_H
#define DLC_RUNTIME_API_CHECKPOINT_H

#include "dlc/dlc.h"
#include "runtime/base/Safetensors.h"

namespace dlc {

using Metadata = std::map<std::string, std::string>;

/// Views on the weights and the state of a model, by name, until its next call.
Status collectTensors(dlc_model &model, NamedTensors &tensors);

/// dlc_model_save, with what the caller has to say beside the tensors.
Status saveModel(dlc_model &model, const std::string &path, const Metadata &metadata);

/// dlc_model_load; nothing is changed unless all of it fits.
Status loadModel(dlc_model &model, const std::string &path, Metadata *metadata = nullptr);
/// The same from memory; `what` names it in messages.
Status loadTensors(dlc_model &model, const std::map<std::string, Tensor> &tensors, const std::string &what);

} // namespace dlc

#endif
