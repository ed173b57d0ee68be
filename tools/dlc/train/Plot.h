//===- Plot.h - The curve of a loss -----------------------------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_TRAIN_PLOT_H
#define DLC_TOOLS_DLC_TRAIN_PLOT_H

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace dlc::train {

/// Values at steps. What is not finite is left out.
class Curve {
public:
  void add(int64_t step, double value);
  bool empty() const { return points.empty(); }
  const std::vector<std::pair<int64_t, double>> &all() const { return points; }
  /// At most `count` points, each the mean of those around it.
  Curve thinned(size_t count) const;

private:
  std::vector<std::pair<int64_t, double>> points;
};

/// For a terminal, so many columns wide: dots of Braille, two by four in a cell; crosses mark the validations.
std::string plotText(const Curve &steps, const Curve &validations, int columns);
/// The same as a file.
std::string plotSvg(const std::string &title, const Curve &steps, const Curve &validations);

} // namespace dlc::train

#endif
