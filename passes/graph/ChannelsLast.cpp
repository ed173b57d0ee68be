//===- ChannelsLast.cpp - Layout of activations ---------------------------===//
//
// Convolutions and pools are faster with channels last, where vectors run along channels whatever the stride and
// however small the image; a transpose where the layout changes costs time. Each op that knows both layouts gets one,
// such that the sum of all these costs is least: a minimum cut, with the ops of the first layout on one side. A value
// that several ops read is transposed once. Transposes of parameters cost nothing: prepack moves them into @init.
//
//===----------------------------------------------------------------------===//
#include "dialects/dl/Dialect.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "passes/Facts.h"
#include "passes/PassMachine.h"
#include "passes/Passes.h"
#include "passes/graph/MinCut.h"
#include "passes/graph/Parametric.h"
#include "passes/graph/Winograd.h"
#include "llvm/ADT/MapVector.h"

namespace dlc {
#define GEN_PASS_DEF_CHANNELSLASTPASS
#include "passes/Passes.h.inc"
} // namespace dlc

using namespace mlir;
using namespace dlc;
using dl::Dim;

namespace {

RankedTensorType tensorOf(Value value) { return cast<RankedTensorType>(value.getType()); }

/// perm[i]: the dim of the first layout that dim i of the last one is; and back.
SmallVector<int64_t> permToLast(int64_t rank) {
  SmallVector<int64_t> perm{0};
  for (int64_t i = 2; i < rank; ++i)
    perm.push_back(i);
  perm.push_back(1);
  return perm;
}
SmallVector<int64_t> permToFirst(int64_t rank) {
  SmallVector<int64_t> perm{0, rank - 1};
  for (int64_t i = 1; i < rank - 1; ++i)
    perm.push_back(i);
  return perm;
}
/// The place of dim `axis` of the first layout in the last one.
int64_t axisInLast(int64_t axis, int64_t rank) { return axis == 0 ? 0 : axis == 1 ? rank - 1 : axis - 1; }

/// Costs in ns on the machine, for sizes at the top of their ranges.
class Costs {
public:
  Costs(const Machine &machine, Operation *function, bool winograd)
      : machine(machine), function(function), winograd(winograd) {}

  double sizeOf(Dim dim) const {
    std::optional<int64_t> bound = dl::upperBound(function, dim);
    return bound ? double(std::min<int64_t>(*bound, 1 << 20)) : 64;
  }
  double elements(RankedTensorType type) const {
    double count = 1;
    for (Dim dim : dl::getDims(type))
      count *= sizeOf(dim);
    return count;
  }
  unsigned lanes(RankedTensorType type) const {
    return std::max(1u, machine.lanes(std::max(8u, type.getElementTypeBitWidth())));
  }

  /// Channels beside places of one element, or one channel: the same memory either way.
  static bool isFree(RankedTensorType type) {
    SmallVector<Dim> dims = dl::getDims(type);
    return dl::isConstant(dims[1], 1) ||
           llvm::all_of(ArrayRef(dims).drop_front(2), [](Dim dim) { return dl::isConstant(dim, 1); });
  }
  double transpose(RankedTensorType type) const { return isFree(type) ? 0 : elements(type) * nsPerMove; }

  /// Cycles for one step of a tile of rows x vectors sums that reads `loads` operands.
  double step(double rows, double vectors) const {
    return std::max(
        {rows * vectors / machine.fmaPerCycle, (rows + vectors) / machine.loadsPerCycle, double(machine.fmaLatency)});
  }

  /// Cycles for one step of `rows` places and `vectors` vectors of channels, in tiles as codegen makes them.
  double row(double rows, int64_t vectors) const {
    int64_t most = std::max<int64_t>(1, (int64_t(machine.vectorRegisters) - 1 - vectors) / vectors);
    double tiles = std::ceil(rows / double(std::min<int64_t>(most, 14)));
    return tiles * step(rows / tiles, double(vectors));
  }

