//===- CompileOptions.h - The only options struct ---------------*- C++ -*-===//
//
// CLI11 fills it, the pipeline reads it, the manifest records it. There is no global option.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_COMPILER_COMPILEOPTIONS_H
#define DLC_COMPILER_COMPILEOPTIONS_H

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace dlc {

class Reporter;

enum class WeightsMode {
  Embed,    ///< inside the object
  Packed,   ///< inside it, in the form its kernels read, computed while compiling; no parameters, no graph
  External, ///< beside it, MODEL.safetensors, mapped at run time
  Caller    ///< passed by the program, no checksum
};

inline bool embedsWeights(WeightsMode mode) { return mode == WeightsMode::Embed || mode == WeightsMode::Packed; }

enum class EmitKind { Object, Library, Executable, Assembly, Llvm };

struct CompileOptions {
  std::string name;                      ///< C identifier that prefixes the symbols; empty: from the file name
  std::string target = "x86_64-linux";   ///< what stands behind target::Target
  std::string targetCpu = "host";        ///< host, x86-64-v3, ... or a machine description; several with commas
  std::string weightsFile;               ///< safetensors; empty with no randomWeights: declared only
  std::optional<uint64_t> randomWeights; ///< seed
  WeightsMode weightsMode = WeightsMode::Embed;
  EmitKind emit = EmitKind::Object;
  std::string outputDir = ".";
  std::vector<std::string> importPaths;    ///< where `import` looks, before the embedded library
  std::vector<std::string> linkFiles;      ///< objects, archives and shared libraries that define extern functions
  std::vector<std::string> eagerFunctions; ///< functions of a .dl file that run in the interpreter
  std::vector<std::string> defines;        ///< NAME=VALUE: what a .dl file's names are instead
  int optLevel = 2;                        ///< 0: no fusion; 1: fusion; 2: everything
  bool strict = false;                     ///< no rewrite that changes rounding (batch-norm folding, Winograd)
  bool fastMath = false;
  bool channelsLast = true; ///< lets the compiler choose the layout of activations
  bool winograd = true;     ///< 3 x 3 convolutions by Winograd's algorithm where it pays; not when `strict`
  bool embedGraph = true;   ///< the eager graph inside the object
  bool cache = true;        ///< takes what was compiled before from the cache, and keeps what is not there
  std::string stopAfter;    ///< phase name
  std::string startFrom;    ///< phase name, for resumed dumps
  bool verifyEach = false;
  std::vector<std::string> passPlugins; ///< shared libraries with passes, loaded before the first phase
  std::vector<std::string> passesAfter; ///< PHASE=PIPELINE: passes of the user's that run when the phase is through

  std::shared_ptr<Reporter> reporter; ///< where errors and warnings go; null: as text to stderr

  /// Whether the code is for several CPUs (Levels.h).
  bool hasLevels() const { return targetCpu.find(',') != std::string::npos; }
  bool usesWinograd() const { return winograd && !strict && optLevel > 1; }
};

} // namespace dlc

#endif
