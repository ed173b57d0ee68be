//===- Ast.h - Syntax tree of a .dl file ------------------------*- C++ -*-===//
#ifndef DLC_COMPILER_FRONTEND_AST_H
#define DLC_COMPILER_FRONTEND_AST_H

#include "compiler/frontend/Source.h"
#include "llvm/Support/Casting.h"

namespace dlc::frontend {

struct Function;
struct Stmt;
using Block = std::vector<std::unique_ptr<Stmt>>;

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

enum class ExprKind {
  Int,
  Float,
  String,
  Bool,
  None,
  Name,
  List,
  Tuple,
  Dict,
  Comprehension,
  Member,
  Call,
  Index,
  Slice,
  Ellipsis,
  Unary,
  Binary,
  Conditional,
  Range,
  Lambda,
  Training,
  Error
};

struct Expr {
  Expr(ExprKind kind, SourceRange range) : kind(kind), range(range) {}
  virtual ~Expr() = default;
  ExprKind kind;
  SourceRange range;
  /// Nodes on the longest path down; bounded, so that walks may recurse.
  unsigned height = 1;
};
using ExprPtr = std::unique_ptr<Expr>;

template <ExprKind K>
struct ExprOf : Expr {
  explicit ExprOf(SourceRange range) : Expr(K, range) {}
  static bool classof(const Expr *expr) { return expr->kind == K; }
};

struct IntExpr : ExprOf<ExprKind::Int> {
  using ExprOf::ExprOf;
  int64_t value = 0;
};
struct FloatExpr : ExprOf<ExprKind::Float> {
  using ExprOf::ExprOf;
  double value = 0;
};
struct StringExpr : ExprOf<ExprKind::String> {
  using ExprOf::ExprOf;
  std::string value;
};
struct BoolExpr : ExprOf<ExprKind::Bool> {
  using ExprOf::ExprOf;
  bool value = false;
};
struct NoneExpr : ExprOf<ExprKind::None> {
  using ExprOf::ExprOf;
};
struct EllipsisExpr : ExprOf<ExprKind::Ellipsis> {
  using ExprOf::ExprOf;
};
/// What stands where parsing failed.
struct ErrorExpr : ExprOf<ExprKind::Error> {
  using ExprOf::ExprOf;
};
/// `training { … }`: parsed, so that the message is about meaning.
struct TrainingExpr : ExprOf<ExprKind::Training> {
  using ExprOf::ExprOf;
  Block body;
};
struct NameExpr : ExprOf<ExprKind::Name> {
  using ExprOf::ExprOf;
  std::string name;
};
struct ListExpr : ExprOf<ExprKind::List> {
  using ExprOf::ExprOf;
  std::vector<ExprPtr> elements;
};
struct TupleExpr : ExprOf<ExprKind::Tuple> {
  using ExprOf::ExprOf;
  std::vector<ExprPtr> elements;
};

/// `{layers: 12, "hidden-size": 768}`.
struct DictExpr : ExprOf<ExprKind::Dict> {
  using ExprOf::ExprOf;
  struct Entry {
    std::string key;
    SourceRange keyRange;
    ExprPtr value;
  };
  std::vector<Entry> entries;
};

struct Target {
  std::string name;
  SourceRange range;
};

struct ComprehensionExpr : ExprOf<ExprKind::Comprehension> {
  using ExprOf::ExprOf;
  struct Clause {
    std::vector<Target> targets;
    ExprPtr iterable, condition;
  };
  ExprPtr element;
  std::vector<Clause> clauses;
};
struct MemberExpr : ExprOf<ExprKind::Member> {
  using ExprOf::ExprOf;
  ExprPtr base;
  std::string name;
  SourceRange nameRange;
};
struct Argument {
  std::string name;
  SourceRange nameRange;
  ExprPtr value;
};
struct CallExpr : ExprOf<ExprKind::Call> {
  using ExprOf::ExprOf;
  ExprPtr callee;
  std::vector<Argument> args;
};
struct IndexExpr : ExprOf<ExprKind::Index> {
  using ExprOf::ExprOf;
  ExprPtr base;
  std::vector<ExprPtr> indices;
};
struct SliceExpr : ExprOf<ExprKind::Slice> {
  using ExprOf::ExprOf;
  ExprPtr start, stop, step;
};
struct UnaryExpr : ExprOf<ExprKind::Unary> {
  using ExprOf::ExprOf;
  std::string op;
  ExprPtr operand;
};
struct BinaryExpr : ExprOf<ExprKind::Binary> {
  using ExprOf::ExprOf;
  std::string op;
  SourceRange opRange;
  ExprPtr lhs, rhs;
};
struct ConditionalExpr : ExprOf<ExprKind::Conditional> {
  using ExprOf::ExprOf;
  ExprPtr condition, yes, no;
};
struct RangeExpr : ExprOf<ExprKind::Range> {
  using ExprOf::ExprOf;
  ExprPtr low, high;
  bool inclusive = false;
};
struct LambdaExpr : ExprOf<ExprKind::Lambda> {
  explicit LambdaExpr(SourceRange range);
  ~LambdaExpr() override;
  std::unique_ptr<Function> function;
};

//===----------------------------------------------------------------------===//
// Types, functions, modules
//===----------------------------------------------------------------------===//

/// `f32[N, 3]`, `T[..., k]`, `int`. A null dim is `...`.
struct TypeExpr {
  SourceRange range, nameRange;
  std::string name;
  bool hasDims = false;
  std::vector<ExprPtr> dims;
};

struct Param {
  std::string name;
  SourceRange range;
  std::optional<TypeExpr> type;
  ExprPtr defaultValue;
};

struct Result {
  std::string name; ///< empty when unnamed
  SourceRange range;
  TypeExpr type;
};

struct WhereClause {
  std::string name;
  SourceRange range;
  ExprPtr bounds;
};

enum class FunctionKind { Plain, Export, Eager, Composite, Extern };

struct Function {
  FunctionKind kind = FunctionKind::Plain;
  std::string name;       ///< empty for a lambda
  std::string publicName; ///< of a composite: what passes know it by
  SourceRange range;      ///< of the name, for notes
  std::vector<Param> params;
  bool hasResults = false;
  std::vector<Result> results;
  std::vector<WhereClause> where;
  bool hasEffect = false; ///< of an extern function
  std::string gradient;   ///< the name of the function that gives it; empty where its body does
  SourceRange gradientRange;
  Block body;
  ExprPtr expression;        ///< instead of a body: `=> e`
  bool isIncomplete = false; ///< a part of it could not be parsed: nothing more is said about it
};

struct Module {
  std::string name;
  SourceRange range;
  std::vector<Param> params;
  Block members;
  bool isIncomplete = false;
};

//===----------------------------------------------------------------------===//
// Statements and members
//===----------------------------------------------------------------------===//

enum class StmtKind { Expr, Assign, Return, Update, For, While, If, Field, Function };

struct Stmt {
  Stmt(StmtKind kind, SourceRange range) : kind(kind), range(range) {}
  virtual ~Stmt() = default;
  StmtKind kind;
  SourceRange range;
};
template <StmtKind K>
struct StmtOf : Stmt {
  explicit StmtOf(SourceRange range) : Stmt(K, range) {}
  static bool classof(const Stmt *stmt) { return stmt->kind == K; }
};

struct ExprStmt : StmtOf<StmtKind::Expr> {
  using StmtOf::StmtOf;
  ExprPtr value;
};
struct AssignStmt : StmtOf<StmtKind::Assign> {
  using StmtOf::StmtOf;
  std::vector<Target> targets;
  std::string op; ///< empty, or the `+` of `+=`
  ExprPtr value;
};
struct ReturnStmt : StmtOf<StmtKind::Return> {
  using StmtOf::StmtOf;
  ExprPtr value; /* may be null */
};
struct UpdateStmt : StmtOf<StmtKind::Update> {
  using StmtOf::StmtOf;
  ExprPtr target, value; /* null for `update f(…)` */
};
struct ForStmt : StmtOf<StmtKind::For> {
  using StmtOf::StmtOf;
  bool isStatic = false;
  std::vector<Target> targets;
  ExprPtr iterable;
  Block body;
};
struct WhileStmt : StmtOf<StmtKind::While> {
  using StmtOf::StmtOf;
  ExprPtr condition, most; ///< `most`: of `max n`; may be null
  Block body;
};
struct IfStmt : StmtOf<StmtKind::If> {
  using StmtOf::StmtOf;
  bool isStatic = false;
  ExprPtr condition;
  Block yes, no;
};
/// `param` or `state` of a module.
struct FieldStmt : StmtOf<StmtKind::Field> {
  using StmtOf::StmtOf;
  bool isState = false;
  std::string name, fileName; ///< fileName: in weight files
  ExprPtr computedName;       ///< instead of fileName: known once the module is built
  SourceRange nameRange;
  TypeExpr type;
  ExprPtr init;
};
struct FunctionStmt : StmtOf<StmtKind::Function> {
  using StmtOf::StmtOf;
  std::unique_ptr<Function> function;
};

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

struct Import {
  std::string path, alias;
  SourceRange range;
  /// What the file is called here: the alias, or the path's last part.
  std::string name() const {
    llvm::StringRef stem = alias.empty() ? llvm::StringRef(path).substr(path.rfind('/') + 1) : llvm::StringRef(alias);
    stem.consume_back(".dl");
    return stem.str();
  }
};

struct File {
  const SourceFile *source = nullptr;
  std::vector<Import> imports;
  /// In order of the text: exactly one is set.
  struct Item {
    std::unique_ptr<Module> module;
    std::unique_ptr<Function> function;
    std::unique_ptr<AssignStmt> binding;
    std::unique_ptr<ExprStmt> assertion; ///< `assert(…)` on what the file names
  };
  std::vector<Item> items;
  /// Names whose definitions could not be parsed.
  std::vector<std::string> brokenNames;
};

} // namespace dlc::frontend

#endif
