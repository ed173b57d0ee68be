//===- Writer.cpp - A graph as bytes --------------------------------------===//
#include "runtime/base/Checksum.h"
#include "runtime/graph/Graph.h"
#include <cstring>
#include <unordered_map>

namespace dlc::graph {

namespace {

class Writer {
public:
  std::string finish(const Module &module) {
    count(module.functions.size());
    for (const Function &function : module.functions)
      write(function);
    std::string table;
    std::swap(table, body);
    count(strings.size());
    for (const std::string *text : strings) {
      count(text->size());
      body += *text;
    }
    std::string rest = body + table;
    body = DLC_GRAPH_MAGIC;
    put<uint32_t>(DLC_GRAPH_VERSION);
    put<uint32_t>(0);
    put<uint64_t>(body.size() + 16 + rest.size());
    put<uint64_t>(fnv1a64(rest.data(), rest.size()));
    return body + rest;
  }

private:
  template <typename T>
  void put(T value) { // the hosts are little-endian, as the format is
    body.append(reinterpret_cast<const char *>(&value), sizeof value);
  }
  void count(size_t n) { put<uint32_t>(uint32_t(n)); }

  void str(const std::string &text) {
    auto [it, isNew] = indices.try_emplace(text, uint32_t(strings.size()));
    if (isNew)
      strings.push_back(&it->first);
    put<uint32_t>(it->second);
  }

  void write(const Type &type) {
    put<uint8_t>(uint8_t(type.dtype));
    put<uint8_t>(uint8_t(type.dims.size()));
    for (const DimExpr &dim : type.dims)
      str(dim.toString());
  }
  void write(const Named &named) {
    str(named.name);
    write(named.type);
  }

  void write(const Attribute &attribute) {
    str(attribute.name);
    put<uint8_t>(uint8_t(attribute.kind));
    switch (attribute.kind) {
    case DLC_GRAPH_INT:
      put<int64_t>(attribute.integer);
      break;
    case DLC_GRAPH_FLOAT:
      put<double>(attribute.number);
      break;
    case DLC_GRAPH_STRING:
      str(attribute.string);
      break;
    case DLC_GRAPH_INTS:
      count(attribute.integers.size());
      for (int64_t value : attribute.integers)
        put<int64_t>(value);
      break;
    case DLC_GRAPH_DIMS:
      count(attribute.dims.size());
      for (const DimExpr &dim : attribute.dims)
        str(dim.toString());
      break;
    case DLC_GRAPH_DTYPE:
      put<uint8_t>(uint8_t(attribute.dtype));
      break;
    case DLC_GRAPH_TENSOR: {
      Type type{attribute.tensor.dtype, {}};
      for (int i = 0; i < attribute.tensor.shape.rank; ++i)
        type.dims.emplace_back(attribute.tensor.shape[i]);
      write(type);
      put<uint64_t>(attribute.tensor.byteCount());
      size_t start = body.size();
      body.resize(start + attribute.tensor.byteCount());
      copyElements(attribute.tensor, body.data() + start);
      break;
    }
    case DLC_GRAPH_DICT:
      count(attribute.entries.size());
      for (const Attribute &entry : attribute.entries)
        write(entry);
      break;
    }
  }

  void write(const Op &op) {
    str(op.name);
    put<uint32_t>(op.version);
    str(op.location);
    str(op.path);
    count(op.operands.size());
    for (uint32_t value : op.operands)
      put<uint32_t>(value);
    count(op.results.size());
    for (const Type &type : op.results)
      write(type);
    count(op.attributes.size());
    for (const Attribute &attribute : op.attributes)
      write(attribute);
    count(op.regions.size());
    for (const Region &region : op.regions)
      write(region);
  }

  void write(const Region &region) {
    count(region.arguments.size());
    for (const Named &argument : region.arguments)
      write(argument);
    count(region.ops.size());
    for (const Op &op : region.ops)
      write(op);
  }

  void write(const Function &function) {
    str(function.name);
    put<uint8_t>(uint8_t((function.exported ? DLC_GRAPH_EXPORTED : 0) | (function.eager ? DLC_GRAPH_EAGER : 0)));
    count(function.dims.size());
    for (const DimRange &dim : function.dims) {
      str(dim.name);
      put<int64_t>(dim.low);
      put<int64_t>(dim.high);
    }
    count(function.results.size());
    for (const Named &result : function.results)
      write(result);
    write(function.body);
  }

  std::string body;
  std::unordered_map<std::string, uint32_t> indices;
  std::vector<const std::string *> strings;
};

} // namespace

std::string writeGraph(const Module &module) { return Writer().finish(module); }

} // namespace dlc::graph
