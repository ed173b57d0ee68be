//===- MinCut.h - Minimum cut of a small graph ------------------*- C++ -*-===//
#ifndef DLC_PASSES_GRAPH_MINCUT_H
#define DLC_PASSES_GRAPH_MINCUT_H

#include "llvm/ADT/SmallVector.h"
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace dlc {

/// Splits nodes into a source side and a sink side so that the edges from the first to the second cost least.
class MinCut {
public:
  static constexpr double infinite = std::numeric_limits<double>::infinity();

  unsigned addNode() {
    edgesOf.emplace_back();
    return edgesOf.size() - 1;
  }
  /// Costs count in whole units, whose sums are exact.
  void addEdge(unsigned from, unsigned to, double cost) {
    edgesOf[from].push_back(edges.size());
    edges.push_back({to, std::floor(cost)});
    edgesOf[to].push_back(edges.size());
    edges.push_back({from, 0});
  }

  /// Which nodes are on the source's side; of equal cuts the one with the fewest.
  std::vector<bool> run(unsigned source, unsigned sink) {
    // Augment along shortest paths (Dinic).
    std::vector<bool> reached;
    while (level(source, sink)) {
      next.assign(edgesOf.size(), 0);
      while (push(source, sink, infinite))
        ;
    }
    for (int distance : levels)
      reached.push_back(distance >= 0);
    return reached;
  }

private:
  struct Edge {
    unsigned to;
    double room;
  };

  bool level(unsigned source, unsigned sink) {
    levels.assign(edgesOf.size(), -1);
    levels[source] = 0;
    std::vector<unsigned> queue{source};
    for (size_t i = 0; i < queue.size(); ++i)
      for (unsigned edge : edgesOf[queue[i]])
        if (edges[edge].room > 0 && levels[edges[edge].to] < 0) {
          levels[edges[edge].to] = levels[queue[i]] + 1;
          queue.push_back(edges[edge].to);
        }
    return levels[sink] >= 0;
  }

  /// One path from `node` to the sink; what it carried. Iterative, since chains of ops are long.
  double push(unsigned source, unsigned sink, double most) {
    llvm::SmallVector<unsigned> path;
    unsigned node = source;
    while (node != sink) {
      bool advanced = false;
      for (unsigned &i = next[node]; i < edgesOf[node].size(); ++i) {
        const Edge &edge = edges[edgesOf[node][i]];
        if (edge.room > 0 && levels[edge.to] == levels[node] + 1) {
          path.push_back(edgesOf[node][i]);
          node = edge.to;
          advanced = true;
          break;
        }
      }
      if (advanced)
        continue;
      if (path.empty())
        return 0;
      // A dead end: its predecessor looks further.
      node = edges[path.pop_back_val() ^ 1].to;
      ++next[node];
    }
    for (unsigned edge : path)
      most = std::min(most, edges[edge].room);
    for (unsigned edge : path) {
      edges[edge].room -= most;
      edges[edge ^ 1].room += most;
    }
    return most;
  }

  std::vector<Edge> edges; // with the reverse of each behind it
  std::vector<llvm::SmallVector<unsigned, 4>> edgesOf;
  std::vector<int> levels;
  std::vector<unsigned> next;
};

} // namespace dlc

#endif
