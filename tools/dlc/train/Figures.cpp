//===- Figures.cpp - What a step says of itself ---------------------------===//
#include "tools/dlc/train/Figures.h"
#include "tools/dlc/Runner.h"
#include "tools/dlc/train/Feed.h"
#include <cstdio>

namespace dlc::train {

std::string shortNumber(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%.4g", value);
  return text;
}

Status Figures::of(const dlc_entry_desc &entry, Figures &figures) {
  if (entry.output_count == 0)
    return error(DLC_INVALID_ARGUMENT, entry.name, " returns nothing; it returns the loss, and metrics behind it");
  for (int32_t i = 0; i < entry.output_count; ++i) {
    const dlc_tensor_desc &output = entry.outputs[i];
    if (output.rank != 0)
      return error(DLC_WRONG_SHAPE, entry.name, ": ", output.name, " is ", cli::toString(output),
                   "; the loss and the metrics are scalars: take its mean or sum");
    if (i == 0 && !isFloat(DType(output.dtype)))
      return error(DLC_WRONG_DTYPE, entry.name, ": ", output.name, " is ", cli::toString(output),
                   "; the first result is the loss, a float");
    std::string name = output.name;
    figures.names.push_back(i == 0 && name == "out_0" ? "loss" : name);
    figures.isCount.push_back(!isFloat(DType(output.dtype)));
  }
  figures.clear();
  return {};
}

void Figures::clear() {
  sums.assign(names.size(), 0);
  seen = 0;
}

void Figures::add(const std::vector<Tensor> &values, int64_t examples) {
  for (size_t i = 0; i < sums.size(); ++i)
    sums[i] += isCount[i] ? numberOf(values[i]) : numberOf(values[i]) * double(examples);
  seen += examples;
}

int Figures::find(const std::string &name) const {
  for (size_t i = 0; i < names.size(); ++i)
    if (names[i] == name)
      return int(i);
  return -1;
}

double Figures::value(size_t i) const { return isCount[i] || seen == 0 ? sums[i] : sums[i] / double(seen); }

nlohmann::ordered_json Figures::json(size_t i) const {
  return isCount[i] ? nlohmann::ordered_json(int64_t(sums[i])) : nlohmann::ordered_json(value(i));
}

std::string Figures::text() const {
  std::string text;
  for (size_t i = 0; i < names.size(); ++i) {
    text += (i ? "  " : "") + names[i] + " ";
    text += isCount[i] ? std::to_string(int64_t(sums[i])) + "/" + std::to_string(seen) : shortNumber(value(i));
  }
  return text;
}

nlohmann::ordered_json Figures::save() const { return {{"sums", sums}, {"examples", seen}}; }

void Figures::restore(const nlohmann::ordered_json &saved) {
  std::vector<double> values = saved.value("sums", std::vector<double>());
  if (values.size() == sums.size())
    sums = values;
  seen = saved.value("examples", int64_t(0));
}

} // namespace dlc::train
