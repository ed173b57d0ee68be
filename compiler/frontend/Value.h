//===- Value.h - What an expression evaluates to ----------------*- C++ -*-===//
#ifndef DLC_COMPILER_FRONTEND_VALUE_H
#define DLC_COMPILER_FRONTEND_VALUE_H

#include "compiler/frontend/Ast.h"
#include "dialects/dl/Dims.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Value.h"
#include "llvm/ADT/StringMap.h"
#include <map>
#include <variant>

namespace dlc::frontend {

class Value;
struct Callable;
struct Instance;
struct Namespace;
struct ModuleValue;
struct Field;

/// A name that has no value, or no one type, on some way through control flow: an error when it is used.
struct Unusable {
  std::string why;
  std::vector<std::pair<SourceRange, std::string>> notes;
};
struct ErrorValue {}; ///< an error was reported; whatever meets it stays silent
struct NoneValue {};
struct List;
using ListPtr = std::shared_ptr<const List>;
struct Dict;
using DictPtr = std::shared_ptr<const Dict>;

/// A static value, or a tensor of the program that is being built. Cheap to copy.
class Value {
public:
  using Storage = std::variant<ErrorValue, NoneValue, bool, int64_t, double, std::string, mlir::Type, mlir::AffineExpr,
                               ListPtr, DictPtr, std::shared_ptr<const Callable>, const ModuleValue *, Instance *,
                               const Namespace *, mlir::Value, Field *, std::shared_ptr<const Unusable>>;

  Value() = default;
  template <typename T,
            typename = std::enable_if_t<std::is_constructible_v<Storage, T> && !std::is_same_v<std::decay_t<T>, Value>>>
  Value(T &&value) : storage(std::forward<T>(value)) {}
  static Value list(std::vector<Value> elements);
  static Value dict(std::vector<std::pair<std::string, Value>> entries);
  static Value none() { return Value(NoneValue()); }

  template <typename T>
  bool is() const {
    return std::holds_alternative<T>(storage);
  }
  template <typename T>
  const T &get() const {
    return std::get<T>(storage);
  }
  bool isError() const { return is<ErrorValue>(); }
  bool isNone() const { return is<NoneValue>(); }
  bool isInt() const { return is<int64_t>(); }
  bool isFloat() const { return is<double>(); }
  bool isNumber() const { return isInt() || isFloat(); }
  bool isDim() const { return is<mlir::AffineExpr>(); }
  bool isList() const { return is<ListPtr>(); }
  bool isDict() const { return is<DictPtr>(); }
  bool isString() const { return is<std::string>(); }
  bool isDType() const { return is<mlir::Type>(); }
  bool isCallable() const { return is<std::shared_ptr<const Callable>>(); }
  /// A tensor, or a parameter that becomes one when it is read.
  bool isTensor() const { return is<mlir::Value>() || is<Field *>(); }
  const std::vector<Value> &elements() const;
  const Dict &dict() const;

private:
  Storage storage;
};

/// Lists and dicts share their elements; the counts bound what walks over them cost.
struct List : std::vector<Value> {
  explicit List(std::vector<Value> elements);
  uint64_t weight = 1; ///< elements, with those inside elements, as often as they stand there
  unsigned height = 1;
};
/// Keys in the order in which they were written.
struct Dict : std::vector<std::pair<std::string, Value>> {
  explicit Dict(std::vector<std::pair<std::string, Value>> entries);
  const Value *find(llvm::StringRef key) const;
  std::vector<std::string> keys() const;
  uint64_t weight = 1;
  unsigned height = 1;

private:
  llvm::StringMap<unsigned> places;
};
/// Elements inside lists and dicts, and how deep they are nested; 1 and 0 of other values.
uint64_t weightOf(const Value &value);
unsigned heightOf(const Value &value);
inline const Dict &Value::dict() const { return *get<DictPtr>(); }
inline Value Value::list(std::vector<Value> elements) {
  return Value(ListPtr(std::make_shared<const List>(std::move(elements))));
}
inline const std::vector<Value> &Value::elements() const { return *get<ListPtr>(); }

/// Names and what they stand for. Scopes live as long as the elaborator.
struct Scope {
  struct Binding {
    Value value;
    SourceRange range;
  };
  const Scope *parent = nullptr;
  llvm::StringMap<Binding> names;

  const Binding *find(llvm::StringRef name) const {
    for (const Scope *scope = this; scope; scope = scope->parent)
      if (auto it = scope->names.find(name); it != scope->names.end())
        return &it->second;
    return nullptr;
  }
  void set(llvm::StringRef name, Value value, SourceRange range) { names[name] = {std::move(value), range}; }
  /// All names in reach, for suggestions.
  std::vector<std::string> allNames() const;
};

/// The gradient of a function, as a function of the same arguments.
struct Transform {
  Value function, wrt; ///< `wrt`: positions, parameters, or none for the first argument
  SourceRange wrtRange;
  bool withValue = false; ///< value_and_grad
};

/// A function with what it closes over; or a builtin (`function` null); or either with its first argument.
struct Callable {
  const Function *function = nullptr;
  const Scope *scope = nullptr;
  Instance *self = nullptr;
  std::string builtin;
  std::shared_ptr<const Transform> transform; ///< of grad(f)
  bool opOnly = false;           ///< `dl.sqrt`: the op, not the static function of that name
  std::optional<Value> receiver; ///< of `x.f(…)`
};

struct ModuleValue {
  const Module *module;
  const Scope *scope;
};

struct Namespace {
  std::string name;
  const Scope *scope = nullptr; ///< null for `dl`, the ops
};

/// A module with its parameters. Its place in the tree of fields gives it its name.
struct Instance {
  const Module *module = nullptr;
  Scope *scope = nullptr;
  Instance *parent = nullptr;
  std::string name; ///< field and index in `parent`, `blocks.0`; empty for the only root
  bool isPlaced = false;
  bool hasFields = false;

  std::string path() const {
    std::string prefix = parent ? parent->path() : "";
    return prefix.empty() || name.empty() ? prefix + name : prefix + "." + name;
  }
  bool isRooted() const { return isPlaced && (!parent || parent->isRooted()); }
};

/// A `param` or `state` of an instance.
struct Field {
  Instance *owner;
  const FieldStmt *stmt;
  std::string fileName;
  mlir::RankedTensorType type;
  std::string init;
  const Field *under = nullptr; ///< the parameter that it is named after, as an optimizer's state is

  std::string path() const {
    std::string prefix = owner->path(), name = under ? under->path() + "." + fileName : fileName;
    return prefix.empty() ? name : prefix + "." + name;
  }
};

/// "the int 3", "a list of 2", "f32[N, 3]": for messages.
std::string describe(const Value &value);
/// As the language writes it, for `str` and for keys of instantiated functions; tensors by their type.
std::string spell(const Value &value);
/// The type of a tensor value.
mlir::RankedTensorType tensorType(const Value &value);
/// Whether a tensor stands in the value or, for a list, in one of its elements.
bool holdsTensor(const Value &value);
/// An int or symbolic dim as a dim expression; null for anything else.
dl::Dim toDim(const Value &value, mlir::MLIRContext *context);
/// The other way: a constant becomes an int.
Value fromDim(dl::Dim dim);

} // namespace dlc::frontend

#endif
