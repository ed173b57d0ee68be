//===- Bench.cpp - dlc bench: how fast a model runs -----------------------===//
#include "compiler/driver/Flops.h"
#include "runtime/files/Npy.h"
#include "tools/dlc/Command.h"
#include "tools/dlc/Compare.h"
#include "tools/dlc/Inputs.h"
#include "tools/dlc/Json.h"
#include "tools/dlc/Peers.h"
#include "tools/dlc/Runner.h"
#include "tools/dlc/Timing.h"
#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstring>
#include <iostream>
#include <random>
#include <sys/resource.h>
#include <thread>

namespace dlc::cli {

namespace {

using Clock = std::chrono::steady_clock;

double milliseconds(Clock::duration duration) { return std::chrono::duration<double, std::milli>(duration).count(); }

struct Bench {
  ModelArguments model;
  InputArguments inputs;
  std::string entry, mode = "graph";
  int threads = 1, rounds = 10;
  double seconds = 1;
  bool json = false, install = false;
  std::vector<std::string> others;

  int run() {
    if (!others.empty())
      return runAgainst();
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

  /// Alternating rounds of compiled code and of each other system, on the same inputs and as many threads.
  int runAgainst() {
    if (model.path.size() < 5 || model.path.substr(model.path.size() - 5) != ".onnx")
      return usage("--vs: other systems read .onnx files, and " + model.path + " is none");
    if (mode != "graph")
      return usage("--vs compares compiled code: leave --mode at graph");
    if (install && !installPeers(others))
      return Fault;
    auto driver = model.open();
    auto runner = driver ? Runner::open(*driver, DLC_GRAPH, threads) : nullptr;
    if (!runner)
      return Fault;
    runner->silence();
    const dlc_entry_desc *chosen = runner->entry(entry);
    std::vector<Tensor> given, results;
    if (!chosen || !inputs.read(*chosen, given) || !runner->run(*chosen, given, results))
      return Fault;
    NamedTensors archive;
    for (size_t i = 0; i < given.size(); ++i)
      archive.push_back({"in_" + std::to_string(i), given[i]});
    for (size_t i = 0; i < results.size(); ++i)
      archive.push_back({"out_" + std::to_string(i), results[i]});
    std::string bytes, error;
    if (Status status = writeNpz(archive, bytes); !status.ok())
      return fault(status.message);
    PeerInputs file(bytes);
    if (file.path.empty())
      return fault(std::string("--vs: the inputs cannot be written to a temporary file: ") + std::strerror(errno));

    int count = threads ? threads : int(std::max(1u, std::thread::hardware_concurrency()));
    std::vector<std::unique_ptr<Peer>> peers;
    for (const std::string &other : others) {
      peers.push_back(Peer::start(other, model.path, file.path, count, seconds, error));
      if (!peers.back())
        return fault("--vs: " + error);
    }
    std::vector<std::vector<double>> times(1 + peers.size());
    for (int round = 0; round < rounds; ++round) {
      std::vector<double> calls;
      if (!timeCalls(seconds, [&] { return runner->run(*chosen, given, results); }, calls))
        return Fault;
      times[0].push_back(quantile(calls, 0.5));
      for (size_t i = 0; i < peers.size(); ++i) {
        double median;
        if (!peers[i]->round(median, error))
          return fault("--vs: " + error);
        times[i + 1].push_back(median);
      }
    }
    reportAgainst(*chosen, count, peers, times);
    return Good;
  }

  void reportAgainst(const dlc_entry_desc &chosen, int count, const std::vector<std::unique_ptr<Peer>> &peers,
                     const std::vector<std::vector<double>> &times) const {
    auto median = [](std::vector<double> values) {
      std::sort(values.begin(), values.end());
      return quantile(values, 0.5);
    };
    auto rounded = [](double value) { return std::stod(shortText(value)); };
    double ours = median(times[0]);
    nlohmann::ordered_json line = {{"model", model.path},
                                   {"entry", chosen.name},
                                   {"threads", count},
                                   {"rounds", rounds},
                                   {"dlc_ms", rounded(ours)}};
    if (!json)
      std::cout << count << (count == 1 ? " thread, " : " threads, ") << rounds
                << " alternating rounds, median of one call\n  dlc " << shortText(ours) << " ms\n";
    for (size_t i = 0; i < peers.size(); ++i) {
      double theirs = median(times[i + 1]);
      auto [low, high] = interval(times[0], times[i + 1]);
      line["vs"].push_back({{"name", peers[i]->name},
                            {"version", peers[i]->version},
                            {"ms", rounded(theirs)},
                            {"ratio", rounded(ours / theirs)},
                            {"low", rounded(low)},
                            {"high", rounded(high)},
                            {"max_err", rounded(peers[i]->maxError)}});
      if (!json)
        std::cout << "  " << peers[i]->name << " " << peers[i]->version << " " << shortText(theirs) << " ms; ratio "
                  << shortText(ours / theirs, 2) << " (95 %: " << shortText(low, 2) << " to " << shortText(high, 2)
                  << "); its outputs differ by " << shortText(peers[i]->maxError, 2) << " of the largest\n";
    }
    if (json)
      std::cout << jsonText(line) << "\n";
    std::cout << std::flush;
  }

  /// Between which the ratio of medians lies in 95 % of resamples, rounds taken in pairs.
  static std::pair<double, double> interval(const std::vector<double> &ours, const std::vector<double> &theirs) {
    std::mt19937 random(0);
    std::vector<double> ratios;
    for (int sample = 0; sample < 2000; ++sample) {
      std::vector<double> a, b;
      for (size_t i = 0; i < ours.size(); ++i) {
        size_t round = random() % ours.size();
        a.push_back(ours[round]);
        b.push_back(theirs[round]);
      }
      std::sort(a.begin(), a.end());
      std::sort(b.begin(), b.end());
      ratios.push_back(quantile(a, 0.5) / quantile(b, 0.5));
    }
    std::sort(ratios.begin(), ratios.end());
    return {quantile(ratios, 0.025), quantile(ratios, 0.975)};
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
  auto *others = command
                     ->add_option("--vs", state->others,
                                  "Against onnxruntime or openvino (several: with commas), in alternating rounds")
                     ->delimiter(',')
                     ->check(CLI::IsMember(peerNames()))
                     ->type_name("SYSTEM");
  command->add_option("--rounds", state->rounds, "Of --vs, each of --seconds a system")
      ->check(CLI::Range(1, 1000))
      ->capture_default_str()
      ->needs(others);
  command
      ->add_flag("--install", state->install,
                 "Get what --vs needs from PyPI, into dlc/peers in the user's cache folder")
      ->needs(others);
  command->footer("Inputs that are not given are random. A call is timed with its inputs and weights in place; GFLOP "
                  "counts the multiplications and\n"
                  "additions of contractions.\n"
                  "Examples:\n"
                  "  dlc bench model.dl --random-weights 1 --mode both --threads 2\n"
                  "  dlc bench model.onnx --inputs x.npz --json\n"
                  "  dlc bench model.onnx --vs onnxruntime,openvino --install --seconds 0.3");
  command->callback([=, &chosen] { chosen = [=] { return state->run(); }; });
}

} // namespace dlc::cli