  struct Conv {
    double first, last;
    int64_t blocks;
  };
  Conv conv(dl::ConvOp op, bool constantWeights) const {
    dl::ConvFilter filter = dl::filterOf(tensorOf(op.getW()), false);
    SmallVector<Dim> out = dl::getDims(tensorOf(op.getR()));
    const int64_t groups = op.getGroups(), perGroup = filter.outChannels / groups, lane = lanes(tensorOf(op.getR()));
    double steps = double(filter.inPerGroup), rows = 1;
    bool plain = true;
    for (auto [i, size] : llvm::enumerate(filter.kernel)) {
      steps *= double(size);
      plain &=
          size == 1 && op.getStrides()[i] == 1 && op.getPads()[i] == 0 && op.getPads()[filter.kernel.size() + i] == 0;
    }
    for (Dim dim : ArrayRef(out).drop_front(2).drop_back())
      rows *= sizeOf(dim);
    double width = sizeOf(out.back()), batch = sizeOf(out[0]);
    if (plain)
      width *= rows, rows = 1;
    Conv result{0, 0, 1};
    // Vectors along the image's last dim; odd columns are read one by one.
    double vectors = std::ceil(width / double(lane));
    double odd = op.getStrides().back() > 1 ? 4 : 1;
    result.first = batch * rows * double(filter.outChannels) * steps * vectors * odd / machine.fmaPerCycle;
    if (!plain && llvm::any_of(op.getPads(), [](int64_t pad) { return pad != 0; }))
      result.first += elements(tensorOf(op.getX())) * nsPerMove / nsPerCycle;
    if (filter.inPerGroup == 1 && perGroup == 1) {
      // Depthwise: each vector of the operand is loaded for one or a few multiply-adds.
      result.last =
          batch * rows * width * steps * std::ceil(double(groups) / double(lane)) / machine.loadsPerCycle * 1.2;
    } else {
      // The block that costs least, of equal ones that of the tile codegen takes: a longer one would be read with gaps,
      // and leave L2 sooner. All of a group's channels in one where none divides them.
      double best = std::numeric_limits<double>::infinity();
      for (int64_t vectors : {2, 3, 4, 1}) {
        int64_t size = vectors * lane;
        if (perGroup % size)
          continue;
        double cycles = row(width, vectors) * double(filter.outChannels / size);
        if (cycles < best * 0.999) {
          best = cycles;
          result.blocks = filter.outChannels / size;
        }
      }
      if (result.blocks == 1)
        best = row(width, std::min<int64_t>(2, llvm::divideCeil(perGroup, lane))) * double(groups) *
               std::ceil(double(perGroup) / double(2 * lane));
      // Blocks and groups: one block for all groups, or whole blocks in each.
      if (groups > 1 && result.blocks % groups)
        result.blocks = 1;
      result.last = batch * rows * steps * best;
      if (auto shape = winogradShapeOf(op, result.blocks); shape && winograd && constantWeights)
        if (auto plan = codegen::chooseWinograd(machine, *shape))
          result.last = std::min(result.last, batch * plan->cycles);
    }
    if (!constantWeights)
      result.last += double(tensorOf(op.getW()).getNumElements()) * nsPerMove / nsPerCycle;
    result.first *= nsPerCycle;
    result.last *= nsPerCycle;
    return result;
  }

