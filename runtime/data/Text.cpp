//===- Text.cpp - Text by character ---------------------------------------===//
#include "runtime/data/Formats.h"
#include <algorithm>
#include <map>

namespace dlc::data {

namespace {

/// The code points of UTF-8 text, as the bytes of each.
Status split(const std::string &path, std::string_view text, std::vector<std::string_view> &characters) {
  for (size_t at = 0; at < text.size();) {
    auto byte = uint8_t(text[at]);
    size_t length = byte < 0x80 ? 1 : byte >> 5 == 6 ? 2 : byte >> 4 == 14 ? 3 : byte >> 3 == 30 ? 4 : 0;
    bool good = length && length <= text.size() - at;
    for (size_t i = 1; good && i < length; ++i)
      good = uint8_t(text[at + i]) >> 6 == 2;
    if (!good)
      return error(DLC_CORRUPT, path, ": not UTF-8 text: byte ", at,
                   " begins no character; convert it, for example with `iconv -t utf-8`");
    characters.push_back(text.substr(at, length));
    at += length;
  }
  return {};
}

class Text : public Source {
public:
  std::vector<int32_t> tokens;
  std::vector<std::string> alphabet;
  int64_t window = 1;
  int64_t shift = 0; ///< 1: what follows
  std::string path;

  DType dtype() const override { return DLC_I32; }
  Shape shape() const override { return {window}; }
  /// What follows the last character of a window is known for all of them.
  int64_t count() const override { return (int64_t(tokens.size()) - 1) / window; }
  Status read(int64_t index, char *to) const override {
    std::copy_n(tokens.data() + index * window + shift, window, reinterpret_cast<int32_t *>(to));
    return {};
  }
  std::vector<std::string> names() const override { return alphabet; }
  std::string place(int64_t index) const override {
    return path + ", character " + std::to_string(index * window + shift);
  }
};

} // namespace

Status openText(const std::string &path, const MappedFile &file, bool next, const Wanted &wanted, const Source *like,
                std::shared_ptr<Source> &source) {
  if (wanted.dims.size() != 1 || isFloat(wanted.dtype))
    return error(DLC_WRONG_SHAPE, path, " is text, and ", wanted.input, " is ", wanted.typeString(),
                 "; text is for integers of one dim, i32[128]: so many characters an example");
  auto text = std::make_shared<Text>();
  text->path = path;
  text->shift = next;
  text->window = wanted.dims[0].high;
  std::vector<std::string_view> characters;
  DLC_TRY(split(path, view(file), characters));
  if (int64_t(characters.size()) <= text->window)
    return error(DLC_INVALID_ARGUMENT, path, " has ", characters.size(), " characters, and one example of ",
                 wanted.input, " takes ", text->window, " and the one that follows");
  if (like) {
    text->alphabet = like->names();
  } else {
    text->alphabet.assign(characters.begin(), characters.end());
    std::sort(text->alphabet.begin(), text->alphabet.end());
    text->alphabet.erase(std::unique(text->alphabet.begin(), text->alphabet.end()), text->alphabet.end());
  }
  std::map<std::string_view, int32_t> numbers;
  for (const std::string &character : text->alphabet)
    numbers.emplace(character, int32_t(numbers.size()));
  for (std::string_view character : characters) {
    auto found = numbers.find(character);
    if (found == numbers.end())
      return error(DLC_NOT_FOUND, path, ": the character '", character, "' is not among the ", text->alphabet.size(),
                   " of the training data");
    text->tokens.push_back(found->second);
  }
  source = std::move(text);
  return {};
}

} // namespace dlc::data
