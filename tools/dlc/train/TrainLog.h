//===- TrainLog.h - What happened in a training -----------------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_TRAIN_TRAINLOG_H
#define DLC_TOOLS_DLC_TRAIN_TRAINLOG_H

#include "runtime/base/Status.h"
#include "tools/dlc/train/EventFile.h"
#include "tools/dlc/train/Figures.h"
#include "tools/dlc/train/Plot.h"

namespace dlc::train {

struct LogFormats {
  bool csv = false, tensorBoard = false;
};

/// DIR/log.jsonl, and DIR/log.csv and TensorBoard's event files if asked for. A line is a step, the mean of an epoch,
/// or a validation. A training that goes on drops what was written after its checkpoint.
class TrainLog {
public:
  ~TrainLog();
  Status open(const std::string &folder, LogFormats formats, const std::vector<std::string> &columns, int64_t step);

  enum class Kind { Step, Train, Validation };
  Status add(Kind kind, int64_t step, int64_t epoch, const Figures &figures);
  /// Everything is in the files, before a checkpoint says so.
  Status flush();

  /// The curves so far: those of all steps, and of validations.
  const Curve &steps() const { return stepCurve; }
  const Curve &validations() const { return validationCurve; }

private:
  Status cutBack(const std::string &path, int64_t step, bool isJson);
  Status openText(std::FILE *&file, const std::string &path);
  Status failed(const std::string &path) const;

  std::string jsonPath, csvPath, eventPath;
  std::FILE *json = nullptr, *csv = nullptr;
  EventFile events;
  std::vector<std::string> columns;
  Curve stepCurve, validationCurve;
};

} // namespace dlc::train

#endif
