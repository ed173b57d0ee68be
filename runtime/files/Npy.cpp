//===- Npy.cpp - NumPy's arrays -------------------------------------------===//
#include "runtime/files/Npy.h"
#include "runtime/base/MappedFile.h"
#include <cctype>
#include <charconv>
#include <cstring>

namespace dlc {

namespace {

constexpr char magic[] = "\x93NUMPY";
constexpr size_t magicSize = sizeof magic - 1;

struct Code {
  const char *text; ///< kind and size
  DType dtype;
};
constexpr Code codes[] = {{"b1", DLC_BOOL}, {"u1", DLC_U8},  {"i1", DLC_I8},  {"i2", DLC_I16}, {"i4", DLC_I32},
                          {"i8", DLC_I64},  {"f2", DLC_F16}, {"f4", DLC_F32}, {"f8", DLC_F64}};

/// The header's dict, as NumPy writes it: quoted keys; a string, True or False, or a tuple of integers.
class Header {
public:
  explicit Header(std::string_view text) : text(text) {}

  bool read(std::string &descr, bool &fortran, std::vector<int64_t> &dims) {
    int seen = 0;
    if (!take('{'))
      return false;
    while (!take('}')) {
      std::string key;
      if (!quoted(key) || !take(':'))
        return false;
      if (key == "descr" && quoted(descr))
        seen |= 1;
      else if (key == "fortran_order" && boolean(fortran))
        seen |= 2;
      else if (key == "shape" && tuple(dims))
        seen |= 4;
      else
        return false;
      take(',');
    }
    return seen == 7;
  }

private:
  void skip() {
    while (at < text.size() && std::isspace(static_cast<unsigned char>(text[at])))
      ++at;
  }
  bool take(char c) {
    skip();
    if (at >= text.size() || text[at] != c)
      return false;
    ++at;
    return true;
  }
  bool quoted(std::string &value) {
    char quote = take('\'') ? '\'' : take('"') ? '"' : 0;
    size_t end = quote ? text.find(quote, at) : std::string_view::npos;
    if (end == std::string_view::npos)
      return false;
    value = text.substr(at, end - at);
    at = end + 1;
    return true;
  }
  bool boolean(bool &value) {
    skip();
    for (auto [word, means] : {std::pair<std::string_view, bool>{"True", true}, {"False", false}})
      if (text.substr(at, word.size()) == word) {
        at += word.size();
        value = means;
        return true;
      }
    return false;
  }
  bool tuple(std::vector<int64_t> &values) {
    if (!take('('))
      return false;
    while (!take(')')) {
      skip();
      int64_t value = 0;
      auto [rest, failed] = std::from_chars(text.data() + at, text.data() + text.size(), value);
      if (failed != std::errc() || value < 0)
        return false;
      at = size_t(rest - text.data());
      if (at < text.size() && text[at] == 'L') // Python 2
        ++at;
      values.push_back(value);
      take(',');
    }
    return true;
  }

