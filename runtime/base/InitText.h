//===- InitText.h - The text of an initialiser ------------------*- C++ -*-===//
//
// Header only and without a dependency: the front end, the compiler and both engines read inits by it.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_RUNTIME_BASE_INITTEXT_H
#define DLC_RUNTIME_BASE_INITTEXT_H

#include <charconv>
#include <string_view>

namespace dlc {

/// An `init` of dl.param or dl.state: zeros, ones, constant:V, uniform:LOW:HIGH, normal:MEAN:STD.
struct Init {
  enum Kind { None, Constant, Uniform, Normal } kind = None;
  double a = 0, b = 0; ///< V; LOW and HIGH; MEAN and STD
};

/// For messages: what an init may be.
constexpr char initForms[] = "zeros, ones, constant:V, uniform:LOW:HIGH, normal:MEAN:STD";

/// Reads an init; false if it is malformed. An empty text is `None`. Numbers are decimal whatever the locale.
inline bool readInit(std::string_view text, Init &init) {
  init = Init();
  if (text.empty())
    return true;
  if (text == "zeros" || text == "ones") {
    init = {Init::Constant, text == "ones" ? 1.0 : 0.0, 0};
    return true;
  }
  // The next number, after a colon.
  auto number = [&](double &value) {
    if (text.empty() || text.front() != ':')
      return false;
    auto [end, problem] = std::from_chars(text.data() + 1, text.data() + text.size(), value);
    bool ok = problem == std::errc();
    text.remove_prefix(size_t(end - text.data()));
    return ok;
  };
  std::string_view kind = text.substr(0, text.find(':'));
  text.remove_prefix(kind.size());
  if (kind == "constant") {
    init.kind = Init::Constant;
    return number(init.a) && text.empty();
  }
  if (kind != "uniform" && kind != "normal")
    return false;
  init.kind = kind == "uniform" ? Init::Uniform : Init::Normal;
  return number(init.a) && number(init.b) && text.empty();
}

} // namespace dlc

#endif
