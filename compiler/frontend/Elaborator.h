//===- Elaborator.h - Evaluates a file into the dl dialect ------*- C++ -*-===//
//
// Static values are computed, tensor expressions append ops to the function that is being built. A function is
// evaluated anew for each call, so that shapes and static arguments are known in its body; `composite` and
// `eager` functions are built once for each set of argument types and static arguments.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_COMPILER_FRONTEND_ELABORATOR_H
#define DLC_COMPILER_FRONTEND_ELABORATOR_H

#include "compiler/frontend/Loader.h"
#include "compiler/frontend/Value.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"

namespace dlc::frontend {

struct Builtin;
struct BuiltinParam;

constexpr unsigned maxCallDepth = 200;
constexpr unsigned maxDepth = 2500;
constexpr uint64_t maxSteps = 5'000'000;
constexpr uint64_t maxOps = 200'000;
constexpr size_t maxList = 1'000'000;
constexpr unsigned maxListHeight = 50;
constexpr uint64_t maxJsonSize = 16u << 20;
constexpr int64_t maxElements = int64_t(1) << 48;

class Elaborator {
public:
  /// `unresolved`: names that were reported already. `eagerNames`: functions that become eager ones.
  Elaborator(Loader &loader, Diagnostics &diagnostics, mlir::ModuleOp module, std::set<const Expr *> unresolved,
             llvm::ArrayRef<std::string> eagerNames)
      : loader(loader), diagnostics(diagnostics), module(module), context(module.getContext()), builder(context),
        unresolved(std::move(unresolved)) {
    for (const std::string &name : eagerNames)
      this->eagerNames[name] = false;
  }

  /// Other limits than those below.
  void setLimits(uint64_t steps, uint64_t ops) { mostSteps = steps, mostOps = ops; }
  /// NAME=VALUE, of the command line: what the file that is run names otherwise.
  void setDefines(llvm::ArrayRef<std::string> texts);
  /// Evaluates `file`, with what it imports, into the module.
  void run(const File &file);

private:
  /// The next value of a state, given in one branch of an `if`; none where an eager function gives it.
  struct PendingUpdate {
    Field *field;
    mlir::Value value;
    SourceRange range;
  };
  /// Control flow at run time around what is being elaborated.
  struct Control {
    bool isLoop;
    SourceRange range;
    size_t frame; ///< calls there are around it: a `return` of one of its own callees is none of its
    std::map<std::string, PendingUpdate> updates;
  };
  /// The function that ops go to.
  struct Building {
    mlir::func::FuncOp function;
    /// Has the ranges of dims; differs from `function` inside outlined bodies.
    mlir::Operation *ranges = nullptr;
    bool isComposite = false;
    /// Calls and paths from here on are inside the function: an outlined one is shared by its callers.
    size_t firstFrame = 0, firstPath = 0;
    mlir::Operation *lastParam = nullptr;
    llvm::StringMap<mlir::Value> params;  ///< one dl.param for each name
    llvm::StringMap<SourceRange> updates; ///< states given a next value
    llvm::SmallVector<Control, 2> control;
    unsigned draws = 0; ///< of random numbers
  };
  /// A call being evaluated; the innermost one outside the library is where messages point.
  struct Frame {
    SourceRange call;
    std::string name;
  };

  /// One -D: `name` may go on with keys, `config.layers`.
  struct Define {
    std::string name, value;
    SourceRange range; ///< of a text of its own
    bool isUsed = false;
  };

  // Configurations (Configs.cpp).
  Value readJson(llvm::StringRef path, SourceRange range);
  Value callJson(const Value &name, SourceRange range);
  Value callOnDict(llvm::StringRef name, llvm::ArrayRef<Value> args, SourceRange range);
  Value mergeDicts(const Dict &a, const Dict &b);
  Value fit(const Value &old, const Value &value, const llvm::Twine &what, SourceRange range);
  Value replace(const Value &old, llvm::ArrayRef<llvm::StringRef> keys, const Define &define, const llvm::Twine &what,
                Scope &scope);
  /// The value of `name = value`, or what -D gives in its place.
  Value evaluateBinding(const File &file, const AssignStmt &binding, Scope &scope);
  void checkDefines(const File &file);

