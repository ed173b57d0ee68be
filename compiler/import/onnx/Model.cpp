//===- Model.cpp - An ONNX file as plain data -----------------------------===//
//
// The one file of the compiler that uses exceptions: protozero reports a malformed message with them. They end here.
//
//===----------------------------------------------------------------------===//
#include "compiler/import/onnx/Model.h"
#include <cstring>
#include <fcntl.h>
#include <limits>
#include <protozero/pbf_reader.hpp>
#include <stdexcept>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace dlc::onnx {

namespace {

using protozero::pbf_reader;
using protozero::pbf_wire_type;

struct Problem : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// A file in memory for as long as it is referred to.
struct MappedFile {
  const char *data = nullptr;
  size_t size = 0;
  ~MappedFile() {
    if (size)
      munmap(const_cast<char *>(data), size);
  }
  std::string_view view() const { return {data, size}; }
};

std::shared_ptr<MappedFile> map(const std::string &path) {
  int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0)
    throw Problem("cannot open " + path + ": " + std::strerror(errno));
  struct stat info;
  if (fstat(file, &info) != 0 || !S_ISREG(info.st_mode)) {
    close(file);
    throw Problem(path + " is no regular file");
  }
  auto mapped = std::make_shared<MappedFile>();
  if (info.st_size > 0) {
    void *data = mmap(nullptr, info.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (data == MAP_FAILED) {
      close(file);
      throw Problem("cannot map " + path + ": " + std::strerror(errno));
    }
    mapped->data = static_cast<const char *>(data);
    mapped->size = info.st_size;
  }
  close(file);
  return mapped;
}

class Reader {
public:
  Reader(Model &model, std::string directory) : model(model), directory(std::move(directory)) {}

  void readModel(pbf_reader message) {
    bool hasGraph = false;
    while (message.next())
      switch (message.tag()) {
      case 1:
        model.irVersion = varint(message, "ir_version");
        break;
      case 2:
        model.producer = text(message, "producer_name");
        break;
      case 7:
        hasGraph = true;
        readGraph(sub(message, "graph"), model.graph);
        break;
      case 8:
        readOpset(sub(message, "opset_import"));
        break;
      default:
        message.skip();
      }
    if (!hasGraph)
      throw Problem("holds no graph; is this an ONNX model?");
    if (model.opsets.empty())
      throw Problem("names no operator set (opset_import)");
  }

  void readTensor(pbf_reader message, Tensor &tensor);

private:
  // Accessors that say which field has the wrong wire type.
  void expect(pbf_reader &message, pbf_wire_type type, const char *field) {
    if (message.wire_type() != type)
      throw Problem(std::string("field ") + field + " has the wrong encoding");
  }
  int64_t varint(pbf_reader &message, const char *field) {
    expect(message, pbf_wire_type::varint, field);
    return message.get_int64();
  }
  std::string text(pbf_reader &message, const char *field) {
    expect(message, pbf_wire_type::length_delimited, field);
    return message.get_string();
  }
  std::string_view bytes(pbf_reader &message, const char *field) {
    expect(message, pbf_wire_type::length_delimited, field);
    auto view = message.get_view();
    return {view.data(), view.size()};
  }
  pbf_reader sub(pbf_reader &message, const char *field) {
    expect(message, pbf_wire_type::length_delimited, field);
    return message.get_message();
  }
  /// Repeated int64, packed or not.
  void integers(pbf_reader &message, const char *field, std::vector<int64_t> &values) {
    if (message.wire_type() == pbf_wire_type::varint) {
      values.push_back(message.get_int64());
      return;
    }
    expect(message, pbf_wire_type::length_delimited, field);
    for (int64_t value : message.get_packed_int64())
      values.push_back(value);
  }
  void floats(pbf_reader &message, const char *field, std::vector<float> &values) {
    if (message.wire_type() == pbf_wire_type::fixed32) {
      values.push_back(message.get_float());
      return;
    }
    expect(message, pbf_wire_type::length_delimited, field);
    for (float value : message.get_packed_float())
      values.push_back(value);
  }
  void doubles(pbf_reader &message, const char *field, std::vector<double> &values) {
    if (message.wire_type() == pbf_wire_type::fixed64) {
      values.push_back(message.get_double());
      return;
    }
    expect(message, pbf_wire_type::length_delimited, field);
    for (double value : message.get_packed_double())
      values.push_back(value);
  }

