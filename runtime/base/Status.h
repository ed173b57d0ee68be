//===- Status.h - A status code with its message ----------------*- C++ -*-===//
#ifndef DLC_RUNTIME_BASE_STATUS_H
#define DLC_RUNTIME_BASE_STATUS_H

#include "dlc/abi.h"
#include <sstream>
#include <string>
#include <string_view>

namespace dlc {

/// What a call came to, and why.
struct [[nodiscard]] Status {
  dlc_status code = DLC_OK;
  std::string message;
  std::string where = {}; ///< file:line:column of the model's source, or empty
  std::string path = {};  ///< of the module in which that is, `blocks.3.attn`, or empty

  static constexpr std::string_view kIn = ": in ";

  bool ok() const { return code == DLC_OK; }
  /// As it is in a call that stands at `caller`, a `place`.
  Status within(std::string_view caller) const {
    Status status = *this;
    size_t module = caller.find(kIn);
    if (status.where.empty())
      status.where = caller.substr(0, module);
    if (status.path.empty() && module != caller.npos)
      status.path = caller.substr(module + kIn.size());
    return status;
  }
  /// "net.dl:12:7: in blocks.3.attn", as far as it is known.
  std::string place() const { return where.empty() || path.empty() ? where : where + std::string(kIn) + path; }
};

/// A failed status whose message is the parts, printed one after another.
template <typename... Parts>
Status error(dlc_status code, const Parts &...parts) {
  std::ostringstream os;
  (os << ... << parts);
  return {code, os.str()};
}

} // namespace dlc

/// Returns from the function when `expr` is a failed Status.
#define DLC_TRY(expr)                                                                                                  \
  do {                                                                                                                 \
    if (::dlc::Status dlcStatus = (expr); !dlcStatus.ok())                                                             \
      return dlcStatus;                                                                                                \
  } while (false)

#endif