  // Files and entries (Elaborate.cpp).
  const Scope *evaluateFile(const File &file);
  void bindImports(const File &file, Scope &scope);
  void nameRoots(const File &file, Scope &scope);
  void elaborateEntry(const Function &function, const Scope *scope);
  mlir::Attribute evaluateRanges(const Function &function, const Scope &scope);
  void finishFunction(mlir::func::FuncOp function, llvm::ArrayRef<mlir::Value> results, SourceRange range);
  Scope *newScope(const Scope *parent);

  // Modules (ElaborateModule.cpp).
  Value instantiate(const ModuleValue &module, const struct CallArgs &args, SourceRange range);
  void elaborateMembers(const Block &members, Instance &instance);
  void elaborateField(const FieldStmt &stmt, Instance &instance);
  std::string evaluateInit(const FieldStmt &stmt, mlir::RankedTensorType type, Instance &instance);
  /// Gives instances in a value their place in the tree.
  void place(const Value &value, Instance *parent, llvm::StringRef name);
  mlir::Value readField(Field &field, SourceRange range);
  mlir::Value readNamed(const std::string &path, mlir::RankedTensorType type, bool isState, llvm::StringRef init,
                        mlir::Location loc, SourceRange range);
  Value nextRandom(SourceRange range);
  void settleStates();
  void update(const UpdateStmt &stmt, Scope &scope);
  /// Reports an update that a loop at run time would repeat.
  bool refuseInLoop(llvm::StringRef path, SourceRange range);
  void recordUpdate(const std::string &path, const PendingUpdate &update);

  // Lists of parameters (Params.cpp).
  Value callParams(const struct CallArgs &args, SourceRange range);

  // Statements (ElaborateStmt.cpp). The value is set once the function has returned.
  using Returned = std::optional<Value>;
  Returned execute(const Block &block, Scope &scope);
  Returned execute(const Stmt &stmt, Scope &scope);
  Returned executeFor(const ForStmt &stmt, Scope &scope);
  bool bindTargets(llvm::ArrayRef<Target> targets, const Value &value, SourceRange range, Scope &scope);

  // Control flow at run time (ElaborateControl.cpp).
  /// An `if` being built: its regions, and what they yield so far.
  struct Ways {
    mlir::Operation *op = nullptr;
    llvm::SmallVector<mlir::Value> yields[2];
  };
  /// A name that a loop carries.
  struct Carried {
    std::string name;
    Scope::Binding before;
    llvm::SmallVector<mlir::Value> initial; ///< the tensors in it
  };
  /// A bool scalar; null after an error.
  mlir::Value scalarCondition(const Value &value, SourceRange range, llvm::StringRef what);
  /// Reports a `return` that would leave control flow at run time.
  bool refuseReturn(const ReturnStmt &stmt);
  Returned executeIf(const IfStmt &stmt, mlir::Value condition, Scope &scope);
  Returned executeRuntimeFor(const ForStmt &stmt, Scope &scope);
  Returned executeWhile(const WhileStmt &stmt, Scope &scope);
  Value chooseValue(mlir::Value condition, const ConditionalExpr &expr, Scope &scope);
  Ways startIf(mlir::Value condition, SourceRange range);
  void finishIf(Ways &ways, llvm::MutableArrayRef<Value *> values);
  /// One value of both ways, of which the tensors are yielded; an error value if their types differ.
  Value unify(const Value &yes, const Value &no, SourceRange range, Ways &ways);
  void mergeUpdates(std::map<std::string, PendingUpdate> (&updates)[2], Ways &ways, std::vector<Value *> values,
                    SourceRange range);
  static llvm::SmallVector<mlir::Value> initialValues(llvm::ArrayRef<Carried> carried);
  std::vector<Carried> findCarried(const Block &body, Scope &scope);
  void bindCarried(llvm::ArrayRef<Carried> carried, mlir::ValueRange from, Scope &scope);
  llvm::SmallVector<mlir::Value> nextValues(llvm::ArrayRef<Carried> carried, mlir::ValueRange arguments, Scope &scope);
  Returned elaborateTrip(const Block &body, llvm::ArrayRef<Carried> carried, mlir::ValueRange arguments,
                         SourceRange range, Scope &scope, llvm::SmallVectorImpl<mlir::Value> &next);
  Value reportUnusable(const Unusable &what, SourceRange range);

