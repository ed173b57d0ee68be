//===- EventFile.h - What TensorBoard reads ---------------------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_TRAIN_EVENTFILE_H
#define DLC_TOOLS_DLC_TRAIN_EVENTFILE_H

#include <cstdint>
#include <cstdio>
#include <string>

namespace dlc::train {

/// Scalars by tag and step, as TensorFlow's records of Event messages.
class EventFile {
public:
  EventFile() = default;
  ~EventFile() { close(); }
  EventFile(const EventFile &) = delete;
  EventFile &operator=(const EventFile &) = delete;

  /// False with errno. What other files of the folder have from `step` on counts no more.
  bool open(const std::string &path, int64_t step);
  bool scalar(const std::string &tag, int64_t step, double value);
  bool flush() { return !file || std::fflush(file) == 0; }
  bool close();

private:
  bool record(const std::string &event);

  std::FILE *file = nullptr;
};

} // namespace dlc::train

#endif
