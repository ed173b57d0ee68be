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

/// An `init` of dl.param or dl.state, as `initForms` lists them.
struct Init {
  enum Kind { None, Constant, Uniform, Normal, TruncatedNormal, Eye, Dirac, Orthogonal, Sparse } kind = None;
  double a = 0, b = 0, c = 0, d = 0; ///< the numbers after the colons, in order
};

/// For messages: what an init may be.
constexpr char initForms[] =
    "zeros, ones, constant:V, uniform:LOW:HIGH, normal:MEAN:STD, trunc_normal:MEAN:STD:LOW:HIGH, "
    "eye, dirac:GROUPS, orthogonal:GAIN, sparse:SPARSITY:STD";

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
  constexpr struct {
    std::string_view name;
    Init::Kind kind;
    int numbers;
  } forms[] = {{"constant", Init::Constant, 1},
               {"uniform", Init::Uniform, 2},
               {"normal", Init::Normal, 2},
               {"trunc_normal", Init::TruncatedNormal, 4},
               {"eye", Init::Eye, 0},
               {"dirac", Init::Dirac, 1},
               {"orthogonal", Init::Orthogonal, 1},
               {"sparse", Init::Sparse, 2}};
  std::string_view kind = text.substr(0, text.find(':'));
  text.remove_prefix(kind.size());
  for (const auto &form : forms) {
    if (form.name != kind)
      continue;
    init.kind = form.kind;
    double *places[] = {&init.a, &init.b, &init.c, &init.d};
    for (int i = 0; i < form.numbers; ++i)
      if (!number(*places[i]))
        return false;
    return text.empty();
  }
  return false;
}

} // namespace dlc

#endif
