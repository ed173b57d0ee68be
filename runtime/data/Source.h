//===- Source.h - Examples in files -----------------------------*- C++ -*-===//
//
// What a training reads: each file or folder holds examples, one after another along the first dim. README.md has the
// formats and the rules by which their elements become those that the model wants.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_RUNTIME_DATA_SOURCE_H
#define DLC_RUNTIME_DATA_SOURCE_H

#include "runtime/base/Tensor.h"
#include <memory>
#include <string>
#include <vector>

namespace dlc::data {

/// What an input of the model takes for one example: its type without the batch's dim.
struct Wanted {
  /// A dim that may have any size in a range has low < high.
  struct Dim {
    int64_t low = 0, high = 0;
    bool isFixed() const { return low == high; }
    bool takes(int64_t size) const { return low <= size && size <= high; }
  };
  std::string input; ///< its name, for messages
  DType dtype = DLC_F32;
  std::vector<Dim> dims;

  bool isLabel() const { return dims.empty() && !isFloat(dtype); }
  std::string typeString() const;
};

/// Examples of one type; read from any thread.
class Source {
public:
  virtual ~Source() = default;
  virtual DType dtype() const = 0;
  virtual Shape shape() const = 0; ///< of one example
  virtual int64_t count() const = 0;
  /// Writes one example.
  virtual Status read(int64_t index, char *to) const = 0;
  /// What the integers mean, where it was the file that did not say it in numbers: classes, characters. By value.
  virtual std::vector<std::string> names() const { return {}; }
  /// Where an example stands, for messages: a file of a folder, a line.
  virtual std::string place(int64_t index) const = 0;
};

/// Opens `spec`, PATH or PATH:KEY. `like` is the source of the same input in another file, whose names hold here too:
/// a validation set numbers its classes as the training set does. May be null.
Status openSource(const std::string &spec, const Wanted &wanted, const Source *like, std::shared_ptr<Source> &source);

/// A source as the input wants it: converts elements, and checks that they fit.
class Column {
public:
  static Status open(const std::string &spec, const Wanted &wanted, const Column *like, Column &column);
  /// The same examples for another entry's input.
  Status rebind(const Wanted &wanted, Column &column) const;

  int64_t count() const { return source->count(); }
  const Shape &shape() const { return exampleShape; }
  DType dtype() const { return wanted.dtype; }
  size_t bytes() const { return exampleBytes; }
  Status read(int64_t index, char *to) const;
  std::vector<std::string> names() const { return source->names(); }
  /// "t10k-images.gz: 10000 of u8[28, 28], divided by 255".
  std::string describe() const;
  const std::string &spec() const { return text; }
  std::string place(int64_t index) const { return source->place(index); }

private:
  Status bind();

  std::string text;
  Wanted wanted;
  std::shared_ptr<Source> source;
  Shape exampleShape;
  size_t exampleBytes = 0;
};

} // namespace dlc::data

#endif
