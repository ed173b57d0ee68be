//===- Csv.cpp - Tables ---------------------------------------------------===//
#include "runtime/data/Convert.h"
#include "runtime/data/Formats.h"
#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>

namespace dlc::data {

namespace {

bool number(std::string_view text, double &value) {
  while (!text.empty() && text.front() == ' ')
    text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ')
    text.remove_suffix(1);
  if (!text.empty() && text.front() == '+')
    text.remove_prefix(1);
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return !text.empty() && error == std::errc() && end == text.data() + text.size();
}

/// One row of a table after another.
class Rows {
public:
  Rows(std::string_view text, char separator) : text(text), separator(separator) {}

  /// False at the end. Empty lines are left out.
  bool next(std::vector<std::string> &cells) {
    while (at < text.size()) {
      lineNumber = nextLine;
      cells.clear();
      readRow(cells);
      if (cells.size() != 1 || !cells[0].empty())
        return true;
    }
    return false;
  }
  int64_t line() const { return lineNumber; }

private:
  void readRow(std::vector<std::string> &cells) {
    std::string cell;
    bool quoted = false;
    for (; at < text.size(); ++at) {
      char c = text[at];
      nextLine += c == '\n';
      if (quoted) {
        if (c != '"')
          cell += c;
        else if (at + 1 < text.size() && text[at + 1] == '"')
          cell += text[++at];
        else
          quoted = false;
      } else if (c == '"' && cell.empty()) {
        quoted = true;
      } else if (c == separator) {
        cells.push_back(std::move(cell));
        cell.clear();
      } else if (c == '\n') {
        ++at;
        break;
      } else if (c != '\r' || (at + 1 < text.size() && text[at + 1] != '\n')) {
        cell += c;
      }
    }
    cells.push_back(std::move(cell));
  }

  std::string_view text;
  char separator;
  size_t at = 0;
  int64_t lineNumber = 0, nextLine = 1;
};

class Table : public Source {
public:
  Tensor values; ///< a row an example
  Shape exampleShape;
  std::vector<int64_t> lines;
  std::vector<std::string> classes;
  std::string path;

  DType dtype() const override { return values.dtype; }
  Shape shape() const override { return exampleShape; }
  int64_t count() const override { return int64_t(lines.size()); }
  Status read(int64_t index, char *to) const override {
    size_t bytes = size_t(exampleShape.count()) * sizeOf(values.dtype);
    std::copy_n(values.bytes + size_t(index) * bytes, bytes, to);
    return {};
  }
  std::vector<std::string> names() const override { return classes; }
  std::string place(int64_t index) const override { return path + ":" + std::to_string(lines[size_t(index)]); }
};

/// Makes a table of the cells of the chosen columns.
class Reader {
public:
  Reader(const std::string &path, const Wanted &wanted, const Source *like) : path(path), wanted(wanted), like(like) {}

  Status run(std::string_view text, const std::string &columns, std::shared_ptr<Source> &source) {
    if (startsWith(text, "\xef\xbb\xbf")) // what some editors put in front
      text.remove_prefix(3);
    char separator = endsWith(path, ".tsv") || endsWith(path, ".tsv.gz") ? '\t' : ',';
    Rows rows(text, separator);
    std::vector<std::string> cells;
    if (!rows.next(cells))
      return error(DLC_INVALID_ARGUMENT, path, " is empty: no example is in it");
    width = cells.size();
    double value;
    bool isHeader = std::none_of(cells.begin(), cells.end(), [&](auto &cell) { return number(cell, value); });
    // Without a second row, words are a row of classes.
    header = isHeader ? cells : std::vector<std::string>();
    DLC_TRY(choose(columns));
    if (!isHeader)
      DLC_TRY(take(cells, rows.line()));
    while (rows.next(cells))
      DLC_TRY(take(cells, rows.line()));
    return make(source);
  }

private:
  std::string columnName(size_t column) const {
    return header.empty() ? std::to_string(column) : "'" + header[column] + "'";
  }
  std::string columnNames() const {
    if (header.empty())
      return "they have no names and count from 0 to " + std::to_string(width - 1);
    std::string names;
    for (const std::string &name : header)
      names += (names.empty() ? "they are " : ", ") + name;
    return names;
  }

  Status position(std::string_view text, size_t &column) const {
    auto found = std::find(header.begin(), header.end(), text);
    int64_t index = found - header.begin();
    if (found == header.end()) {
      auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), index);
      index += index < 0 ? int64_t(width) : 0;
      if (text.empty() || problem != std::errc() || end != text.data() + text.size() || index < 0 ||
          index >= int64_t(width))
        return error(DLC_NOT_FOUND, path, " has no column '", text, "'; ", columnNames());
    }
    column = size_t(index);
    return {};
  }

