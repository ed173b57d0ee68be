//===- Train.cpp - dlc train: a model learns from data --------------------===//
#include "tools/dlc/Command.h"
#include "tools/dlc/train/Trainer.h"

namespace dlc::cli {

namespace {

struct Train {
  ModelArguments model;
  train::TrainOptions options;
  bool eager = false, noShuffle = false;
  int threads = 0;
  std::vector<std::string> formats;

  int run() {
    train::ExampleOptions &examples = options.examples;
    if (examples.rank >= examples.world)
      return usage("--rank " + std::to_string(examples.rank) + ": ranks of --world " + std::to_string(examples.world) +
                   " go from 0 to " + std::to_string(examples.world - 1));
    examples.shuffle = !noShuffle;
    for (const std::string &format : formats) {
      options.formats.csv |= format == "csv";
      options.formats.tensorBoard |= format == "tensorboard";
    }
    // What no file gives has the value of its initialiser.
    if (model.options.weightsFile.empty() && !model.options.randomWeights)
      model.options.randomWeights = examples.seed;
    auto driver = model.open();
    if (!driver)
      return Fault;
    train::Trainer trainer(options);
    if (!check(*driver, trainer))
      return Fault;
    auto runner = Runner::open(*driver, eager ? DLC_EAGER : DLC_GRAPH, threads);
    if (!runner)
      return Fault;
    Status status = trainer.run(*runner);
    return status.ok() ? Good : fault(status.message);
  }

  /// What the graph alone can say is wrong with the data, before minutes go into compiling.
  static bool check(Driver &driver, train::Trainer &trainer) {
    std::string graph;
    dlc_model *model = nullptr;
    dlc_eager_register();
    if (!driver.serialize(graph))
      return false;
    if (dlc_model_open_graph(graph.data(), graph.size(), &model))
      return fault(dlc_last_error()), false;
    Status status = trainer.open(model);
    dlc_model_close(model);
    return status.ok() || (fault(status.message), false);
  }
};

} // namespace

void addTrain(CLI::App &app, Action &chosen) {
  auto *command = app.add_subcommand("train", "Train a model that exports train_step");
  auto state = std::make_shared<Train>();
  train::TrainOptions &options = state->options;
  train::ExampleOptions &examples = options.examples;
  state->model.declare(*command);
  state->model.declareTarget(*command);
  command
      ->add_option("--data", examples.data,
                   "NAME=FILE for each input of train_step: idx, .npy, .npz[:KEY], .safetensors[:KEY], .csv[:COLUMNS], "
                   ".txt[:next], a folder of "
                   "pictures; NAME=NUMBER for a scalar input")
      ->type_name("SPEC")
      ->allow_extra_args(false)
      ->required();
  command
      ->add_option("--validation", examples.validation,
                   "NAME=FILE for each input of eval_step, or a fraction of the data, 0.1: eval_step runs on them "
                   "after each epoch")
      ->type_name("SPEC")
      ->allow_extra_args(false);
  command->add_option("--out", options.folder, "Where best.safetensors, last.safetensors and log.jsonl go")
      ->type_name("DIR")
      ->required();
  command->add_option("--epochs", options.epochs, "How often each example is seen")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  command->add_option("--batch", examples.batch, "Examples in a step (default: as train_step says, or 32)")
      ->check(CLI::PositiveNumber);
  command->add_option("--steps", options.steps, "Stop after so many steps, if that is sooner")
      ->check(CLI::PositiveNumber);
  command
      ->add_option("--seed", examples.seed, "Of the order of the examples, the split, and parameters without --weights")
      ->capture_default_str();
  command->add_flag("--no-shuffle", state->noShuffle, "Examples in the order of the files");
  command->add_flag("--resume", options.resume, "Go on from DIR/last.safetensors, as if it had never stopped");
  command
      ->add_option("--save-every", options.saveEvery,
                   "Also write last.safetensors each COUNT steps (default: after each epoch)")
      ->type_name("COUNT")
      ->check(CLI::PositiveNumber);
  command->add_option("--patience", options.patience, "Stop when nothing has become better for so many epochs")
      ->type_name("EPOCHS")
      ->check(CLI::PositiveNumber);
  command->add_option("--monitor", options.monitor, "The figure that says what is best; NAME:max if larger is better")
      ->type_name("NAME")
      ->capture_default_str();
  command->add_option("--rank", examples.rank, "Which part of the examples of each epoch, of --world")
      ->check(CLI::NonNegativeNumber);
  command->add_option("--world", examples.world, "How many parts")->check(CLI::PositiveNumber);
  command->add_flag("--eager", state->eager, "Op by op in the interpreter; nothing is compiled");
  command->add_option("--threads", state->threads, "0: one for each CPU")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  command->add_option("--log", state->formats, "Beside log.jsonl: csv, DIR/log.csv; tensorboard, event files in DIR")
      ->type_name("FORM")
      ->allow_extra_args(false)
      ->check(CLI::IsMember({"jsonl", "csv", "tensorboard"}));
  command->add_option("--log-every", options.logEvery, "Steps from one line to the next; 0: epochs only")
      ->type_name("STEPS")
      ->check(CLI::NonNegativeNumber)
      ->capture_default_str();
  command->add_flag("--plot", options.plot, "Draw the loss at the end: on the terminal, and DIR/loss.svg");
  command->add_flag("--json", options.json,
                    "End with the final figures, one line of JSON on stdout; all else goes to stderr");
  command->footer(
      "The model exports `train_step(x, y) -> (loss, metrics…)`, which updates state, and may export `eval_step` of "
      "the same form\n"
      "and `augment(x) -> x`. u8 data for a float input are divided by 255. Ctrl-C writes last.safetensors and ends.\n"
      "Examples:\n"
      "  dlc train lenet.dl --data x=train-images-idx3-ubyte.gz --data y=train-labels-idx1-ubyte.gz --epochs 5 --batch "
      "64 --out run\n"
      "  dlc train net.dl --data x=t.csv:0..4 --data y=t.csv:kind --validation 0.2 --patience 3 --out run --plot\n"
      "  dlc train net.dl --data x=text.txt --data y=text.txt:next --out run --resume\n"
      "  dlc run net.dl --weights run/best.safetensors --input x=x.npy");
  command->callback([=, &chosen] { chosen = [=] { return state->run(); }; });
}

} // namespace dlc::cli
