//===- Machine.cpp - Named descriptions of the machines compiled for ------===//
#include "compiler/machine/Machine.h"
#include "dlc/abi.h"
#include "llvm/ADT/STLExtras.h"
#if defined(__x86_64__)
#include <cpuid.h>
#endif

namespace dlc {

static constexpr uint64_t v3 = DLC_CPU_AVX2;
static constexpr uint64_t v4 = v3 | DLC_CPU_AVX512;
static constexpr uint64_t vnni = v4 | DLC_CPU_AVX512_VNNI;
static constexpr uint64_t bf16 = vnni | DLC_CPU_AVX512_BF16;
static constexpr uint64_t fp16 = bf16 | DLC_CPU_AVX512_FP16;

static constexpr llvm::StringLiteral vnniFeatures = "+avx512vnni";
static constexpr llvm::StringLiteral bf16Features = "+avx512vnni,+avx512bf16";
static constexpr llvm::StringLiteral fp16Features = "+avx512vnni,+avx512bf16,+avx512fp16";

static constexpr int64_t KiB = 1024, MiB = 1024 * 1024;

// The generic levels carry the cache sizes of the smallest parts in wide use. x86-64-v2 needs no feature bit: every
// CPU since 2009 has SSE4.2.
static const Machine machines[] = {
    // name, summary, LLVM cpu, LLVM features, tune, bits the object asks for, vector bits, registers, FMAs, latency,
    // loads, L1, L2, L3, line
    {"x86-64-v2", "any CPU since 2009 (SSE4.2)", "x86-64-v2", "", "generic", 0, 128, 16, 1, 8, 1, 32 * KiB, 256 * KiB,
     2 * MiB, 64},
    {"x86-64-v3", "AVX2, FMA, F16C, BMI2", "x86-64-v3", "", "haswell", v3, 256, 16, 2, 5, 2, 32 * KiB, 256 * KiB,
     2 * MiB, 64},
    {"haswell", "Intel Haswell to Coffee Lake", "x86-64-v3", "", "haswell", v3, 256, 16, 2, 5, 2, 32 * KiB, 256 * KiB,
     2 * MiB, 64},
    {"znver2", "AMD Zen 2", "x86-64-v3", "", "znver2", v3, 256, 16, 2, 5, 2, 32 * KiB, 512 * KiB, 4 * MiB, 64},
    {"znver3", "AMD Zen 3", "x86-64-v3", "", "znver3", v3, 256, 16, 2, 4, 2, 32 * KiB, 512 * KiB, 4 * MiB, 64},
    {"x86-64-v4", "AVX-512 F, BW, CD, DQ, VL", "x86-64-v4", "", "skylake-avx512", v4, 512, 32, 2, 4, 2, 32 * KiB,
     1 * MiB, 1 * MiB, 64},
    {"skylake-avx512", "Intel Skylake server", "x86-64-v4", "", "skylake-avx512", v4, 512, 32, 2, 4, 2, 32 * KiB,
     1 * MiB, 1408 * KiB, 64},
    {"cascadelake", "Intel Cascade Lake (VNNI)", "x86-64-v4", vnniFeatures, "cascadelake", vnni, 512, 32, 2, 4, 2,
     32 * KiB, 1 * MiB, 1408 * KiB, 64},
    {"icelake-server", "Intel Ice Lake server", "x86-64-v4", vnniFeatures, "icelake-server", vnni, 512, 32, 2, 4, 2,
     48 * KiB, 1280 * KiB, 1536 * KiB, 64},
    {"znver4", "AMD Zen 4: 512-bit operations in two passes", "x86-64-v4", bf16Features, "znver4", bf16, 512, 32, 1, 4,
     1, 32 * KiB, 1 * MiB, 4 * MiB, 64},
    {"znver5", "AMD Zen 5, full-width 512-bit units", "x86-64-v4", bf16Features, "znver5", bf16, 512, 32, 2, 4, 2,
     48 * KiB, 1 * MiB, 4 * MiB, 64},
    {"sapphirerapids", "Intel Sapphire, Emerald and Granite Rapids", "x86-64-v4", fp16Features, "sapphirerapids", fp16,
     512, 32, 2, 4, 2, 48 * KiB, 2 * MiB, 1920 * KiB, 64},
};

llvm::ArrayRef<Machine> getMachines() { return machines; }

static const Machine *find(llvm::StringRef name) {
  const Machine *it = llvm::find_if(machines, [&](const Machine &machine) { return machine.name == name; });
  return it == std::end(machines) ? nullptr : it;
}

#if defined(__x86_64__)

/// Register state that the operating system saves: XCR0.
static uint64_t savedState() {
  uint32_t low, high;
  __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return uint64_t(high) << 32 | low;
}

uint64_t getHostFeatures() {
  unsigned a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d))
    return 0;
  constexpr unsigned fma = 1u << 12, osxsave = 1u << 27, avx = 1u << 28, f16c = 1u << 29;
  constexpr unsigned first = fma | osxsave | avx | f16c;
  if ((c & first) != first || (savedState() & 0x6) != 0x6)
    return 0;
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d))
    return 0;
  constexpr unsigned bmi1 = 1u << 3, avx2 = 1u << 5, bmi2 = 1u << 8;
  constexpr unsigned second = bmi1 | avx2 | bmi2;
  if ((b & second) != second)
    return 0;
  uint64_t features = DLC_CPU_AVX2;
  constexpr unsigned avx512 = 1u << 16 | 1u << 17 | 1u << 28 | 1u << 30 | 1u << 31; // F, DQ, CD, BW, VL
  if ((b & avx512) != avx512 || (savedState() & 0xe6) != 0xe6)
    return features;
  features |= DLC_CPU_AVX512;
  if (c & 1u << 11)
    features |= DLC_CPU_AVX512_VNNI;
  if (d & 1u << 23)
    features |= DLC_CPU_AVX512_FP16;
  if (__get_cpuid_count(7, 1, &a, &b, &c, &d) && (a & 1u << 5))
    features |= DLC_CPU_AVX512_BF16;
  return features;
}

