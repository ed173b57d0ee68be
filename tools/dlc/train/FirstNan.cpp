//===- FirstNan.cpp - Which op made the first NaN -------------------------===//
#include "tools/dlc/train/FirstNan.h"
#include "runtime/api/Model.h"
#include "runtime/base/MemoryStore.h"
#include "tools/dlc/train/Figures.h"
#include <cmath>

namespace dlc::train {

namespace {

/// What is in a tensor.
struct Content {
  std::string type;
  double low = INFINITY, high = -INFINITY;
  int64_t nans = 0, infinities = 0, firstBad = -1, count = 0;

  explicit Content(const Tensor &tensor) : type(tensor.typeString()), count(tensor.count()) {
    Tensor flat;
    if (!makeContiguous(tensor, flat).ok())
      return;
    dispatch(flat.dtype, [&](auto storage) {
      for (int64_t i = 0; i < count; ++i) {
        auto value = double(load(flat.data<decltype(storage)>()[i]));
        nans += std::isnan(value);
        infinities += std::isinf(value);
        if (!std::isfinite(value) && firstBad < 0)
          firstBad = i;
        if (std::isfinite(value)) {
          low = std::min(low, value);
          high = std::max(high, value);
        }
      }
    });
  }

  std::string text() const {
    std::string text = type;
    if (low <= high)
      text += " from " + shortNumber(low) + " to " + shortNumber(high);
    if (nans)
      text += ", " + std::to_string(nans) + " NaN";
    if (infinities)
      text += ", " + std::to_string(infinities) + " infinite";
    return text;
  }
};

/// Watches a run.
class Watch {
public:
  Status see(const OpEvent &event) {
    for (size_t i = 0; i < event.results.size(); ++i) {
      Content content(event.results[i]);
      if (content.nans && nan.empty())
        nan = describe(event, content, "NaN");
      if (content.infinities && infinity.empty() && event.op.name != "dl.constant")
        infinity = describe(event, content, "infinite value");
      seen.insert_or_assign({&event.function, event.op.firstResult + uint32_t(i)}, std::move(content));
    }
    return {};
  }
  std::string nan, infinity;

private:
  std::string describe(const OpEvent &event, const Content &content, const char *kind) const {
    std::string place = Status{DLC_OK, "", event.op.location, event.op.path}.place();
    std::string text = (place.empty() ? "" : place + ": ") + "the first " + kind + " comes out of " + event.op.name +
                       ": " + content.text() + ", the first at element " + std::to_string(content.firstBad);
    const char *start = "; it was given ";
    for (uint32_t operand : event.op.operands)
      if (auto found = seen.find({&event.function, operand}); found != seen.end()) {
        text += start + found->second.text();
        start = " and ";
      }
    return text;
  }

  std::map<std::pair<const graph::Function *, uint32_t>, Content> seen;
};

} // namespace

Status firstNan(Stepper &stepper, const Snapshot &before, const NamedTensors &batch, std::string &what) {
  dlc_model &model = *stepper.model();
  const Feed &feed = stepper.trainFeed();
  DLC_TRY(model.ensureEngine());
  const graph::Function *function = model.engine->module().find(feed.entry().name);
  if (!function)
    return error(DLC_NOT_FOUND, "the graph has no function ", feed.entry().name);
  MemoryStore store;
  store.parameters = store.states = before.all();
  for (auto &[name, tensor] : before.all())
    if (Content content(tensor); content.nans) {
      what = "the NaN is in " + name + " before the step: " + content.text();
      return {};
    }
  Watch watch;
  dlc_host host = model.hostForCall();
  host.print = nullptr;
  RunOptions options;
  options.host = &host;
  options.externs = &model.externs;
  options.observe = [&](const OpEvent &event) { return watch.see(event); };
  std::vector<Tensor> results;
  DLC_TRY(model.engine->run(*function, feed.inputsOf(batch), results, store, options));
  what = !watch.nan.empty() ? watch.nan : watch.infinity;
  if (what.empty())
    what = "op by op in the interpreter it does not happen; `dlc diff` may say why";
  return {};
}

} // namespace dlc::train
