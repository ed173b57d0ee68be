//===- ParseExpr.cpp - Expressions ----------------------------------------===//
#include "compiler/frontend/ParserImpl.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>

using namespace dlc::frontend;
using llvm::StringRef;
using llvm::Twine;

/// exprs = expr { "," expr }: a tuple when there are several.
ExprPtr Parser::parseExprs() {
  ExprPtr first = parseExpr();
  if (failed || !is(",") || !continues())
    return first;
  auto tuple = std::make_unique<TupleExpr>(first->range);
  tuple->height = first->height + 1;
  tuple->elements.push_back(std::move(first));
  while (!failed && accept(",")) {
    if (is(")") || is("]"))
      break;
    ExprPtr next = parseExpr();
    tuple->height = std::max(tuple->height, next->height + 1);
    tuple->elements.push_back(std::move(next));
  }
  tuple->range = tuple->range.to(previous());
  return finish(std::move(tuple), {});
}

ExprPtr Parser::parseExpr() {
  Nested nested(*this);
  if (!nested)
    return errorExpr();
  if (is("fn"))
    return parseLambda();
  ExprPtr yes = parseRange();
  if (failed || !is("if") || !continues())
    return yes;
  take();
  auto expr = std::make_unique<ConditionalExpr>(yes->range);
  expr->yes = std::move(yes);
  expr->condition = parseRange();
  if (failed || !expect("else", "with the other value"))
    return errorExpr();
  expr->no = parseExpr();
  expr->range = expr->range.to(previous());
  const Expr *parts[] = {expr->yes.get(), expr->condition.get(), expr->no.get()};
  return finish(std::move(expr), {parts[0], parts[1], parts[2]});
}

ExprPtr Parser::parseLambda() {
  SourceRange start = take().range;
  auto lambda = std::make_unique<LambdaExpr>(start);
  lambda->function = std::make_unique<Function>();
  lambda->function->params = parseParams(/*afterName=*/false);
  if (failed || !expect("=>", "and the function's value"))
    return errorExpr();
  lambda->function->expression = parseExpr();
  lambda->range = lambda->function->range = start.to(previous());
  const Expr *body = lambda->function->expression.get();
  return finish(std::move(lambda), {body});
}

ExprPtr Parser::parseRange() {
  ExprPtr low = parseBinary(0);
  if (failed || !continues() || !(is("..") || is("..=")))
    return low;
  auto range = std::make_unique<RangeExpr>(low->range);
  range->inclusive = take().text == "..=";
  range->low = std::move(low);
  range->high = parseBinary(0);
  range->range = range->range.to(previous());
  const Expr *parts[] = {range->low.get(), range->high.get()};
  return finish(std::move(range), {parts[0], parts[1]});
}

/// Binary operators by level, weakest first.
static const std::vector<std::vector<StringRef>> levels = {{"||"},       {"&&"},     {"==", "!=", "<", "<=", ">", ">="},
                                                           {"|"},        {"^"},      {"&"},
                                                           {"<<", ">>"}, {"+", "-"}, {"*", "/", "%", "@"}};
constexpr unsigned comparisonLevel = 2;

ExprPtr Parser::parseBinary(unsigned level) {
  if (level == levels.size())
    return parseUnary();
  ExprPtr lhs = parseBinary(level + 1);
  bool compared = false;
  while (!failed && token().kind == TokenKind::Symbol && continues() &&
         llvm::is_contained(levels[level], token().text)) {
    if (compared && level == comparisonLevel)
      error(Code::ChainedComparison, "comparisons do not chain; write `a < b && b < c`");
    compared = true;
    Token op = take();
    auto binary = std::make_unique<BinaryExpr>(lhs->range);
    binary->op = op.text.str();
    binary->opRange = op.range;
    binary->lhs = std::move(lhs);
    binary->rhs = parseBinary(level + 1);
    binary->range = binary->range.to(previous());
    const Expr *parts[] = {binary->lhs.get(), binary->rhs.get()};
    lhs = finish(std::move(binary), {parts[0], parts[1]});
  }
  return lhs;
}

ExprPtr Parser::parseUnary() {
  if (token().kind != TokenKind::Symbol || !(is("-") || is("!") || is("~")))
    return parsePower();
  Nested nested(*this);
  if (!nested)
    return errorExpr();
  setRole(TokenRole::Unary);
  Token op = take();
  auto unary = std::make_unique<UnaryExpr>(op.range);
  unary->op = op.text.str();
  unary->operand = parseUnary();
  unary->range = op.range.to(previous());
  const Expr *operand = unary->operand.get();
  return finish(std::move(unary), {operand});
}