  void readOpset(pbf_reader message) {
    std::string domain;
    int64_t version = 1;
    while (message.next())
      switch (message.tag()) {
      case 1:
        domain = text(message, "domain");
        break;
      case 2:
        version = varint(message, "version");
        break;
      default:
        message.skip();
      }
    model.opsets[domain == "ai.onnx" ? "" : domain] = version;
  }

  void readGraph(pbf_reader message, Graph &graph) {
    while (message.next())
      switch (message.tag()) {
      case 1:
        graph.nodes.emplace_back();
        readNode(sub(message, "node"), graph.nodes.back());
        break;
      case 2:
        graph.name = text(message, "name");
        break;
      case 5:
        graph.initializers.emplace_back();
        readTensor(sub(message, "initializer"), graph.initializers.back());
        break;
      case 11:
        graph.inputs.push_back(readValue(sub(message, "input")));
        break;
      case 12:
        graph.outputs.push_back(readValue(sub(message, "output")));
        break;
      case 15:
        throw Problem("holds sparse initializers, which are not supported; store them dense");
      default:
        message.skip();
      }
  }

  void readNode(pbf_reader message, Node &node) {
    while (message.next())
      switch (message.tag()) {
      case 1:
        node.inputs.push_back(text(message, "input"));
        break;
      case 2:
        node.outputs.push_back(text(message, "output"));
        break;
      case 3:
        node.name = text(message, "name");
        break;
      case 4:
        node.opType = text(message, "op_type");
        break;
      case 5:
        node.attributes.emplace_back();
        readAttribute(sub(message, "attribute"), node.attributes.back());
        break;
      case 7:
        node.domain = text(message, "domain");
        break;
      default:
        message.skip();
      }
    if (node.domain == "ai.onnx")
      node.domain.clear();
  }

  void readAttribute(pbf_reader message, Attribute &attribute) {
    while (message.next())
      switch (message.tag()) {
      case 1:
        attribute.name = text(message, "attribute name");
        break;
      case 2:
        expect(message, pbf_wire_type::fixed32, "f");
        attribute.f = message.get_float();
        guess(attribute, 1);
        break;
      case 3:
        attribute.i = varint(message, "i");
        guess(attribute, 2);
        break;
      case 4:
        attribute.s = text(message, "s");
        guess(attribute, 3);
        break;
      case 5:
        readTensor(sub(message, "t"), attribute.t);
        guess(attribute, 4);
        break;
      case 6:
        guess(attribute, 5);
        message.skip();
        break;
      case 7:
        floats(message, "floats", attribute.floats);
        guess(attribute, 6);
        break;
      case 8:
        integers(message, "ints", attribute.ints);
        guess(attribute, 7);
        break;
      case 9:
        attribute.strings.push_back(text(message, "strings"));
        guess(attribute, 8);
        break;
      case 20:
        attribute.type = varint(message, "attribute type");
        break;
      default:
        message.skip();
      }
  }
  /// Early writers leave the type out.
  static void guess(Attribute &attribute, int32_t type) {
    if (attribute.type == 0)
      attribute.type = type;
  }

  ValueInfo readValue(pbf_reader message) {
    ValueInfo value;
    while (message.next())
      switch (message.tag()) {
      case 1:
        value.name = text(message, "value name");
        break;
      case 2: {
        pbf_reader type = sub(message, "type");
        while (type.next())
          if (type.tag() == 1)
            readTensorType(sub(type, "tensor_type"), value);
          else
            type.skip();
        break;
      }
      default:
        message.skip();
      }
    return value;
  }

