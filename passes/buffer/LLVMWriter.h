//===- LLVMWriter.h - Short forms for LLVM dialect ops ----------*- C++ -*-===//
#ifndef DLC_PASSES_BUFFER_LLVMWRITER_H
#define DLC_PASSES_BUFFER_LLVMWRITER_H

#include "dialects/dl/Dims.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/StringMap.h"

namespace dlc::buffer {

/// The names of dims while a function is written.
using DimValues = llvm::StringMap<mlir::Value>;

/// Writes LLVM dialect ops at its insertion point.
class LLVMWriter : public mlir::OpBuilder {
public:
  LLVMWriter(mlir::ModuleOp module, mlir::SymbolTable &symbols)
      : OpBuilder(module.getContext()), loc(module.getLoc()), module(module), symbols(symbols),
        ptr(mlir::LLVM::LLVMPointerType::get(module.getContext())), i8(getI8Type()), i32(getI32Type()),
        i64(getI64Type()), none(mlir::LLVM::LLVMVoidType::get(module.getContext())) {}

  mlir::Value number(mlir::Type type, int64_t value);
  mlir::Value null();
  mlir::Value address(llvm::StringRef symbol);
  /// `base` plus a number of bytes.
  mlir::Value at(mlir::Value base, mlir::Value bytes);
  mlir::Value at(mlir::Value base, int64_t bytes);
  mlir::Value load(mlir::Type type, mlir::Value from);
  void store(mlir::Value value, mlir::Value to);
  /// Stores into element `index` of an array of 8-byte slots.
  void storeSlot(mlir::Value value, mlir::Value slots, int64_t index);
  /// Memory in the function's frame; the insertion point must be in the entry block.
  mlir::Value stack(int64_t bytes);
  /// Declares a function that another object has, unless the module knows the name.
  void declare(llvm::StringRef function, mlir::LLVM::LLVMFunctionType type);
  /// Calls a function of the support library (compiler/target/support), declaring it on first use. No result for
  /// `none`.
  mlir::Value call(llvm::StringRef function, mlir::Type result, mlir::ValueRange operands);
  /// Splits at the insertion point: goes on only with status 0, and else returns the status, or what `failed` gives.
  void returnUnlessOk(mlir::Value status, llvm::function_ref<mlir::Value()> failed = nullptr);
  /// The value of a dim expression.
  mlir::Value evaluate(dl::Dim dim, const DimValues &dims);
  /// A string in the object's read-only data, as a pointer; equal strings are one.
  mlir::Value string(llvm::StringRef text);

  /// A function with an entry block, at which the insertion point is put. It runs before the CPU is checked, so it is
  /// compiled for the plainest CPU of the target.
  mlir::LLVM::LLVMFuncOp function(llvm::StringRef name, mlir::Type result, llvm::ArrayRef<mlir::Type> arguments,
                                  bool exported);
  /// A constant; `fill` returns its value, with the insertion point in the initialiser.
  mlir::LLVM::GlobalOp constant(llvm::StringRef name, mlir::Type type, llvm::function_ref<mlir::Value()> fill);
  /// Zeros in a section of their own, to be filled in the object file. The optimizer must not read them.
  mlir::LLVM::GlobalOp block(llvm::StringRef name, llvm::StringRef section, int64_t bytes);
  /// A struct value.
  mlir::Value pack(llvm::ArrayRef<mlir::Value> fields);
  /// A constant array of `count` structs; null for none. Returns its symbol.
  mlir::Value table(llvm::StringRef name, int64_t count, llvm::function_ref<mlir::Value(int64_t)> row);

  mlir::Location loc;
  mlir::ModuleOp module;
  mlir::SymbolTable &symbols;
  mlir::Type ptr, i8, i32, i64, none;

private:
  llvm::StringMap<std::string> strings;
};

/// dlc_dtype of an element type.
int32_t dtypeOf(mlir::Type elementType);
/// "net.dl:12:7" of a location, without folders; empty if unknown.
std::string sourcePlace(mlir::Location loc);
/// With the module in which that is: "net.dl:12:7: in blocks.3.attn". What an error says.
std::string errorPlace(mlir::Location loc);

} // namespace dlc::buffer

#endif
