//===- LLVMWriter.cpp - Short forms for LLVM dialect ops ------------------===//
#include "passes/buffer/LLVMWriter.h"
#include "compiler/emit/GraphWriter.h"
#include "dialects/dl/Dialect.h"
#include "dlc/abi.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::buffer;

Value LLVMWriter::number(Type type, int64_t value) {
  return LLVM::ConstantOp::create(*this, loc, type, getIntegerAttr(type, value));
}
Value LLVMWriter::null() { return LLVM::ZeroOp::create(*this, loc, ptr); }
Value LLVMWriter::address(StringRef symbol) { return LLVM::AddressOfOp::create(*this, loc, ptr, symbol); }
Value LLVMWriter::at(Value base, Value bytes) {
  return LLVM::GEPOp::create(*this, loc, ptr, i8, base, ArrayRef<LLVM::GEPArg>{bytes});
}
Value LLVMWriter::at(Value base, int64_t bytes) { return bytes ? at(base, number(i64, bytes)) : base; }
Value LLVMWriter::load(Type type, Value from) { return LLVM::LoadOp::create(*this, loc, type, from); }
void LLVMWriter::store(Value value, Value to) { LLVM::StoreOp::create(*this, loc, value, to); }
void LLVMWriter::storeSlot(Value value, Value slots, int64_t index) { store(value, at(slots, 8 * index)); }

Value LLVMWriter::stack(int64_t bytes) {
  return LLVM::AllocaOp::create(*this, loc, ptr, LLVM::LLVMArrayType::get(i8, unsigned(bytes)), number(i64, 1), 8);
}

void LLVMWriter::declare(StringRef name, LLVM::LLVMFunctionType type) {
  if (symbols.lookup(name))
    return;
  OpBuilder::InsertionGuard guard(*this);
  setInsertionPointToStart(module.getBody());
  symbols.insert(LLVM::LLVMFuncOp::create(*this, module.getLoc(), name, type));
}

Value LLVMWriter::call(StringRef name, Type result, ValueRange operands) {
  declare(name, LLVM::LLVMFunctionType::get(result, llvm::to_vector(operands.getTypes())));
  auto call = LLVM::CallOp::create(*this, loc, result == none ? TypeRange() : TypeRange(result), name, operands);
  return result == none ? Value() : call.getResult();
}

void LLVMWriter::returnUnlessOk(Value status, llvm::function_ref<Value()> failed) {
  Value bad = LLVM::ICmpOp::create(*this, loc, LLVM::ICmpPredicate::ne, status, number(i32, 0));
  Block *here = getInsertionBlock();
  Block *next = here->splitBlock(getInsertionPoint());
  Block *leave = createBlock(next);
  LLVM::ReturnOp::create(*this, loc, failed ? failed() : status);
  setInsertionPointToEnd(here);
  LLVM::CondBrOp::create(*this, loc, bad, leave, next);
  setInsertionPointToStart(next);
}

Value LLVMWriter::evaluate(dl::Dim dim, const DimValues &dims) {
  if (auto value = dl::constantValue(dim))
    return number(i64, *value);
  if (auto symbol = dyn_cast<AffineSymbolExpr>(dim))
    return dims.lookup(getContext()->getOrLoadDialect<dl::DLDialect>()->dimName(symbol.getPosition()));
  auto binary = cast<AffineBinaryOpExpr>(dim);
  Value x = evaluate(binary.getLHS(), dims), y = evaluate(binary.getRHS(), dims);
  if (!x || !y)
    return {};
  auto quotient = [&] {
    // Floored: one less than the truncated quotient where the remainder has another sign than the divisor.
    Value remainder = LLVM::SRemOp::create(*this, loc, x, y);
    Value inexact = LLVM::ICmpOp::create(*this, loc, LLVM::ICmpPredicate::ne, remainder, number(i64, 0));
    Value sign = LLVM::XOrOp::create(*this, loc, remainder, y);
    Value apart = LLVM::ICmpOp::create(*this, loc, LLVM::ICmpPredicate::slt, sign, number(i64, 0));
    Value less = LLVM::ZExtOp::create(*this, loc, i64, LLVM::AndOp::create(*this, loc, inexact, apart));
    return LLVM::SubOp::create(*this, loc, LLVM::SDivOp::create(*this, loc, x, y), less);
  };
  switch (dim.getKind()) {
  case AffineExprKind::Add:
    return LLVM::AddOp::create(*this, loc, x, y);
  case AffineExprKind::Mul:
    return LLVM::MulOp::create(*this, loc, x, y);
  case AffineExprKind::FloorDiv:
    return quotient();
  case AffineExprKind::CeilDiv: {
    // ceil(x / y) = -floor(-x / y)
    x = LLVM::SubOp::create(*this, loc, number(i64, 0), x);
    return LLVM::SubOp::create(*this, loc, number(i64, 0), quotient());
  }
  default:
    return LLVM::SubOp::create(*this, loc, x, LLVM::MulOp::create(*this, loc, quotient(), y));
  }
}

