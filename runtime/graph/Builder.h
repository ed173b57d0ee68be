//===- Builder.h - Graphs by hand, for tests --------------------*- C++ -*-===//
#ifndef DLC_RUNTIME_GRAPH_BUILDER_H
#define DLC_RUNTIME_GRAPH_BUILDER_H

#include "runtime/graph/Graph.h"

namespace dlc::graph {

/// Appends ops to a region and numbers values in order of appearance.
class Builder {
public:
  explicit Builder(Function &function) : function(function), current(&function.body) {}

  static Type type(DType dtype, const std::vector<std::string> &dims = {}) {
    Type result{dtype, {}};
    for (const std::string &dim : dims) {
      result.dims.emplace_back();
      if (!DimExpr::parse(dim, result.dims.back()).ok())
        result.dims.back() = DimExpr(-1);
    }
    return result;
  }

  uint32_t argument(const std::string &name, Type type) {
    current->arguments.push_back({name, std::move(type)});
    return next++;
  }
  /// The number of the op's first result.
  uint32_t op(const std::string &name, std::vector<uint32_t> operands, std::vector<Type> results,
              std::vector<Attribute> attributes = {}) {
    Op made;
    made.name = name;
    made.location = "test.dl:" + std::to_string(next + 1) + ":1";
    made.path = "net";
    made.operands = std::move(operands);
    made.results = std::move(results);
    made.attributes = std::move(attributes);
    current->ops.push_back(std::move(made));
    uint32_t first = next;
    next += uint32_t(current->ops.back().results.size());
    return first;
  }
  /// Fills a new region of the last op; `fill` adds its arguments and ops, the terminator too.
  template <typename Fn>
  void region(Fn fill) {
    Region *outer = current;
    size_t index = outer->ops.size() - 1;
    Region nested;
    current = &nested;
    fill();
    current = outer;
    outer->ops[index].regions.push_back(std::move(nested));
  }
  void result(const std::string &name, Type type) { function.results.push_back({name, std::move(type)}); }

  static Attribute integer(const std::string &name, int64_t value) {
    Attribute attribute;
    attribute.name = name;
    attribute.integer = value;
    return attribute;
  }
  static Attribute integers(const std::string &name, std::vector<int64_t> values) {
    Attribute attribute;
    attribute.name = name;
    attribute.kind = DLC_GRAPH_INTS;
    attribute.integers = std::move(values);
    return attribute;
  }
  static Attribute string(const std::string &name, const std::string &value) {
    Attribute attribute;
    attribute.name = name;
    attribute.kind = DLC_GRAPH_STRING;
    attribute.string = value;
    return attribute;
  }
  static Attribute dims(const std::string &name, const std::vector<std::string> &values) {
    Attribute attribute;
    attribute.name = name;
    attribute.kind = DLC_GRAPH_DIMS;
    attribute.dims = type(DLC_F32, values).dims;
    return attribute;
  }
  static Attribute dtype(const std::string &name, DType value) {
    Attribute attribute;
    attribute.name = name;
    attribute.kind = DLC_GRAPH_DTYPE;
    attribute.dtype = value;
    return attribute;
  }
  static Attribute tensor(const std::string &name, Tensor value) {
    Attribute attribute;
    attribute.name = name;
    attribute.kind = DLC_GRAPH_TENSOR;
    attribute.tensor = std::move(value);
    return attribute;
  }

private:
  Function &function;
  Region *current;
  uint32_t next = 0;
};

} // namespace dlc::graph

#endif
