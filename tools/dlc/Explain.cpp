//===- Explain.cpp - dlc explain: where the time goes, and where it could --===//
#include "compiler/driver/Explain.h"
#include "compiler/machine/Peaks.h"
#include "tools/dlc/Command.h"
#include "tools/dlc/Inputs.h"
#include "tools/dlc/Json.h"
#include "tools/dlc/Runner.h"
#include "tools/dlc/Timing.h"
#include <algorithm>
#include <iomanip>
#include <iostream>

namespace dlc::cli {

namespace {

/// A launch with its quantities for the dims at hand. Times are in milliseconds.
struct Row {
  const LaunchInfo *info;
  double flops, weightBytes, activationBytes;
  int64_t chunks;
  double arithmetic, memory; ///< what each of the two takes at the measured peaks
  double measured = -1;

  double limit() const { return std::max(arithmetic, memory); }
  double lost() const { return measured < 0 ? limit() : measured - limit(); }
};

/// Times of the launches of one call, in the order in which they run.
struct Launches {
  std::vector<std::vector<double>> times; ///< for each launch, one in each call
  size_t next = 0;

  static void add(void *context, const char *, int64_t, int64_t nanoseconds) {
    auto &launches = *static_cast<Launches *>(context);
    if (launches.next == launches.times.size())
      launches.times.emplace_back();
    launches.times[launches.next++].push_back(double(nanoseconds) / 1e6);
  }
};

std::string number(double value) { return shortText(value, 3); }

struct Explain {
  ModelArguments model;
  InputArguments inputs;
  std::string entry;
  int threads = 1, top = 10;
  double seconds = 1;
  bool measure = false, json = false;

  int run() {
    auto driver = model.open();
    if (!driver)
      return Fault;
    Explanation explanation(*driver);
    auto runner = Runner::open(*driver, DLC_GRAPH, threads, [&](const std::string &phase) {
      explanation.see(phase);
      return true;
    });
    if (!runner)
      return Fault;
    // Prints would be timed, and stand between the lines.
    runner->silence();
    const dlc_entry_desc *chosen = runner->entry(entry);
    std::vector<Tensor> given, results;
    if (!chosen || !inputs.read(*chosen, given))
      return Fault;
    DimValues dims;
    if (Status status = dimsOf(*chosen, given, dims); !status.ok())
      return fault(status.message);
    Peaks peaks = Peaks::measure(threads);
    std::vector<Row> rows = rowsOf(explanation.launches(chosen->name), dims, peaks);
    double total = -1;
    if (measure && !time(*runner, *chosen, given, rows, total))
      return Fault;
    json ? printJson(*chosen, peaks, rows, total) : print(*chosen, peaks, rows, total);
    return Good;
  }

  std::vector<Row> rowsOf(const std::vector<LaunchInfo> &launches, const DimValues &dims, const Peaks &peaks) const {
    auto value = [&](const DimExpr &expr) {
      int64_t result = 0;
      return expr.evaluate(dims, result).ok() ? result : 0;
    };
    std::vector<Row> rows;
    double weights = 0;
    for (const LaunchInfo &info : launches) {
      rows.push_back({&info, double(value(info.flops)), double(value(info.weightBytes)),
                      double(value(info.activationBytes)), value(info.chunks), 0, 0});
      weights += rows.back().weightBytes;
    }
    for (Row &row : rows) {
      row.arithmetic = row.flops / (peaks.gflops * 1e6);
      // Weights come again in the next call, after all others; activations were just written.
      row.memory = row.weightBytes / (peaks.bandwidth(weights) * 1e6) +
                   row.activationBytes / (peaks.bandwidth(row.activationBytes) * 1e6);
    }
    return rows;
  }

  /// Medians over calls; false after a message.
  bool time(Runner &runner, const dlc_entry_desc &chosen, const std::vector<Tensor> &given, std::vector<Row> &rows,
            double &total) const {
    std::vector<Tensor> results;
    if (!runner.run(chosen, given, results)) // init has kernels, too
      return false;
    Launches launches;
    std::vector<double> times;
    if (dlc_model_set_profile(runner.model(), Launches::add, &launches))
      return fault(dlc_last_error()), false;
    auto call = [&] {
      launches.next = 0;
      return runner.run(chosen, given, results);
    };
    bool good = timeCalls(seconds, call, times);
    dlc_model_set_profile(runner.model(), nullptr, nullptr);
    if (!good)
      return false;
    total = quantile(times, 0.5);
    if (launches.times.size() == rows.size()) {
      for (size_t i = 0; i < rows.size(); ++i) {
        std::sort(launches.times[i].begin(), launches.times[i].end());
        rows[i].measured = quantile(launches.times[i], 0.5);
      }
      return true;
    }
    return fault("the entry has control flow: it ran " + std::to_string(launches.times.size()) +
                 " kernels where the program has " + std::to_string(rows.size()) +
                 ", and their times cannot be told apart; leave --measure out"),
           false;
  }

