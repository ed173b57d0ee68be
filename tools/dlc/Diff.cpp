//===- Diff.cpp - dlc diff: where the two engines part --------------------===//
//
//  1. Both engines run the model as it is, and their outputs are compared.
//  2. A traced model, in which every op's result is an output, is compiled and run. Each op is then run alone in the
//     interpreter, on the operands that the compiled model gave it: what differs beyond the op's own tolerance is that
//     op's fault, and no error that came with its operands.
//  3. If no op differs so, and yet the outputs of 1. are apart, the optimised form is at fault: the shortest prefix of
//     the model whose last value is wrong when compiled as it is names the op.
//
//===----------------------------------------------------------------------===//
#include "compiler/driver/Trace.h"
#include "tools/dlc/Command.h"
#include "tools/dlc/Compare.h"
#include "tools/dlc/Inputs.h"
#include "tools/dlc/Runner.h"
#include <cmath>
#include <iostream>

namespace dlc::cli {

namespace {

struct Diff {
  ModelArguments model;
  InputArguments inputs;
  std::string entryName;
  int threads = 1;
  bool all = false;

  int run() {
    std::vector<Tensor> given, eager, graph;
    std::vector<std::string> names;
    if (!runPlain(DLC_EAGER, given, eager, names) || !runPlain(DLC_GRAPH, given, graph, names))
      return Fault;

    std::vector<TracedOp> ops;
    std::vector<Tensor> values, alone;
    if (!runTraced(given, ops, values) || !runAlone(given, values, ops, alone))
      return Fault;
    int differing = 0;
    for (const TracedOp &op : ops)
      for (unsigned i = 0; i < op.resultCount; ++i) {
        unsigned index = op.firstResult + i;
        Tolerance tolerance;
        tolerance.ulp = op.ulp;
        if (op.magnitude >= 0)
          tolerance.magnitude = &alone[size_t(op.magnitude)];
        Difference difference = compare(values[index], alone[index], tolerance);
        if (!difference.any())
          continue;
        if (differing++ == 0 || all)
          std::cout << describe(op) << ": compiled and eager differ beyond " << op.ulp << " ulp in "
                    << dlc::cli::describe(difference, values[index], alone[index]) << "\n";
      }
    if (differing > 1 && !all)
      std::cout << differing - 1 << " more ops differ; --all lists them\n";
    bool apart = printOutputs(names, graph, eager);
    if (differing)
      return Fault;
    if (apart)
      return findFused(given, ops, values);
    std::cout << "no result of " << ops.size() << " ops differs beyond its tolerance\n";
    return Good;
  }

  bool runPlain(dlc_mode mode, std::vector<Tensor> &given, std::vector<Tensor> &results,
                std::vector<std::string> &names) {
    auto driver = model.open();
    auto runner = driver ? Runner::open(*driver, mode, threads) : nullptr;
    if (runner)
      runner->silence();
    const dlc_entry_desc *entry = runner ? runner->entry(entryName) : nullptr;
    if (!entry || (given.empty() && entry->input_count && !inputs.read(*entry, given)))
      return false;
    entryName = entry->name;
    names.clear();
    for (int32_t i = 0; i < entry->output_count; ++i)
      names.push_back(entry->outputs[i].name);
    return runner->run(*entry, given, results);
  }

  bool runTraced(const std::vector<Tensor> &given, std::vector<TracedOp> &ops, std::vector<Tensor> &values) {
    auto driver = model.open();
    return driver && traceEntry(*driver, entryName, ops) && runModel(*driver, DLC_GRAPH, given, values);
  }

  bool runAlone(std::vector<Tensor> given, const std::vector<Tensor> &values, std::vector<TracedOp> &ops,
                std::vector<Tensor> &alone) {
    auto driver = model.open();
    ops.clear();
    if (!driver || !traceEntry(*driver, entryName, ops) || !isolateOps(*driver, entryName, ops))
      return false;
    for (const TracedOp &op : ops)
      for (unsigned i = 0; i < op.resultCount; ++i)
        given.push_back(values[op.firstResult + i]);
    return runModel(*driver, DLC_EAGER, given, alone);
  }