  void readTensorType(pbf_reader message, ValueInfo &value) {
    while (message.next())
      switch (message.tag()) {
      case 1:
        value.type = varint(message, "elem_type");
        break;
      case 2: {
        value.hasShape = true;
        pbf_reader shape = sub(message, "shape");
        while (shape.next()) {
          if (shape.tag() != 1) {
            shape.skip();
            continue;
          }
          Extent dim;
          pbf_reader entry = sub(shape, "dim");
          while (entry.next())
            switch (entry.tag()) {
            case 1:
              dim.value = varint(entry, "dim_value");
              break;
            case 2:
              dim.param = text(entry, "dim_param");
              break;
            default:
              entry.skip();
            }
          value.dims.push_back(std::move(dim));
        }
        break;
      }
      default:
        message.skip();
      }
  }

  /// Typed fields, each element as the protocol stores it, as raw bytes.
  std::string_view pack(int32_t type, const std::vector<int64_t> &integerData, const std::vector<float> &floatData,
                        const std::vector<double> &doubleData) {
    auto out = std::make_shared<std::string>();
    auto append = [&](const void *value, size_t size) { out->append(static_cast<const char *>(value), size); };
    if (type == Float)
      append(floatData.data(), floatData.size() * sizeof(float));
    else if (type == Double)
      append(doubleData.data(), doubleData.size() * sizeof(double));
    else
      // f16 and bf16 stand in int32_data as their bits; narrower integers by value. The machine is little-endian.
      for (int64_t value : integerData)
        append(&value, dataTypeBytes(type));
    model.storage.push_back(out);
    return *out;
  }

  std::string_view readExternal(const std::string &what, const std::map<std::string, std::string> &entries) {
    auto get = [&](const char *key) {
      auto it = entries.find(key);
      return it == entries.end() ? std::string() : it->second;
    };
    const std::string location = get("location");
    if (location.empty() || location[0] == '/' || ("/" + location + "/").find("/../") != std::string::npos)
      throw Problem(what + " lies in '" + location + "', outside the model's folder");
    auto number = [&](const char *key, uint64_t otherwise) {
      const std::string value = get(key);
      if (value.empty())
        return otherwise;
      if (value.size() > 18 || value.find_first_not_of("0123456789") != std::string::npos)
        throw Problem(what + " has external data with " + key + " '" + value + "'");
      return uint64_t(std::stoull(value));
    };
    std::shared_ptr<MappedFile> &file = files[location];
    if (!file) {
      file = map(directory + location);
      model.storage.push_back(file);
    }
    const uint64_t offset = number("offset", 0);
    if (offset > file->size)
      throw Problem(what + " starts at byte " + std::to_string(offset) + " of " + location + ", which has " +
                    std::to_string(file->size));
    const uint64_t length = number("length", file->size - offset);
    if (length > file->size - offset)
      throw Problem(what + " ends at byte " + std::to_string(offset + length) + " of " + location + ", which has " +
                    std::to_string(file->size));
    return file->view().substr(offset, length);
  }

