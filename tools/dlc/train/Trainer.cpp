//===- Trainer.cpp - The loop of a training -------------------------------===//
#include "tools/dlc/train/Trainer.h"
#include "runtime/base/AtomicFile.h"
#include "tools/dlc/Json.h"
#include "tools/dlc/train/FirstNan.h"
#include <cmath>
#include <csignal>
#include <filesystem>
#include <iostream>

namespace fs = std::filesystem;

namespace dlc::train {

using Json = nlohmann::ordered_json;

/// Set by Ctrl-C. A second one ends the process as usual.
static volatile std::sig_atomic_t interrupted = 0;

static void catchSignals() {
  struct sigaction action{};
  action.sa_handler = [](int) { interrupted = 1; };
  action.sa_flags = int(SA_RESETHAND | SA_RESTART);
  for (int signal : {SIGINT, SIGTERM})
    sigaction(signal, &action, nullptr);
}

double Trainer::seconds() const {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - started).count();
}

void Trainer::say(const std::string &line) {
  progress.clear();
  (options.json ? std::cerr : std::cout) << line << std::endl;
}

Status Trainer::run(cli::Runner &engine) {
  runner = &engine;
  DLC_TRY(Stepper::open(engine.model(), &engine, numbers, stepper));
  DLC_TRY(begin());
  while (stopped.empty() && position.epoch < options.epochs)
    DLC_TRY(trainEpoch());
  return finish();
}

//===----------------------------------------------------------------------===//
// Before the first step
//===----------------------------------------------------------------------===//

Status Trainer::open(dlc_model *model) {
  Specs files;
  DLC_TRY(splitSpecs(options.examples.data, "--data", files, &numbers));
  DLC_TRY(Stepper::open(model, nullptr, numbers, stepper));
  DLC_TRY(Examples::open(options.examples, stepper, examples));
  DLC_TRY(Figures::of(stepper.trainFeed().entry(), epochFigures));
  stepFigures = epochFigures;
  if (examples.hasValidation())
    DLC_TRY(Figures::of(stepper.evalFeed()->entry(), validationFigures));
  return chooseMonitor();
}

Status Trainer::chooseMonitor() {
  std::string &name = options.monitor;
  if (size_t colon = name.rfind(":max"); colon != name.npos && colon + 4 == name.size()) {
    largerIsBetter = true;
    name.resize(colon);
  }
  const Figures &watched = examples.hasValidation() ? validationFigures : epochFigures;
  if (name == "loss" && watched.find(name) < 0)
    name = watched.name(0);
  if (watched.find(name) >= 0)
    return {};
  std::string names;
  for (size_t i = 0; i < watched.count(); ++i)
    names += (i ? ", " : "") + watched.name(i);
  return error(DLC_NOT_FOUND, "--monitor ", name, ": ", examples.hasValidation() ? "eval_step" : "train_step",
               " returns ", names);
}

Json Trainer::plan() const {
  return {{"--seed", options.examples.seed},
          {"--batch", examples.batchSize()},
          {"--rank", options.examples.rank},
          {"--world", options.examples.world},
          {"shuffling", options.examples.shuffle},
          {"examples", examples.trainCount()},
          {"validation examples", examples.validationCount()}};
}

