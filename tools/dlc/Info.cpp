//===- Info.cpp - dlc info: what a model says about itself ----------------===//
#include "tools/dlc/Command.h"
#include "tools/dlc/Json.h"
#include <iostream>

namespace dlc::cli {

namespace {

nlohmann::ordered_json toJson(const TensorInfo &tensor) { return {{"name", tensor.name}, {"type", tensor.type}}; }

nlohmann::ordered_json toJson(const std::vector<TensorInfo> &tensors) {
  auto list = nlohmann::ordered_json::array();
  for (const TensorInfo &tensor : tensors)
    list.push_back(toJson(tensor));
  return list;
}

nlohmann::ordered_json toJson(const std::vector<ParamInfo> &params) {
  auto list = nlohmann::ordered_json::array();
  for (const ParamInfo &param : params) {
    auto entry = toJson(param.tensor);
    entry["bytes"] = param.bytes;
    if (!param.init.empty())
      entry["init"] = param.init;
    list.push_back(std::move(entry));
  }
  return list;
}

nlohmann::ordered_json toJson(const ModelInfo &info) {
  nlohmann::ordered_json json;
  json["name"] = info.name;
  json["entries"] = nlohmann::ordered_json::array();
  for (const EntryInfo &entry : info.entries) {
    auto dims = nlohmann::ordered_json::object();
    for (const DimInfo &dim : entry.dims)
      dims[dim.name] = {dim.low, dim.high};
    json["entries"].push_back(
        {{"name", entry.name}, {"dims", dims}, {"inputs", toJson(entry.inputs)}, {"outputs", toJson(entry.outputs)}});
  }
  json["params"] = toJson(info.params);
  json["states"] = toJson(info.states);
  json["ops"] = info.ops;
  return json;
}

std::string signature(const EntryInfo &entry) {
  std::string text = entry.name + "(";
  auto append = [&](const std::vector<TensorInfo> &tensors) {
    for (size_t i = 0; i < tensors.size(); ++i)
      text += (i ? ", " : "") + tensors[i].name + ": " + tensors[i].type;
  };
  append(entry.inputs);
  text += ") -> (";
  append(entry.outputs);
  text += ")";
  for (size_t i = 0; i < entry.dims.size(); ++i) {
    const DimInfo &dim = entry.dims[i];
    text += (i ? ", " : " where ") + dim.name + " in " + std::to_string(dim.low) + "..=" + std::to_string(dim.high);
  }
  return text;
}

void printTensors(const std::string &title, const std::vector<ParamInfo> &params, bool each) {
  if (params.empty())
    return;
  int64_t elements = 0, bytes = 0;
  for (const ParamInfo &param : params) {
    elements += param.elements;
    bytes += param.bytes;
  }
  std::cout << title << ": " << params.size() << " tensors, " << elements << " elements, " << bytes << " bytes\n";
  if (each)
    for (const ParamInfo &param : params)
      std::cout << "  " << param.tensor.name << ": " << param.tensor.type
                << (param.init.empty() ? "" : " = " + param.init) << "\n";
}

} // namespace

void addInfo(CLI::App &app, Action &chosen) {
  struct Info {
    ModelArguments model;
    bool json = false, params = false;
  };
  auto *command = app.add_subcommand("info", "Print a model's entries, parameters and ops");
  auto state = std::make_shared<Info>();
  state->model.declare(*command);
  command->add_flag("--json", state->json, "As one JSON object, with every parameter");
  command->add_flag("--params", state->params, "List every parameter");
  command->footer("Examples:\n  dlc info model.dl --params\n  dlc info model.onnx --json");
  command->callback([=, &chosen] {
    chosen = [=]() -> int {
      auto driver = state->model.open();
      if (!driver)
        return Fault;
      ModelInfo info = driver->info();
      if (state->json) {
        std::cout << jsonText(toJson(info), 2) << "\n";
        return Good;
      }
      std::cout << "model " << info.name << "\n";
      for (const EntryInfo &entry : info.entries)
        std::cout << "  " << signature(entry) << "\n";
      printTensors("parameters", info.params, state->params);
      printTensors("state", info.states, state->params);
      int64_t count = 0;
      for (const auto &op : info.ops)
        count += op.second;
      std::cout << "ops: " << count << "\n";
      for (const auto &op : info.ops)
        std::cout << "  " << op.first << " " << op.second << "\n";
      return Good;
    };
  });
}

} // namespace dlc::cli