  Model &model;
  std::string directory;
  std::map<std::string, std::shared_ptr<MappedFile>> files;
};

void Reader::readTensor(pbf_reader message, Tensor &tensor) {
  std::vector<int64_t> integerData;
  std::vector<float> floatData;
  std::vector<double> doubleData;
  std::map<std::string, std::string> external;
  bool hasRaw = false, isExternal = false;
  while (message.next())
    switch (message.tag()) {
    case 1:
      integers(message, "dims", tensor.dims);
      break;
    case 2:
      tensor.type = varint(message, "data_type");
      break;
    case 4:
      floats(message, "float_data", floatData);
      break;
    case 5:
      integers(message, "int32_data", integerData);
      break;
    case 7:
      integers(message, "int64_data", integerData);
      break;
    case 8:
      tensor.name = text(message, "tensor name");
      break;
    case 9:
      tensor.data = bytes(message, "raw_data");
      hasRaw = true;
      break;
    case 10:
      doubles(message, "double_data", doubleData);
      break;
    case 11:
      integers(message, "uint64_data", integerData);
      break;
    case 13: {
      std::string key, value;
      pbf_reader entry = sub(message, "external_data");
      while (entry.next())
        switch (entry.tag()) {
        case 1:
          key = text(entry, "key");
          break;
        case 2:
          value = text(entry, "value");
          break;
        default:
          entry.skip();
        }
      external[key] = value;
      break;
    }
    case 14:
      isExternal = varint(message, "data_location") == 1;
      break;
    default:
      message.skip();
    }
  const std::string what = "tensor '" + tensor.name + "'";
  int64_t count = 1;
  for (int64_t dim : tensor.dims)
    if (dim < 0 || (dim > 0 && count > std::numeric_limits<int64_t>::max() / 16 / dim))
      throw Problem(what + " has an impossible dim: " + std::to_string(dim));
    else
      count *= dim;
  const int64_t size = dataTypeBytes(tensor.type);
  if (size == 0) {
    // Reported where it is used: not every tensor of a file is.
    tensor.data = {};
    return;
  }
  tensor.isMapped = isExternal || hasRaw;
  if (isExternal)
    tensor.data = readExternal(what, external);
  else if (!hasRaw)
    tensor.data = pack(tensor.type, integerData, floatData, doubleData);
  if (int64_t(tensor.data.size()) != count * size)
    throw Problem(what + " holds " + std::to_string(tensor.data.size()) + " bytes; its dims and type " +
                  dataTypeName(tensor.type) + " need " + std::to_string(count * size));
}

} // namespace

std::string dataTypeName(int32_t type) {
  static const char *const names[] = {"undefined", "float",  "uint8",     "int8",       "uint16",  "int16",
                                      "int32",     "int64",  "string",    "bool",       "float16", "double",
                                      "uint32",    "uint64", "complex64", "complex128", "bfloat16"};
  if (type >= 0 && size_t(type) < std::size(names))
    return std::string("tensor(") + names[type] + ")";
  return "tensor(type " + std::to_string(type) + ")";
}

int64_t dataTypeBytes(int32_t type) {
  switch (type) {
  case Uint8:
  case Int8:
  case Bool:
    return 1;
  case Uint16:
  case Int16:
  case Float16:
  case Bfloat16:
    return 2;
  case Float:
  case Int32:
  case Uint32:
    return 4;
  case Double:
  case Int64:
  case Uint64:
    return 8;
  default:
    return 0;
  }
}

/// Runs `read` on a mapped file, with what it throws as a message.
template <typename Read>
static std::shared_ptr<const Model> readFile(const std::string &path, std::string &error, Read read) {
  try {
    auto model = std::make_shared<Model>();
    std::shared_ptr<MappedFile> file = map(path);
    model->storage.push_back(file);
    const size_t slash = path.rfind('/');
    Reader reader(*model, slash == std::string::npos ? "" : path.substr(0, slash + 1));
    read(reader, pbf_reader(file->data, file->size), *model);
    return model;
  } catch (const Problem &problem) {
    error = problem.what();
  } catch (const protozero::exception &problem) {
    error = std::string("is damaged or no ONNX model (") + problem.what() + ")";
  } catch (const std::exception &problem) {
    error = problem.what();
  }
  return nullptr;
}

std::shared_ptr<const Model> readModel(const std::string &path, std::string &error) {
  return readFile(path, error, [](Reader &reader, pbf_reader message, Model &) { reader.readModel(message); });
}

std::shared_ptr<const Model> readTensorFile(const std::string &path, std::string &error) {
  return readFile(path, error, [](Reader &reader, pbf_reader message, Model &model) {
    model.graph.initializers.emplace_back();
    reader.readTensor(message, model.graph.initializers.back());
  });
}

} // namespace dlc::onnx
