//===- Timing.h - Calls under the clock -------------------------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_TIMING_H
#define DLC_TOOLS_DLC_TIMING_H

#include <CLI/CLI.hpp>
#include <functional>
#include <string>
#include <vector>

namespace dlc::cli {

/// Declares --seconds.
void declareSeconds(CLI::App &command, double &seconds, const std::string &help);

/// Calls once to warm the caches, then for so many seconds, but at least five times. `times` are those of the calls
/// after the first, in milliseconds, ascending. False as soon as a call says so.
bool timeCalls(double seconds, const std::function<bool()> &call, std::vector<double> &times);

/// The value below which a part `q` of ascending values lies.
double quantile(const std::vector<double> &ascending, double q);

/// A number with so many significant digits.
std::string shortText(double value, int digits = 4);

} // namespace dlc::cli

#endif
