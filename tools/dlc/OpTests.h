//===- OpTests.h - Running op tests -----------------------------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_OPTESTS_H
#define DLC_TOOLS_DLC_OPTESTS_H

#include "compiler/Driver.h"
#include "dlc/dlc.h"

namespace dlc::cli {

/// Runs every @test_* function of the file in an engine, in order, and ends with "N checks passed"; the exit code.
int runOpTests(Driver &driver, dlc_mode mode, int threads);

} // namespace dlc::cli

#endif
