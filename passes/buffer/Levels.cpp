//===- Levels.cpp - Code for several CPUs behind one entry ----------------===//
#include "passes/buffer/Levels.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::buffer;

/// The address of a level's function, which another object has.
static Value levelFunction(LLVMWriter &w, const Level &level, StringRef function, LLVM::LLVMFunctionType type) {
  std::string symbol = (level.name + "_" + function).str();
  w.declare(symbol, type);
  return w.address(symbol);
}

void dlc::buffer::writeLevelInit(LLVMWriter &w, const ModelInfo &model) {
  w.loc = w.module.getLoc();
  auto function = w.function(model.name + "_init", w.i32, {w.ptr, w.ptr, w.ptr}, /*exported=*/true);
  Value table = w.table("dlc.levels", int64_t(model.levels.size()), [&](int64_t i) {
    const Level &level = model.levels[size_t(i)];
    return w.pack({w.number(w.i64, int64_t(level.cpuFeatures)),
                   levelFunction(w, level, "init", cast<LLVM::LLVMFunctionType>(function.getFunctionType()))});
  });
  SmallVector<Value> arguments{w.address("dlc.model")};
  arguments.append(function.getArguments().begin(), function.getArguments().end());
  arguments.append({table, w.number(w.i32, int64_t(model.levels.size()))});
  LLVM::ReturnOp::create(w, w.loc, w.call("dlc_rt_init_level", w.i32, arguments));
}

Value dlc::buffer::callLevel(LLVMWriter &w, const ModelInfo &model, StringRef entry, ValueRange arguments) {
  auto type = LLVM::LLVMFunctionType::get(w.i32, llvm::to_vector(arguments.getTypes()));
  Value table = w.table((entry + ".levels").str(), int64_t(model.levels.size()),
                        [&](int64_t i) { return w.pack({levelFunction(w, model.levels[size_t(i)], entry, type)}); });
  // Bytes of the place in the table, as the support library does not call functions whose types it does not know.
  Value count = w.number(w.i32, int64_t(model.levels.size()));
  Value at = w.call("dlc_rt_level_offset", w.i64, {arguments.front(), count});
  SmallVector<Value> operands{w.load(w.ptr, w.at(table, at))};
  operands.append(arguments.begin(), arguments.end());
  return LLVM::CallOp::create(w, w.loc, type, operands).getResult();
}

Value dlc::buffer::mostOfLevels(LLVMWriter &w, const ModelInfo &model, StringRef function, ValueRange arguments) {
  Value most;
  for (const Level &level : model.levels) {
    Value bytes = w.call((level.name + "_" + function).str(), w.i64, arguments);
    most = most ? LLVM::UMaxOp::create(w, w.loc, most, bytes) : bytes;
  }
  return most;
}
