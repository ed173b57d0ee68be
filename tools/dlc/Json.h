//===- Json.h - JSON on stdout ----------------------------------*- C++ -*-===//
#ifndef DLC_TOOLS_DLC_JSON_H
#define DLC_TOOLS_DLC_JSON_H

#include <nlohmann/json.hpp>
#include <string>

namespace dlc::cli {

/// Always valid JSON, also of a file's name that is no UTF-8; on one line unless indented.
inline std::string jsonText(const nlohmann::ordered_json &json, int indent = -1) {
  return json.dump(indent, ' ', /*ensure_ascii=*/false, nlohmann::ordered_json::error_handler_t::replace);
}

} // namespace dlc::cli

#endif
