//===- ParseFunction.cpp - Functions and types ----------------------------===//
#include "compiler/frontend/ParserImpl.h"

using namespace dlc::frontend;
using llvm::StringRef;
using llvm::Twine;

bool Parser::atFunction() const {
  if (is("fn"))
    return true;
  if (is("export") || is("eager") || is("extern"))
    return token(1).is("fn");
  return is("composite") && (token(1).is("fn") || (token(1).kind == TokenKind::String && token(2).is("fn")));
}

std::unique_ptr<Function> Parser::parseFunction() {
  auto function = std::make_unique<Function>();
  // A fault inside a method is the method's, not its module's.
  bool outer = std::exchange(incomplete, false);
  if (accept("export")) {
    function->kind = FunctionKind::Export;
  } else if (accept("eager")) {
    function->kind = FunctionKind::Eager;
  } else if (accept("extern")) {
    function->kind = FunctionKind::Extern;
  } else if (accept("composite")) {
    function->kind = FunctionKind::Composite;
    if (token().kind == TokenKind::String)
      function->publicName = unescape(take().text);
  }
  take(); // fn
  auto name = expectName("the function's name");
  if (!name)
    return nullptr;
  function->name = name->text.str();
  function->range = name->range;
  function->params = parseParams();
  if (!failed && accept("->"))
    parseResults(*function);
  if (function->kind == FunctionKind::Extern) {
    parseFunctionEnd(*function);
    if (!failed && (is("{") || is("=>")))
      error(Code::UnexpectedToken, "an extern function has no body: it is a C function that the program links");
    function->isIncomplete = std::exchange(incomplete, outer);
    return failed ? nullptr : std::move(function);
  }
  if (!failed && is("where"))
    parseWhere(*function);
  if (!failed && is("gradient") && function->kind != FunctionKind::Export && function->kind != FunctionKind::Eager)
    parseFunctionEnd(*function);
  if (failed) {
    // The body is still read, for its own errors.
    while (!is("{") && !token().startsLine && token().kind != TokenKind::End)
      take();
    if (!is("{"))
      return nullptr;
    failed = false;
    brackets = 0;
  }
  if (accept("=>"))
    function->expression = parseExprs();
  else
    function->body = parseBlock();
  function->isIncomplete = std::exchange(incomplete, outer);
  return function;
}

std::vector<Param> Parser::parseParams(bool afterName) {
  std::vector<Param> params;
  if (afterName)
    setRole(TokenRole::Call);
  if (failed || !expect("(", "before the parameters"))
    return params;
  ++brackets;
  while (!failed && !is(")")) {
    auto name = expectName("a parameter's name");
    if (!name)
      break;
    Param param;
    param.name = name->text.str();
    param.range = name->range;
    for (const Param &other : params)
      if (other.name == param.name)
        diagnostics.error(Code::Redefinition, param.range, "two parameters are named `" + param.name + "`")
            .note(other.range, "the first one");
    if (is(":")) {
      setRole(TokenRole::TypeColon);
      take();
      param.type = parseType();
    }
    if (!failed && is("=")) {
      if (!param.type)
        setRole(TokenRole::Tight);
      take();
      param.defaultValue = parseExpr();
    }
    params.push_back(std::move(param));
    if (!accept(","))
      break;
  }
  if (!failed)
    expect(")", "after the parameters");
  --brackets;
  return params;
}

void Parser::parseResults(Function &function) {
  function.hasResults = true;
  auto one = [&](bool named) {
    Result result;
    result.range = token().range;
    if (named && token(1).is(":")) {
      auto name = expectName("the result's name");
      if (!name)
        return;
      result.name = name->text.str();
      for (const Result &other : function.results)
        if (other.name == result.name)
          diagnostics.error(Code::Redefinition, name->range, "two results are named `" + result.name + "`")
              .note(other.range, "the first one");
      setRole(TokenRole::TypeColon);
      take();
    }
    result.type = parseType();
    function.results.push_back(std::move(result));
  };
  if (!accept("("))
    return one(/*named=*/false);
  ++brackets;
  do {
    if (is(")"))
      break;
    one(/*named=*/true);
  } while (!failed && accept(","));
  --brackets;
  if (!failed)
    expect(")", "after the results");
}

void Parser::parseWhere(Function &function) {
  take();
  do {
    auto name = expectName("the name of a dim");
    if (!name)
      return;
    WhereClause clause;
    clause.name = name->text.str();
    clause.range = name->range;
    if (!expect("in", "and a range like 1..=64"))
      return;
    clause.bounds = parseRange();
    function.where.push_back(std::move(clause));
  } while (!failed && accept(","));
}

/// `gradient NAME`, and of a C function `effect`, on the declaration's last line.
void Parser::parseFunctionEnd(Function &function) {
  bool isExtern = function.kind == FunctionKind::Extern;
  while (!failed && continues() && (is("gradient") || (isExtern && is("effect")))) {
    if (take().is("effect")) {
      function.hasEffect = true;
    } else if (auto name = expectName("the function that gives the gradient")) {
      function.gradient = name->text.str();
      function.gradientRange = name->range;
    }
  }
}

TypeExpr Parser::parseType() {
  TypeExpr type;
  type.range = type.nameRange = token().range;
  if (is("fn")) { // `fn` as the type of a function value
    take();
    type.name = "fn";
    return type;
  }
  auto name = expectName("a type");
  if (!name)
    return type;
  type.name = name->text.str();
  if (!is("[") || !continues())
    return type;
  setRole(TokenRole::Call);
  take();
  type.hasDims = true;
  ++brackets;
  while (!failed && !is("]")) {
    if (accept("..."))
      type.dims.push_back(nullptr);
    else
      type.dims.push_back(parseExpr());
    if (!accept(","))
      break;
  }
  --brackets;
  if (!failed)
    expect("]", "after the dims");
  type.range = type.range.to(previous());
  return type;
}