  /// A pool's cost with vectors, and without.
  std::pair<double, double> pool(Operation *op) const {
    double points = elements(tensorOf(op->getResult(0)));
    for (int64_t size : op->getAttrOfType<DenseI64ArrayAttr>("kernel").asArrayRef())
      points *= double(size);
    return {points * 1.5, points * 2 / lanes(tensorOf(op->getResult(0)))};
  }

private:
  const Machine &machine;
  Operation *function;
  bool winograd;
  static constexpr double nsPerCycle = 0.4, nsPerMove = 1;
};

/// Ops that know both layouts, and how they change into the last one.
class Layouts {
public:
  /// Operands and result of one rank that is at least 3, dims [N, C, S..].
  static bool knows(Operation *op) {
    if (op->getNumResults() != 1 || !isa<RankedTensorType>(op->getResult(0).getType()))
      return false;
    RankedTensorType result = tensorOf(op->getResult(0));
    if (auto conv = dyn_cast<dl::ConvOp>(op))
      return !conv.getChannelsLast() && tensorOf(conv.getW()).getNumElements() > 0;
    if (isa<dl::MaxPoolOp, dl::AvgPoolOp>(op))
      return !op->getAttrOfType<BoolAttr>("channels_last") || !op->getAttrOfType<BoolAttr>("channels_last").getValue();
    if (auto concat = dyn_cast<dl::ConcatOp>(op))
      return result.getRank() >= 3;
    StringRef family = familyOf(op);
    if (family == "Elementwise")
      return result.getRank() >= 3 && op->getNumOperands() > 0 && llvm::all_of(op->getOperands(), [&](Value value) {
               return carries(value, result.getRank()) || canSpread(value, result.getRank());
             });
    // Cumulative ops are of the family too, and reduce nothing.
    if (family == "Reduce" && op->hasAttrOfType<DenseI64ArrayAttr>("axes")) {
      int64_t rank = tensorOf(op->getOperand(0)).getRank();
      return rank >= 3 && result.getElementType() == tensorOf(op->getOperand(0)).getElementType() &&
             (keeps(op) || keepsOrder(op, rank));
    }
    return false;
  }

  /// Whether the result has the layout of the operands, rather than none.
  static bool resultHasLayout(Operation *op) { return familyOf(op) != "Reduce" || keeps(op); }

  /// Whether the layout of this operand matters to `op`.
  static bool operandHasLayout(OpOperand &operand) {
    Operation *op = operand.getOwner();
    if (isa<dl::ConvOp>(op))
      return operand.getOperandNumber() == 0;
    if (familyOf(op) == "Elementwise")
      return carries(operand.get(), tensorOf(op->getResult(0)).getRank());
    return true;
  }

  static bool carries(Value value, int64_t rank) {
    return tensorOf(value).getRank() == rank && !isSingle(tensorOf(value));
  }

  static bool isSingle(RankedTensorType type) { return type.hasStaticShape() && type.getNumElements() == 1; }

  /// An operand of lower rank, or one element: broadcast.
  static bool canSpread(Value value, int64_t rank) {
    RankedTensorType type = tensorOf(value);
    return type.getRank() <= rank && type.hasStaticShape();
  }

private:
  static bool keeps(Operation *op) {
    auto keepdims = op->getAttrOfType<BoolAttr>("keepdims");
    return keepdims && keepdims.getValue();
  }
  /// Without keepdims the dims that stay must stand in the same order either way: no channels, or channels alone behind
  /// the batch.
  static bool keepsOrder(Operation *op, int64_t rank) {
    ArrayRef<int64_t> axes = op->getAttrOfType<DenseI64ArrayAttr>("axes").asArrayRef();
    auto reduces = [&](int64_t axis) { return llvm::is_contained(axes, axis); };
    return reduces(1) || llvm::all_of(llvm::seq<int64_t>(2, rank), reduces);
  }
};
} // namespace

namespace {

struct ChannelsLastPass : dlc::impl::ChannelsLastPassBase<ChannelsLastPass> {
  using ChannelsLastPassBase::ChannelsLastPassBase;

  void runOnOperation() override {
    const Machine *found = findMachineOf(*this, getOperation(), cpu);
    if (!found)
      return signalPassFailure();
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function.isExternal() && !function->hasAttr("dl.eager"))
        for (Block &block : function.getBody())
          run(block, Costs(*found, function, winograd));
  }

