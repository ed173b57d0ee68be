//===- DimExpr.cpp - Dim expressions in postfix ---------------------------===//
#include "runtime/base/DimExpr.h"
#include <algorithm>
#include <cctype>
#include <charconv>

namespace dlc {

const int64_t *DimValues::find(std::string_view name) const {
  for (auto &[known, value] : values)
    if (known == name)
      return &value;
  return nullptr;
}

void DimValues::set(std::string_view name, int64_t value) {
  for (auto &[known, old] : values)
    if (known == name) {
      old = value;
      return;
    }
  values.emplace_back(name, value);
}

/// a op b; false on overflow or division by what is not positive.
static bool apply(char operation, int64_t a, int64_t b, int64_t &r) {
  switch (operation) {
  case '+':
    return !__builtin_add_overflow(a, b, &r);
  case '-':
    return !__builtin_sub_overflow(a, b, &r);
  case '*':
    return !__builtin_mul_overflow(a, b, &r);
  }
  if (b <= 0)
    return false;
  int64_t quotient = a / b, rest = a % b;
  switch (operation) {
  case '/':
    r = quotient - (rest < 0);
    return true;
  case '^':
    r = quotient + (rest > 0);
    return true;
  default:
    r = rest < 0 ? rest + b : rest;
    return true;
  }
}

Status DimExpr::parse(std::string_view text, DimExpr &expr) {
  constexpr size_t maxLength = 4096;
  auto bad = [&](const char *why) { return error(DLC_CORRUPT, "dim expression '", text.substr(0, 80), "': ", why); };
  if (text.size() > maxLength)
    return bad("too long");
  DimExpr result;
  result.text = std::string(text);
  result.constant.reset();
  int64_t depth = 0;
  bool hasName = false;
  size_t position = 0;
  while (position < text.size()) {
    if (text[position] == ' ') {
      ++position;
      continue;
    }
    size_t end = std::min(text.find(' ', position), text.size());
    std::string_view word = text.substr(position, end - position);
    position = end;
    unsigned char first = word[0];
    bool isNumber = std::isdigit(first) || (first == '-' && word.size() > 1);
    if (word.size() == 1 && std::string_view("+-*/^%").find(word[0]) != std::string_view::npos) {
      if (depth < 2)
        return bad("an operator lacks operands");
      --depth;
      result.terms.push_back({word[0], 0, {}});
      continue;
    }
    ++depth;
    if (isNumber) {
      int64_t value = 0;
      auto [rest, failed] = std::from_chars(word.data(), word.data() + word.size(), value);
      if (failed != std::errc() || rest != word.data() + word.size())
        return bad("a number is malformed or too large");
      result.terms.push_back({0, value, {}});
      continue;
    }
    if (!std::isalpha(first) && first != '_')
      return bad("a name must start with a letter");
    hasName = true;
    result.terms.push_back({'n', 0, std::string(word)});
  }
  if (depth != 1)
    return bad("it must leave one value");
  if (!hasName) {
    int64_t value = 0;
    DLC_TRY(result.evaluate({}, value));
    result = DimExpr(value);
  }
  expr = std::move(result);
  return {};
}

Status DimExpr::evaluate(const DimValues &values, int64_t &result) const {
  if (constant) {
    result = *constant;
    return {};
  }
  std::vector<int64_t> stack;
  for (const Term &term : terms) {
    if (term.operation == 0) {
      stack.push_back(term.number);
    } else if (term.operation == 'n') {
      const int64_t *value = values.find(term.name);
      if (!value)
        return error(DLC_INVALID_ARGUMENT, "the named dim ", term.name, " of '", text, "' has no value in this call");
      stack.push_back(*value);
    } else {
      int64_t b = stack.back(), r = 0;
      stack.pop_back();
      if (!apply(term.operation, stack.back(), b, r))
        return error(DLC_WRONG_SHAPE, "dim expression '", text,
                     "' overflows or divides by a number that is not positive");
      stack.back() = r;
    }
  }
  result = stack.back();
  return {};
}

std::optional<std::string_view> DimExpr::nameOnly() const {
  if (terms.size() == 1 && terms[0].operation == 'n')
    return terms[0].name;
  return std::nullopt;
}

void DimExpr::collectNames(std::vector<std::string> &names) const {
  for (const Term &term : terms)
    if (term.operation == 'n' && std::find(names.begin(), names.end(), term.name) == names.end())
      names.push_back(term.name);
}

/// Gives the only unknown name of an equation its value, where the expression rises with it over its range.
static bool solveOne(const DimEquation &equation, const std::vector<DimRange> &ranges, DimValues &values) {
  std::vector<std::string> names;
  equation.declared->collectNames(names);
  const std::string *unknown = nullptr;
  for (const std::string &name : names)
    if (!values.find(name)) {
      if (unknown)
        return false;
      unknown = &name;
    }
  if (!unknown)
    return false;
  auto range = std::find_if(ranges.begin(), ranges.end(), [&](const DimRange &r) { return r.name == *unknown; });
  int64_t low = range == ranges.end() ? 0 : range->low, high = range == ranges.end() ? int64_t(1) << 31 : range->high;
  while (low < high) {
    int64_t middle = low + (high - low) / 2, value = 0;
    DimValues trial = values;
    trial.set(*unknown, middle);
    if (!equation.declared->evaluate(trial, value).ok() || value >= equation.actual)
      high = middle;
    else
      low = middle + 1;
  }
  values.set(*unknown, low);
  return true;
}

Status solveDims(const std::vector<DimEquation> &equations, const std::vector<DimRange> &ranges, DimValues &values) {
  // Plain names first, then what is left with one unknown.
  std::vector<std::pair<std::string, const DimEquation *>> origin;
  for (const DimEquation &equation : equations) {
    auto name = equation.declared->nameOnly();
    if (!name)
      continue;
    const int64_t *known = values.find(*name);
    if (!known) {
      values.set(*name, equation.actual);
      origin.emplace_back(*name, &equation);
    } else if (*known != equation.actual) {
      std::string before = "given";
      for (auto &[which, first] : origin)
        if (which == *name)
          before = first->what;
      return error(DLC_WRONG_SHAPE, equation.what, " is ", equation.actual, ", but the named dim ", *name, " is ",
                   *known, " (", before, ")");
    }
  }
  for (bool progress = true; progress;) {
    progress = false;
    for (const DimEquation &equation : equations)
      progress |= solveOne(equation, ranges, values);
  }
  for (const DimRange &range : ranges)
    if (const int64_t *value = values.find(range.name); value && (*value < range.low || *value > range.high)) {
      std::string from;
      for (auto &[which, first] : origin)
        if (which == range.name)
          from = " (" + first->what + ")";
      return error(DLC_WRONG_SHAPE, "the named dim ", range.name, " is ", *value, from, ", outside its range ",
                   range.low, "..=", range.high);
    }
  for (const DimEquation &equation : equations) {
    int64_t expected = 0;
    DLC_TRY(equation.declared->evaluate(values, expected));
    if (expected != equation.actual)
      return error(DLC_WRONG_SHAPE, equation.what, " is ", equation.actual, ", expected ", expected,
                   equation.declared->constantValue() ? std::string() : " = " + equation.declared->toString());
  }
  return {};
}

} // namespace dlc