  bool runModel(Driver &driver, dlc_mode mode, const std::vector<Tensor> &given, std::vector<Tensor> &results) {
    auto runner = Runner::open(driver, mode, threads);
    if (runner)
      runner->silence();
    const dlc_entry_desc *entry = runner ? runner->entry(entryName) : nullptr;
    return entry && runner->run(*entry, given, results);
  }

  /// Whether two results are further apart than roundings through a whole model explain.
  static bool isApart(const Tensor &actual, const Tensor &expected, double &maxAbs, double &maxUlp) {
    Difference difference = compare(actual, expected, {});
    maxAbs = difference.maxAbs;
    maxUlp = difference.maxUlp;
    if (difference.typesDiffer)
      return true;
    if (!isFloat(actual.dtype))
      return difference.any();
    double bound = actual.dtype == DLC_F64 ? 1e-9 : actual.dtype == DLC_F32 ? 1e-3 : 5e-2;
    return difference.maxAbs > bound * std::max(largestMagnitude(expected), 1e-6);
  }

  bool printOutputs(const std::vector<std::string> &names, const std::vector<Tensor> &graph,
                    const std::vector<Tensor> &eager) {
    bool any = false;
    for (size_t i = 0; i < names.size(); ++i) {
      double maxAbs, maxUlp;
      bool apart = isApart(graph[i], eager[i], maxAbs, maxUlp);
      std::cout << "output " << names[i] << ": at most " << maxAbs << " absolute, " << maxUlp << " ulp"
                << (apart ? ": apart" : "") << "\n";
      any |= apart;
    }
    return any;
  }

  /// Each op alone is right, so that the fault is in what was made of several.
  int findFused(const std::vector<Tensor> &given, const std::vector<TracedOp> &ops, const std::vector<Tensor> &values) {
    size_t low = 0, high = ops.size(); // the first wrong prefix is in low..high
    while (low < high) {
      size_t middle = (low + high) / 2;
      auto driver = model.open();
      std::vector<TracedOp> again;
      std::vector<Tensor> results;
      if (!driver || !traceEntry(*driver, entryName, again) || !keepOnly(*driver, entryName, again[middle]) ||
          !runModel(*driver, DLC_GRAPH, given, results))
        return Fault;
      bool apart = false;
      for (size_t i = 0; i < results.size(); ++i) {
        double maxAbs, maxUlp;
        apart |= isApart(results[i], values[ops[middle].firstResult + i], maxAbs, maxUlp);
      }
      (apart ? high : low) = apart ? middle : middle + 1;
    }
    if (low == ops.size())
      std::cout << "each op, and each prefix of the model, agrees; only the outputs as a whole do not\n";
    else
      std::cout << describe(ops[low]) << ": right alone, wrong when it is compiled with what precedes it\n";
    return Fault;
  }

  static std::string describe(const TracedOp &op) {
    return (op.place.empty() ? "" : op.place + ": ") + op.name + (op.path.empty() ? "" : " (" + op.path + ")");
  }
};

} // namespace

void addDiff(CLI::App &app, Action &chosen) {
  auto *command = app.add_subcommand("diff", "Run both engines and name the first op whose result differs");
  auto state = std::make_shared<Diff>();
  state->model.declare(*command);
  state->model.declareTarget(*command);
  state->inputs.declare(*command);
  command->add_option("--entry", state->entryName, "Which entry, where there are several")->type_name("NAME");
  command->add_option("--threads", state->threads, "0: one for each CPU")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  command->add_flag("--all", state->all, "List every op that differs");
  command->footer("Each op is compared on the operands that the compiled model gave it, within the tolerance of its "
                  "record (`dlc ops`). Exit code 1 if\n"
                  "one differs.\n"
                  "Examples:\n"
                  "  dlc diff model.dl --weights w.safetensors --input x=x.npy\n"
                  "  dlc diff model.dl --random-weights 1 --input x=rand:2 -O 0");
  command->callback([=, &chosen] { chosen = [=] { return state->run(); }; });
}

} // namespace dlc::cli
