//===- Feed.cpp - How the entries of a training take examples -------------===//
#include "tools/dlc/train/Feed.h"
#include "tools/dlc/Runner.h"
#include <charconv>
#include <climits>

namespace dlc::train {

using data::Wanted;

/// The sizes that a declared dim takes.
static Status readDim(const dlc_entry_desc &entry, const dlc_tensor_desc &input, const dlc_dim &dim,
                      Wanted::Dim &range) {
  range = {dim.size, dim.size};
  if (!dim.expr)
    return {};
  for (int32_t i = 0; i < entry.dim_count; ++i)
    if (std::string(entry.dims[i].name) == dim.expr) {
      range = {entry.dims[i].low, entry.dims[i].high};
      return {};
    }
  return error(DLC_INVALID_ARGUMENT, "input ", input.name, " of ", entry.name, " is ", cli::toString(input),
               ", and its dim ", dim.expr, " is no name alone; examples need plain dims");
}

Status Feed::addInput(const dlc_tensor_desc &input) {
  Wanted each;
  each.input = input.name;
  each.dtype = DType(input.dtype);
  for (int32_t d = 0; d < input.rank; ++d) {
    Wanted::Dim dim;
    DLC_TRY(readDim(*description, input, input.dims[d], dim));
    if (d > 0) {
      each.dims.push_back(dim);
      continue;
    }
    if (!inputs.empty() && (dim.low != range.low || dim.high != range.high))
      return error(DLC_WRONG_SHAPE, "the inputs of ", description->name, " have no common batch: the first dim of ",
                   inputs[0].input, " is ", range.low, "..=", range.high, ", that of ", input.name, " ", dim.low,
                   "..=", dim.high);
    range = dim;
  }
  inputs.push_back(std::move(each));
  return {};
}

Status Feed::make(const dlc_entry_desc &entry, const std::map<std::string, double> &numbers, Feed &feed) {
  feed.description = &entry;
  for (int32_t i = 0; i < entry.input_count; ++i) {
    const dlc_tensor_desc &input = entry.inputs[i];
    if (input.rank > 0) {
      DLC_TRY(feed.addInput(input));
      continue;
    }
    auto number = numbers.find(input.name);
    if (number == numbers.end())
      return error(DLC_INVALID_ARGUMENT, "input ", input.name, " of ", entry.name, " is ", cli::toString(input),
                   ", one number for all examples; give it with --data ", input.name, "=NUMBER");
    Tensor &value = feed.constants[input.name];
    DLC_TRY(allocate(DType(input.dtype), {}, value));
    dispatch(value.dtype, [&](auto storage) {
      using Storage = decltype(storage);
      value.data<Storage>()[0] = store<Storage>(ComputeType<Storage>(number->second));
    });
  }
  if (feed.inputs.empty())
    return error(DLC_WRONG_SHAPE, entry.name, " takes no examples: none of its inputs has a first dim");
  return {};
}

const Wanted *Feed::find(const std::string &input) const {
  for (const Wanted &each : inputs)
    if (each.input == input)
      return &each;
  return nullptr;
}

std::vector<Tensor> Feed::inputsOf(const NamedTensors &batch) const {
  std::vector<Tensor> tensors;
  for (int32_t i = 0; i < description->input_count; ++i) {
    const char *name = description->inputs[i].name;
    if (auto constant = constants.find(name); constant != constants.end())
      tensors.push_back(constant->second);
    for (auto &[column, tensor] : batch)
      if (column == name)
        tensors.push_back(tensor);
  }
  return tensors;
}

double numberOf(const Tensor &tensor) {
  return dispatch(tensor.dtype, [&](auto storage) { return double(load(tensor.data<decltype(storage)>()[0])); });
}

bool parseNumber(const std::string &text, double &value) {
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return !text.empty() && error == std::errc() && end == text.data() + text.size();
}

} // namespace dlc::train
