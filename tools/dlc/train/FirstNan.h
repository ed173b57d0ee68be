//===- FirstNan.h - Which op made the first NaN -----------------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_TRAIN_FIRSTNAN_H
#define DLC_TOOLS_DLC_TRAIN_FIRSTNAN_H

#include "tools/dlc/train/Stepper.h"

namespace dlc::train {

/// Runs one step op by op in the interpreter, on a state that a NaN came out of, and says which op was the first to
/// give a NaN, or an infinity where there is none, with what it was given.
Status firstNan(Stepper &stepper, const Snapshot &before, const NamedTensors &batch, std::string &what);

} // namespace dlc::train

#endif
