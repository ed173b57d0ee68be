//===- Progress.cpp - How far a training is -------------------------------===//
#include "tools/dlc/train/Progress.h"
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/ioctl.h>
#include <unistd.h>

namespace dlc::train {

std::string durationText(double seconds) {
  auto total = static_cast<long long>(seconds + 0.5);
  char text[48];
  if (total >= 3600)
    std::snprintf(text, sizeof text, "%lld:%02lld:%02lld", total / 3600, total / 60 % 60, total % 60);
  else
    std::snprintf(text, sizeof text, "%lld:%02lld", total / 60, total % 60);
  return text;
}

Progress::Progress() {
  const char *terminal = std::getenv("TERM");
  isTerminal = isatty(STDERR_FILENO) && terminal && std::strcmp(terminal, "dumb") != 0;
  winsize size{};
  if (isTerminal && ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 20)
    width = size.ws_col;
}

void Progress::clear() {
  if (drawn)
    std::fputs("\r\x1b[K", stderr);
  drawn = false;
}

void Progress::show(const std::string &head, int64_t done, int64_t total, const std::string &figures,
                    double samplesPerSecond, double secondsLeft) {
  auto now = std::chrono::steady_clock::now();
  if (!isTerminal || (drawn && now - last < std::chrono::milliseconds(100)))
    return;
  last = now;
  char rate[32];
  std::snprintf(rate, sizeof rate, "%.4g", samplesPerSecond);
  std::string tail = " " + std::to_string(done) + "/" + std::to_string(total) + "  " + figures + "  " + rate +
                     " samples/s  " + durationText(secondsLeft) + " left";
  int room = width - 2 - int(head.size() + tail.size());
  std::string bar;
  if (room >= 5) {
    int cells = room > 30 ? 30 : room, full = total ? int(done * cells / total) : 0;
    bar = " ";
    for (int i = 0; i < cells; ++i)
      bar += i < full ? "\u2501" : "\u2500";
  } else if (room < 0 && int(tail.size()) + room > 0) {
    tail.resize(tail.size() + size_t(room));
  }
  std::fprintf(stderr, "\r%s%s%s\x1b[K", head.c_str(), bar.c_str(), tail.c_str());
  std::fflush(stderr);
  drawn = true;
}

} // namespace dlc::train
