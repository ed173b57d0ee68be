//===- OpTests.cpp - Running op tests -------------------------------------===//
#include "tools/dlc/OpTests.h"
#include "compiler/driver/Tests.h"
#include "tools/dlc/Command.h"
#include "tools/dlc/Compare.h"
#include "tools/dlc/Runner.h"
#include <iostream>

namespace dlc::cli {

namespace {

/// Runs one test; returns how many of its checks failed and adds those that passed.
int runTest(Runner &runner, const TestCase &test, int &passed) {
  const dlc_entry_desc *entry = dlc_model_find_entry(runner.model(), test.name.c_str());
  if (!entry) {
    std::cerr << "@" << test.name << ": the compiled model has no such entry\n";
    return 1;
  }
  std::vector<Tensor> results;
  dlc_status status = runner.tryRun(*entry, test.inputs, results);
  if (test.status) {
    if (status == *test.status)
      return ++passed, 0;
    std::cerr << "@" << test.name << ": ended with " << dlc_status_name(status) << " (" << status << "), not "
              << dlc_status_name(*test.status) << " (" << *test.status << ")"
              << (status ? std::string(": ") + dlc_last_error() : "") << "\n";
    return 1;
  }
  if (status) {
    std::cerr << "@" << test.name << ": " << dlc_last_error() << " (" << dlc_status_name(status) << ")\n";
    return 1;
  }
  int failed = 0;
  for (size_t i = 0; i < test.expectations.size(); ++i) {
    const Expectation &expected = test.expectations[i];
    Difference difference = compare(results[i], expected.value, {expected.ulp, expected.abs});
    if (!difference.any()) {
      ++passed;
      continue;
    }
    std::cerr << expected.place << ": @" << test.name
              << ": check failed: " << describe(difference, results[i], expected.value) << "\n";
    ++failed;
  }
  return failed;
}

} // namespace

int runOpTests(Driver &driver, dlc_mode mode, int threads) {
  std::vector<TestCase> tests;
  if (!extractTests(driver, tests))
    return Fault;
  auto runner = Runner::open(driver, mode, threads);
  if (!runner)
    return Fault;
  int passed = 0, failed = 0;
  for (const TestCase &test : tests)
    failed += runTest(*runner, test, passed);
  std::cout << passed << " checks passed" << (failed ? ", " + std::to_string(failed) + " failed" : "") << "\n";
  return failed || passed == 0 ? Fault : Good;
}

} // namespace dlc::cli
