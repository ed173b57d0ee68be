//===- Tests.h - Op tests as models -----------------------------*- C++ -*-===//
//
// A .mlir file with functions named @test_* and ops of the check dialect is a test (test/ops/README.md). No MLIR type
// is in this header, for the reason that Driver.h gives.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_COMPILER_DRIVER_TESTS_H
#define DLC_COMPILER_DRIVER_TESTS_H

#include "compiler/Driver.h"
#include "runtime/base/Tensor.h"
#include <optional>

namespace dlc {

/// What a test says about one result.
struct Expectation {
  std::string place; ///< file:line:column of the check
  Tensor value;
  int64_t ulp = 0; ///< largest accepted difference in units in the last place
  double abs = 0;  ///< or this much, absolutely
};

struct TestCase {
  std::string name;
  std::vector<Tensor> inputs;            ///< of the entry with this name
  std::vector<Expectation> expectations; ///< one for each result of the entry, in order
  std::optional<int32_t> status;         ///< the dlc_status that the call must end with, instead of passing the checks
};

/// Turns each @test_* function into an exported entry: the values of check.input become its arguments, so that nothing
/// can fold them, and what the checks compare its results.
bool extractTests(Driver &driver, std::vector<TestCase> &tests);

} // namespace dlc

#endif
