//===- Main.cpp - dlc-fuzz: broken files in great number ------------------===//
//
//   dlc-fuzz [--count N] [--seed S] FILE...    mutants of the files, the same ones for the same numbers
//   dlc-fuzz FILE...                           the files as they are
//
// Built with -DDLC_FUZZ=ON it is a libFuzzer program instead (README.md), whose inputs this one repeats.
//
//===----------------------------------------------------------------------===//
#include "tools/dlc-fuzz/Target.h"
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>

using namespace dlc::fuzz;

#ifdef DLC_FUZZ

extern "C" size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t maxSize);

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  check(std::string(reinterpret_cast<const char *>(data), size));
  return 0;
}

static size_t put(const std::string &text, uint8_t *data, size_t maxSize) {
  size_t size = std::min(text.size(), maxSize);
  std::memcpy(data, text.data(), size);
  return size;
}

/// Mostly tokens, now and then bytes.
extern "C" size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t maxSize, unsigned seed) {
  std::mt19937 random(seed);
  if (random() % 5 == 0)
    return LLVMFuzzerMutate(data, size, maxSize);
  std::string text(reinterpret_cast<const char *>(data), size);
  return put(mutate(text, text, random), data, maxSize);
}

extern "C" size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t sizeA, const uint8_t *b, size_t sizeB,
                                            uint8_t *out, size_t maxSize, unsigned seed) {
  std::mt19937 random(seed);
  std::string first(reinterpret_cast<const char *>(a), sizeA), second(reinterpret_cast<const char *>(b), sizeB);
  return put(mutate(first, second, random), out, maxSize);
}

#else

int main(int argc, char **argv) {
  unsigned long count = 0, seed = 1;
  std::vector<std::string> texts;
  for (int i = 1; i < argc; ++i) {
    bool hasNumber = i + 1 < argc;
    if (!std::strcmp(argv[i], "--count") && hasNumber) {
      count = std::strtoul(argv[++i], nullptr, 10);
    } else if (!std::strcmp(argv[i], "--seed") && hasNumber) {
      seed = std::strtoul(argv[++i], nullptr, 10);
    } else {
      std::ifstream file(argv[i], std::ios::binary);
      if (!file) {
        std::fprintf(stderr, "dlc-fuzz: cannot read %s\n", argv[i]);
        return 1;
      }
      std::ostringstream text;
      text << file.rdbuf();
      texts.push_back(text.str());
    }
  }
  if (texts.empty()) {
    std::fprintf(stderr, "usage: dlc-fuzz [--count N] [--seed S] FILE...\n");
    return 2;
  }
  unsigned long good = 0;
  if (!count)
    for (const std::string &text : texts)
      good += check(text);
  for (unsigned long i = 0; i < count; ++i) {
    std::mt19937 random(unsigned(seed * 1000003 + i));
    std::string text = mutate(texts[i % texts.size()], texts[random() % texts.size()], random);
    // What a crash leaves behind.
    if (const char *path = std::getenv("DLC_FUZZ_LAST"))
      std::ofstream(path, std::ios::binary) << text;
    good += check(text);
  }
  std::printf("%lu files, %lu of them programs\n", count ? count : texts.size(), good);
}

#endif
