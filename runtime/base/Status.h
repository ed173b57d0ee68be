//===- Status.h - A status code with its message ----------------*- C++ -*-===//
#ifndef DLC_RUNTIME_BASE_STATUS_H
#define DLC_RUNTIME_BASE_STATUS_H

#include "dlc/abi.h"
#include <sstream>
#include <string>

namespace dlc {

/// What a call came to, and why. `where` is file:line:column of the model's source, or empty.
struct [[nodiscard]] Status {
  dlc_status code = DLC_OK;
  std::string message;
  std::string where;

  bool ok() const { return code == DLC_OK; }
};

/// A failed status whose message is the parts, printed one after another.
template <typename... Parts>
Status error(dlc_status code, const Parts &...parts) {
  std::ostringstream os;
  (os << ... << parts);
  return {code, os.str(), {}};
}

} // namespace dlc

/// Returns from the function when `expr` is a failed Status.
#define DLC_TRY(expr)                                                                                                  \
  do {                                                                                                                 \
    if (::dlc::Status dlcStatus = (expr); !dlcStatus.ok())                                                             \
      return dlcStatus;                                                                                                \
  } while (false)

#endif