  void run(Block &block, const Costs &costs) {
    ParametricValues parametric(block);
    llvm::SetVector<Operation *> chosen = choose(block, costs, parametric);
    last.clear();
    for (Operation *op : chosen)
      rewrite(op, costs, parametric);
    // What still reads the first layout.
    for (Operation *op : chosen) {
      Value before = op->getResult(0);
      if (llvm::all_of(before.getUsers(), [&](Operation *user) { return chosen.contains(user); }))
        continue;
      Value now = last.lookup(before);
      OpBuilder builder(now.getContext());
      builder.setInsertionPointAfterValue(now);
      Value first = Layouts::resultHasLayout(op)
                        ? move(builder, now, tensorOf(before), permToFirst(tensorOf(before).getRank()))
                        : now;
      before.replaceUsesWithIf(first, [&](OpOperand &use) { return !chosen.contains(use.getOwner()); });
    }
    for (Operation *op : llvm::reverse(chosen.getArrayRef()))
      op->erase();
    changed += chosen.size();
  }

  /// The ops that are to work on the last layout, in block order.
  llvm::SetVector<Operation *> choose(Block &block, const Costs &costs, const ParametricValues &parametric) {
    MinCut cut;
    const unsigned first = cut.addNode(), sink = cut.addNode();
    llvm::MapVector<Operation *, unsigned> nodes;
    for (Operation &op : block) {
      // Parameters have the layout that they are given.
      if (!Layouts::knows(&op) || parametric.contains(op.getResult(0)))
        continue;
      unsigned node = nodes[&op] = cut.addNode();
      double inFirst = 0, inLast = 0;
      if (auto conv = dyn_cast<dl::ConvOp>(op)) {
        Costs::Conv cost = costs.conv(conv, parametric.contains(conv.getW()));
        inFirst = cost.first, inLast = cost.last;
      } else if (familyOf(&op) == "Pool") {
        std::tie(inFirst, inLast) = costs.pool(&op);
      }
      cut.addEdge(first, node, inLast);
      cut.addEdge(node, sink, inFirst);
    }
    // Each value is transposed once for all readers of the other layout.
    llvm::SetVector<Value> values;
    for (auto &[op, node] : nodes) {
      for (OpOperand &operand : op->getOpOperands())
        if (Layouts::operandHasLayout(operand) && !parametric.contains(operand.get()))
          values.insert(operand.get());
      if (Layouts::resultHasLayout(op))
        values.insert(op->getResult(0));
    }
    for (Value value : values) {
      double cost = costs.transpose(tensorOf(value));
      Operation *definition = value.getDefiningOp();
      auto it = nodes.find(definition);
      unsigned producer = definition && it != nodes.end() && Layouts::resultHasLayout(definition) ? it->second : first;
      unsigned toLast = cut.addNode(), toFirst = cut.addNode();
      cut.addEdge(producer, toLast, cost);
      cut.addEdge(toFirst, producer, cost);
      for (OpOperand &use : value.getUses()) {
        auto user = nodes.find(use.getOwner());
        bool flexible = user != nodes.end() && Layouts::operandHasLayout(use);
        unsigned node = flexible ? user->second : first;
        cut.addEdge(toLast, node, MinCut::infinite);
        cut.addEdge(node, toFirst, MinCut::infinite);
      }
    }
    std::vector<bool> staysFirst = cut.run(first, sink);
    llvm::SetVector<Operation *> chosen;
    for (auto &[op, node] : nodes)
      if (!staysFirst[node])
        chosen.insert(op);
    return chosen;
  }

  /// `value` under another order of its dims: a view where none but dims of one element move.
  Value move(OpBuilder &builder, Value value, RankedTensorType first, ArrayRef<int64_t> perm) {
    Location loc = value.getLoc();
    if (!Costs::isFree(first))
      return dl::TransposeOp::create(builder, loc, value, perm);
    SmallVector<Dim> dims;
    for (int64_t dim : perm)
      dims.push_back(dl::getDims(tensorOf(value))[dim]);
    return dl::ReshapeOp::create(builder, loc, dl::getTensorType(dims, first.getElementType()), value);
  }

  /// `value` in the last layout.
  Value toLast(Value value) {
    Value &known = last[value];
    if (known)
      return known;
    OpBuilder builder(value.getContext());
    builder.setInsertionPointAfterValue(value);
    return known = move(builder, value, tensorOf(value), permToLast(tensorOf(value).getRank()));
  }

