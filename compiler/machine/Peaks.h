//===- Peaks.h - What this machine reaches, measured ------------*- C++ -*-===//
//
// Without LLVM's types, for the command line.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_COMPILER_MACHINE_PEAKS_H
#define DLC_COMPILER_MACHINE_PEAKS_H

#include <string>

namespace dlc {

/// Rates that loops without anything else reach on some threads at once, best of several short runs.
struct Peaks {
  double gflops = 0;                         ///< f32 multiply-adds on registers, two operations each
  double l1 = 0, l2 = 0, l3 = 0, memory = 0; ///< reading, in GB/s, with a working set of about half that level a thread

  /// Takes some 0.3 s.
  static Peaks measure(int threads);
  /// GB/s at which this much that was just touched is read again: the rate of the smallest level that holds it.
  double bandwidth(double bytes) const;
};

/// A machine description for people, some lines. False and a message for an unknown name; `isHost` says whether it is
/// this machine's.
bool describeMachine(const std::string &name, std::string &text, bool &isHost);
/// All descriptions, one a line; this machine's has a star.
std::string listMachines();

} // namespace dlc

#endif
