//===- Target.h - What is done with a broken file ---------------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_FUZZ_TARGET_H
#define DLC_TOOLS_DLC_FUZZ_TARGET_H

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace dlc::fuzz {

/// Reads a text as a file: lexed, parsed, resolved, elaborated, every message printed; and formatted. Aborts where what
/// holds for every text does not: an error comes with a message, and the formatter keeps the tokens and its own output.
/// Returns whether the text is a program without errors.
bool check(const std::string &text);

/// One to a few tokens of a file changed: deleted, doubled, exchanged, or replaced by others of the file, of `others`,
/// or of the language.
std::string mutate(const std::string &text, const std::string &others, std::mt19937 &random);

} // namespace dlc::fuzz

#endif
