//===- DimExpr.h - Dim expressions in postfix -------------------*- C++ -*-===//
//
// The text form of dlc_dim.expr: "N 2 / 1 +", with + - * / (floor) ^ (ceiling division) % over names and integers.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_RUNTIME_BASE_DIMEXPR_H
#define DLC_RUNTIME_BASE_DIMEXPR_H

#include "runtime/base/Tensor.h"
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dlc {

/// Values of the named dims of a call.
class DimValues {
public:
  const int64_t *find(std::string_view name) const;
  void set(std::string_view name, int64_t value);
  const std::vector<std::pair<std::string, int64_t>> &all() const { return values; }

private:
  std::vector<std::pair<std::string, int64_t>> values;
};

class DimExpr {
public:
  DimExpr() = default;
  explicit DimExpr(int64_t constant) : text(std::to_string(constant)), constant(constant) {}
  /// Reads a postfix expression; anything malformed is DLC_CORRUPT.
  static Status parse(std::string_view text, DimExpr &expr);

  Status evaluate(const DimValues &values, int64_t &result) const;
  std::optional<int64_t> constantValue() const { return constant; }
  /// The name, when the expression is just one.
  std::optional<std::string_view> nameOnly() const;
  void collectNames(std::vector<std::string> &names) const;
  const std::string &toString() const { return text; }
  bool operator==(const DimExpr &other) const { return text == other.text; }

private:
  struct Term {
    char operation; // one of + - * / ^ %, or 0 for a number, 'n' for a name
    int64_t number = 0;
    std::string name;
  };
  std::string text;
  std::vector<Term> terms; // empty for a constant
  std::optional<int64_t> constant = 0;
};

/// A declared named dim.
struct DimRange {
  std::string name;
  int64_t low = 0, high = 0;
};

/// One dim of an actual tensor against its declaration.
struct DimEquation {
  const DimExpr *declared;
  int64_t actual;
  std::string what; ///< for messages: "dim 0 of x"
};

/// Finds the named dims from tensors' sizes, checks each size against its expression and each name against its range.
Status solveDims(const std::vector<DimEquation> &equations, const std::vector<DimRange> &ranges, DimValues &values);

} // namespace dlc

#endif
