//===- Source.cpp - Examples in files -------------------------------------===//
#include "runtime/data/Source.h"
#include "runtime/data/Convert.h"
#include "runtime/data/Formats.h"
#include "runtime/files/Npy.h"
#include <algorithm>
#include <cstring>
#include <filesystem>

namespace dlc::data {

std::string Wanted::typeString() const {
  std::string text = nameOf(dtype);
  text += "[";
  for (size_t i = 0; i < dims.size(); ++i)
    text +=
        (i ? ", " : "") + std::to_string(dims[i].low) + (dims[i].isFixed() ? "" : "..=" + std::to_string(dims[i].high));
  return text + "]";
}

namespace {

/// A whole file in memory, or mapped.
class Rows : public Source {
public:
  Rows(std::string name, Tensor tensor) : name(std::move(name)), tensor(std::move(tensor)) {
    for (int d = 1; d < this->tensor.shape.rank; ++d)
      example.push(this->tensor.shape[d]);
    bytes = size_t(example.count()) * sizeOf(this->tensor.dtype);
  }
  DType dtype() const override { return tensor.dtype; }
  Shape shape() const override { return example; }
  int64_t count() const override { return tensor.shape[0]; }
  Status read(int64_t index, char *to) const override {
    std::memcpy(to, tensor.bytes + size_t(index) * bytes, bytes);
    return {};
  }
  std::string place(int64_t index) const override { return name + ", example " + std::to_string(index); }

private:
  std::string name;
  Tensor tensor;
  Shape example;
  size_t bytes;
};

Status openRows(const std::string &name, const Tensor &tensor, std::shared_ptr<Source> &source) {
  if (tensor.shape.rank == 0)
    return error(DLC_WRONG_SHAPE, name, " holds a single number, ", tensor.typeString(),
                 ", and no examples along a first dim");
  Tensor contiguous;
  DLC_TRY(makeContiguous(tensor, contiguous));
  source = std::make_shared<Rows>(name, contiguous);
  return {};
}

/// The tensor `key` of an archive, or the only one, or the one that is called as the input.
template <typename Tensors>
Status pick(const std::string &path, const Tensors &tensors, const std::string &key, const std::string &input,
            Tensor &tensor) {
  std::string names, wanted = key.empty() ? input : key;
  for (auto &[name, each] : tensors) {
    names += (names.empty() ? "" : ", ") + name;
    if (name == wanted) {
      tensor = each;
      return {};
    }
  }
  if (!key.empty())
    return error(DLC_NOT_FOUND, path, " has no tensor '", key, "'; it has ", names);
  if (tensors.size() == 1) {
    tensor = tensors.begin()->second;
    return {};
  }
  return error(DLC_INVALID_ARGUMENT, path, " holds ", tensors.size(), " tensors, none of them ", input,
               "; name one: ", path, ":KEY with one of ", names);
}

/// PATH and KEY of a spec; a path that is there may have colons.
void split(const std::string &spec, std::string &path, std::string &key) {
  std::error_code problem;
  size_t colon = spec.rfind(':');
  path = spec;
  if (colon == spec.npos || colon == 0 || std::filesystem::exists(spec, problem))
    return;
  path = spec.substr(0, colon);
  key = spec.substr(colon + 1);
}

Status noKey(const std::string &path, const std::string &key, const char *what) {
  return key.empty() ? Status()
                     : error(DLC_INVALID_ARGUMENT, path, " is ", what, ", in which nothing is called '", key,
                             "'; leave ':", key, "' away");
}

} // namespace

Status openSource(const std::string &spec, const Wanted &wanted, const Source *like, std::shared_ptr<Source> &source) {
  std::string path, key;
  split(spec, path, key);
  std::error_code problem;
  if (std::filesystem::is_directory(path, problem)) {
    DLC_TRY(noKey(path, key, "a folder"));
    return openFolder(path, wanted, like, source);
  }
  Tensor tensor;
  if (endsWith(path, ".npz")) {
    NamedTensors tensors;
    DLC_TRY(readNpz(path, tensors));
    DLC_TRY(pick(path, tensors, key, wanted.input, tensor));
    return openRows(path, tensor, source);
  }
  if (endsWith(path, ".safetensors")) {
    Safetensors file;
    DLC_TRY(Safetensors::open(path, file));
    DLC_TRY(pick(path, file.all(), key, wanted.input, tensor));
    return openRows(path, tensor, source);
  }
  MappedFile file;
  DLC_TRY(readBytes(path, file));
  std::string_view plain = path;
  if (endsWith(plain, ".gz"))
    plain.remove_suffix(3);
  if (endsWith(plain, ".csv") || endsWith(plain, ".tsv"))
    return openCsv(path, file, key, wanted, like, source);
  if (endsWith(plain, ".txt")) {
    if (!key.empty() && key != "next")
      return error(DLC_INVALID_ARGUMENT, path, " is text, of which '", key, "' is no part; ", path,
                   ":next is what follows each character",
                   endsWith(key, ".json") ? ". A tokenizer cannot be given: text is read by character" : "");
    return openText(path, file, !key.empty(), wanted, like, source);
  }
  bool isNpy = endsWith(plain, ".npy");
  if (!isNpy && file.size == 0)
    return error(DLC_INVALID_ARGUMENT, path, " is empty: no example is in it");
  if (!isNpy && !isIdx(view(file)))
    return error(DLC_INVALID_ARGUMENT, "cannot tell what ", path,
                 " is: no idx file by its first bytes, and its name ends in none of .npy, .npz, .safetensors, .csv, "
                 ".tsv and .txt");
  DLC_TRY(noKey(path, key, "a single array"));
  DLC_TRY(isNpy ? parseNpy(file.data, file.size, path, tensor) : parseIdx(path, file, tensor));
  if (!tensor.owner)
    tensor.owner = file.owner;
  return openRows(path, tensor, source);
}

Status Column::open(const std::string &spec, const Wanted &wanted, const Column *like, Column &column) {
  column.text = spec;
  column.wanted = wanted;
  DLC_TRY(openSource(spec, wanted, like ? like->source.get() : nullptr, column.source));
  if (column.source->count() == 0)
    return error(DLC_INVALID_ARGUMENT, spec, " is empty: no example is in it");
  return column.bind();
}

Status Column::rebind(const Wanted &other, Column &column) const {
  column = *this;
  column.wanted = other;
  return column.bind();
}

/// Dims of size 1 count for nothing: [28, 28] is what [1, 28, 28] wants.
static bool fits(const Shape &shape, const std::vector<Wanted::Dim> &dims, Shape &result) {
  int at = 0;
  for (const Wanted::Dim &dim : dims) {
    bool has = at < shape.rank;
    if (has && dim.takes(shape[at])) {
      result.push(shape[at++]);
    } else if (dim.takes(1)) {
      result.push(1);
    } else if (has && shape[at] == 1) {
      while (at < shape.rank && shape[at] == 1)
        ++at;
      if (at == shape.rank || !dim.takes(shape[at]))
        return false;
      result.push(shape[at++]);
    } else {
      return false;
    }
  }
  while (at < shape.rank && shape[at] == 1)
    ++at;
  return at == shape.rank;
}

Status Column::bind() {
  DType from = source->dtype();
  Shape shape = source->shape();
  auto isType = [&] {
    return error(DLC_OK, wanted.input, " is ", wanted.typeString(), " an example, and ", text, " holds ",
                 toString(from, shape))
        .message;
  };
  if (conversionOf(from, wanted.dtype, wanted.dims.empty()) == Conversion::Never)
    return error(DLC_WRONG_DTYPE, isType(), "; floats do not become integers: save it as ", nameOf(wanted.dtype));
  exampleShape = Shape();
  if (!fits(shape, wanted.dims, exampleShape))
    return error(DLC_WRONG_SHAPE, isType(), shape.count() ? "; save it in that shape" : "");
  return byteSize(wanted.dtype, exampleShape, exampleBytes);
}

Status Column::read(int64_t index, char *to) const {
  DType from = source->dtype();
  if (from == wanted.dtype)
    return source->read(index, to);
  int64_t count = exampleShape.count();
  std::vector<int64_t> raw(size_t(count) * sizeOf(from) / sizeof(int64_t) + 1); // aligned for every type
  char *bytes = reinterpret_cast<char *>(raw.data());
  DLC_TRY(source->read(index, bytes));
  Status status = convert(from, bytes, wanted.dtype, to, count, conversionOf(from, wanted.dtype, wanted.dims.empty()));
  if (!status.ok())
    status.message = source->place(index) + ": " + status.message + ", the type of " + wanted.input + " in the model";
  return status;
}

std::string Column::describe() const {
  DType from = source->dtype();
  std::string result = text + ": " + std::to_string(count()) + " of " + toString(from, source->shape());
  Conversion conversion = conversionOf(from, wanted.dtype, wanted.dims.empty());
  if (conversion != Conversion::None)
    result += std::string(" as ") + nameOf(wanted.dtype);
  if (conversion == Conversion::Scale)
    result += ", divided by 255";
  if (size_t classes = names().size())
    result += ", " + std::to_string(classes) + " kinds";
  return result;
}

} // namespace dlc::data
