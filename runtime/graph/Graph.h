//===- Graph.h - A graph in memory ------------------------------*- C++ -*-===//
//
// What a serialised graph (Format.h) says, one struct for each of its productions. `readGraph` makes it from bytes
// that it trusts in nothing; `writeGraph` is its inverse and serves the compiler and the tests.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_RUNTIME_GRAPH_GRAPH_H
#define DLC_RUNTIME_GRAPH_GRAPH_H

#include "runtime/base/DimExpr.h"
#include "runtime/base/Tensor.h"
#include "runtime/graph/Format.h"
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace dlc::graph {

struct Type {
  DType dtype = DLC_F32;
  std::vector<DimExpr> dims;

  bool operator==(const Type &other) const { return dtype == other.dtype && dims == other.dims; }
  bool operator!=(const Type &other) const { return !(*this == other); }
};
/// "f32[N, 3]", with dims in postfix.
std::string toString(const Type &type);

struct Attribute {
  std::string name;
  dlc_graph_attribute_kind kind = DLC_GRAPH_INT;
  int64_t integer = 0;
  double number = 0;
  std::string string;
  std::vector<int64_t> integers;
  std::vector<DimExpr> dims;
  DType dtype = DLC_F32;
  Tensor tensor;
  std::vector<Attribute> entries;
};

struct Named {
  std::string name;
  Type type;
};

struct Op;
struct Region {
  std::vector<Named> arguments;
  uint32_t firstArgument = 0; ///< value number of the first
  std::vector<Op> ops;        ///< the last one is a terminator
};

struct Op {
  std::string name;
  uint32_t version = 1;
  std::string location, path;
  std::vector<uint32_t> operands;
  std::vector<Type> results;
  uint32_t firstResult = 0; ///< value number of the first
  std::vector<Attribute> attributes;
  std::vector<Region> regions;
  /// Values of this op's region that no later op of it reads.
  std::vector<uint32_t> lastUses;
  /// For the engine: its kernel or form, and the callee's index.
  const void *kernel = nullptr;
  int32_t callee = -1;

  const Attribute *find(std::string_view attribute) const;
};

struct Function {
  std::string name;
  bool exported = false, eager = false;
  std::vector<DimRange> dims;
  std::vector<Named> results;
  Region body;
  uint32_t valueCount = 0;
};

struct Module {
  std::vector<Function> functions;

  const Function *find(std::string_view name) const;
};

struct ReadOptions {
  /// The version of an op that the reader's user implements, 0 for an unknown op. Empty: any op passes.
  std::function<uint32_t(std::string_view name)> versionOf;
  /// Only tests that must reach the structure checks turn this off.
  bool verifyChecksum = true;
};

/// Reads and verifies a graph: bounds, checksum, value numbering and visibility, terminators, the types of returns,
/// yields and calls, nesting, and that calls do not recurse.
Status readGraph(const void *data, size_t size, const ReadOptions &options, Module &module);

/// The checks behind `readGraph` on a module in memory; also fills value numbers, last uses and callees.
Status verify(Module &module, const ReadOptions &options);

/// The bytes of a module. Value numbers must be in order of appearance.
std::string writeGraph(const Module &module);

} // namespace dlc::graph

#endif
