//===- Reader.cpp - A graph from bytes, trusted in nothing ----------------===//
#include "runtime/base/Checksum.h"
#include "runtime/graph/Graph.h"
#include <cstring>

namespace dlc::graph {

namespace {

/// Deeper regions, or dicts in dicts, are no model of anyone's.
constexpr int maxDepth = 64;

class Reader {
public:
  Reader(const char *data, size_t size) : begin(data), at(data), end(data + size) {}

  Status read(const ReadOptions &options, Module &module) {
    constexpr size_t magicSize = 8;
    if (size_t(end - at) < magicSize || std::memcmp(at, DLC_GRAPH_MAGIC, magicSize))
      return error(DLC_CORRUPT, "not a graph: it does not start with " DLC_GRAPH_MAGIC);
    at += magicSize;
    uint32_t version = 0, reserved = 0;
    uint64_t bytes = 0, checksum = 0;
    DLC_TRY(get(version, "the version"));
    if (version != DLC_GRAPH_VERSION)
      return error(DLC_WRONG_VERSION, "graph version ", version, ", this runtime reads ", DLC_GRAPH_VERSION);
    DLC_TRY(get(reserved, "the header"));
    DLC_TRY(get(bytes, "the size"));
    DLC_TRY(get(checksum, "the checksum"));
    if (reserved)
      return error(DLC_CORRUPT, "a reserved field of the graph's header is ", reserved, ", not 0");
    if (bytes != uint64_t(end - begin))
      return error(DLC_CORRUPT, "the graph says that it has ", bytes, " bytes, there are ", end - begin);
    if (options.verifyChecksum) {
      uint64_t actual = fnv1a64(at, size_t(end - at));
      if (actual != checksum)
        return error(DLC_CORRUPT, std::hex, "the graph's checksum is ", actual, ", its header says ", checksum);
    }
    uint32_t n = 0;
    DLC_TRY(count(n, 4, "strings"));
    strings.reserve(n);
    for (uint32_t i = 0; i < n; ++i) {
      uint32_t length = 0;
      DLC_TRY(count(length, 1, "bytes of a string"));
      strings.emplace_back(at, length);
      at += length;
    }
    DLC_TRY(list(module.functions, 21, "functions", [&](Function &function) { return read(function); }));
    if (at != end)
      return corrupt("bytes follow its end");
    return verify(module, options);
  }

private:
  template <typename... Parts>
  Status corrupt(const Parts &...parts) {
    return error(DLC_CORRUPT, "the graph is damaged at byte ", at - begin, ": ", parts...);
  }

  template <typename T>
  Status get(T &value, const char *what) {
    if (size_t(end - at) < sizeof value)
      return corrupt("it ends inside ", what);
    std::memcpy(&value, at, sizeof value);
    at += sizeof value;
    return {};
  }

  /// A count of things that take `least` bytes each, checked against what is left.
  Status count(uint32_t &n, size_t least, const char *what) {
    DLC_TRY(get(n, what));
    if (n > size_t(end - at) / least)
      return corrupt("it cannot hold ", n, " ", what);
    return {};
  }

  template <typename T, typename Fn>
  Status list(std::vector<T> &items, size_t least, const char *what, Fn readItem) {
    uint32_t n = 0;
    DLC_TRY(count(n, least, what));
    // Grows as items arrive: a false count must not reserve much more than the file is long.
    for (uint32_t i = 0; i < n; ++i) {
      items.emplace_back();
      DLC_TRY(readItem(items.back()));
    }
    return {};
  }

  Status str(std::string &text) {
    uint32_t index = 0;
    DLC_TRY(get(index, "a string index"));
    if (index >= strings.size())
      return corrupt("string ", index, " of ", strings.size());
    text = strings[index];
    return {};
  }

  Status dtype(DType &type) {
    uint8_t value = 0;
    DLC_TRY(get(value, "an element type"));
    if (!isDType(value))
      return corrupt("element type ", int(value));
    type = DType(value);
    return {};
  }

  Status dim(DimExpr &expr) {
    std::string text;
    DLC_TRY(str(text));
    return DimExpr::parse(text, expr);
  }

  Status read(Type &type) {
    DLC_TRY(dtype(type.dtype));
    uint8_t rank = 0;
    DLC_TRY(get(rank, "a rank"));
    if (rank > DLC_MAX_RANK)
      return corrupt("rank ", int(rank), ", at most ", DLC_MAX_RANK, " is supported");
    Shape constants;
    for (int i = 0; i < rank; ++i) {
      type.dims.emplace_back();
      DLC_TRY(dim(type.dims.back()));
      constants.push(type.dims.back().constantValue().value_or(1));
    }
    size_t bytes = 0;
    if (Status status = byteSize(type.dtype, constants, bytes); !status.ok())
      return corrupt(status.message);
    return {};
  }
  Status read(Named &named) {
    DLC_TRY(str(named.name));
    return read(named.type);
  }

