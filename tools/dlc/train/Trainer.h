//===- Trainer.h - The loop of a training -----------------------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_TRAIN_TRAINER_H
#define DLC_TOOLS_DLC_TRAIN_TRAINER_H

#include "tools/dlc/train/Examples.h"
#include "tools/dlc/train/Figures.h"
#include "tools/dlc/train/Position.h"
#include "tools/dlc/train/Progress.h"
#include "tools/dlc/train/TrainLog.h"

namespace dlc::train {

struct TrainOptions {
  ExampleOptions examples;
  std::string folder, monitor = "loss";
  int64_t epochs = 10, steps = 0, saveEvery = 0, logEvery = 1, patience = 0;
  LogFormats formats;
  bool resume = false, plot = false, json = false;
};

/// Trains a model that is open: batches in order, validation, logs, checkpoints. A checkpoint is written when the
/// training begins, so that a disk that cannot take it is known before hours have passed, and so that there is always
/// one to go back to.
class Trainer {
public:
  explicit Trainer(const TrainOptions &options) : options(options) {}

  /// Reads the data, and checks that they and the options fit the model, of which no more than its entries is needed.
  Status open(dlc_model *model);
  /// Ends with the epochs, with --steps, without progress, or when the user asks.
  Status run(cli::Runner &runner);

private:
  Status chooseMonitor();
  Status begin();
  Status resume();
  Status setAside() const;
  Status writeNames() const;
  Status tryStep(bool isValidation);
  Status trainEpoch();
  Status trainBatch(Batch &batch);
  Status endEpoch();
  Status evaluate();
  Status save(const std::string &path);
  Status saveLast() { return save(lastPath); }
  Status diagnose(const std::string &symptom);
  Status finish();
  void showProgress();
  void say(const std::string &line);
  nlohmann::ordered_json plan() const;
  /// Since the first step.
  double seconds() const;

  cli::Runner *runner = nullptr;
  TrainOptions options;
  std::map<std::string, double> numbers;
  Stepper stepper;
  Examples examples;
  Position position;
  Figures epochFigures, stepFigures, validationFigures;
  TrainLog log;
  Progress progress;
  std::string lastPath, bestPath, stopped;
  bool largerIsBetter = false;
  int64_t startStep = 0, samplesSeen = 0;
  std::chrono::steady_clock::time_point started;
};

} // namespace dlc::train

#endif
