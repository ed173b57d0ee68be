//===- Tests.cpp - Op tests as models -------------------------------------===//
#include "compiler/driver/Tests.h"
#include "compiler/driver/State.h"
#include "compiler/emit/Elements.h"
#include "dialects/check/Dialect.h"
#include "dialects/dl/Dialect.h"

using namespace mlir;

namespace dlc {

static std::string placeOf(Location loc) {
  std::string place;
  loc->walk([&](Location inner) {
    auto file = dyn_cast<FileLineColLoc>(inner);
    if (!file)
      return WalkResult::advance();
    place = (file.getFilename().getValue() + ":" + Twine(file.getLine()) + ":" + Twine(file.getColumn())).str();
    return WalkResult::interrupt();
  });
  return place;
}

namespace {

class Extractor {
public:
  explicit Extractor(func::FuncOp function) : function(function), builder(function) {}

  LogicalResult run(TestCase &test) {
    if (!function.getBody().hasOneBlock())
      return function.emitOpError() << "is a test and must have one block";
    if (function.getNumArguments() != 0)
      return function.emitOpError() << "is a test and takes no arguments; its inputs are check.input";
    test.name = function.getName().str();
    if (auto status = function->getAttrOfType<IntegerAttr>("check.status"))
      test.status = int32_t(status.getInt());
    function->removeAttr("check.status");
    Block &block = function.getBody().front();
    SmallVector<Value> results;
    for (Operation &op : llvm::make_early_inc_range(block)) {
      LogicalResult result = success();
      if (auto input = dyn_cast<check::InputOp>(op))
        result = addInput(input, test);
      else if (auto eq = dyn_cast<check::EqOp>(op))
        result = addExpectation(op, eq.getActual(), eq.getExpected(), 0, 0, test, results);
      else if (auto close = dyn_cast<check::CloseOp>(op))
        result = addExpectation(op, close.getActual(), close.getExpected(), close.getUlp(),
                                close.getAbs().convertToDouble(), test, results);
      if (failed(result))
        return failure();
    }
    // The op that a call must fail in is not checked, and would be dead.
    if (test.status)
      for (Operation &op : block)
        for (Value value : op.getResults())
          if (value.use_empty())
            results.push_back(value);
    Operation *end = block.getTerminator();
    builder.setInsertionPoint(end);
    func::ReturnOp::create(builder, end->getLoc(), results);
    end->erase();
    function.setFunctionType(builder.getFunctionType(block.getArgumentTypes(), TypeRange(ValueRange(results))));
    for (unsigned i = 0; i < block.getNumArguments(); ++i)
      function.setArgAttr(i, "dl.name", builder.getStringAttr("in_" + Twine(i)));
    for (unsigned i = 0; i < results.size(); ++i)
      function.setResultAttr(i, "dl.name", builder.getStringAttr("out_" + Twine(i)));
    function->setAttr("dl.export", builder.getUnitAttr());
    function.setPublic();
    return success();
  }

private:
  LogicalResult addInput(check::InputOp op, TestCase &test) {
    test.inputs.emplace_back();
    if (Status status = toTensor(op.getValue(), test.inputs.back()); !status.ok())
      return op.emitOpError() << status.message;
    op.getR().replaceAllUsesWith(function.getBody().front().addArgument(op.getR().getType(), op.getLoc()));
    op.erase();
    return success();
  }

  LogicalResult addExpectation(Operation &op, Value actual, ElementsAttr expected, int64_t ulp, double abs,
                               TestCase &test, SmallVectorImpl<Value> &results) {
    test.expectations.push_back({placeOf(op.getLoc()), {}, ulp, abs});
    if (Status status = toTensor(expected, test.expectations.back().value); !status.ok())
      return op.emitOpError() << status.message;
    results.push_back(actual);
    op.erase();
    return success();
  }

  func::FuncOp function;
  OpBuilder builder;
};

} // namespace

bool extractTests(Driver &driver, std::vector<TestCase> &tests) {
  for (auto function : driver.state().module->getOps<func::FuncOp>()) {
    if (!function.getName().starts_with("test_"))
      continue;
    tests.emplace_back();
    if (failed(Extractor(function).run(tests.back())))
      return false;
  }
  return true;
}

} // namespace dlc
