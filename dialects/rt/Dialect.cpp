//===- Dialect.cpp - The rt dialect ---------------------------------------===//
#include "dialects/rt/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/Interfaces/FunctionImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

#include "dialects/rt/Dialect.cpp.inc"
#define GET_TYPEDEF_CLASSES
#include "dialects/rt/Types.cpp.inc"
#define GET_OP_CLASSES
#include "dialects/rt/Ops.cpp.inc"

namespace dlc::rt {

void RTDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "dialects/rt/Types.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "dialects/rt/Ops.cpp.inc"
      >();
}

ParseResult FuncOp::parse(OpAsmParser &parser, OperationState &result) {
  auto type = [](Builder &builder, ArrayRef<Type> args, ArrayRef<Type> results, function_interface_impl::VariadicFlag,
                 std::string &) { return builder.getFunctionType(args, results); };
  return function_interface_impl::parseFunctionOp(parser, result, /*allowVariadic=*/false,
                                                  getFunctionTypeAttrName(result.name), type,
                                                  getArgAttrsAttrName(result.name), getResAttrsAttrName(result.name));
}

void FuncOp::print(OpAsmPrinter &printer) {
  function_interface_impl::printFunctionOp(printer, *this, /*isVariadic=*/false, getFunctionTypeAttrName(),
                                           getArgAttrsAttrName(), getResAttrsAttrName());
}

LogicalResult LaunchOp::verifySymbolUses(SymbolTableCollection &symbols) {
  // Late in the llvm phase only the kernel's thunk may be left.
  auto thunk = StringAttr::get(getContext(), getKernel() + ".thunk");
  if (!symbols.lookupNearestSymbolFrom(*this, getKernelAttr()) && !symbols.lookupNearestSymbolFrom(*this, thunk))
    return emitOpError() << "there is no kernel " << getKernelAttr();
  return success();
}

} // namespace dlc::rt