  Status choose(const std::string &columns) {
    std::string_view rest = columns;
    if (rest.empty())
      for (size_t i = 0; i < width; ++i)
        chosen.push_back(i);
    while (!rest.empty()) {
      size_t comma = std::min(rest.find(','), rest.size());
      std::string_view one = rest.substr(0, comma);
      rest.remove_prefix(std::min(comma + 1, rest.size()));
      size_t dots = one.find(".."), from = 0, to = 0;
      if (dots == one.npos || std::find(header.begin(), header.end(), one) != header.end()) {
        DLC_TRY(position(one, from));
        chosen.push_back(from);
        continue;
      }
      DLC_TRY(position(one.substr(0, dots), from));
      std::string_view last = one.substr(dots + 2);
      if (last == std::to_string(width)) // excluded, so it need not be there
        to = width;
      else if (!last.empty())
        DLC_TRY(position(last, to));
      else
        to = width;
      for (; from < to; ++from)
        chosen.push_back(from);
    }
    if (chosen.empty())
      return error(DLC_INVALID_ARGUMENT, path, ": '", columns, "' names no column; ", columnNames());
    if (wanted.dims.empty() && chosen.size() != 1)
      return error(DLC_WRONG_SHAPE, path, ": ", wanted.input, " is one number an example, and ", chosen.size(),
                   " columns are chosen; name one: ", path, ":COLUMN; ", columnNames());
    return {};
  }

  Status take(const std::vector<std::string> &cells, int64_t line) {
    if (cells.size() != width)
      return error(DLC_CORRUPT, path, ":", line, ": ", cells.size(), " cells, and the first line has ", width);
    for (size_t column : chosen) {
      double value = 0;
      bool isNumber = number(cells[column], value);
      if (!isNumber && wanted.isLabel() && (!words.empty() || lines.empty())) {
        words.push_back(cells[column]);
        continue;
      }
      auto bad = [&](dlc_status code, const auto &...parts) {
        return error(code, path, ":", line, ": '", cells[column], "' in column ", columnName(column), parts...);
      };
      if (!isNumber)
        return bad(DLC_INVALID_ARGUMENT, cells[column].empty() ? ": a cell without a value" : " is no number");
      if (!words.empty())
        return bad(DLC_INVALID_ARGUMENT, " is a number, and the lines before have words there");
      if (!isFloat(wanted.dtype) && (value != std::floor(value) || std::abs(value) > 0x1p53))
        return bad(DLC_WRONG_DTYPE, " is no integer, and ", wanted.input, " is ", wanted.typeString());
      if (!std::isfinite(value))
        return bad(DLC_OUT_OF_RANGE, " is no finite number");
      numbers.push_back(value);
    }
    lines.push_back(line);
    return {};
  }

  Status make(std::shared_ptr<Source> &source) {
    auto table = std::make_shared<Table>();
    table->path = path;
    if (!words.empty())
      DLC_TRY(numberClasses(*table));
    table->lines = std::move(lines);
    Shape all;
    all.push(table->count());
    if (!wanted.dims.empty()) {
      table->exampleShape.push(int64_t(chosen.size()));
      all.push(int64_t(chosen.size()));
    }
    DLC_TRY(allocate(isFloat(wanted.dtype) ? DLC_F64 : DLC_I64, all, table->values));
    if (isFloat(wanted.dtype))
      std::copy(numbers.begin(), numbers.end(), table->values.data<double>());
    else
      std::transform(numbers.begin(), numbers.end(), table->values.data<int64_t>(),
                     [](double value) { return int64_t(value); });
    source = std::move(table);
    return {};
  }

  /// Words become classes, numbered in alphabetical order, or as `like` has them.
  Status numberClasses(Table &table) {
    table.classes = like ? like->names() : words;
    std::sort(table.classes.begin(), table.classes.end());
    table.classes.erase(std::unique(table.classes.begin(), table.classes.end()), table.classes.end());
    for (size_t i = 0; i < words.size(); ++i) {
      auto found = std::lower_bound(table.classes.begin(), table.classes.end(), words[i]);
      if (found == table.classes.end() || *found != words[i])
        return error(DLC_NOT_FOUND, path, ":", lines[i], ": the class '", words[i], "' is not among the ",
                     table.classes.size(), " that the training data have");
      numbers.push_back(double(found - table.classes.begin()));
    }
    return {};
  }

  const std::string &path;
  const Wanted &wanted;
  const Source *like;
  size_t width = 0;
  std::vector<std::string> header, words;
  std::vector<size_t> chosen;
  std::vector<double> numbers;
  std::vector<int64_t> lines;
};

} // namespace

Status openCsv(const std::string &path, const MappedFile &file, const std::string &columns, const Wanted &wanted,
               const Source *like, std::shared_ptr<Source> &source) {
  return Reader(path, wanted, like).run(view(file), columns, source);
}

} // namespace dlc::data
