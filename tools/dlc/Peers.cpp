//===- Peers.cpp - Other systems on the same model ------------------------===//
#include "tools/dlc/Peers.h"
#include "compiler/cache/Info.h"
#include "tools/dlc/Command.h"
#include "tools/dlc/Files.h"
#include "tools/dlc/Json.h"
#include "tools/dlc/Timing.h"
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <iostream>
#include <sys/wait.h>
#include <unistd.h>

namespace dlc::cli {

static const char script[] =
#include "tools/dlc/Peer.inc"
    ;

const std::vector<std::string> &peerNames() {
  static const std::vector<std::string> names = {"onnxruntime", "openvino"};
  return names;
}

static std::string peersFolder() { return userFolder() + "/peers"; }

/// The Python that runs other systems: DLC_PEERS_PYTHON, else that of a virtual environment of dlc's own, peers in
/// dlc's folder of the user's cache.
static std::string peersPython() {
  const char *given = std::getenv("DLC_PEERS_PYTHON");
  return given && *given ? given : peersFolder() + "/bin/python";
}

/// A process with its standard input, output and error where `files` says (-1: as ours); -1 with errno.
static int spawn(const std::vector<std::string> &command, const int (&files)[3]) {
  std::vector<char *> arguments;
  for (const std::string &word : command)
    arguments.push_back(const_cast<char *>(word.c_str()));
  arguments.push_back(nullptr);
  int process = fork();
  if (process != 0)
    return process;
  for (int i = 0; i < 3; ++i)
    if (files[i] >= 0)
      dup2(files[i], i);
  execvp(arguments[0], arguments.data());
  _exit(127);
}

bool installPeers(const std::vector<std::string> &names) {
  auto run = [](const std::vector<std::string> &command) {
    int status = 0, process = spawn(command, {-1, 2, -1});
    while (process > 0 && waitpid(process, &status, 0) < 0 && errno == EINTR)
      continue;
    if (process > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0)
      return true;
    std::string text;
    for (const std::string &word : command)
      text += (text.empty() ? "" : " ") + word;
    return fault("--install: failed: " + text), false;
  };
  std::string folder = peersFolder(), python = folder + "/bin/python";
  std::error_code none;
  if (!std::filesystem::exists(python, none) && !run({"python3", "-m", "venv", folder}))
    return false;
  std::vector<std::string> install = {python, "-m", "pip", "install", "--quiet", "numpy"};
  install.insert(install.end(), names.begin(), names.end());
  return run(install);
}

PeerInputs::PeerInputs(const std::string &bytes) {
  std::error_code none;
  std::string name = (std::filesystem::temp_directory_path(none) / "dlc-XXXXXX.npz").string();
  int file = mkstemps(name.data(), 4);
  if (file < 0)
    return;
  path = name;
  bool good = writeAll(file, bytes);
  int problem = errno;
  close(file);
  if (!good) {
    unlink(path.c_str());
    path.clear();
  }
  errno = problem;
}

PeerInputs::~PeerInputs() {
  if (!path.empty())
    unlink(path.c_str());
}

std::unique_ptr<Peer> Peer::start(const std::string &name, const std::string &onnx, const std::string &npz, int threads,
                                  double seconds, std::string &error) {
  std::unique_ptr<Peer> peer(new Peer);
  peer->name = name;
  std::string python = peersPython();
  int in[2], out[2];
  if (pipe2(in, O_CLOEXEC) || pipe2(out, O_CLOEXEC)) {
    error = std::strerror(errno);
    return nullptr;
  }
  // A peer that ended is found when it does not answer.
  std::signal(SIGPIPE, SIG_IGN);
  std::cerr.flush();
  peer->process =
      spawn({python, "-c", script, name, onnx, npz, std::to_string(threads), shortText(seconds)}, {in[0], out[1], -1});
  close(in[0]);
  close(out[1]);
  peer->input = in[1];
  peer->output = out[0];
  double median;
  if (peer->process > 0 && peer->answer(median, error))
    return peer;
  error = name + " cannot run this model with " + python +
          "; what Python said is above. Without that Python, or without the package in it: --install gets both from "
          "PyPI, or DLC_PEERS_PYTHON names a Python that has it";
  return nullptr;
}

Peer::~Peer() {
  if (input >= 0)
    close(input);
  if (output >= 0)
    close(output);
  while (process > 0 && waitpid(process, nullptr, 0) < 0 && errno == EINTR)
    continue;
}

bool Peer::round(double &median, std::string &error) {
  ssize_t written = write(input, "\n", 1);
  (void)written; // then it does not answer, either
  return answer(median, error);
}

bool Peer::answer(double &median, std::string &error) {
  size_t end;
  while ((end = pending.find('\n')) == std::string::npos) {
    char bytes[4096];
    ssize_t got = read(output, bytes, sizeof bytes);
    if (got < 0 && errno == EINTR)
      continue;
    if (got <= 0) {
      error = name + " ended before it answered";
      return false;
    }
    pending.append(bytes, size_t(got));
  }
  auto line = nlohmann::json::parse(pending.substr(0, end), nullptr, /*allow_exceptions=*/false);
  pending.erase(0, end + 1);
  if (!line.is_object() || !line.contains("median_ms") || !line["median_ms"].is_number()) {
    error = name + " answered something else than a time";
    return false;
  }
  median = line["median_ms"];
  maxError = line.value("max_error", 0.0);
  version = line.value("version", "");
  return true;
}

} // namespace dlc::cli