/// `-x ** 2` is `-(x ** 2)`, and `**` is right associative.
ExprPtr Parser::parsePower() {
  ExprPtr base = parsePostfix();
  if (failed || !is("**") || !continues())
    return base;
  Nested nested(*this);
  if (!nested)
    return errorExpr();
  auto binary = std::make_unique<BinaryExpr>(base->range);
  binary->opRange = take().range;
  binary->op = "**";
  binary->lhs = std::move(base);
  binary->rhs = parseUnary();
  binary->range = binary->range.to(previous());
  const Expr *parts[] = {binary->lhs.get(), binary->rhs.get()};
  return finish(std::move(binary), {parts[0], parts[1]});
}

ExprPtr Parser::parsePostfix() {
  ExprPtr expr = parsePrimary();
  while (!failed) {
    // A chain may go on with `.name` on the next line: nothing else starts with a dot.
    if (is(".")) {
      take();
      auto name = token().kind == TokenKind::Name ? std::optional<Token>(take()) : expectName("a name after the dot");
      if (!name)
        break;
      auto member = std::make_unique<MemberExpr>(expr->range.to(name->range));
      member->base = std::move(expr);
      member->name = name->text.str();
      member->nameRange = name->range;
      const Expr *base = member->base.get();
      expr = finish(std::move(member), {base});
    } else if (is("(") && continues()) {
      setRole(TokenRole::Call);
      auto call = std::make_unique<CallExpr>(expr->range);
      call->callee = std::move(expr);
      parseArgs(*call);
      call->range = call->range.to(previous());
      const Expr *callee = call->callee.get();
      expr = finish(std::move(call), {callee});
    } else if (is("[") && continues()) {
      setRole(TokenRole::Call);
      take();
      ++brackets;
      auto index = std::make_unique<IndexExpr>(expr->range);
      index->base = std::move(expr);
      if (is("]"))
        expected("an index");
      while (!failed && !is("]")) {
        index->indices.push_back(parseIndex());
        index->height = std::max(index->height, index->indices.back()->height + 1);
        if (!accept(","))
          break;
      }
      --brackets;
      if (!failed)
        expect("]", "after the index");
      index->range = index->range.to(previous());
      const Expr *base = index->base.get();
      expr = finish(std::move(index), {base});
    } else {
      break;
    }
  }
  return expr;
}

void Parser::parseArgs(CallExpr &call) {
  take();
  ++brackets;
  while (!failed && !is(")")) {
    Argument arg;
    if (token().kind == TokenKind::Name && token(1).is("=")) {
      Token name = take();
      arg.name = name.text.str();
      arg.nameRange = name.range;
      if (isKeyword(arg.name))
        error(Code::UnexpectedToken, name.range, "`" + name.text + "` is a keyword and names no parameter");
      setRole(TokenRole::Tight);
      take();
    } else if (!call.args.empty() && !call.args.back().name.empty()) {
      error(Code::ArgumentOrder, "arguments by position come before those by name");
    }
    arg.value = parseExpr();
    call.height = std::max(call.height, arg.value->height + 1);
    call.args.push_back(std::move(arg));
    if (!accept(","))
      break;
  }
  --brackets;
  if (!failed)
    expect(")", "after the arguments");
}

/// expr, `a:b:c` with each part optional, or `...`.
ExprPtr Parser::parseIndex() {
  SourceRange start = token().range;
  if (is("...")) {
    take();
    return std::make_unique<EllipsisExpr>(start);
  }
  ExprPtr first = is(":") ? nullptr : parseExpr();
  if (failed || !is(":"))
    return first ? std::move(first) : errorExpr();
  auto slice = std::make_unique<SliceExpr>(start);
  slice->start = std::move(first);
  auto part = [&]() -> ExprPtr {
    setRole(TokenRole::Tight);
    take();
    return is(":") || is(",") || is("]") ? nullptr : parseExpr();
  };
  slice->stop = part();
  if (!failed && is(":"))
    slice->step = part();
  slice->range = start.to(previous());
  const Expr *parts[] = {slice->start.get(), slice->stop.get(), slice->step.get()};
  return finish(std::move(slice), {parts[0], parts[1], parts[2]});
}

ExprPtr Parser::parseNumber() {
  Token t = take();
  if (t.isMalformed) {
    failed = incomplete = true;
    return std::make_unique<ErrorExpr>(t.range);
  }
  std::string digits;
  for (char c : t.text)
    if (c != '_')
      digits += c;
  if (t.kind == TokenKind::Int) {
    auto expr = std::make_unique<IntExpr>(t.range);
    if (StringRef(digits).getAsInteger(0, expr->value) && StringRef(digits).getAsInteger(10, expr->value))
      error(Code::NumberTooLarge, t.range, "the integer " + t.text + " does not fit in 64 bits");
    // 010 is ten, not eight.
    if (digits.size() > 1 && digits[0] == '0' && digits.find_first_not_of("0123456789") == std::string::npos)
      StringRef(digits).getAsInteger(10, expr->value);
    return expr;
  }
  auto expr = std::make_unique<FloatExpr>(t.range);
  if (StringRef(digits).getAsDouble(expr->value))
    error(Code::MalformedNumber, t.range, "`" + t.text + "` is no number");
  else if (std::isinf(expr->value))
    error(Code::NumberTooLarge, t.range,
          "the float " + t.text + " does not fit in 64 bits; for infinity there is `inf`");
  return expr;
}

