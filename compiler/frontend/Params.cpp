//===- Params.cpp - The parameters of an instance as a list ---------------===//
#include "compiler/frontend/Elaborator.h"
#include "llvm/Support/GlobPattern.h"

namespace dlc::frontend {
using namespace mlir;
using llvm::Twine;

namespace {
/// Walks what is given and keeps each float parameter once, with its name from there.
class Collector {
public:
  struct Found {
    Field *field;
    std::string name;
  };
  std::vector<Found> found;
  const Value *stray = nullptr; ///< what stands in the lists that were given and has no parameters

  /// `isGiven`: not found inside an instance, which has other values as well.
  void walk(const Value &value, const std::string &name, bool isGiven) {
    auto below = [&](const Twine &part) { return (name.empty() ? part : name + "." + part).str(); };
    if (value.is<Field *>()) {
      Field *field = value.get<Field *>();
      if (!field->stmt->isState && isa<FloatType>(field->type.getElementType()) && seen.insert(field).second)
        found.push_back({field, name});
    } else if (value.is<Instance *>()) {
      if (const Instance *instance = value.get<Instance *>(); seen.insert(instance).second)
        walkInstance(*instance, below);
    } else if (value.isList()) {
      for (auto [index, element] : llvm::enumerate(value.elements()))
        walk(element, below(Twine(index)), isGiven);
    } else if (value.isDict()) {
      for (const auto &[key, element] : value.dict())
        walk(element, below(key), isGiven);
    } else if (isGiven && !stray) {
      stray = &value;
    }
  }

private:
  /// As a state_dict has them: first its own, then those of what it is made of; each in the order of the module.
  void walkInstance(const Instance &instance, llvm::function_ref<std::string(const Twine &)> below) {
    std::vector<llvm::StringRef> names;
    for (const Param &param : instance.module->params)
      names.push_back(param.name);
    addNames(instance.module->members, names);
    for (bool own : {true, false})
      for (llvm::StringRef name : names)
        if (auto it = instance.scope->names.find(name); it != instance.scope->names.end()) {
          const Value &value = it->second.value;
          if (value.is<Field *>() == own)
            walk(value, below(own ? llvm::StringRef(value.get<Field *>()->fileName) : name), false);
        }
  }
  static void addNames(const Block &members, std::vector<llvm::StringRef> &names) {
    for (auto &member : members)
      if (auto *assign = llvm::dyn_cast<AssignStmt>(member.get())) {
        for (const Target &target : assign->targets)
          names.push_back(target.name);
      } else if (auto *field = llvm::dyn_cast<FieldStmt>(member.get())) {
        names.push_back(field->name);
      } else if (auto *branch = llvm::dyn_cast<IfStmt>(member.get())) {
        addNames(branch->yes, names);
        addNames(branch->no, names);
      }
  }
  std::set<const void *> seen;
};

/// Whether a pattern fits the name or a part of it between dots: `bias`, `blocks.0`, `bn*.weight`.
bool fits(const llvm::GlobPattern &pattern, llvm::StringRef name) {
  SmallVector<size_t> starts{0}, ends;
  for (size_t dot = name.find('.'); dot != llvm::StringRef::npos; dot = name.find('.', dot + 1)) {
    ends.push_back(dot);
    starts.push_back(dot + 1);
  }
  ends.push_back(name.size());
  for (size_t first = 0; first < starts.size(); ++first)
    for (size_t last = first; last < ends.size(); ++last)
      if (pattern.match(name.slice(starts[first], ends[last])))
        return true;
  return false;
}
} // namespace

/// params(what, only=…, except=…): a pattern or a list of them, each of which must fit something.
Value Elaborator::callParams(const CallArgs &args, SourceRange range) {
  const CallArgs::Arg *what = nullptr, *only = nullptr, *except = nullptr;
  for (auto [index, arg] : llvm::enumerate(args.args)) {
    const CallArgs::Arg *&place = arg.name == "only" ? only : arg.name == "except" ? except : what;
    if (!arg.name.empty() && &place == &what)
      return error(Code::UnknownArgument, arg.range,
                   "`params` has no parameter `" + arg.name + "`; it has only, except");
    if (place)
      return error(Code::TooManyArguments, arg.range,
                   "`params` takes one argument, an instance or a list of them, and only= or except=");
    place = &arg;
  }
  if (!what)
    return error(Code::MissingArgument, range, "`params` takes an instance or a list of them");
  Collector collector;
  collector.walk(what->value, "", /*isGiven=*/true);
  if (collector.stray)
    return error(Code::StaticArgument, what->range,
                 "`params` takes an instance or a list of them, got " + describe(*collector.stray));
  steps += collector.found.size();
  for (const CallArgs::Arg *filter : {only, except}) {
    if (!filter)
      continue;
    std::vector<bool> chosen(collector.found.size());
    for (const Value &text :
         filter->value.isList() ? llvm::ArrayRef(filter->value.elements()) : llvm::ArrayRef(filter->value)) {
      if (!text.isString())
        return error(Code::StaticArgument, filter->range,
                     "`" + filter->name + "` is a pattern for names like \"bias\" or a list of them, got " +
                         describe(text));
      auto pattern = llvm::GlobPattern::create(text.get<std::string>());
      if (!pattern)
        return error(Code::StaticArgument, filter->range, spell(text) + ": " + llvm::toString(pattern.takeError()));
      bool any = false;
      std::vector<std::string> parts;
      for (auto [index, found] : llvm::enumerate(collector.found)) {
        if (fits(*pattern, found.name))
          chosen[index] = any = true;
        for (llvm::StringRef part : llvm::split(found.name, '.'))
          parts.push_back(part.str());
      }
      if (!any)
        return error(Code::StaticArgument, filter->range,
                     "no parameter has a name that fits " + spell(text) + didYouMean(text.get<std::string>(), parts));
    }
    std::vector<Collector::Found> kept;
    for (auto [index, found] : llvm::enumerate(collector.found))
      if (chosen[index] == (filter == only))
        kept.push_back(found);
    collector.found = std::move(kept);
  }
  std::vector<Value> values;
  for (const Collector::Found &found : collector.found)
    values.push_back(Value(found.field));
  return Value::list(std::move(values));
}

} // namespace dlc::frontend
