//===- Elementwise.cpp - Lowering of the elementwise ops and cast ---------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "passes/lower/Lowering.h"

using namespace mlir;

namespace dlc::lower {

#include "dialects/dl/ScalarLowering.inc"

static Value lowerScalar(Operation *op, ScalarBuilder &b, ValueRange operands) {
#define DLC_SCALAR(Class, fn)                                                                                          \
  if (isa<dl::Class>(op))                                                                                              \
    return fn(b, operands);
#define DLC_REDUCE(Class, combine, neutral)
#define DLC_STRUCTURED(Class)
#include "dialects/dl/LoweringTable.inc"
  return {};
}

/// One linalg.generic over the result; operands broadcast by their maps, splat constants stand in the body.
LogicalResult lowerElementwise(Operation *op, Lowering &l) {
  RankedTensorType result = l.typeOf(op->getResult(0));
  SmallVector<dl::Dim> dims = dl::getDims(result);
  SmallVector<Value> ins;
  SmallVector<AffineMap> maps;
  SmallVector<Attribute> splats;
  for (Value operand : op->getOperands()) {
    Value lowered = l.get(operand);
    DenseElementsAttr constant;
    if (auto defining = lowered.getDefiningOp<arith::ConstantOp>())
      constant = dyn_cast<DenseElementsAttr>(defining.getValue());
    if (constant && constant.isSplat()) {
      splats.push_back(constant.getSplatValue<Attribute>());
      continue;
    }
    splats.push_back({});
    auto [source, map] = l.broadcast(lowered, dl::getDims(l.typeOf(operand)), dims);
    ins.push_back(source);
    maps.push_back(map);
  }
  Type element = l.elementOf(op->getOperands().back());
  l.set(op->getResult(0),
        l.elementwise(result, ins, maps, element, [&](ScalarBuilder &s, ValueRange args) -> SmallVector<Value> {
          SmallVector<Value> operands;
          for (Attribute splat : splats)
            operands.push_back(splat ? Value(arith::ConstantOp::create(s.b, s.loc, cast<TypedAttr>(splat))) : args[0]);
          // Inputs in order, splats between them.
          unsigned next = 0;
          for (auto [operand, splat] : llvm::zip_equal(operands, splats))
            if (!splat)
              operand = args[next++];
          return {lowerScalar(op, s, operands)};
        }));
  return success();
}

LogicalResult lower(dl::CastOp op, Lowering &l) {
  RankedTensorType from = l.typeOf(op.getX());
  l.set(op.getR(), l.castTo(l.get(op.getX()), dl::getDims(from), from.getElementType(), op.getTo()));
  return success();
}

} // namespace dlc::lower
