//===- Model.h - An ONNX file as plain data ---------------------*- C++ -*-===//
//
// What the importer reads of a ModelProto. The file is mapped; tensors are views of it (or of external data files), so
// that a model of any size costs no copy. No MLIR and no protobuf in this header.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_COMPILER_IMPORT_ONNX_MODEL_H
#define DLC_COMPILER_IMPORT_ONNX_MODEL_H

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace dlc::onnx {

/// TensorProto.DataType.
enum DataType : int32_t {
  Undefined = 0,
  Float = 1,
  Uint8 = 2,
  Int8 = 3,
  Uint16 = 4,
  Int16 = 5,
  Int32 = 6,
  Int64 = 7,
  String = 8,
  Bool = 9,
  Float16 = 10,
  Double = 11,
  Uint32 = 12,
  Uint64 = 13,
  Complex64 = 14,
  Complex128 = 15,
  Bfloat16 = 16
};

/// "tensor(float)", as ONNX writes it.
std::string dataTypeName(int32_t type);
/// Bytes of one element; 0 for types without a fixed size.
int64_t dataTypeBytes(int32_t type);

struct Tensor {
  std::string name;
  int32_t type = Undefined;
  std::vector<int64_t> dims;
  std::string_view data; ///< little-endian, row-major, as many bytes as dims and type say
  bool isMapped = false; ///< `data` are a piece of a mapped file, and not converted
};

struct Attribute {
  std::string name;
  int32_t type = 0; ///< AttributeProto.AttributeType
  float f = 0;
  int64_t i = 0;
  std::string s;
  Tensor t;
  std::vector<float> floats;
  std::vector<int64_t> ints;
  std::vector<std::string> strings;
};

struct Node {
  std::string name, opType, domain;
  std::vector<std::string> inputs, outputs; ///< empty: left out
  std::vector<Attribute> attributes;
};

struct Extent {
  int64_t value = -1; ///< negative: not known
  std::string param;  ///< name, perhaps empty
};

struct ValueInfo {
  std::string name;
  int32_t type = Undefined; ///< Undefined: no tensor
  bool hasShape = false;
  std::vector<Extent> dims;
};

struct Graph {
  std::string name;
  std::vector<Node> nodes;
  std::vector<Tensor> initializers;
  std::vector<ValueInfo> inputs, outputs;
};

struct Model {
  int64_t irVersion = 0;
  std::map<std::string, int64_t> opsets; ///< by domain, "" for ai.onnx
  std::string producer;
  Graph graph;
  /// Keeps the mapped files, and what had to be converted, alive.
  std::vector<std::shared_ptr<const void>> storage;
};

/// Reads a file; null with a message in `error` if it is not a well-formed model.
std::shared_ptr<const Model> readModel(const std::string &path, std::string &error);

/// Reads a file that holds one TensorProto (test vectors of the ONNX backend suite); null with a message on an error.
/// The tensor's memory lives as long as the returned model, whose one initializer it is.
std::shared_ptr<const Model> readTensorFile(const std::string &path, std::string &error);

} // namespace dlc::onnx

#endif