Value LLVMWriter::string(StringRef text) {
  auto [it, isNew] = strings.try_emplace(text, "str." + std::to_string(strings.size()));
  if (isNew) {
    OpBuilder::InsertionGuard guard(*this);
    setInsertionPointToEnd(module.getBody());
    std::string bytes = text.str() + '\0';
    auto global = LLVM::GlobalOp::create(*this, module.getLoc(), LLVM::LLVMArrayType::get(i8, unsigned(bytes.size())),
                                         /*isConstant=*/true, LLVM::Linkage::Private, it->second, getStringAttr(bytes));
    global.setUnnamedAddr(LLVM::UnnamedAddr::Global);
    symbols.insert(global);
  }
  return address(it->second);
}

LLVM::LLVMFuncOp LLVMWriter::function(StringRef name, Type result, ArrayRef<Type> arguments, bool exported) {
  setInsertionPointToEnd(module.getBody());
  auto function = LLVM::LLVMFuncOp::create(*this, loc, name, LLVM::LLVMFunctionType::get(result, arguments),
                                           exported ? LLVM::Linkage::External : LLVM::Linkage::Internal);
  function.setPassthroughAttr(getArrayAttr({getStringAttr("dlc-baseline")}));
  symbols.insert(function);
  setInsertionPointToStart(function.addEntryBlock(*this));
  return function;
}

LLVM::GlobalOp LLVMWriter::constant(StringRef name, Type type, llvm::function_ref<Value()> fill) {
  OpBuilder::InsertionGuard guard(*this);
  setInsertionPointToEnd(module.getBody());
  auto global = LLVM::GlobalOp::create(*this, module.getLoc(), type, /*isConstant=*/true, LLVM::Linkage::Internal, name,
                                       Attribute());
  symbols.insert(global);
  setInsertionPointToStart(&global.getInitializerRegion().emplaceBlock());
  LLVM::ReturnOp::create(*this, module.getLoc(), fill());
  return global;
}

LLVM::GlobalOp LLVMWriter::block(StringRef name, StringRef section, int64_t bytes) {
  LLVM::GlobalOp global = constant(name, LLVM::LLVMArrayType::get(i8, uint64_t(bytes)), [&] {
    return LLVM::ZeroOp::create(*this, loc, LLVM::LLVMArrayType::get(i8, uint64_t(bytes)));
  });
  global.setSection(section);
  global.setAlignment(64);
  global.setExternallyInitialized(true);
  return global;
}

Value LLVMWriter::pack(ArrayRef<Value> fields) {
  SmallVector<Type> types;
  for (Value field : fields)
    types.push_back(field.getType());
  Value value = LLVM::UndefOp::create(*this, loc, LLVM::LLVMStructType::getLiteral(getContext(), types));
  for (auto [i, field] : llvm::enumerate(fields))
    value = LLVM::InsertValueOp::create(*this, loc, value, field, ArrayRef<int64_t>{int64_t(i)});
  return value;
}

Value LLVMWriter::table(StringRef name, int64_t count, llvm::function_ref<Value(int64_t)> row) {
  if (!count)
    return null();
  // The type of a row is known once the first is written.
  auto global = constant(name, LLVM::LLVMArrayType::get(i8, 1), [&] {
    SmallVector<Value> rows;
    for (int64_t i = 0; i < count; ++i)
      rows.push_back(row(i));
    Value value = LLVM::UndefOp::create(*this, loc, LLVM::LLVMArrayType::get(rows.front().getType(), unsigned(count)));
    for (auto [i, value2] : llvm::enumerate(rows))
      value = LLVM::InsertValueOp::create(*this, loc, value, value2, ArrayRef<int64_t>{int64_t(i)});
    return value;
  });
  Operation *terminator = global.getInitializerRegion().front().getTerminator();
  global.setGlobalType(terminator->getOperand(0).getType());
  return address(name);
}

int32_t dlc::buffer::dtypeOf(Type elementType) {
  return llvm::StringSwitch<int32_t>(dl::elementName(elementType))
      .Case("bool", DLC_BOOL)
      .Case("u8", DLC_U8)
      .Case("i8", DLC_I8)
      .Case("i16", DLC_I16)
      .Case("i32", DLC_I32)
      .Case("i64", DLC_I64)
      .Case("f16", DLC_F16)
      .Case("bf16", DLC_BF16)
      .Case("f32", DLC_F32)
      .Default(DLC_F64);
}

std::string dlc::buffer::sourcePlace(Location loc) {
  return llvm::sys::path::filename(dlc::sourcePlace(loc).location).str();
}

std::string dlc::buffer::errorPlace(Location loc) {
  std::string place = sourcePlace(loc), path = dlc::sourcePlace(loc).path;
  return place.empty() || path.empty() ? place : place + ": in " + path;
}
