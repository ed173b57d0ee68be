//===- Position.cpp - Where a training stands -----------------------------===//
#include "tools/dlc/train/Position.h"

namespace dlc::train {

using Json = nlohmann::ordered_json;

static constexpr const char *key = "dlc.train";

Metadata Position::metadata() const {
  Json json = {{"epoch", epoch},
               {"batch", batch},
               {"step", step},
               {"sums", sums},
               {"best", best ? Json(*best) : Json()},
               {"best_epoch", bestEpoch},
               {"waited", waited},
               {"plan", plan}};
  return {{key, json.dump()}};
}

Status Position::read(const Metadata &metadata, const std::string &path, Position &position) {
  auto text = metadata.find(key);
  Json json = text == metadata.end() ? Json() : Json::parse(text->second, nullptr, /*allow_exceptions=*/false);
  if (!json.is_object())
    return error(DLC_NOT_FOUND, path,
                 " does not say where its training stood; --resume goes on with what `dlc train` wrote");
  try {
    position.epoch = json.at("epoch");
    position.batch = json.at("batch");
    position.step = json.at("step");
    position.sums = json.at("sums");
    if (!json.at("best").is_null())
      position.best = json.at("best").get<double>();
    position.bestEpoch = json.at("best_epoch");
    position.waited = json.at("waited");
    position.plan = json.at("plan");
  } catch (const Json::exception &problem) {
    return error(DLC_CORRUPT, path, ": what it says of its training is damaged: ", problem.what());
  }
  return {};
}

Status Position::checkPlan(const Json &mine, const std::string &path) const {
  for (auto &[name, value] : mine.items())
    if (!plan.contains(name) || plan[name] != value)
      return error(DLC_INVALID_ARGUMENT, path, " was written with ", name, " ",
                   plan.contains(name) ? plan[name].dump() : "unknown", ", and this is ", value.dump(),
                   "; go on with the same, or begin anew without --resume");
  return {};
}

} // namespace dlc::train
