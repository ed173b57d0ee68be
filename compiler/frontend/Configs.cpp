//===- Configs.cpp - Configurations: dicts, JSON files, -D ----------------===//
#include "compiler/frontend/Elaborator.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

namespace dlc::frontend {
using llvm::StringRef;
using llvm::Twine;

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

/// How deep brackets are nested outside strings: what reads them recurses.
static unsigned nestingOf(StringRef text) {
  unsigned depth = 0, most = 0;
  bool inString = false;
  for (size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (inString) {
      i += c == '\\';
      inString = c != '"';
    } else if (c == '"') {
      inString = true;
    } else if (c == '[' || c == '{') {
      most = std::max(most, ++depth);
    } else if ((c == ']' || c == '}') && depth) {
      --depth;
    }
  }
  return most;
}

/// Keys in alphabetical order: what was read does not keep the file's.
static Value toValue(const llvm::json::Value &json) {
  if (auto boolean = json.getAsBoolean())
    return Value(*boolean);
  if (auto integer = json.getAsInteger())
    return Value(*integer);
  if (auto number = json.getAsNumber())
    return Value(*number);
  if (auto text = json.getAsString())
    return Value(text->str());
  if (auto *array = json.getAsArray()) {
    std::vector<Value> elements;
    for (const llvm::json::Value &element : *array)
      elements.push_back(toValue(element));
    return Value::list(std::move(elements));
  }
  if (auto *object = json.getAsObject()) {
    std::vector<std::pair<std::string, Value>> entries;
    for (const auto &[key, value] : *object)
      entries.emplace_back(StringRef(key).str(), toValue(value));
    llvm::sort(entries, [](const auto &a, const auto &b) { return a.first < b.first; });
    return Value::dict(std::move(entries));
  }
  return Value::none();
}

Value Elaborator::readJson(StringRef path, SourceRange range) {
  llvm::sys::fs::file_status status;
  std::error_code code = llvm::sys::fs::status(path, status);
  // A pipe or device may never end.
  if (!code && !llvm::sys::fs::is_regular_file(status))
    return error(Code::CannotRead, range, "cannot read `" + path + "`: it is no regular file");
  if (uint64_t size = code ? 0 : status.getSize(); size > maxJsonSize)
    return error(Code::FileTooLarge, range,
                 "`" + path + "` has " + Twine(size) + " bytes, more than the " + Twine(maxJsonSize) +
                     " that a configuration may have");
  auto buffer = code ? llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>>(code)
                     : llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  if (!buffer)
    return error(Code::CannotRead, range, "cannot read `" + path + "`: " + buffer.getError().message());
  StringRef text = (*buffer)->getBuffer();
  steps += text.size() / 16;
  if (nestingOf(text) > maxListHeight)
    return error(Code::BadJson, range, "`" + path + "` is nested more than " + Twine(maxListHeight) + " deep");
  llvm::Expected<llvm::json::Value> json = llvm::json::parse(text);
  if (!json)
    return error(Code::BadJson, range, "`" + path + "` is no JSON: " + llvm::toString(json.takeError()));
  return toValue(*json);
}

/// `json("config.json")`: beside the file that says so.
Value Elaborator::callJson(const Value &name, SourceRange range) {
  if (!name.isString())
    return error(Code::StaticArgument, range, "`json` takes the name of a file, got " + describe(name));
  llvm::SmallString<128> path(name.get<std::string>());
  if (range.file && llvm::sys::path::is_relative(path)) {
    path = llvm::sys::path::parent_path(range.file->getName());
    llvm::sys::path::append(path, name.get<std::string>());
  }
  return readJson(path, range);
}

//===----------------------------------------------------------------------===//
// Dicts
//===----------------------------------------------------------------------===//

/// `a` with the entries of `b`, which win.
Value Elaborator::mergeDicts(const Dict &a, const Dict &b) {
  std::vector<std::pair<std::string, Value>> entries = a;
  llvm::StringMap<size_t> places;
  for (size_t i = 0; i < entries.size(); ++i)
    places[entries[i].first] = i;
  for (const auto &[key, value] : b) {
    auto [it, isNew] = places.try_emplace(key, entries.size());
    if (isNew)
      entries.emplace_back(key, value);
    else
      entries[it->second].second = value;
  }
  return Value::dict(std::move(entries));
}

Value Elaborator::callOnDict(StringRef name, llvm::ArrayRef<Value> args, SourceRange range) {
  size_t wanted = name == "has" ? 2 : name == "get" ? 3 : 1;
  if (args.size() != wanted)
    return error(args.size() < wanted ? Code::MissingArgument : Code::TooManyArguments, range,
                 "`" + name + "` takes " +
                     (name == "has"   ? "a dict, list or string and what may be in it"
                      : name == "get" ? "a dict, a key and what stands for a missing one"
                                      : "a dict") +
                     ", got " + Twine(args.size()) + (args.size() == 1 ? " argument" : " arguments"));
  const Value &x = args[0];
  if (name == "has" && x.isList()) {
    for (const Value &element : x.elements()) {
      auto same = equal(element, args[1], range);
      if (!same || *same)
        return same ? Value(true) : Value();
    }
    return Value(false);
  }
  if (name == "has" && x.isString() && args[1].isString())
    return Value(StringRef(x.get<std::string>()).contains(args[1].get<std::string>()));
  if (!x.isDict() || (wanted > 1 && !args[1].isString()))
    return error(Code::StaticArgument, range,
                 "`" + name + "` takes a dict" + (wanted > 1 ? " and a string" : "") + ", got " + describe(x) +
                     (wanted > 1 ? " and " + describe(args[1]) : ""));
  if (wanted > 1) {
    const Value *value = x.dict().find(args[1].get<std::string>());
    return name == "has" ? Value(value != nullptr) : value ? *value : args[2];
  }
  std::vector<Value> result;
  for (const auto &[key, value] : x.dict())
    result.push_back(name == "keys" ? Value(key) : name == "values" ? value : Value::list({Value(key), value}));
  return Value::list(std::move(result));
}

//===----------------------------------------------------------------------===//
// -D NAME=VALUE
//===----------------------------------------------------------------------===//

static StringRef kindOf(const Value &value) {
  return value.isInt()      ? "int"
         : value.isFloat()  ? "float"
         : value.is<bool>() ? "bool"
         : value.isString() ? "str"
         : value.isList()   ? "list"
         : value.isDict()   ? "dict"
         : value.isDType()  ? "dtype"
         : value.isNone()   ? "none"
                            : "";
}

/// The value that takes the place of `old`: of its type, an int also for a float; anything for none. A dict changes the
/// keys that it has.
Value Elaborator::fit(const Value &old, const Value &value, const Twine &what, SourceRange range) {
  if (value.isError())
    return {};
  if (old.isDict() && value.isDict()) {
    std::vector<std::pair<std::string, Value>> changed;
    for (const auto &[key, element] : value.dict()) {
      const Value *known = old.dict().find(key);
      changed.emplace_back(key, known ? fit(*known, element, what + "." + key, range) : element);
      if (changed.back().second.isError())
        return {};
    }
    return mergeDicts(old.dict(), Dict(std::move(changed)));
  }
  if (old.isFloat() && value.isInt())
    return Value(double(value.get<int64_t>()));
  if (old.isNone() || value.isNone() || kindOf(old) == kindOf(value))
    return value;
  return error(Code::BadDefine, range, "`" + what + "` is " + describe(old) + " in the file, got " + describe(value));
}

Value Elaborator::replace(const Value &old, llvm::ArrayRef<StringRef> keys, const Define &define, const Twine &what,
                          Scope &scope) {
  if (!keys.empty()) {
    if (!old.isDict())
      return error(Code::BadDefine, define.range, "`" + what + "` is " + describe(old) + ", which has no keys");
    const Value *known = old.dict().find(keys[0]);
    if (!known)
      return error(Code::UnknownDefine, define.range,
                   "`" + what + "` has no key `" + keys[0] + "`" + didYouMean(keys[0], old.dict().keys()));
    Value value = replace(*known, keys.drop_front(), define, what + "." + keys[0], scope);
    return value.isError() ? Value() : mergeDicts(old.dict(), Dict({{keys[0].str(), value}}));
  }
  if (kindOf(old).empty())
    return error(Code::BadDefine, define.range, "`" + what + "` is " + describe(old) + ", which -D cannot set");
  StringRef text = define.value;
  if (old.isString() && !text.starts_with("\""))
    return Value(text.str());
  if (old.isDict() && text.ends_with(".json"))
    return fit(old, readJson(text, define.range), what, define.range);
  // As the file would have it: `name = value`; a dot would be an assignment to a field.
  std::string name = define.name;
  std::replace(name.begin(), name.end(), '.', '_');
  unsigned errorsBefore = diagnostics.size();
  File *parsed = loader.addText(define.range.file->getName().str(), name + "=" + define.value, /*isLibrary=*/false);
  if (diagnostics.size() != errorsBefore)
    return {};
  if (parsed->items.size() != 1 || !parsed->items[0].binding || !parsed->imports.empty())
    return error(Code::BadDefine, define.range, "-D takes NAME=VALUE");
  return fit(old, evaluate(*parsed->items[0].binding->value, scope), what, define.range);
}

void Elaborator::setDefines(llvm::ArrayRef<std::string> texts) {
  for (StringRef text : texts) {
    Define define;
    auto [name, value] = text.split('=');
    define.name = name.str();
    define.value = value.str();
    define.range = {loader.addSource("-D", text.str()), 0, unsigned(text.size())};
    defines.push_back(std::move(define));
  }
}

Value Elaborator::evaluateBinding(const File &file, const AssignStmt &binding, Scope &scope) {
  auto named = [&](const Define &define) {
    return file.source == mainFile && binding.targets.size() == 1 &&
           StringRef(define.name).split('.').first == binding.targets[0].name;
  };
  if (llvm::none_of(defines, named))
    return evaluate(*binding.value, scope);
  // A file that is not read need not be there.
  auto *call = llvm::dyn_cast<CallExpr>(binding.value.get());
  auto *callee = call ? llvm::dyn_cast<NameExpr>(call->callee.get()) : nullptr;
  bool isJson = callee && callee->name == "json" && !scope.find("json");
  bool isReplaced = llvm::any_of(defines, [&](const Define &define) {
    return named(define) && define.name == binding.targets[0].name && StringRef(define.value).ends_with(".json");
  });
  Value value = isJson && isReplaced ? Value::dict({}) : evaluate(*binding.value, scope);
  for (Define &define : defines) {
    if (!named(define))
      continue;
    define.isUsed = true;
    llvm::SmallVector<StringRef> keys;
    StringRef(define.name).split(keys, '.');
    if (!value.isError())
      value = replace(value, llvm::ArrayRef(keys).drop_front(), define, keys[0], scope);
  }
  return value;
}

void Elaborator::checkDefines(const File &file) {
  std::vector<std::string> names;
  for (const File::Item &item : file.items)
    if (item.binding && item.binding->targets.size() == 1)
      names.push_back(item.binding->targets[0].name);
  for (const Define &define : defines)
    if (!define.isUsed) {
      StringRef name = StringRef(define.name).split('.').first;
      error(Code::UnknownDefine, define.range,
            "the file has no `" + name + " = …` that -D could set" + didYouMean(name, names));
    }
}

} // namespace dlc::frontend
