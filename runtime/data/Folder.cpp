//===- Folder.cpp - Folders of pictures -----------------------------------===//
//
// DIR/cat/1.png, DIR/dog/a.jpg: each folder is a class, numbered in the order of their names. Pictures right in DIR
// have no class.
//
//===----------------------------------------------------------------------===//
#include "runtime/data/Formats.h"
#include "runtime/data/Picture.h"
#include <algorithm>
#include <filesystem>

namespace fs = std::filesystem;

namespace dlc::data {

namespace {

struct Files {
  std::vector<std::string> paths;
  std::vector<int64_t> classOf;
  std::vector<std::string> classes;
};

std::vector<fs::path> sortedEntries(const fs::path &folder) {
  std::vector<fs::path> entries;
  std::error_code problem;
  for (fs::directory_iterator at(folder, problem), end; at != end; at.increment(problem))
    if (at->path().filename().native()[0] != '.')
      entries.push_back(at->path());
  std::sort(entries.begin(), entries.end());
  return entries;
}

void collect(const fs::path &folder, std::vector<std::string> &paths) {
  std::error_code problem;
  for (const fs::path &entry : sortedEntries(folder))
    if (fs::is_directory(entry, problem))
      collect(entry, paths);
    else if (isPicture(entry.string()))
      paths.push_back(entry.string());
}

Status list(const std::string &path, const Source *like, Files &files) {
  std::error_code problem;
  std::vector<std::string> loose;
  for (const fs::path &entry : sortedEntries(path)) {
    if (!fs::is_directory(entry, problem)) {
      if (isPicture(entry.string()))
        loose.push_back(entry.string());
      continue;
    }
    size_t before = files.paths.size();
    collect(entry, files.paths);
    if (files.paths.size() == before)
      continue;
    files.classOf.resize(files.paths.size(), int64_t(files.classes.size()));
    files.classes.push_back(entry.filename().string());
  }
  if (files.paths.empty())
    files.paths = std::move(loose);
  else if (!loose.empty())
    return error(DLC_INVALID_ARGUMENT, path, " has pictures in folders and beside them, ", loose[0],
                 "; move those into a folder of their class");
  if (files.paths.empty())
    return error(DLC_INVALID_ARGUMENT, path, " has no pictures: no file ends in .png, .jpg or .jpeg");
  if (!like || files.classes.empty() || like->names().empty())
    return {};
  std::vector<std::string> known = like->names();
  for (int64_t &number : files.classOf) {
    const std::string &name = files.classes[size_t(number)];
    auto found = std::find(known.begin(), known.end(), name);
    if (found == known.end())
      return error(DLC_NOT_FOUND, path, ": the class '", name, "' is not among the ", known.size(),
                   " that the training data have");
    number = found - known.begin();
  }
  files.classes = std::move(known);
  return {};
}

class ClassesOfFolder : public Source {
public:
  explicit ClassesOfFolder(Files files) : files(std::move(files)) {}
  DType dtype() const override { return DLC_I64; }
  Shape shape() const override { return {}; }
  int64_t count() const override { return int64_t(files.paths.size()); }
  Status read(int64_t index, char *to) const override {
    *reinterpret_cast<int64_t *>(to) = files.classOf[size_t(index)];
    return {};
  }
  std::vector<std::string> names() const override { return files.classes; }
  std::string place(int64_t index) const override { return files.paths[size_t(index)]; }

private:
  Files files;
};

class PicturesOfFolder : public Source {
public:
  PicturesOfFolder(Files files, bool channelsFirst, bool hasChannels, const Picture &form)
      : files(std::move(files)), channelsFirst(channelsFirst), hasChannels(hasChannels), form(form) {}

  DType dtype() const override { return DLC_U8; }
  Shape shape() const override {
    if (!hasChannels)
      return {form.height, form.width};
    return channelsFirst ? Shape{form.channels, form.height, form.width}
                         : Shape{form.height, form.width, form.channels};
  }
  int64_t count() const override { return int64_t(files.paths.size()); }
  std::string place(int64_t index) const override { return files.paths[size_t(index)]; }

  Status read(int64_t index, char *to) const override {
    Picture picture;
    DLC_TRY(readPicture(place(index), picture));
    DLC_TRY(checkSize(index, picture));
    picture.setChannels(form.channels);
    size_t size = size_t(form.height * form.width), channels = size_t(form.channels);
    if (!channelsFirst || channels == 1) {
      std::copy(picture.pixels.begin(), picture.pixels.end(), reinterpret_cast<uint8_t *>(to));
      return {};
    }
    for (size_t c = 0; c < channels; ++c)
      for (size_t i = 0; i < size; ++i)
        to[c * size + i] = char(picture.pixels[i * channels + c]);
    return {};
  }

  Status checkSize(int64_t index, const Picture &picture) const {
    if (picture.height == form.height && picture.width == form.width)
      return {};
    return error(DLC_WRONG_SHAPE, place(index), " is ", picture.height, " high and ", picture.width, " wide, and ",
                 place(0), " is ", form.height, " high and ", form.width,
                 " wide; bring all to one size, for example with ImageMagick's `mogrify -resize '", form.width, "x",
                 form.height, "!'`");
  }

private:
  Files files;
  bool channelsFirst, hasChannels;
  Picture form;
};

bool isChannels(const Wanted::Dim &dim) { return dim.isFixed() && (dim.low == 1 || dim.low == 3); }

} // namespace

Status openFolder(const std::string &path, const Wanted &wanted, const Source *like, std::shared_ptr<Source> &source) {
  Files files;
  DLC_TRY(list(path, like, files));
  if (wanted.isLabel()) {
    if (files.classes.empty())
      return error(DLC_INVALID_ARGUMENT, path, " has no classes for ", wanted.input,
                   ": its pictures are in no folders of it; a folder is a class, ", path, "/CLASS/PICTURE.png");
    source = std::make_shared<ClassesOfFolder>(std::move(files));
    return {};
  }
  size_t rank = wanted.dims.size();
  bool first = rank == 3 && isChannels(wanted.dims[0]), last = rank == 3 && !first && isChannels(wanted.dims[2]);
  if (rank != 2 && !first && !last)
    return error(DLC_WRONG_SHAPE, path, " has pictures, and ", wanted.input, " is ", wanted.typeString(),
                 "; pictures are for [height, width], [channels, height, width] or [height, width, channels], with 1 "
                 "or 3 channels");
  Picture form;
  DLC_TRY(readPictureSize(files.paths[0], form));
  form.channels = rank == 2 ? 1 : int(wanted.dims[first ? 0 : 2].low);
  auto pictures = std::make_shared<PicturesOfFolder>(std::move(files), first, rank == 3, form);
  // Before hours go into training.
  for (int64_t i = 1; i < pictures->count(); ++i) {
    Picture each;
    DLC_TRY(readPictureSize(pictures->place(i), each));
    DLC_TRY(pictures->checkSize(i, each));
  }
  source = std::move(pictures);
  return {};
}

} // namespace dlc::data
