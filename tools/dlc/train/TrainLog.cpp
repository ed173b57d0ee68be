//===- TrainLog.cpp - What happened in a training -------------------------===//
#include "tools/dlc/train/TrainLog.h"
#include "runtime/base/AtomicFile.h"
#include "tools/dlc/Json.h"
#include <cerrno>
#include <charconv>
#include <cmath>
#include <cstring>
#include <fstream>

namespace dlc::train {

using Json = nlohmann::ordered_json;

static const char *const kindNames[] = {"step", "train", "validation"};

TrainLog::~TrainLog() {
  for (std::FILE *file : {json, csv})
    if (file)
      std::fclose(file);
}

Status TrainLog::failed(const std::string &path) const {
  return error(DLC_IO_ERROR, "cannot write ", path, ": ", std::strerror(errno));
}

Status TrainLog::cutBack(const std::string &path, int64_t step, bool isJson) {
  std::ifstream in(path, std::ios::binary);
  std::string kept;
  for (std::string line; step > 0 && std::getline(in, line);) {
    if (in.eof())
      break; // no newline: it was being written
    int64_t at = -1;
    if (!isJson) {
      std::from_chars(line.data(), line.data() + line.size(), at);
      if (at <= step)
        kept += line + "\n"; // the header, too
      continue;
    }
    Json entry = Json::parse(line, nullptr, /*allow_exceptions=*/false);
    if (!entry.is_object() || entry.value("step", int64_t(-1)) > step || !entry.contains("kind"))
      continue;
    kept += line + "\n";
    double loss =
        entry.size() > 3 && std::next(entry.begin(), 3)->is_number() ? std::next(entry.begin(), 3)->get<double>() : NAN;
    if (entry["kind"] == kindNames[0])
      stepCurve.add(entry["step"], loss);
    else if (entry["kind"] == kindNames[2])
      validationCurve.add(entry["step"], loss);
  }
  AtomicFile file(path);
  DLC_TRY(file.append(kept.data(), kept.size()));
  return file.commit();
}

Status TrainLog::openText(std::FILE *&file, const std::string &path) {
  file = std::fopen(path.c_str(), "ab");
  return file ? Status() : failed(path);
}

Status TrainLog::open(const std::string &folder, LogFormats formats, const std::vector<std::string> &names,
                      int64_t step) {
  columns = names;
  jsonPath = folder + "/log.jsonl";
  csvPath = folder + "/log.csv";
  DLC_TRY(cutBack(jsonPath, step, /*isJson=*/true));
  DLC_TRY(openText(json, jsonPath));
  if (formats.csv) {
    DLC_TRY(cutBack(csvPath, step, /*isJson=*/false));
    DLC_TRY(openText(csv, csvPath));
    if (std::fseek(csv, 0, SEEK_END) == 0 && std::ftell(csv) == 0) {
      std::string header = "step,epoch,kind";
      for (const std::string &name : columns)
        header += "," + name;
      if (std::fputs((header + "\n").c_str(), csv) < 0)
        return failed(csvPath);
    }
  }
  // TensorBoard reads all event files of a folder in the order of their names, and drops what a later one takes back.
  char number[32];
  std::snprintf(number, sizeof number, "%010lld", static_cast<long long>(step));
  eventPath = folder + "/events.out.tfevents." + number + ".dlc";
  if (formats.tensorBoard && !events.open(eventPath, step))
    return failed(eventPath);
  return {};
}

Status TrainLog::add(Kind kind, int64_t step, int64_t epoch, const Figures &figures) {
  Json entry = {{"step", step}, {"epoch", epoch}, {"kind", kindNames[int(kind)]}};
  for (size_t i = 0; i < figures.count(); ++i)
    entry[figures.name(i)] = figures.json(i);
  if (kind == Kind::Step)
    stepCurve.add(step, figures.value(0));
  else if (kind == Kind::Validation)
    validationCurve.add(step, figures.value(0));
  std::string line = cli::jsonText(entry) + "\n";
  if (std::fwrite(line.data(), 1, line.size(), json) != line.size())
    return failed(jsonPath);
  if (csv) {
    std::string row = std::to_string(step) + "," + std::to_string(epoch) + "," + kindNames[int(kind)];
    for (const std::string &name : columns) {
      int i = figures.find(name);
      row += "," + (i < 0 ? "" : cli::jsonText(figures.json(size_t(i))));
    }
    if (std::fputs((row + "\n").c_str(), csv) < 0)
      return failed(csvPath);
  }
  for (size_t i = 0; i < figures.count(); ++i)
    if (!events.scalar(std::string(kind == Kind::Validation ? "validation/"
                                   : kind == Kind::Step     ? "train/"
                                                            : "epoch/") +
                           figures.name(i),
                       step, figures.value(i)))
      return failed(eventPath);
  return {};
}

Status TrainLog::flush() {
  if (std::fflush(json) != 0)
    return failed(jsonPath);
  if (csv && std::fflush(csv) != 0)
    return failed(csvPath);
  return events.flush() ? Status() : failed(eventPath);
}

} // namespace dlc::train
