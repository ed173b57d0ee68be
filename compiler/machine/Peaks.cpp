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
#if defined(__x86_64__)
#include <immintrin.h>
#endif

namespace dlc {

namespace {

using Clock = std::chrono::steady_clock;

// Each loop returns something that depends on all its work, so that the compiler keeps it.

#if defined(__x86_64__)
// Twelve chains hide a latency of up to six cycles at two a cycle.
__attribute__((target("avx2,fma"))) float multiplyAdd256(int64_t count) {
  __m256 x = _mm256_set1_ps(0.999f), y = _mm256_set1_ps(1e-3f), sums[12];
  for (__m256 &sum : sums)
    sum = _mm256_set1_ps(1);
  for (int64_t i = 0; i < count; ++i) {
#pragma GCC unroll 12
    for (__m256 &sum : sums) {
      sum = _mm256_fmadd_ps(sum, x, y);
      __asm__("" : "+x"(sum));
    }
  }
  float result = 0;
  for (__m256 &sum : sums)
    result += _mm256_cvtss_f32(sum);
  return result;
}

__attribute__((target("avx512f"))) float multiplyAdd512(int64_t count) {
  __m512 x = _mm512_set1_ps(0.999f), y = _mm512_set1_ps(1e-3f), sums[12];
  for (__m512 &sum : sums)
    sum = _mm512_set1_ps(1);
  for (int64_t i = 0; i < count; ++i) {
#pragma GCC unroll 12
    for (__m512 &sum : sums) {
      sum = _mm512_fmadd_ps(sum, x, y);
      __asm__("" : "+v"(sum));
    }
  }
  float result = 0;
  for (__m512 &sum : sums)
    result += _mm512_cvtss_f32(sum);
  return result;
}

__attribute__((target("avx2"))) float read256(const float *data, int64_t bytes) {
  __m256i sums[8] = {};
  for (int64_t i = 0; i + 256 <= bytes; i += 256)
#pragma GCC unroll 8
    for (int64_t j = 0; j < 8; ++j)
      sums[j] = _mm256_xor_si256(sums[j], _mm256_load_si256(reinterpret_cast<const __m256i *>(reinterpret_cast<const char *>(data) + i + 32 * j)));
  __m256i all = _mm256_setzero_si256();
  for (__m256i sum : sums)
    all = _mm256_xor_si256(all, sum);
  return float(_mm256_extract_epi32(all, 0));
}
#endif

float multiplyAddScalar(int64_t count) {
  float sums[8] = {1, 1, 1, 1, 1, 1, 1, 1};
  for (int64_t i = 0; i < count; ++i)
    for (float &sum : sums)
      sum = sum * 0.999f + 1e-3f;
  return std::accumulate(sums, sums + 8, 0.0f);
}

float readScalar(const float *data, int64_t bytes) {
  float sums[8] = {};
  for (int64_t i = 0; i + 8 <= bytes / 4; i += 8)
    for (int j = 0; j < 8; ++j)
      sums[j] += data[i + j];
  return std::accumulate(sums, sums + 8, 0.0f);
}

volatile float sink;

/// Operations a second of `threads` that each call `work`, which does `each` of them; best of some runs.
template <typename Work> double rate(int threads, double each, Work work) {
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
  auto multiplyAdd = multiplyAddScalar;
  auto read = readScalar;
  double perStep = 2 * 8;
#if defined(__x86_64__)
  if (features & DLC_CPU_AVX2) {
    multiplyAdd = multiplyAdd256;
    read = read256;
    perStep = 2.0 * 12 * 8;
  }
  if (features & DLC_CPU_AVX512) {
    multiplyAdd = multiplyAdd512;
    perStep = 2.0 * 12 * 16;
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
    return rate(threads, double(bytes), [&](int index) {
             auto address = (reinterpret_cast<uintptr_t>(blocks[size_t(index)].get()) + 63) / 64 * 64;
             return read(reinterpret_cast<const float *>(address), bytes);
           }) / 1e9;
  };
  peaks.l1 = reading(machine.l1Bytes / 2);
  peaks.l2 = reading(machine.l2Bytes / 2);
  peaks.l3 = reading(std::max(machine.l3Bytes / 2, machine.l2Bytes * 3 / 2));
  peaks.memory = reading(int64_t(128) << 20);
  return peaks;
}

double Peaks::bandwidth(double bytes) const {
  const Machine &machine = *findMachine("host");
  return bytes <= double(machine.l1Bytes) ? l1 : bytes <= double(machine.l2Bytes) ? l2 : bytes <= double(machine.l3Bytes) ? l3 : memory;
}

bool describeMachine(const std::string &name, std::string &text, bool &isHost) {
  std::string error;
  const Machine *machine = findMachine(name, &error);
  isHost = machine && machine == findMachine("host");
  text = machine ? "" : error;
  llvm::raw_string_ostream os(text);
  if (machine)
    os << machine->name << ": " << machine->summary << "\n"
       << "  vectors    " << machine->vectorBits << " bits, " << machine->vectorRegisters << " registers, " << machine->fmaPerCycle << " multiply-adds and "
       << machine->loadsPerCycle << " loads a cycle, latency " << machine->fmaLatency << "\n"
       << "  caches     L1 " << machine->l1Bytes / 1024 << " KiB, L2 " << machine->l2Bytes / 1024 << " KiB, L3 " << machine->l3Bytes / 1024 << " KiB a core\n";
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
