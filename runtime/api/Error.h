//===- Error.h - Status codes across the C interface ------------*- C++ -*-===//
#ifndef DLC_RUNTIME_API_ERROR_H
#define DLC_RUNTIME_API_ERROR_H

#include "runtime/base/Status.h"
#include <exception>
#include <new>

namespace dlc {

/// Keeps the message for dlc_last_error on this thread and gives back the code.
dlc_status report(const Status &status);

/// Runs the body of a C function: no exception leaves it.
template <typename Fn>
dlc_status guarded(Fn body) noexcept {
  try {
    return report(body());
  } catch (const std::bad_alloc &) {
    return report({DLC_NO_MEMORY, "out of memory"});
  } catch (const std::exception &exception) {
    return report({DLC_INTERNAL, exception.what()});
  } catch (...) {
    return report({DLC_INTERNAL, "unknown exception"});
  }
}

} // namespace dlc

#endif