Status Trainer::begin() {
  lastPath = options.folder + "/last.safetensors";
  bestPath = options.folder + "/best.safetensors";
  for (const std::string &note : examples.notes())
    say(note);
  if (options.resume)
    DLC_TRY(resume());
  Snapshot before;
  DLC_TRY(before.take(stepper.model()));
  runner->silence();
  DLC_TRY(tryStep(/*isValidation=*/false));
  if (examples.hasValidation())
    DLC_TRY(tryStep(/*isValidation=*/true));
  runner->speak();
  DLC_TRY(before.restore(stepper.model()));
  position.plan = plan();
  std::vector<std::string> columns;
  for (const Figures *figures : {&epochFigures, &validationFigures})
    for (size_t i = 0; i < figures->count(); ++i)
      if (std::find(columns.begin(), columns.end(), figures->name(i)) == columns.end())
        columns.push_back(figures->name(i));
  std::error_code problem;
  fs::create_directories(options.folder, problem);
  if (problem)
    return error(DLC_IO_ERROR, "cannot make the folder ", options.folder, ": ", problem.message());
  // What a killed process was writing.
  for (const auto &entry : fs::directory_iterator(options.folder, problem))
    if (entry.path().filename().string().find(".safetensors.tmp") != std::string::npos)
      fs::remove(entry.path(), problem);
  started = std::chrono::steady_clock::now();
  if (!options.resume)
    DLC_TRY(setAside());
  DLC_TRY(log.open(options.folder, options.formats, columns, position.step));
  DLC_TRY(writeNames());
  if (!options.resume)
    DLC_TRY(saveLast());
  startStep = position.step;
  catchSignals();
  return {};
}

Status Trainer::resume() {
  std::error_code problem;
  if (!fs::exists(lastPath, problem))
    return error(DLC_NOT_FOUND, "--resume: there is no ", lastPath, " to go on with; leave --resume away to begin");
  Metadata metadata;
  DLC_TRY(loadModel(*stepper.model(), lastPath, &metadata));
  DLC_TRY(Position::read(metadata, lastPath, position));
  DLC_TRY(position.checkPlan(plan(), lastPath));
  epochFigures.restore(position.sums);
  say("going on after step " + std::to_string(position.step) + ", " + std::to_string(position.epoch) + " epochs");
  return {};
}

/// Beginning anew in a folder that has checkpoints must not cost them.
Status Trainer::setAside() const {
  std::error_code problem;
  for (const std::string &path : {lastPath, bestPath}) {
    std::string aside = path.substr(0, path.rfind('.')) + ".old.safetensors";
    if (fs::exists(path, problem))
      fs::rename(path, aside, problem);
    if (problem)
      return error(DLC_IO_ERROR, "cannot rename ", path, " to ", aside, ": ", problem.message());
  }
  return {};
}

/// What classes and characters have which numbers: whoever uses the model needs it.
Status Trainer::writeNames() const {
  Json json = Json::object();
  for (auto &[name, column] : examples.training().all())
    if (std::vector<std::string> names = column.names(); !names.empty())
      json[name] = names;
  if (json.empty())
    return {};
  std::string text = cli::jsonText(json, 1) + "\n";
  AtomicFile file(options.folder + "/names.json");
  DLC_TRY(file.append(text.data(), text.size()));
  return file.commit();
}

/// A step on the examples with the smallest and the largest labels, undone afterwards: a label that the model has no
/// class for is known before hours have passed.
Status Trainer::tryStep(bool isValidation) {
  std::vector<Dataset::Labels> labels;
  const Dataset &set = isValidation ? examples.validating() : examples.training();
  DLC_TRY(set.labels(labels));
  std::vector<int64_t> extremes;
  for (const Dataset::Labels &each : labels)
    for (int64_t example : {each.highAt, each.lowAt})
      extremes.push_back(example);
  // As many steps as it takes for batches of one.
  Status status;
  for (size_t at = 0; status.ok() && (at == 0 || at < extremes.size());) {
    Batch batch;
    std::vector<Tensor> results;
    DLC_TRY(examples.sample(isValidation, {extremes.begin() + int64_t(at), extremes.end()}, batch));
    at += size_t(batch.size);
    status = isValidation ? Status() : stepper.prepare(batch.inputs);
    if (status.ok())
      status = isValidation ? stepper.evaluate(batch.inputs, results) : stepper.step(batch.inputs, results);
  }
  if (status.code == DLC_OUT_OF_RANGE || status.code == DLC_ASSERTION_FAILED)
    for (const Dataset::Labels &each : labels)
      status.message += "; " + set.describe(each) +
                        (each.low >= 0 ? ": that takes " + std::to_string(each.high + 1) + " classes" : "");
  return status;
}

