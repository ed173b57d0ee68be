//===- Machine.h - Named descriptions of the machines compiled for -*- C++ -*-===//
//
// What scheduling and code generation know about a CPU, and all that they know: decisions depend on the named
// description alone, never on the machine that compiles, so that one command gives one object everywhere. `host`
// resolves to one of the names, which the manifest records.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_COMPILER_MACHINE_MACHINE_H
#define DLC_COMPILER_MACHINE_MACHINE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace dlc {

struct Machine {
  llvm::StringRef name; ///< what --target-cpu takes and the manifest records
  llvm::StringRef summary;
  /// For LLVM's subtarget. Features beyond `llvmCpu` are exactly those that `cpuFeatures` makes the object ask for, so
  /// that code for one vendor's part also runs on another's that has the bits.
  llvm::StringRef llvmCpu;      ///< x86-64-v2, x86-64-v3, x86-64-v4
  llvm::StringRef llvmFeatures; ///< "+avx512vnni,..." or empty
  llvm::StringRef tuneCpu;      ///< scheduling model only
  uint64_t cpuFeatures;         ///< DLC_CPU_* (dlc/abi.h) that the object needs
  unsigned vectorBits;          ///< width of the registers that kernels use
  unsigned vectorRegisters;     ///< how many of them are architectural
  /// Fused multiply-adds of `vectorBits` that start each cycle; 1 where 512-bit units work in two passes.
  unsigned fmaPerCycle;
  unsigned fmaLatency;      ///< cycles: at least fmaPerCycle x fmaLatency independent accumulators hide it
  unsigned loadsPerCycle;   ///< of `vectorBits`
  int64_t l1Bytes, l2Bytes; ///< data, of one core
  int64_t l3Bytes;          ///< shared, the part one core may count on
  int64_t cacheLine;

  bool has(uint64_t feature) const { return (cpuFeatures & feature) == feature; }
  /// Elements of `elementBits` in one vector register.
  unsigned lanes(unsigned elementBits) const { return vectorBits / elementBits; }
};

/// All descriptions, from the least to the most demanding.
llvm::ArrayRef<Machine> getMachines();

/// The description that `name` means; `host` asks CPUID of the machine this runs on. Null for an unknown name, and
/// `error` then says which names there are.
const Machine *findMachine(llvm::StringRef name, std::string *error = nullptr);

/// DLC_CPU_* bits that this CPU and its operating system offer.
uint64_t getHostFeatures();

} // namespace dlc

#endif
