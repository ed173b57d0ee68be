//===- Progress.h - How far a training is -----------------------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_TRAIN_PROGRESS_H
#define DLC_TOOLS_DLC_TRAIN_PROGRESS_H

#include <chrono>
#include <cstdint>
#include <string>

namespace dlc::train {

/// One line on stderr that is written over, on a terminal; nothing elsewhere.
class Progress {
public:
  Progress();
  /// Before anything else is printed.
  void clear();
  /// `done` of `total` steps of an epoch; draws at most ten times a second.
  void show(const std::string &head, int64_t done, int64_t total, const std::string &figures, double samplesPerSecond,
            double secondsLeft);
  int columns() const { return width; }

private:
  bool isTerminal;
  bool drawn = false;
  int width = 80;
  std::chrono::steady_clock::time_point last{};
};

/// "1:02:03", "4:05".
std::string durationText(double seconds);

} // namespace dlc::train

#endif
