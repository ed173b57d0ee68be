//===- Timing.cpp - Calls under the clock ---------------------------------===//
#include "tools/dlc/Timing.h"
#include <algorithm>
#include <chrono>
#include <iomanip>
#include <sstream>

namespace dlc::cli {

void declareSeconds(CLI::App &command, double &seconds, const std::string &help) {
  command.add_option("--seconds", seconds, help)
      ->check([](const std::string &text) {
        double value = 0;
        return CLI::detail::lexical_cast(text, value) && value > 0 && value <= 1e6
                   ? ""
                   : "'" + text + "' is no time from 0 to 1000000";
      })
      ->capture_default_str();
}

bool timeCalls(double seconds, const std::function<bool()> &call, std::vector<double> &times) {
  using Clock = std::chrono::steady_clock;
  if (!call())
    return false;
  times.clear();
  auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(seconds));
  while (times.size() < 5 || (Clock::now() < end && times.size() < 1000000)) {
    auto start = Clock::now();
    if (!call())
      return false;
    times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
  }
  std::sort(times.begin(), times.end());
  return true;
}

double quantile(const std::vector<double> &ascending, double q) {
  return ascending[size_t(q * double(ascending.size() - 1) + 0.5)];
}

std::string shortText(double value, int digits) {
  std::ostringstream os;
  os << std::setprecision(digits) << value;
  return os.str();
}

} // namespace dlc::cli