/// The name of the core by vendor, family and model; empty if it is none of the table's.
static llvm::StringRef hostName() {
  unsigned a, b, c, d;
  if (!__get_cpuid(0, &a, &b, &c, &d))
    return "";
  const bool amd = b == signature_AMD_ebx, intel = b == signature_INTEL_ebx;
  if (!__get_cpuid(1, &a, &b, &c, &d))
    return "";
  unsigned family = a >> 8 & 15, model = a >> 4 & 15;
  const unsigned stepping = a & 15;
  if (family == 6 || family == 15)
    model |= (a >> 16 & 15) << 4;
  if (family == 15)
    family += a >> 20 & 255;
  if (amd) {
    if (family == 0x17 && model >= 0x30)
      return "znver2";
    if (family == 0x19)
      return (model >= 0x10 && model < 0x20) || (model >= 0x60 && model < 0x80) || model >= 0xa0 ? "znver4" : "znver3";
    if (family == 0x1a)
      return "znver5";
  }
  if (intel && family == 6)
    switch (model) {
    case 0x3c:
    case 0x3f:
    case 0x45:
    case 0x46:
    case 0x3d:
    case 0x47:
    case 0x4f:
    case 0x56:
    case 0x4e:
    case 0x5e:
    case 0x8e:
    case 0x9e:
      return "haswell";
    case 0x55:
      return stepping >= 5 ? "cascadelake" : "skylake-avx512";
    case 0x6a:
    case 0x6c:
      return "icelake-server";
    case 0x8f:
    case 0xcf:
    case 0xad:
    case 0xae:
      return "sapphirerapids";
    }
  return "";
}

#else

uint64_t getHostFeatures() { return 0; }
static llvm::StringRef hostName() { return ""; }

#endif

const Machine *findMachine(llvm::StringRef name, std::string *error) {
  if (name == "host") {
    const uint64_t features = getHostFeatures();
    // A virtual machine may hide what the core has, so that the name alone is not enough.
    if (const Machine *machine = find(hostName()); machine && (machine->cpuFeatures & ~features) == 0)
      return machine;
    return find((features & v4) == v4 ? "x86-64-v4" : (features & v3) == v3 ? "x86-64-v3" : "x86-64-v2");
  }
  const Machine *machine = find(name);
  if (!machine && error) {
    *error = "unknown CPU '" + name.str() + "'; known are: host";
    for (const Machine &known : machines)
      *error += ", " + known.name.str();
  }
  return machine;
}

} // namespace dlc
