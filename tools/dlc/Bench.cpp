//===- Bench.cpp - dlc bench: how fast a model runs -----------------------===//
#include "compiler/driver/Flops.h"
#include "tools/dlc/Command.h"
#include "tools/dlc/Compare.h"
#include "tools/dlc/Inputs.h"
#include "tools/dlc/Json.h"
#include "tools/dlc/Runner.h"
#include "tools/dlc/Timing.h"
#include <algorithm>
#include <chrono>
#include <cmath>
#include <iostream>
#include <sys/resource.h>

namespace dlc::cli {

namespace {

using Clock = std::chrono::steady_clock;

double milliseconds(Clock::duration duration) { return std::chrono::duration<double, std::milli>(duration).count(); }

struct Bench {
  ModelArguments model;
  InputArguments inputs;
  std::string entry, mode = "graph";
  int threads = 1;
  double seconds = 1;
  bool json = false;

  int run() {
    if (mode != "both")
      return runMode(mode == "eager" ? DLC_EAGER : DLC_GRAPH);
    int eager = runMode(DLC_EAGER);
    return eager != Good ? eager : runMode(DLC_GRAPH);
  }

  int runMode(dlc_mode engine) {
    auto start = Clock::now();
    auto driver = model.open();
    if (!driver)
      return Fault;
    // Counted before the phases change the module.
    ModelFlops flops(*driver);
    auto runner = Runner::open(*driver, engine, threads);
    if (!runner)
      return Fault;
    // Prints would be timed, and stand between the lines of JSON.
    runner->silence();
    const dlc_entry_desc *chosen = runner->entry(entry);
    std::vector<Tensor> given, results;
    if (!chosen || !inputs.read(*chosen, given))
      return Fault;
    if (!runner->run(*chosen, given, results))
      return Fault;
    double load = milliseconds(Clock::now() - start) / 1e3;
    double error = relativeError(results, inputs.expected(*chosen));

    std::vector<double> times;
    if (!timeCalls(seconds, [&] { return runner->run(*chosen, given, results); }, times))
      return Fault;
    DimValues dims;
    if (Status status = dimsOf(*chosen, given, dims); !status.ok())
      return fault(status.message);
    double operations = flops.count(chosen->name, dims);
    report(engine, *chosen, load, error, quantile(times, 0.5), quantile(times, 0.1), quantile(times, 0.9), times.size(),
           operations, runner->arenaBytes(*chosen, given));
    return Good;
  }

  void report(dlc_mode engine, const dlc_entry_desc &chosen, double load, double error, double median, double p10,
              double p90, size_t calls, double operations, uint64_t arena) const {
    const char *name = engine == DLC_EAGER ? "eager" : "graph";
    double gflops = operations / (median * 1e6);
    rusage usage = {};
    getrusage(RUSAGE_SELF, &usage);
    if (json) {
      auto round = [](double value) { return std::stod(shortText(value)); };
      nlohmann::ordered_json line = {{"model", model.path},
                                     {"entry", chosen.name},
                                     {"mode", name},
                                     {"threads", threads},
                                     {"median_ms", round(median)},
                                     {"p10_ms", round(p10)},
                                     {"p90_ms", round(p90)},
                                     {"calls", calls},
                                     {"gflop", round(operations / 1e9)},
                                     {"gflops", round(gflops)},
                                     {"arena_bytes", arena},
                                     {"load_s", round(load)},
                                     {"peak_rss_mb", double(usage.ru_maxrss / 1024)}};
      if (error >= 0)
        line["max_err"] = round(error);
      std::cout << jsonText(line) << std::endl;
      return;
    }
    std::cout << name << ", " << threads << (threads == 1 ? " thread" : " threads") << ": median " << shortText(median)
              << " ms, p10 " << shortText(p10) << ", p90 " << shortText(p90) << ", " << calls << " calls";
    if (operations > 0)
      std::cout << "; " << shortText(gflops) << " GFLOP/s";
    if (engine == DLC_GRAPH)
      std::cout << "; arena " << arena << " bytes";
    if (error >= 0)
      std::cout << "; largest error " << shortText(error) << " of the largest answer";
    std::cout << "; first result after " << shortText(load) << " s" << std::endl;
  }

  /// The largest difference from the expected outputs, over the largest expected value; -1 where none are given.
  static double relativeError(const std::vector<Tensor> &results, const std::vector<Tensor> &expected) {
    double error = -1;
    for (size_t i = 0; i < results.size(); ++i) {
      if (!expected[i].bytes)
        continue;
      Difference difference = compare(results[i], expected[i], {});
      double scale = largestMagnitude(expected[i]);
      error = std::max(error, difference.typesDiffer ? INFINITY
                              : scale > 0            ? difference.maxAbs / scale
                                                     : difference.maxAbs);
    }
    return error;
  }
};

} // namespace

void addBench(CLI::App &app, Action &chosen) {
  auto *command = app.add_subcommand("bench", "Time a model in either engine");
  auto state = std::make_shared<Bench>();
  state->inputs.randomByDefault = true;
  state->model.declare(*command);
  state->model.declareTarget(*command);
  state->inputs.declare(*command);
  command->add_option("--mode", state->mode, "eager, graph or both")
      ->check(CLI::IsMember({"eager", "graph", "both"}))
      ->capture_default_str();
  command->add_option("--entry", state->entry, "Which entry, where there are several")->type_name("NAME");
  command->add_option("--threads", state->threads, "0: one for each CPU")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  declareSeconds(*command, state->seconds, "How long to measure each mode");
  command->add_flag("--json", state->json, "One line of JSON a mode");
  command->footer("Inputs that are not given are random. A call is timed with its inputs and weights in place; GFLOP "
                  "counts the multiplications and\n"
                  "additions of contractions.\n"
                  "Examples:\n"
                  "  dlc bench model.dl --random-weights 1 --mode both --threads 2\n"
                  "  dlc bench model.onnx --inputs x.npz --json");
  command->callback([=, &chosen] { chosen = [=] { return state->run(); }; });
}

} // namespace dlc::cli