  Status read(Attribute &attribute, int depth) {
    DLC_TRY(str(attribute.name));
    uint8_t kind = 0;
    DLC_TRY(get(kind, "an attribute kind"));
    attribute.kind = dlc_graph_attribute_kind(kind <= DLC_GRAPH_DICT ? kind : DLC_GRAPH_INT);
    if (kind > DLC_GRAPH_DICT)
      return corrupt("attribute kind ", int(kind));
    switch (attribute.kind) {
    case DLC_GRAPH_INT:
      return get(attribute.integer, "an integer");
    case DLC_GRAPH_FLOAT:
      return get(attribute.number, "a number");
    case DLC_GRAPH_STRING:
      return str(attribute.string);
    case DLC_GRAPH_INTS:
      return list(attribute.integers, 8, "integers", [&](int64_t &value) { return get(value, "an integer"); });
    case DLC_GRAPH_DIMS:
      return list(attribute.dims, 4, "dims", [&](DimExpr &expr) { return dim(expr); });
    case DLC_GRAPH_DTYPE:
      return dtype(attribute.dtype);
    case DLC_GRAPH_TENSOR:
      return readTensor(attribute);
    case DLC_GRAPH_DICT:
      break;
    }
    if (depth >= maxDepth)
      return corrupt("dicts nest deeper than ", maxDepth);
    return list(attribute.entries, 5, "entries", [&](Attribute &entry) { return read(entry, depth + 1); });
  }

  Status readTensor(Attribute &attribute) {
    Type type;
    DLC_TRY(read(type));
    Shape shape;
    for (const DimExpr &expr : type.dims) {
      if (!expr.constantValue())
        return corrupt("a constant with the symbolic dim ", expr.toString());
      shape.push(*expr.constantValue());
    }
    uint64_t bytes = 0;
    size_t expected = 0;
    DLC_TRY(get(bytes, "a constant"));
    DLC_TRY(byteSize(type.dtype, shape, expected));
    if (bytes != expected || bytes > uint64_t(end - at))
      return corrupt("a constant ", dlc::toString(type.dtype, shape), " with ", bytes, " bytes, of which ", end - at,
                     " are there");
    DLC_TRY(allocate(type.dtype, shape, attribute.tensor));
    if (bytes)
      std::memcpy(attribute.tensor.bytes, at, bytes);
    at += bytes;
    return {};
  }

  Status read(Op &op, int depth) {
    DLC_TRY(str(op.name));
    DLC_TRY(get(op.version, "an op's version"));
    DLC_TRY(str(op.location));
    DLC_TRY(str(op.path));
    DLC_TRY(list(op.operands, 4, "operands", [&](uint32_t &value) { return get(value, "an operand"); }));
    DLC_TRY(list(op.results, 2, "results", [&](Type &type) { return read(type); }));
    DLC_TRY(list(op.attributes, 5, "attributes", [&](Attribute &attribute) { return read(attribute, 0); }));
    if (depth >= maxDepth)
      return corrupt("regions nest deeper than ", maxDepth);
    return list(op.regions, 8, "regions", [&](Region &region) { return read(region, depth + 1); });
  }

  Status read(Region &region, int depth) {
    DLC_TRY(list(region.arguments, 6, "region arguments", [&](Named &argument) { return read(argument); }));
    return list(region.ops, 32, "ops", [&](Op &op) { return read(op, depth); });
  }

  Status read(Function &function) {
    DLC_TRY(str(function.name));
    uint8_t flags = 0;
    DLC_TRY(get(flags, "a function's flags"));
    if (flags & ~(DLC_GRAPH_EXPORTED | DLC_GRAPH_EAGER))
      return corrupt("function flags ", int(flags));
    function.exported = flags & DLC_GRAPH_EXPORTED;
    function.eager = flags & DLC_GRAPH_EAGER;
    DLC_TRY(list(function.dims, 20, "named dims", [&](DimRange &range) {
      DLC_TRY(str(range.name));
      DLC_TRY(get(range.low, "a range"));
      DLC_TRY(get(range.high, "a range"));
      if (range.low < 0 || range.high < range.low)
        return corrupt("the named dim ", range.name, " has the range ", range.low, "..=", range.high);
      return Status();
    }));
    DLC_TRY(list(function.results, 6, "results", [&](Named &result) { return read(result); }));
    return read(function.body, 0);
  }

  const char *begin, *at, *end;
  std::vector<std::string> strings;
};

} // namespace

Status readGraph(const void *data, size_t size, const ReadOptions &options, Module &module) {
  module = Module();
  return Reader(static_cast<const char *>(data), size).read(options, module);
}

} // namespace dlc::graph