  /// An operand that broadcasts to rank `rank`, in the last layout.
  Value spreadToLast(Value value, int64_t rank) {
    RankedTensorType type = tensorOf(value);
    if (Layouts::carries(value, rank))
      return toLast(value);
    if (type.getNumElements() == 1 && type.getRank() == 0)
      return value;
    OpBuilder builder(value.getContext());
    builder.setInsertionPointAfterValue(value);
    SmallVector<int64_t> shape(rank - type.getRank(), 1);
    shape.append(type.getShape().begin(), type.getShape().end());
    auto full = RankedTensorType::get(shape, type.getElementType());
    if (full != type)
      value = dl::ReshapeOp::create(builder, value.getLoc(), full, value);
    return move(builder, value, full, permToLast(rank));
  }

  void rewrite(Operation *op, const Costs &costs, const ParametricValues &parametric) {
    OpBuilder builder(op);
    Value before = op->getResult(0);
    SmallVector<Value> operands;
    SmallVector<NamedAttribute> attributes(op->getAttrs());
    auto set = [&](StringRef name, Attribute value) {
      llvm::erase_if(attributes, [&](NamedAttribute attribute) { return attribute.getName() == name; });
      attributes.push_back(builder.getNamedAttr(name, value));
    };
    if (auto conv = dyn_cast<dl::ConvOp>(op)) {
      operands = {toLast(conv.getX()), filterInBlocks(conv, costs.conv(conv, parametric.contains(conv.getW())).blocks)};
      set("channels_last", builder.getBoolAttr(true));
    } else if (familyOf(op) == "Pool") {
      operands = {toLast(op->getOperand(0))};
      set("channels_last", builder.getBoolAttr(true));
    } else if (auto concat = dyn_cast<dl::ConcatOp>(op)) {
      for (Value operand : op->getOperands())
        operands.push_back(toLast(operand));
      set("axis", builder.getI64IntegerAttr(axisInLast(concat.getAxis(), tensorOf(before).getRank())));
    } else if (familyOf(op) == "Reduce") {
      operands = {toLast(op->getOperand(0))};
      SmallVector<int64_t> axes;
      for (int64_t axis : op->getAttrOfType<DenseI64ArrayAttr>("axes").asArrayRef())
        axes.push_back(axisInLast(axis, tensorOf(op->getOperand(0)).getRank()));
      llvm::sort(axes);
      set("axes", builder.getDenseI64ArrayAttr(axes));
    } else {
      for (Value operand : op->getOperands())
        operands.push_back(spreadToLast(operand, tensorOf(before).getRank()));
    }
    SmallVector<Dim> dims = dl::getDims(tensorOf(before));
    RankedTensorType type = tensorOf(before);
    if (Layouts::resultHasLayout(op))
      type = dl::getTensorType(dl::toChannelsLast(dims), type.getElementType());
    builder.setInsertionPoint(op);
    OperationState state(op->getLoc(), op->getName(), operands, type, attributes);
    last[before] = builder.create(state)->getResult(0);
  }

  /// [O, C, K..] as [B, K.., C, O / B].
  Value filterInBlocks(dl::ConvOp conv, int64_t blocks) {
    OpBuilder builder(conv);
    Value w = conv.getW();
    RankedTensorType type = tensorOf(w);
    SmallVector<int64_t> split{blocks, type.getDimSize(0) / blocks}, perm{0};
    split.append(type.getShape().begin() + 1, type.getShape().end());
    for (int64_t i = 3; i <= type.getRank(); ++i)
      perm.push_back(i);
    perm.append({2, 1});
    auto splitType = RankedTensorType::get(split, type.getElementType());
    builder.setInsertionPointAfterValue(w);
    Value view = dl::ReshapeOp::create(builder, w.getLoc(), splitType, w);
    return dl::TransposeOp::create(builder, w.getLoc(), view, perm);
  }

  llvm::DenseMap<Value, Value> last; // values of the first layout -> the same in the last
};

} // namespace