//===----------------------------------------------------------------------===//
// The loop
//===----------------------------------------------------------------------===//

Status Trainer::trainEpoch() {
  int64_t total = examples.batchesInEpoch();
  {
    auto batches = examples.epoch(position.epoch, position.batch);
    Batch batch;
    Status status;
    while (position.batch < total) {
      if (interrupted)
        stopped = "interrupted";
      else if (options.steps && position.step >= options.steps)
        stopped = "steps";
      if (!stopped.empty())
        return saveLast();
      if (!batches->next(batch, status))
        return status;
      DLC_TRY(trainBatch(batch));
      if (options.saveEvery && position.step % options.saveEvery == 0 && position.batch < total)
        DLC_TRY(saveLast());
    }
  }
  return endEpoch();
}

Status Trainer::trainBatch(Batch &batch) {
  std::vector<Tensor> results;
  DLC_TRY(stepper.prepare(batch.inputs));
  DLC_TRY(stepper.step(batch.inputs, results));
  if (double loss = numberOf(results[0]); !std::isfinite(loss))
    return diagnose("the loss is " + shortNumber(std::isnan(loss) ? NAN : loss) + " at step " +
                    std::to_string(position.step + 1));
  ++position.step;
  ++position.batch;
  samplesSeen += batch.size;
  epochFigures.add(results, batch.size);
  stepFigures.clear();
  stepFigures.add(results, batch.size);
  if (options.logEvery && position.step % options.logEvery == 0)
    DLC_TRY(log.add(TrainLog::Kind::Step, position.step, position.epoch + 1, stepFigures));
  showProgress();
  return {};
}

void Trainer::showProgress() {
  double now = seconds();
  int64_t total = examples.batchesInEpoch(), all = options.epochs * total,
          done = position.epoch * total + position.batch;
  if (options.steps)
    all = std::min(all, options.steps);
  double each = now / double(std::max<int64_t>(1, position.step - startStep));
  progress.show("epoch " + std::to_string(position.epoch + 1) + "/" + std::to_string(options.epochs), position.batch,
                total, epochFigures.text(), double(samplesSeen) / std::max(now, 1e-9), each * double(all - done));
}

Status Trainer::evaluate() {
  validationFigures.clear();
  auto batches = examples.validation();
  Batch batch;
  Status status;
  std::vector<Tensor> results;
  while (batches->next(batch, status)) {
    DLC_TRY(stepper.evaluate(batch.inputs, results));
    validationFigures.add(results, batch.size);
  }
  return status;
}

Status Trainer::endEpoch() {
  int64_t epoch = ++position.epoch;
  position.batch = 0;
  DLC_TRY(log.add(TrainLog::Kind::Train, position.step, epoch, epochFigures));
  std::string line =
      "epoch " + std::to_string(epoch) + "/" + std::to_string(options.epochs) + "  " + epochFigures.text();
  const Figures *watched = &epochFigures;
  if (examples.hasValidation()) {
    DLC_TRY(evaluate());
    DLC_TRY(log.add(TrainLog::Kind::Validation, position.step, epoch, validationFigures));
    line += "  validation " + validationFigures.text();
    watched = &validationFigures;
  }
  double value = watched->value(size_t(watched->find(options.monitor)));
  bool isBest =
      std::isfinite(value) && (!position.best || (largerIsBetter ? value > *position.best : value < *position.best));
  if (isBest) {
    position.best = value;
    position.bestEpoch = epoch;
    position.waited = 0;
  } else {
    ++position.waited;
  }
  double now = seconds();
  line += "  " + shortNumber(double(samplesSeen) / std::max(now, 1e-9)) + " samples/s" + (isBest ? "  best" : "");
  say(line);
  Json lastFigures = epochFigures.save();
  epochFigures.clear();
  if (options.patience && position.waited >= options.patience)
    stopped = "patience";
  if (isBest)
    DLC_TRY(save(bestPath));
  DLC_TRY(saveLast());
  if (!stopped.empty() || epoch == options.epochs)
    epochFigures.restore(lastFigures); // for the final figures
  return {};
}

