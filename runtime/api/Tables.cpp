//===- Tables.cpp - What a model says about itself ------------------------===//
#include "runtime/api/Tables.h"
#include <cstring>

namespace dlc {

static Status readDims(const dlc_tensor_desc &tensor, std::vector<std::vector<DimExpr>> &list) {
  list.emplace_back();
  if (!isDType(tensor.dtype) || tensor.rank < 0 || tensor.rank > DLC_MAX_RANK || !tensor.name)
    return error(DLC_CORRUPT, "the model's description has an invalid tensor ", tensor.name ? tensor.name : "");
  for (int32_t d = 0; d < tensor.rank; ++d) {
    list.back().emplace_back(tensor.dims[d].size);
    if (tensor.dims[d].expr)
      DLC_TRY(DimExpr::parse(tensor.dims[d].expr, list.back().back()));
  }
  return {};
}

Status ModelTables::readCompiled(const dlc_model_desc &model) {
  for (int32_t i = 0; i < model.entry_count; ++i) {
    const dlc_entry_desc &entry = model.entries[i];
    entries.push_back(entry);
    parsed.emplace_back();
    for (int32_t d = 0; d < entry.dim_count; ++d)
      parsed.back().ranges.push_back({entry.dims[d].name, entry.dims[d].low, entry.dims[d].high});
    for (int32_t t = 0; t < entry.input_count; ++t)
      DLC_TRY(readDims(entry.inputs[t], parsed.back().inputs));
    for (int32_t t = 0; t < entry.output_count; ++t)
      DLC_TRY(readDims(entry.outputs[t], parsed.back().outputs));
  }
  for (int32_t i = 0; i < model.weight_count; ++i)
    weights.push_back(model.weight_table[i].tensor);
  for (int32_t i = 0; i < model.state_count; ++i)
    states.push_back(model.state_table[i].tensor);
  return {};
}

const char *ModelTables::keep(const std::string &text) {
  texts.push_back(text);
  return texts.back().c_str();
}

dlc_tensor_desc ModelTables::describe(const std::string &name, const graph::Type &type) {
  dims.emplace_back();
  for (const DimExpr &dim : type.dims) {
    auto constant = dim.constantValue();
    dims.back().push_back({constant.value_or(0), constant ? nullptr : keep(dim.toString())});
  }
  return {keep(name), type.dtype, int32_t(type.dims.size()), dims.back().data()};
}

void ModelTables::collect(const graph::Region &region) {
  for (const graph::Op &op : region.ops) {
    bool isParam = op.name == "dl.param";
    const graph::Attribute *name = op.find("name"), *init = op.find("init");
    if ((isParam || op.name == "dl.state") && op.results.size() == 1 && name) {
      std::vector<dlc_tensor_desc> &list = isParam ? weights : states;
      bool known = false;
      for (const dlc_tensor_desc &tensor : list)
        known |= name->string == tensor.name;
      if (!known) {
        list.push_back(describe(name->string, op.results[0]));
        (isParam ? weightInits : stateInits).push_back(init ? init->string : "");
        if (!isParam)
          isParameter.push_back(op.find("is_parameter"));
      }
    }
    for (const graph::Region &nested : op.regions)
      collect(nested);
  }
}

void ModelTables::readGraph(const graph::Module &module) {
  for (const graph::Function &function : module.functions) {
    collect(function.body);
    if (!function.exported)
      continue;
    parsed.emplace_back();
    Entry &entry = parsed.back();
    entry.ranges = function.dims;
    dimLists.emplace_back();
    for (const DimRange &range : function.dims)
      dimLists.back().push_back({keep(range.name), range.low, range.high});
    tensors.emplace_back();
    for (const graph::Named &argument : function.body.arguments) {
      entry.inputs.push_back(argument.type.dims);
      tensors.back().push_back(describe(argument.name, argument.type));
    }
    const std::vector<dlc_tensor_desc> &inputs = tensors.back();
    tensors.emplace_back();
    for (const graph::Named &result : function.results) {
      entry.outputs.push_back(result.type.dims);
      tensors.back().push_back(describe(result.name, result.type));
    }
    dlc_entry_desc description{};
    description.name = keep(function.name);
    description.dim_count = int32_t(dimLists.back().size());
    description.dims = dimLists.back().data();
    description.input_count = int32_t(inputs.size());
    description.inputs = inputs.data();
    description.output_count = int32_t(tensors.back().size());
    description.outputs = tensors.back().data();
    entries.push_back(description);
  }
}

int ModelTables::find(const char *name) const {
  for (size_t i = 0; i < entries.size(); ++i)
    if (!std::strcmp(entries[i].name, name))
      return int(i);
  return -1;
}

std::string ModelTables::entryNames() const {
  std::string names;
  for (const dlc_entry_desc &entry : entries)
    names += (names.empty() ? "" : ", ") + std::string(entry.name);
  return names;
}

} // namespace dlc