ExprPtr Parser::parsePrimary() {
  const Token &t = token();
  SourceRange range = t.range;
  switch (t.kind) {
  case TokenKind::Int:
  case TokenKind::Float:
    return parseNumber();
  case TokenKind::String: {
    auto expr = std::make_unique<StringExpr>(range);
    // The bracket that it swallowed is not missed as well.
    if (t.isMalformed)
      failed = incomplete = true;
    expr->value = unescape(take().text);
    return expr;
  }
  case TokenKind::Name: {
    if (is("true") || is("false")) {
      auto expr = std::make_unique<BoolExpr>(range);
      expr->value = take().text == "true";
      return expr;
    }
    if (accept("none"))
      return std::make_unique<NoneExpr>(range);
    if (is("training") && token(1).is("{")) {
      take();
      auto expr = std::make_unique<TrainingExpr>(range);
      expr->body = parseBlock();
      return expr;
    }
    if (isKeyword(t.text))
      break;
    auto expr = std::make_unique<NameExpr>(range);
    expr->name = take().text.str();
    return expr;
  }
  default:
    if (is("(") || is("["))
      return parseBracketed();
    if (is("{"))
      return parseDict();
  }
  bool isOperator = token().kind == TokenKind::Symbol && token().startsLine &&
                    llvm::any_of(levels, [&](auto &level) { return llvm::is_contained(level, token().text); });
  if (isOperator)
    error(Code::UnexpectedToken, "a line does not begin with `" + token().text +
                                     "`: an operator that goes on with a statement ends the line before");
  else
    expected("an expression");
  return errorExpr();
}

ExprPtr Parser::parseDict() {
  setRole(TokenRole::Dict);
  Token open = take();
  ++brackets;
  auto dict = std::make_unique<DictExpr>(open.range);
  while (!failed && !is("}")) {
    DictExpr::Entry entry;
    bool isString = token().kind == TokenKind::String;
    auto key = isString ? std::optional<Token>(take()) : expectName("a key: a name or a string");
    if (!key)
      break;
    entry.key = isString ? unescape(key->text) : key->text.str();
    entry.keyRange = key->range;
    for (const DictExpr::Entry &other : dict->entries)
      if (other.key == entry.key && !failed) {
        diagnostics.error(Code::Redefinition, key->range, "the key `" + entry.key + "` stands twice in one dict")
            .note(other.keyRange, "the first one");
        incomplete = true;
      }
    setRole(TokenRole::TypeColon);
    if (!expect(":", "and the key's value"))
      break;
    entry.value = parseExpr();
    dict->height = std::max(dict->height, entry.value->height + 1);
    dict->entries.push_back(std::move(entry));
    if (!accept(","))
      break;
  }
  --brackets;
  if (is("}"))
    setRole(TokenRole::Dict);
  if (!failed)
    expect("}", "to close the dict");
  dict->range = open.range.to(previous());
  return finish(std::move(dict), {});
}

ExprPtr Parser::parseBracketed() {
  Token open = take();
  ++brackets;
  auto close = [&](StringRef spelling) {
    --brackets;
    if (!failed)
      expect(spelling, "to close the bracket");
  };
  if (open.text == "(") {
    if (is(")")) {
      close(")");
      return std::make_unique<TupleExpr>(open.range.to(previous()));
    }
    ExprPtr inner = parseExprs();
    close(")");
    inner->range = open.range.to(previous());
    return inner;
  }
  auto list = std::make_unique<ListExpr>(open.range);
  while (!failed && !is("]")) {
    ExprPtr element = parseExpr();
    list->height = std::max(list->height, element->height + 1);
    if (!failed && list->elements.empty() && is("for")) {
      auto comprehension = std::make_unique<ComprehensionExpr>(open.range);
      comprehension->height = element->height + 1;
      comprehension->element = std::move(element);
      while (!failed && accept("for")) {
        ComprehensionExpr::Clause clause;
        clause.targets = parseTargets();
        if (failed || !expect("in", "and what to go through"))
          break;
        clause.iterable = parseRange();
        comprehension->height = std::max(comprehension->height, clause.iterable->height + 1);
        if (!failed && accept("if")) {
          clause.condition = parseRange();
          comprehension->height = std::max(comprehension->height, clause.condition->height + 1);
        }
        comprehension->clauses.push_back(std::move(clause));
      }
      close("]");
      comprehension->range = open.range.to(previous());
      return finish(std::move(comprehension), {});
    }
    list->elements.push_back(std::move(element));
    if (!accept(","))
      break;
  }
  close("]");
  list->range = open.range.to(previous());
  return finish(std::move(list), {});
}