Status Trainer::save(const std::string &path) {
  std::string bad;
  DLC_TRY(findNan(stepper.model(), bad));
  if (!bad.empty())
    return diagnose(bad + " has a NaN after step " + std::to_string(position.step));
  DLC_TRY(log.flush());
  Position now = position;
  now.sums = epochFigures.save();
  return saveModel(*stepper.model(), path, now.metadata());
}

/// Goes back to the last checkpoint and repeats the steps from there, which give the same numbers, until the first NaN.
Status Trainer::diagnose(const std::string &symptom) {
  say("looking for the first NaN: repeating the steps since " + lastPath);
  runner->silence();
  Metadata metadata;
  Position at;
  DLC_TRY(log.flush());
  DLC_TRY(loadModel(*stepper.model(), lastPath, &metadata));
  DLC_TRY(Position::read(metadata, lastPath, at));
  auto batches = examples.epoch(at.epoch, at.batch);
  Batch batch;
  Status status;
  std::string what = "repeated from the checkpoint, it does not happen";
  for (int64_t step = at.step + 1; batches->next(batch, status); ++step) {
    Snapshot before;
    std::vector<Tensor> results;
    std::string bad;
    DLC_TRY(stepper.prepare(batch.inputs));
    DLC_TRY(before.take(stepper.model()));
    DLC_TRY(stepper.step(batch.inputs, results));
    DLC_TRY(findNan(stepper.model(), bad));
    if (std::isfinite(numberOf(results[0])) && bad.empty())
      continue;
    std::string first;
    DLC_TRY(firstNan(stepper, before, batch.inputs, first));
    what =
        "in step " + std::to_string(step) + (bad.empty() ? "" : ", after which " + bad + " has a NaN") + ": " + first;
    break;
  }
  return error(DLC_OUT_OF_RANGE, symptom, ": ", what, ". ", lastPath, " is as it was after step ", at.step,
               "; a smaller learning rate, or clipping, may help");
}

Status Trainer::finish() {
  progress.clear();
  DLC_TRY(log.flush());
  if (stopped.empty())
    stopped = "epochs";
  if (stopped == "interrupted")
    say("stopped after step " + std::to_string(position.step) + "; --resume goes on from " + lastPath);
  else if (stopped == "patience")
    say("stopped: " + options.monitor + " has not become better for " + std::to_string(position.waited) + " epochs");
  if (options.plot) {
    std::string svg =
        plotSvg(stepper.model() ? dlc_model_name(stepper.model()) : "loss", log.steps(), log.validations());
    AtomicFile file(options.folder + "/loss.svg");
    DLC_TRY(file.append(svg.data(), svg.size()));
    DLC_TRY(file.commit());
    say(plotText(log.steps(), log.validations(), progress.columns()));
  }
  if (!options.json)
    return {};
  auto figures = [](const Figures &from) {
    Json json = Json::object();
    for (size_t i = 0; from.examples() && i < from.count(); ++i)
      json[from.name(i)] = from.json(i);
    return json;
  };
  std::error_code problem;
  double now = seconds();
  Json json = {{"model", dlc_model_name(stepper.model())},
               {"stopped", stopped},
               {"epochs", position.epoch},
               {"steps", position.step},
               {"train", figures(epochFigures)},
               {"validation", figures(validationFigures)},
               {"monitor", options.monitor},
               {"best", position.best ? Json(*position.best) : Json()},
               {"best_epoch", position.bestEpoch},
               {"seconds", seconds()},
               {"samples_per_second", double(samplesSeen) / std::max(now, 1e-9)},
               {"last_checkpoint", lastPath},
               {"best_checkpoint", fs::exists(bestPath, problem) ? Json(bestPath) : Json()}};
  std::cout << cli::jsonText(json) << std::endl;
  return {};
}

} // namespace dlc::train
