//===- Run.cpp - dlc run: a model on inputs, in either engine -------------===//
#include "tools/dlc/Command.h"
#include "tools/dlc/Files.h"
#include "tools/dlc/Inputs.h"
#include "tools/dlc/OpTests.h"
#include "tools/dlc/Print.h"
#include "tools/dlc/Runner.h"
#include "tools/dlc/TensorFiles.h"
#include <algorithm>
#include <cstring>
#include <iostream>
#include <set>

namespace dlc::cli {

namespace {

struct Run {
  ModelArguments model;
  InputArguments inputs;
  std::string entry, outputDir;
  bool eager = false, each = false;
  int threads = 1;

  int run() {
    auto driver = model.open();
    if (!driver)
      return Fault;
    dlc_mode mode = eager ? DLC_EAGER : DLC_GRAPH;
    if (driver->hasTests())
      return runOpTests(*driver, mode, threads);
    auto runner = Runner::open(*driver, mode, threads);
    if (!runner)
      return Fault;
    const dlc_entry_desc *chosen = runner->entry(entry);
    if (!chosen)
      return Fault;
    std::vector<Tensor> given, results;
    if (!inputs.read(*chosen, given, each))
      return Fault;
    if (!(each ? runEach(*runner, *chosen, given, results) : runner->run(*chosen, given, results)))
      return Fault;
    if (outputDir.empty()) {
      for (size_t i = 0; i < results.size(); ++i)
        printSummary(std::cout, chosen->outputs[i].name, results[i]);
      return Good;
    }
    std::vector<FileToWrite> files;
    std::set<std::string> taken;
    for (size_t i = 0; i < results.size(); ++i)
      files.push_back({outputDir + "/" + fileName(chosen->outputs[i].name, taken) + ".npy", npyBytes(results[i])});
    return writeFiles(files, model.files()) ? Good : Fault;
  }

  /// An output's name as a file in the folder, whatever the model's author called it.
  static std::string fileName(std::string name, std::set<std::string> &taken) {
    for (char &c : name)
      if (c == '/' || c == '\0' || (&c == name.data() && c == '.'))
        c = '_';
    while (!taken.insert(name).second)
      name += '_';
    return name;
  }

  /// Runs on slice 0, 1, ... of every input and puts the results behind one another. A slice loses the first dim where
  /// the input has one dim less than the tensor, and keeps it at size 1 where they have equally many.
  bool runEach(Runner &runner, const dlc_entry_desc &entry, const std::vector<Tensor> &given,
               std::vector<Tensor> &results) {
    int64_t count = -1;
    std::vector<int> drop; // 1: loses the dim, 0: keeps it, -1: is no slice
    for (size_t i = 0; i < given.size(); ++i) {
      const Tensor &tensor = given[i];
      if (inputs.isRandom(entry, int32_t(i))) { // the same in every slice
        drop.push_back(-1);
        continue;
      }
      int rank = entry.inputs[i].rank, extra = tensor.shape.rank - rank;
      if (tensor.shape.rank == 0 || extra < 0 || extra > 1)
        return fault("--each: input " + std::string(entry.inputs[i].name) + " is " + toString(entry.inputs[i]) +
                     " and the tensor " + tensor.typeString() + "; it must have one dim more, or a longer first one"),
               false;
      if (count >= 0 && tensor.shape[0] != count)
        return fault("--each: input " + std::string(entry.inputs[i].name) + " has " + std::to_string(tensor.shape[0]) +
                     " slices, and those before it have " + std::to_string(count)),
               false;
      count = tensor.shape[0];
      drop.push_back(extra);
    }
    if (count < 0)
      return fault("--each: no input of " + std::string(entry.name) +
                   " comes from a file, so that there are no slices"),
             false;
    // Whether the results' own first dim is the slice's, of size 1.
    bool keeps = std::find(drop.begin(), drop.end(), 0) != drop.end();
    std::vector<Tensor> slices(given.size()), one;
    std::vector<char *> next;
    for (int64_t index = 0; index < count; ++index) {
      for (size_t i = 0; i < given.size(); ++i) {
        if (drop[i] < 0) {
          slices[i] = given[i];
          continue;
        }
        Tensor slice = sliceOf(given[i], index, drop[i]);
        // A slice may begin anywhere, and the engines want aligned tensors.
        if (!slices[i].bytes)
          if (Status status = allocate(slice.dtype, slice.shape, slices[i]); !status.ok())
            return fault(status.message), false;
        std::memcpy(slices[i].bytes, slice.bytes, slice.byteCount());
      }
      if (!runner.run(entry, slices, one))
        return fault("--each: that was slice " + std::to_string(index)), false;
      if (index == 0 && !allocateStacks(one, count, keeps, results, next))
        return false;
      for (size_t i = 0; i < one.size(); ++i) {
        std::memcpy(next[i], one[i].bytes, one[i].byteCount());
        next[i] += one[i].byteCount();
      }
    }
    return count > 0 || (fault("--each: there are no slices"), false);
  }

  static bool allocateStacks(const std::vector<Tensor> &one, int64_t count, bool keeps, std::vector<Tensor> &results,
                             std::vector<char *> &next) {
    for (const Tensor &tensor : one) {
      Shape shape;
      shape.push(count);
      for (int d = keeps && tensor.shape.rank > 0 && tensor.shape[0] == 1 ? 1 : 0; d < tensor.shape.rank; ++d) {
        if (shape.rank == DLC_MAX_RANK)
          return fault("--each: an output of rank " + std::to_string(tensor.shape.rank) + " cannot be stacked"), false;
        shape.push(tensor.shape[d]);
      }
      results.emplace_back();
      if (Status status = allocate(tensor.dtype, shape, results.back()); !status.ok())
        return fault(status.message), false;
      next.push_back(results.back().bytes);
    }
    return true;
  }
};

} // namespace

void addRun(CLI::App &app, Action &chosen) {
  auto *command = app.add_subcommand("run", "Run a model, compiled or op by op");
  auto state = std::make_shared<Run>();
  state->model.declare(*command);
  state->model.declareTarget(*command);
  state->inputs.declare(*command);
  command->add_flag("--eager", state->eager, "Op by op in the interpreter; nothing is compiled");
  command->add_option("--entry", state->entry, "Which entry, where there are several")->type_name("NAME");
  command->add_flag("--each", state->each,
                    "Run on each slice of the inputs' first dim and stack the answers; rand: inputs stay the same");
  command
      ->add_option("--output-dir", state->outputDir, "Write DIR/OUTPUT.npy (default: print a summary of each output)")
      ->type_name("DIR");
  command->add_option("--threads", state->threads, "0: one for each CPU")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  command->footer("A .mlir file with functions @test_* is run as a test: every check in it must hold.\n"
                  "Examples:\n"
                  "  dlc run model.dl --weights w.safetensors --input x=x.npy --output-dir out\n"
                  "  dlc run model.dl --random-weights 1 --input x=rand:2 --dim N=4 --eager\n"
                  "  dlc run model.dl --weights w.safetensors --each --input image=images.npy --output-dir out\n"
                  "  dlc run model.dl --weights w.safetensors --input 'x=pixels.bin:u8[1, 28, 28]'");
  command->callback([=, &chosen] { chosen = [=] { return state->run(); }; });
}

} // namespace dlc::cli
