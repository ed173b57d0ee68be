//===- Tables.h - What a model says about itself ----------------*- C++ -*-===//
#ifndef DLC_RUNTIME_API_TABLES_H
#define DLC_RUNTIME_API_TABLES_H

#include "dlc/abi.h"
#include "runtime/graph/Graph.h"
#include <deque>

namespace dlc {

/// Entries, weights and state tensors in the ABI's form, from a compiled model's description or from a graph.
class ModelTables {
public:
  Status readCompiled(const dlc_model_desc &model);
  void readGraph(const graph::Module &module);

  std::vector<dlc_entry_desc> entries;
  std::vector<dlc_tensor_desc> weights, states;
  /// Named dims and tensors of each entry, with expressions that are read.
  struct Entry {
    std::vector<DimRange> ranges;
    std::vector<std::vector<DimExpr>> inputs, outputs;
  };
  std::vector<Entry> parsed;
  /// The init strings of a graph's weights and state tensors, by position; none for a compiled model.
  std::vector<std::string> weightInits, stateInits;
  std::vector<bool> isParameter; ///< a graph's state tensors that are parameters which some entry updates

  int find(const char *name) const;
  /// The names of all entries, for messages.
  std::string entryNames() const;

private:
  const char *keep(const std::string &text);
  dlc_tensor_desc describe(const std::string &name, const graph::Type &type);
  void collect(const graph::Region &region);

  // Deques: what is handed out must not move.
  std::deque<std::string> texts;
  std::deque<std::vector<dlc_dim>> dims;
  std::deque<std::vector<dlc_tensor_desc>> tensors;
  std::deque<std::vector<dlc_dim_desc>> dimLists;
};

} // namespace dlc

#endif
