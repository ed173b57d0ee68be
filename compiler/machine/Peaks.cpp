//===- Peaks.cpp - What this machine reaches, measured --------------------===//
#include "compiler/machine/Peaks.h"
#include "compiler/machine/Machine.h"
#include "dlc/abi.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <chrono>
#include <memory>
#include <numeric>
#include <thread>
#include <vector>

namespace dlc {

namespace {

using Clock = std::chrono::steady_clock;

// Each loop returns something that depends on all its work, so that the compiler keeps it.

// They are inlined into functions that are compiled for the vectors in question.

using Vector128 = float __attribute__((vector_size(16), may_alias));
using Vector256 = float __attribute__((vector_size(32), may_alias));
using Vector512 = float __attribute__((vector_size(64), may_alias));

/// Twelve chains hide a latency of up to six cycles at two a cycle.
constexpr int chains = 12;

/// `count` multiply-adds on each chain.
template <typename Vector>
__attribute__((always_inline)) inline float multiplyAdd(int64_t count) {
  Vector x = Vector{} + 0.999f, y = Vector{} + 1e-3f, sums[chains];
  for (Vector &sum : sums)
    sum = Vector{} + 1;
  for (int64_t i = 0; i < count; ++i) {
#pragma GCC unroll 12
    for (int j = 0; j < chains; ++j)
      sums[j] = sums[j] * x + y;
  }
  float result = 0;
  for (Vector &sum : sums)
    result += sum[0];
  return result;
}

/// Sums up `bytes` from `data`, which is aligned to 64.
template <typename Vector>
__attribute__((always_inline)) inline float read(const void *data, int64_t bytes) {
  Vector sums[8] = {};
  auto *from = static_cast<const Vector *>(data);
  for (auto *end = from + bytes / int64_t(sizeof(Vector)) / 8 * 8; from != end; from += 8) {
#pragma GCC unroll 8
    for (int j = 0; j < 8; ++j)
      sums[j] += from[j];
  }
  float result = 0;
  for (Vector &sum : sums)
    result += sum[0];
  return result;
}

float multiplyAdd128(int64_t count) { return multiplyAdd<Vector128>(count); }
float read128(const void *data, int64_t bytes) { return read<Vector128>(data, bytes); }
#if defined(__x86_64__)
__attribute__((target("avx2,fma"))) float multiplyAdd256(int64_t count) { return multiplyAdd<Vector256>(count); }
__attribute__((target("avx2"))) float read256(const void *data, int64_t bytes) { return read<Vector256>(data, bytes); }
__attribute__((target("avx512f"))) float multiplyAdd512(int64_t count) { return multiplyAdd<Vector512>(count); }
#endif

volatile float sink;

/// Operations a second of `threads` that each call `work`, which does `each` of them; best of some runs.
template <typename Work>
double rate(int threads, double each, Work work) {
  double best = 0;
  for (int repeat = 0; repeat < 4; ++repeat) {
    std::vector<double> rates(static_cast<size_t>(threads));
    auto one = [&](int index) {
      int calls = 0;
      auto start = Clock::now();
      double seconds;
      do {
        sink = work(index);
        ++calls;
        seconds = std::chrono::duration<double>(Clock::now() - start).count();
      } while (seconds < 0.012);
      rates[size_t(index)] = each * calls / seconds;
    };
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i)
      others.emplace_back(one, i);
    one(0);
    for (std::thread &other : others)
      other.join();
    best = std::max(best, std::accumulate(rates.begin(), rates.end(), 0.0));
  }
  return best;
}

} // namespace

Peaks Peaks::measure(int threads) {
  const uint64_t features = getHostFeatures();
  auto multiplyAdd = multiplyAdd128;
  auto read = read128;
  double perStep = 2.0 * chains * 4;
#if defined(__x86_64__)
  if (features & DLC_CPU_AVX2) {
    multiplyAdd = multiplyAdd256;
    read = read256;
    perStep = 2.0 * chains * 8;
  }
  if (features & DLC_CPU_AVX512) {
    multiplyAdd = multiplyAdd512;
    perStep = 2.0 * chains * 16;
  }
#endif
  const Machine &machine = *findMachine("host");
  Peaks peaks;
  peaks.gflops = rate(threads, perStep * 20000, [&](int) { return multiplyAdd(20000); }) / 1e9;
  auto reading = [&](int64_t bytes) {
    // Filled, so that each page is there, and not all of them the same one.
    std::vector<std::unique_ptr<char[]>> blocks;
    for (int i = 0; i < threads; ++i) {
      blocks.emplace_back(new char[size_t(bytes) + 64]);
      std::fill_n(blocks.back().get(), bytes + 64, char(1));
    }
    return rate(threads, double(bytes),
                [&](int index) {
                  auto address = (reinterpret_cast<uintptr_t>(blocks[size_t(index)].get()) + 63) / 64 * 64;
                  return read(reinterpret_cast<const void *>(address), bytes);
                }) /
           1e9;
  };
  peaks.l1 = reading(machine.l1Bytes / 2);
  peaks.l2 = reading(machine.l2Bytes / 2);
  peaks.l3 = reading(std::max(machine.l3Bytes / 2, machine.l2Bytes * 3 / 2));
  peaks.memory = reading(int64_t(128) << 20);
  return peaks;
}

double Peaks::bandwidth(double bytes) const {
  const Machine &machine = *findMachine("host");
  return bytes <= double(machine.l1Bytes)   ? l1
         : bytes <= double(machine.l2Bytes) ? l2
         : bytes <= double(machine.l3Bytes) ? l3
                                            : memory;
}

bool describeMachine(const std::string &name, std::string &text, bool &isHost) {
  std::string error;
  const Machine *machine = findMachine(name, &error);
  isHost = machine && machine == findMachine("host");
  text = machine ? "" : error;
  llvm::raw_string_ostream os(text);
  if (machine)
    os << machine->name << ": " << machine->summary << "\n"
       << "  vectors    " << machine->vectorBits << " bits, " << machine->vectorRegisters << " registers, "
       << machine->fmaPerCycle << " multiply-adds and " << machine->loadsPerCycle << " loads a cycle, latency "
       << machine->fmaLatency << "\n"
       << "  caches     L1 " << machine->l1Bytes / 1024 << " KiB, L2 " << machine->l2Bytes / 1024 << " KiB, L3 "
       << machine->l3Bytes / 1024 << " KiB a core\n";
  return machine;
}

std::string listMachines() {
  std::string text;
  llvm::raw_string_ostream os(text);
  const Machine *host = findMachine("host");
  for (const Machine &machine : getMachines())
    os << (&machine == host ? "* " : "  ") << llvm::formatv("{0,-16}", machine.name) << machine.summary << "\n";
  return text;
}

} // namespace dlc