  // Expressions (ElaborateExpr.cpp).
  Value evaluate(const Expr &expr, Scope &scope);
  Value evaluateKind(const Expr &expr, Scope &scope);
  Value evaluateName(const NameExpr &expr, Scope &scope);
  Value evaluateTraining(const TrainingExpr &expr, Scope &scope);
  Value evaluateMember(const MemberExpr &expr, Scope &scope);
  Value memberOf(const Value &base, const MemberExpr &expr, Scope &scope);
  Value evaluateComprehension(const ComprehensionExpr &expr, Scope &scope);
  Value evaluateRange(const RangeExpr &expr, Scope &scope);
  std::optional<bool> evaluateCondition(const Expr &expr, Scope &scope, llvm::StringRef what);
  /// The elements of a list to go through; nullopt after an error.
  ListPtr iterate(const Value &value, SourceRange range);

  // Calls (ElaborateCall.cpp).
  Value evaluateCall(const CallExpr &expr, Scope &scope);
  Value call(const Value &callee, const CallArgs &args, SourceRange range);
  Value callFunction(const Callable &callable, const CallArgs &args, SourceRange range);

  // C functions (ElaborateExtern.cpp).
  Value callExtern(const Function &function, Scope &scope, SourceRange range);
  bool checkExtern(const Function &function, const Scope &scope);
  void checkGradient(const Function &function, const Scope &scope);
  bool declareExtern(const Function &function, mlir::DictionaryAttr declaration);

  // Gradients (ElaborateGradient.cpp).
  Value callGradient(llvm::StringRef name, const CallArgs &args, SourceRange range);
  Value callTransform(const Transform &transform, const CallArgs &args, SourceRange range);
  Value callProduct(const Value &function, const Value &inputs, const Value &vector, bool isForward, SourceRange range);
  Value stopGradient(const Value &value, SourceRange range);
  mlir::func::FuncOp declaredGradient(const Function &function, const Scope &scope, mlir::ValueRange operands,
                                      mlir::ValueRange results, SourceRange range);
  mlir::Value makeVariable(mlir::Value tensor, llvm::StringRef name, SourceRange range);
  bool makeVariables(const Value &value, llvm::StringRef name, SourceRange range,
                     llvm::SmallVectorImpl<mlir::Value> &variables);

  // Functions with one body for all their callers (ElaborateOutlined.cpp).
  Value callOutlined(const Callable &callable, bool isComposite, Scope &scope, SourceRange range);
  mlir::func::FuncOp outline(const Callable &callable, bool isComposite, Scope &scope,
                             llvm::ArrayRef<mlir::Value> operands, SourceRange range);
  void takeUpdates(mlir::func::FuncOp callee, SourceRange range);
  bool isMadeEager(const Callable &callable);
  void checkEagerNames(const File &file);
  bool bindArguments(llvm::ArrayRef<Param> params, const CallArgs &args, llvm::StringRef name, SourceRange declaration,
                     SourceRange range, Scope &scope);
  Value evaluateBody(const Function &function, Scope &scope, SourceRange range);
  mlir::DictionaryAttr configOf(const Function &function, const Scope &scope);
  // Types (ElaborateType.cpp).
  bool isTensorType(const TypeExpr &type, const Scope &scope);
  /// Checks arguments that have arrived in the scope, binds symbols and turns numbers into scalar tensors.
  bool matchParams(llvm::ArrayRef<Param> params, llvm::StringRef name, SourceRange range, Scope &scope);
  bool matchStatic(const Value &value, const TypeExpr &type, const llvm::Twine &what, SourceRange range);
  /// `bindOnly`: binds bare symbols; otherwise compares everything.
  bool matchTensor(mlir::RankedTensorType actual, const TypeExpr &type, bool bindOnly, const llvm::Twine &what,
                   SourceRange range, Scope &scope);
  Value matchResults(const Function &function, Value value, SourceRange range, Scope &scope);
  /// The type itself, all symbols known. With `openSymbols`, unknown dim names become symbols of the function.
  mlir::RankedTensorType resolveType(const TypeExpr &type, Scope &scope, const Function *openSymbols = nullptr);