  std::string_view text;
  size_t at = 0;
};

/// Wider or unsigned integers of other programs: to the narrowest of ours that holds all their values, u64 to i64 if
/// they fit.
template <typename From, typename To>
Status widen(const char *data, const Shape &shape, DType dtype, const std::string &name, Tensor &tensor) {
  DLC_TRY(allocate(dtype, shape, tensor));
  for (int64_t i = 0, n = tensor.count(); i < n; ++i) {
    From value;
    std::memcpy(&value, data + size_t(i) * sizeof value, sizeof value);
    if (sizeof(From) == sizeof(To) && value > From(INT64_MAX))
      return error(DLC_WRONG_DTYPE, name, ": element ", i, " is ", value, ", beyond i64");
    tensor.data<To>()[i] = To(value);
  }
  return {};
}

} // namespace

Status parseNpy(const char *data, size_t size, const std::string &name, Tensor &tensor) {
  auto bad = [&](const auto &...parts) { return error(DLC_CORRUPT, name, ": not a valid .npy array: ", parts...); };
  if (size < magicSize + 4 || std::memcmp(data, magic, magicSize))
    return bad("it does not start with NumPy's mark");
  int version = uint8_t(data[magicSize]);
  size_t lengthSize = version == 1 ? 2 : 4, start = magicSize + 2 + lengthSize;
  uint32_t length = 0;
  if (version < 1 || version > 3 || size < start)
    return bad("version ", version);
  std::memcpy(&length, data + magicSize + 2, lengthSize);
  if (length > size - start)
    return bad("its header is cut off");
  std::string descr;
  bool fortran = false;
  std::vector<int64_t> dims;
  if (!Header({data + start, length}).read(descr, fortran, dims))
    return bad("its header is malformed");
  if (dims.size() > DLC_MAX_RANK)
    return error(DLC_WRONG_SHAPE, name, ": it has ", dims.size(), " dims, at most ", DLC_MAX_RANK, " are supported");
  const char *elements = data + start + length;
  size_t available = size - start - length;
  bool isNative = !descr.empty() && (descr[0] == '<' || descr[0] == '|' || descr[0] == '=');
  std::string code = isNative ? descr.substr(1) : descr;
  // A Fortran-order array is the transpose of a C-order one with the dims turned round.
  std::vector<int64_t> stored = fortran ? std::vector<int64_t>(dims.rbegin(), dims.rend()) : dims;
  Shape shape = Shape::of(stored);
  size_t bytes = 0;
  auto check = [&](DType dtype) {
    DLC_TRY(byteSize(dtype, shape, bytes));
    return bytes <= available ? Status()
                              : bad("it has ", available, " bytes of data, ", toString(dtype, shape), " needs ", bytes);
  };
  Tensor read;
  bool known = false;
  for (const Code &each : codes)
    if (code == each.text) {
      DLC_TRY(check(each.dtype));
      DLC_TRY(allocate(each.dtype, shape, read));
      if (bytes)
        std::memcpy(read.bytes, elements, bytes);
      known = true;
    }
  if (!known && code == "u2") {
    DLC_TRY(check(DLC_I16));
    DLC_TRY((widen<uint16_t, int32_t>(elements, shape, DLC_I32, name, read)));
  } else if (!known && code == "u4") {
    DLC_TRY(check(DLC_I32));
    DLC_TRY((widen<uint32_t, int64_t>(elements, shape, DLC_I64, name, read)));
  } else if (!known && code == "u8") {
    DLC_TRY(check(DLC_I64));
    DLC_TRY((widen<uint64_t, int64_t>(elements, shape, DLC_I64, name, read)));
  } else if (!known) {
    return error(DLC_WRONG_DTYPE, name, ": element type ", descr, " is not supported",
                 descr[0] == '>' ? "; it is big-endian: save it with x.astype(x.dtype.newbyteorder('<'))" : "");
  }
  if (fortran) {
    Tensor turned = read;
    for (int d = 0, rank = read.shape.rank; d < rank; ++d) {
      turned.shape[d] = read.shape[rank - 1 - d];
      turned.strides[size_t(d)] = read.strides[size_t(rank - 1 - d)];
    }
    return makeContiguous(turned, tensor);
  }
  tensor = std::move(read);
  return {};
}

Status readNpy(const std::string &path, Tensor &tensor) {
  MappedFile file;
  DLC_TRY(mapFile(path, file));
  return parseNpy(file.data, file.size, path, tensor);
}

Status writeNpy(const Tensor &tensor, std::string &bytes) {
  Tensor source;
  DLC_TRY(makeContiguous(tensor, source));
  if (source.dtype == DLC_BF16) {
    Tensor wide;
    DLC_TRY(allocate(DLC_F32, source.shape, wide));
    for (int64_t i = 0, n = source.count(); i < n; ++i)
      wide.data<float>()[i] = load(source.data<BFloat16>()[i]);
    source = wide;
  }
  const char *code = "";
  for (const Code &each : codes)
    if (each.dtype == source.dtype)
      code = each.text;
  std::string header = std::string("{'descr': '") + (sizeOf(source.dtype) == 1 ? "|" : "<") + code +
                       "', 'fortran_order': False, 'shape': (";
  for (int d = 0; d < source.shape.rank; ++d)
    header += std::to_string(source.shape[d]) + (d + 1 < source.shape.rank ? ", " : source.shape.rank == 1 ? "," : "");
  header += "), }";
  constexpr size_t alignment = 64;
  size_t prefix = magicSize + 4, total = (prefix + header.size() + 1 + alignment - 1) / alignment * alignment;
  header.resize(total - prefix - 1, ' ');
  header += '\n';
  uint16_t length = uint16_t(header.size());
  bytes.assign(magic, magicSize);
  bytes += '\1';
  bytes += '\0';
  bytes.append(reinterpret_cast<const char *>(&length), sizeof length);
  bytes += header;
  bytes.append(source.bytes, source.byteCount());
  return {};
}

Status readRaw(const std::string &path, DType dtype, const Shape &shape, Tensor &tensor) {
  MappedFile file;
  size_t bytes = 0;
  DLC_TRY(byteSize(dtype, shape, bytes));
  DLC_TRY(mapFile(path, file));
  if (bytes != file.size)
    return error(DLC_WRONG_SHAPE, path, " has ", file.size, " bytes, ", toString(dtype, shape), " needs ", bytes);
  DLC_TRY(allocate(dtype, shape, tensor));
  if (bytes)
    std::memcpy(tensor.bytes, file.data, bytes);
  return {};
}

} // namespace dlc