  void print(const dlc_entry_desc &chosen, const Peaks &peaks, std::vector<Row> rows, double total) const {
    double limit = 0, measured = 0, flops = 0;
    for (const Row &row : rows) {
      limit += row.limit();
      measured += std::max(row.measured, 0.0);
      flops += row.flops;
    }
    std::cout << chosen.name << ": " << rows.size() << " kernels, " << number(flops / 1e9) << " GFLOP; "
              << number(limit) << " ms at this machine's limits";
    if (total >= 0)
      std::cout << ", " << number(total) << " ms measured (" << number(total - measured) << " between kernels), "
                << number(100 * limit / total) << " % of the limit";
    std::cout << "\nmeasured with " << threads << (threads == 1 ? " thread: " : " threads: ") << number(peaks.gflops)
              << " GFLOP/s f32; reads L1 " << number(peaks.l1) << ", L2 " << number(peaks.l2) << ", L3 "
              << number(peaks.l3) << ", memory " << number(peaks.memory) << " GB/s\n\n";
    std::sort(rows.begin(), rows.end(),
              [](const Row &a, const Row &b) { return a.lost() != b.lost() ? a.lost() > b.lost() : a.info < b.info; });
    size_t shown = top == 0 ? rows.size() : std::min(rows.size(), size_t(top));
    std::cout << (total >= 0 ? "     ms  of all  limit ms  reached  " : "limit ms  of all  ")
              << "by      chunks  kernel\n"
              << std::fixed;
    for (size_t i = 0; i < shown; ++i) {
      const Row &row = rows[i];
      auto cell = [](double value, int width, int digits) {
        std::cout << std::setw(width) << std::setprecision(digits) << value;
      };
      if (total >= 0) {
        cell(row.measured, 7, 3);
        cell(100 * row.measured / total, 6, 1);
        std::cout << " %";
        cell(row.limit(), 10, 3);
        cell(row.measured > 0 ? 100 * row.limit() / row.measured : 100, 7, 0);
        std::cout << " %  ";
      } else {
        cell(row.limit(), 8, 3);
        cell(100 * row.limit() / std::max(limit, 1e-12), 6, 1);
        std::cout << " %  ";
      }
      std::cout << (row.arithmetic >= row.memory ? "FMA     " : "memory  ") << std::setw(6) << row.chunks << "  "
                << row.info->kernel << " " << row.info->path << "\n"
                << std::string(total >= 0 ? 35 : 18, ' ') << row.info->place;
      std::string tile = row.info->tile, list;
      for (const std::string &operand : row.info->operands)
        list += (list.empty() ? "" : " ") + operand;
      std::cout << (row.info->place.empty() ? "" : "  ") << list << (tile.empty() ? "" : "  tile " + tile) << "\n";
    }
    if (shown < rows.size())
      std::cout << "... " << rows.size() - shown << " more with --top 0\n";
  }

  void printJson(const dlc_entry_desc &chosen, const Peaks &peaks, const std::vector<Row> &rows, double total) const {
    nlohmann::ordered_json kernels = nlohmann::ordered_json::array();
    double limit = 0;
    for (const Row &row : rows) {
      limit += row.limit();
      nlohmann::ordered_json kernel = {{"kernel", row.info->kernel},
                                       {"ops", row.info->ops},
                                       {"place", row.info->place},
                                       {"path", row.info->path},
                                       {"operands", row.info->operands},
                                       {"tile", row.info->tile},
                                       {"chunks", row.chunks},
                                       {"gflop", row.flops / 1e9},
                                       {"weight_bytes", row.weightBytes},
                                       {"activation_bytes", row.activationBytes},
                                       {"arithmetic_ms", row.arithmetic},
                                       {"memory_ms", row.memory}};
      if (row.measured >= 0)
        kernel["measured_ms"] = row.measured;
      kernels.push_back(kernel);
    }
    nlohmann::ordered_json line = {
        {"model", model.path},         {"entry", chosen.name},
        {"threads", threads},          {"limit_ms", limit},
        {"peak_gflops", peaks.gflops}, {"read_gbs", {peaks.l1, peaks.l2, peaks.l3, peaks.memory}}};
    if (total >= 0)
      line["measured_ms"] = total;
    line["kernels"] = kernels;
    std::cout << jsonText(line) << std::endl;
  }
};

} // namespace

void addExplain(CLI::App &app, Action &chosen) {
  auto *command =
      app.add_subcommand("explain", "Show a compiled model's kernels, and what each takes of the machine's limits");
  auto state = std::make_shared<Explain>();
  state->inputs.randomByDefault = true;
  state->model.declare(*command);
  state->model.declareTarget(*command);
  state->inputs.declare(*command);
  command->add_option("--entry", state->entry, "Which entry, where there are several")->type_name("NAME");
  command->add_option("--threads", state->threads, "Of the pool, and for the limits")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  command->add_flag("--measure", state->measure, "Time each kernel");
  declareSeconds(*command, state->seconds, "How long to measure");
  command->add_option("--top", state->top, "How many kernels to show, those that lose most first; 0: all")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  command->add_flag("--json", state->json, "One line of JSON with all kernels, in the order in which they run");
  command->footer("The limit of a kernel is the larger of its contractions at the measured multiply-add peak and its "
                  "operands, read or written once, at\n"
                  "the measured bandwidth of the cache that holds them; a softmax can be slower for good reason.\n"
                  "Examples:\n"
                  "  dlc explain model.dl --random-weights 1 --measure\n"
                  "  dlc explain model.onnx --threads 2 --top 0 --json");
  command->callback([=, &chosen] { chosen = [=] { return state->run(); }; });
}

} // namespace dlc::cli