  // Ops (Ops.cpp).
  Value callBuiltin(const Callable &callable, const CallArgs &args, SourceRange range);
  Value callOp(const Builtin &builtin, const CallArgs &args, SourceRange range);
  Value createOp(const Builtin &builtin, llvm::ArrayRef<mlir::Value> operands, mlir::NamedAttrList attributes,
                 mlir::RankedTensorType result, SourceRange range);
  /// `places`: where each argument stands.
  bool collectOperands(const Builtin &builtin, llvm::ArrayRef<std::optional<Value>> values,
                       llvm::ArrayRef<SourceRange> places, llvm::SmallVectorImpl<mlir::Value> &operands);
  mlir::Attribute makeAttribute(const Builtin &builtin, const BuiltinParam &param, const Value &value, int64_t rank,
                                SourceRange range);
  mlir::RankedTensorType freeResultType(const Builtin &builtin, llvm::ArrayRef<mlir::Value> operands,
                                        const Value *shape, const Value *dtype, SourceRange range);
  /// Reports a tensor with more elements than any machine holds; sizes are counted in 64 bits everywhere.
  bool checkSize(mlir::RankedTensorType type, SourceRange range);
  /// The op by mnemonic with operands only.
  Value apply(llvm::StringRef mnemonic, llvm::ArrayRef<Value> operands, SourceRange range,
              llvm::ArrayRef<SourceRange> places = {});
  Value cast(const Value &value, mlir::Type element, SourceRange range);
  /// A tensor from a tensor, parameter, number or dim; numbers take `element`.
  mlir::Value toTensor(const Value &value, mlir::Type element, SourceRange range);
  mlir::TypedAttr numberAttribute(const Value &value, mlir::Type element, SourceRange range);
  mlir::ElementsAttr elementsAttribute(const Value &value, mlir::Type element, SourceRange range);
  Value callPrint(const CallExpr &expr, Scope &scope);
  Value callAssert(const CallExpr &expr, Scope &scope);

  // Static arithmetic and functions (Statics.cpp, StaticFunctions.cpp).
  /// `places`: of the two operands, where they differ from `range`.
  Value binary(llvm::StringRef op, const Value &lhs, const Value &rhs, SourceRange range,
               llvm::ArrayRef<SourceRange> places = {});
  Value staticBinary(llvm::StringRef op, const Value &lhs, const Value &rhs, SourceRange range);
  Value compareStatic(llvm::StringRef op, const Value &lhs, const Value &rhs, SourceRange range);
  Value unary(llvm::StringRef op, const Value &operand, SourceRange range);
  std::optional<bool> equal(const Value &lhs, const Value &rhs, SourceRange range);
  /// Bounds of a dim over its function's ranges.
  std::optional<int64_t> upper(dl::Dim dim) const;
  std::optional<int64_t> lower(dl::Dim dim) const;
  Value callStatic(llvm::StringRef name, llvm::ArrayRef<Value> args, SourceRange range);
  Value callReduction(llvm::StringRef name, llvm::ArrayRef<Value> args, SourceRange range);
  Value sorted(std::vector<Value> values, SourceRange range);
  Value callMath(llvm::StringRef name, llvm::ArrayRef<Value> args, SourceRange range);

  // Indexing (Indexing.cpp).
  Value evaluateIndex(const IndexExpr &expr, Scope &scope);
  Value indexDict(const Value &base, const IndexExpr &expr, Scope &scope);
  Value indexList(const Value &base, const IndexExpr &expr, Scope &scope);
  Value indexTensor(const Value &base, const IndexExpr &expr, Scope &scope);
  struct SliceBounds {
    dl::Dim start, size;
    int64_t step;
  };
  std::optional<SliceBounds> sliceBounds(const SliceExpr &slice, dl::Dim extent, Scope &scope);
  std::optional<dl::Dim> dimIndex(const Value &value, dl::Dim extent, SourceRange range);

