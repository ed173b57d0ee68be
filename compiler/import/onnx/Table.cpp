//===- Table.cpp - Which ONNX ops are imported, and how -------------------===//
//
// An op whose record names an ONNX op and that needs nothing but its operands is imported by the table of the records;
// handlers by hand come first.
//
//===----------------------------------------------------------------------===//
#include "compiler/import/onnx/NodeImporter.h"

using namespace mlir;

namespace dlc::onnx {

/// One dl op on the node's inputs, in order.
template <typename Op>
static LogicalResult importByRecord(NodeImporter &n) {
  SmallVector<Value> operands;
  for (size_t i = 0; i < n.numInputs(); ++i) {
    operands.push_back(n.in(i));
    if (!operands.back())
      return failure();
  }
  if constexpr (!Op::template hasTrait<OpTrait::VariadicOperands>()) {
    unsigned count = Op::template hasTrait<OpTrait::OneOperand>()           ? 1
                     : Op::template hasTrait<OpTrait::NOperands<2>::Impl>() ? 2
                                                                            : 3;
    if (operands.size() != count)
      return n.error() << "takes " << count << " inputs, got " << operands.size();
  }
  return n.result(0, n.make<Op>(operands));
}

/// Attributes and shapes of ops outside this family need a handler.
template <typename Op>
static constexpr bool isPlain =
    std::is_same_v<typename Op::Properties, EmptyProperties> && Op::template hasTrait<InferTypeOpInterface::Trait>();

template <typename Op>
static Handler handlerByRecord() {
  if constexpr (isPlain<Op>)
    return importByRecord<Op>;
  else
    return nullptr;
}

struct Entry {
  Handler handler = nullptr;
  int64_t since = 1;
};

static const llvm::StringMap<Entry> &entries() {
  static const llvm::StringMap<Entry> map = [] {
    llvm::StringMap<Entry> map;
    llvm::StringMap<int64_t> since;
    // Several dl ops may share a name (Mod, BitShift); the first one's opset counts for a handler by hand.
#define DLC_ONNX(name, opset, Class, mnemonic)                                                                         \
  since.try_emplace(name, opset);                                                                                      \
  if (Handler handler = handlerByRecord<dl::Class>())                                                                  \
    map.try_emplace(name, Entry{handler, opset});
#include "dialects/dl/OnnxTable.inc"
    llvm::StringMap<Handler> handlers;
    addElementwise(handlers);
    addContraction(handlers);
    addReduce(handlers);
    addShape(handlers);
    addIndex(handlers);
    addRecurrent(handlers);
    for (auto &entry : handlers)
      map[entry.getKey()] = Entry{entry.getValue(), since.contains(entry.getKey()) ? since[entry.getKey()] : 1};
    return map;
  }();
  return map;
}

Handler handlerOf(StringRef opType, int64_t &since) {
  auto it = entries().find(opType);
  if (it == entries().end())
    return nullptr;
  since = it->second.since;
  return it->second.handler;
}

} // namespace dlc::onnx
