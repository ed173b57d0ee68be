//===- Machine.cpp - dlc machine: what is compiled for, and what it reaches ==//
#include "compiler/machine/Peaks.h"
#include "runtime/base/Cpus.h"
#include "tools/dlc/Command.h"
#include <iomanip>
#include <iostream>

namespace dlc::cli {

namespace {

int show(const std::string &name, int threads) {
  std::string text;
  bool isHost;
  if (!describeMachine(name, text, isHost))
    return usage(text);
  std::cout << text << std::flush;
  if (!isHost)
    return Good;
  if (threads == 0)
    threads = availableThreads();
  for (int count = 1; count <= threads; count = count < threads ? std::min(2 * count, threads) : threads + 1) {
    Peaks peaks = Peaks::measure(count);
    std::cout << std::setprecision(4) << "  " << count << (count == 1 ? " thread   " : " threads  ") << peaks.gflops
              << " GFLOP/s f32; reads L1 " << peaks.l1 << ", L2 " << peaks.l2 << ", L3 " << peaks.l3 << ", memory "
              << peaks.memory << " GB/s" << std::endl;
  }
  return Good;
}

} // namespace

void addMachine(CLI::App &app, Action &chosen) {
  auto *command = app.add_subcommand("machine", "Show a machine description, and measure what this machine reaches");
  auto name = std::make_shared<std::string>("host");
  auto threads = std::make_shared<int>(0);
  auto listing = std::make_shared<bool>(false);
  command->add_option("NAME", *name, "As --target-cpu takes it")->capture_default_str();
  command->add_option("--threads", *threads, "Measure up to so many; 0: one for each CPU")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  command->add_flag("--list", *listing, "List the descriptions; this machine's has a star");
  command->footer("Measured are loops that do nothing else, best of several: what no kernel can exceed.\n"
                  "Examples:\n"
                  "  dlc machine\n"
                  "  dlc machine znver5\n"
                  "  dlc machine --list");
  command->callback([=, &chosen] {
    chosen = [=] { return *listing ? (std::cout << listMachines(), int(Good)) : show(*name, *threads); };
  });
}

} // namespace dlc::cli