  // Messages and locations.
  Value error(Code code, SourceRange range, const llvm::Twine &message);
  /// Adds a note to the error just reported.
  void note(SourceRange range, const llvm::Twine &message);
  /// Adds a note on the op, parameter or argument that a tensor comes from, unless `seen`, what the error points at,
  /// shows it.
  void noteOrigin(const Value &value, SourceRange seen);
  mlir::Location location(SourceRange range);
  /// False when a limit is reached.
  bool step(SourceRange range);
  /// Counts what walks over a list, dict or string, or makes one, as steps, an element `factor` of them.
  void charge(const Value &value, unsigned factor = 1);

  Loader &loader;
  Diagnostics &diagnostics;
  mlir::ModuleOp module;
  mlir::MLIRContext *context;
  mlir::OpBuilder builder;

  std::set<const Expr *> unresolved;
  Building *building = nullptr;
  std::vector<Frame> frames;
  std::vector<std::string> paths; ///< module paths of the calls being evaluated
  std::map<const File *, Scope *> files;
  std::set<const File *> evaluating;
  std::set<const Function *> reached;
  std::map<std::string, mlir::func::FuncOp> outlined;
  llvm::DenseMap<const Function *, bool> externs; ///< whether the declaration is good
  llvm::DenseMap<mlir::Operation *, std::map<std::string, SourceRange>> outlinedUpdates; ///< states that they update
  const SourceFile *mainFile = nullptr;
  std::map<std::string, bool> eagerNames; ///< asked for, and whether a call was of that name
  std::set<std::string> callNames;        ///< names of what was called, where some are asked for
  llvm::StringMap<unsigned> symbolNames;
  std::vector<std::unique_ptr<Scope>> scopes;
  std::vector<std::unique_ptr<Instance>> instances;
  std::vector<std::unique_ptr<Field>> fields;
  std::vector<std::unique_ptr<Namespace>> namespaces;
  std::vector<std::unique_ptr<ModuleValue>> moduleValues;
  Diagnostic *lastError = nullptr;
  SourceRange lastReturn; ///< what the function that has just been evaluated returned
  std::vector<Define> defines;
  unsigned depth = 0;
  uint64_t steps = 0, ops = 0, mostSteps = maxSteps, mostOps = maxOps;
  bool stopped = false;
  bool isTraining = false;
  unsigned gradients = 0; ///< functions being differentiated around what is elaborated
  llvm::StringSet<> libraryStates;
  unsigned updateCount = 0;
};

/// Arguments of a call, evaluated.
struct CallArgs {
  struct Arg {
    std::string name;
    Value value;
    SourceRange range;
  };
  std::vector<Arg> args;
  bool hasError = false;
};

/// An op as a function of the language, generated from its record.
struct BuiltinParam {
  enum Kind { Operand, Operands, Int, Bool, String, Ints, Type, Dims, Elements, Enum };
  std::string name;
  Kind kind;
  std::string what; ///< element types of an operand; mnemonic and cases of an enum
  std::optional<std::string> defaultValue;
};
struct Builtin {
  std::string name;
  bool infersTypes;
  std::vector<std::string> results; ///< element types of each
  std::vector<BuiltinParam> params;
};
/// The op of that mnemonic, or null.
const Builtin *findBuiltin(llvm::StringRef name);
std::vector<std::string> builtinNames();
/// grad, value_and_grad, vjp, jvp, stop_gradient.
bool isGradientFunction(llvm::StringRef name);
/// Whether there is a static function of that name.
bool isStaticFunction(llvm::StringRef name);
std::vector<std::string> staticFunctionNames();
/// "there is no dtype `f23`; did you mean `f32`?"
std::string unknownDType(llvm::StringRef name);
/// Names that training will give a meaning; using one says so.
bool isTrainingName(llvm::StringRef name);

} // namespace dlc::frontend

#endif
