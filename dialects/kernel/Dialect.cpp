//===- Dialect.cpp - The kernel dialect -----------------------------------===//
#include "dialects/kernel/Dialect.h"
#include "mlir/Interfaces/FunctionImplementation.h"

using namespace mlir;

#include "dialects/kernel/Dialect.cpp.inc"
#define GET_OP_CLASSES
#include "dialects/kernel/Ops.cpp.inc"

namespace dlc::kernel {

void KernelDialect::initialize() {
  addOperations<
#define GET_OP_LIST
#include "dialects/kernel/Ops.cpp.inc"
      >();
}

ParseResult DefineOp::parse(OpAsmParser &parser, OperationState &result) {
  auto type = [](Builder &builder, ArrayRef<Type> args, ArrayRef<Type> results, function_interface_impl::VariadicFlag,
                 std::string &) { return builder.getFunctionType(args, results); };
  return function_interface_impl::parseFunctionOp(parser, result, /*allowVariadic=*/false,
                                                  getFunctionTypeAttrName(result.name), type,
                                                  getArgAttrsAttrName(result.name), getResAttrsAttrName(result.name));
}

void DefineOp::print(OpAsmPrinter &printer) {
  function_interface_impl::printFunctionOp(printer, *this, /*isVariadic=*/false, getFunctionTypeAttrName(),
                                           getArgAttrsAttrName(), getResAttrsAttrName());
}

LogicalResult CallOp::verifySymbolUses(SymbolTableCollection &symbols) {
  Operation *callee = symbols.lookupNearestSymbolFrom(*this, getCalleeAttr());
  if (!callee)
    return emitOpError() << "there is no kernel " << getCalleeAttr();
  // After lowering the callee is a func.func on memrefs.
  auto define = dyn_cast<DefineOp>(callee);
  if (!define)
    return success();
  auto type = FunctionType::get(getContext(), getArgs().getTypes(), getRs().getTypes());
  if (define.getFunctionType() != type)
    return emitOpError() << "is of type " << type << ", kernel " << getCalleeAttr() << " of type "
                         << define.getFunctionType();
  return success();
}

LogicalResult UnpackOp::verify() {
  auto panels = cast<RankedTensorType>(getPanels().getType()), matrix = cast<RankedTensorType>(getR().getType());
  const int64_t parts = getParts();
  if (parts < 1 || panels.getRank() != 3 || matrix.getRank() != 2 || !panels.hasStaticShape() ||
      !matrix.hasStaticShape() || panels.getElementType() != matrix.getElementType() ||
      panels.getDimSize(1) != matrix.getDimSize(0) || matrix.getDimSize(1) % parts != 0 ||
      panels.getDimSize(2) % parts != 0 ||
      panels.getDimSize(0) !=
          int64_t(llvm::divideCeil(matrix.getDimSize(1), std::max<int64_t>(parts, panels.getDimSize(2)))))
    return emitOpError() << "makes a matrix [K, N] of panels [ceil(N / W), K, W], N and W multiples of its parts, not "
                         << matrix << " of " << panels;
  return success();
}

LogicalResult WinogradFilterOp::verify() {
  auto from = cast<ShapedType>(getTransformed().getType()), to = cast<ShapedType>(getFilter().getType());
  const int64_t tile = getTile(), points = (tile + 2) * (tile + 2);
  if ((tile != 2 && tile != 4) || !from.hasStaticShape() || !to.hasStaticShape() || from.getRank() != 4 ||
      to.getRank() != 5 || !from.getElementType().isF32() || !to.getElementType().isF32() ||
      from.getDimSize(0) != to.getDimSize(0) || from.getDimSize(1) != points || to.getDimSize(1) != 3 ||
      to.getDimSize(2) != 3 || from.getShape().drop_front(2) != to.getShape().drop_front(3))
    return emitOpError() << "is the filter f32 [B, 3, 3, C, W] of [B, (m + 2)^2, C, W] for m = 2 or 4, not " << to
                         << " of " << from << " for m = " << tile;
  return success();
}

} // namespace dlc::kernel
