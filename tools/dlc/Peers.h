//===- Peers.h - Other systems on the same model ----------------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_PEERS_H
#define DLC_TOOLS_DLC_PEERS_H

#include <memory>
#include <string>
#include <vector>

namespace dlc::cli {

/// What `dlc bench --vs` knows, as PyPI calls them.
const std::vector<std::string> &peerNames();

/// Makes the virtual environment and installs these systems from PyPI, with pip's messages on stderr; false after a
/// message.
bool installPeers(const std::vector<std::string> &names);

/// An .npz that others read while this lives.
struct PeerInputs {
  explicit PeerInputs(const std::string &bytes);
  ~PeerInputs();
  std::string path; ///< empty, with errno, where it could not be written
};

/// Another system, in a process that stays: tools/bench/peer.py.
class Peer {
public:
  /// Starts the system on a model and an archive of in_K and out_K; null and a message when it does not answer.
  static std::unique_ptr<Peer> start(const std::string &name, const std::string &onnx, const std::string &npz,
                                     int threads, double seconds, std::string &error);
  ~Peer();

  /// Has it run for its seconds; its median in milliseconds. False and a message when it ended.
  bool round(double &median, std::string &error);

  std::string name, version;
  double maxError = 0; ///< of its outputs against out_K, over the largest of these

private:
  bool answer(double &median, std::string &error);
  int process = -1, input = -1, output = -1;
  std::string pending;
};

} // namespace dlc::cli

#endif
