//===- Dataset.cpp - The examples of a training ---------------------------===//
#include "tools/dlc/train/Dataset.h"
#include <algorithm>

namespace dlc::train {

using data::Column;
using data::Wanted;

Status Dataset::open(const Specs &specs, const std::vector<Wanted> &wanted, const Dataset *like, const char *option,
                     Dataset &set) {
  std::string names;
  for (const Wanted &each : wanted)
    names += (names.empty() ? "" : ", ") + each.input;
  for (auto &[name, path] : specs) {
    bool known = false;
    for (const Wanted &each : wanted)
      known |= each.input == name;
    if (!known)
      return error(DLC_NOT_FOUND, option, " ", name, "=", path, ": there is no input '", name, "'; inputs are ", names);
  }
  for (const Wanted &each : wanted) {
    auto spec = specs.find(each.input);
    if (spec == specs.end())
      return error(DLC_INVALID_ARGUMENT, "input ", each.input, " has no data; it is ", each.typeString(),
                   " an example. Give ", option, " ", each.input, "=FILE");
    const Column *model = nullptr;
    if (like)
      if (auto column = like->columns.find(each.input); column != like->columns.end())
        model = &column->second;
    DLC_TRY(Column::open(spec->second, each, model, set.columns[each.input]));
  }
  return set.checkCounts();
}

Status Dataset::rebind(const std::vector<Wanted> &wanted, Dataset &set) const {
  for (const Wanted &each : wanted) {
    auto column = columns.find(each.input);
    if (column == columns.end())
      return error(DLC_INVALID_ARGUMENT, "eval_step takes ", each.input, ", of which there are no data; give --data ",
                   each.input, "=FILE");
    DLC_TRY(column->second.rebind(each, set.columns[each.input]));
  }
  return {};
}

Status Dataset::checkCounts() const {
  const auto &[firstName, first] = *columns.begin();
  for (auto &[name, column] : columns)
    if (column.count() != first.count())
      return error(DLC_WRONG_SHAPE, firstName, " has ", first.count(), " examples (", first.spec(), "), and ", name,
                   " has ", column.count(), " (", column.spec(), "); each example needs both");
  return {};
}

Status Dataset::read(const std::vector<int64_t> &examples, NamedTensors &batch) const {
  batch.clear();
  for (auto &[name, column] : columns) {
    Shape shape;
    shape.push(int64_t(examples.size()));
    for (int d = 0; d < column.shape().rank; ++d)
      shape.push(column.shape()[d]);
    batch.emplace_back(name, Tensor());
    Tensor &tensor = batch.back().second;
    DLC_TRY(allocate(column.dtype(), shape, tensor));
    for (size_t i = 0; i < examples.size(); ++i)
      DLC_TRY(column.read(examples[i], tensor.bytes + i * column.bytes()));
  }
  return {};
}

Status Dataset::labels(std::vector<Labels> &found) const {
  for (auto &[name, column] : columns) {
    // Labels and tokens; bytes of any rank are pixels.
    bool isPixels = column.shape().rank > 0 && sizeOf(column.dtype()) == 1;
    if (isFloat(column.dtype()) || isPixels || column.bytes() == 0)
      continue;
    Labels labels;
    labels.input = name;
    Tensor value;
    DLC_TRY(allocate(column.dtype(), column.shape(), value));
    for (int64_t i = 0; i < column.count(); ++i) {
      DLC_TRY(column.read(i, value.bytes));
      dispatch(value.dtype, [&](auto storage) {
        auto *elements = value.data<decltype(storage)>();
        auto [low, high] = std::minmax_element(elements, elements + value.count(),
                                               [](auto &a, auto &b) { return int64_t(load(a)) < int64_t(load(b)); });
        if (auto number = int64_t(load(*low)); i == 0 || number < labels.low)
          labels.low = number, labels.lowAt = i;
        if (auto number = int64_t(load(*high)); i == 0 || number > labels.high)
          labels.high = number, labels.highAt = i;
      });
    }
    found.push_back(labels);
  }
  return {};
}

std::string Dataset::describe(const Labels &labels) const {
  const Column &column = columns.at(labels.input);
  return error(DLC_OK, labels.input, " goes from ", labels.low, " (", column.place(labels.lowAt), ") to ", labels.high,
               " (", column.place(labels.highAt), ")")
      .message;
}

} // namespace dlc::train
