"""Writes files that try to overflow the front end's stack, memory or patience."""
import os
import sys

many = 50000
files = {
    "parens": "x = " + "(" * many + "1" + ")" * many,
    "unary": "x = " + "-" * many + "1",
    "power": "x = " + "2 ** " * many + "1",
    "ternary": "x = " + "1 if true else " * many + "1",
    "lambda": "x = " + "fn () => " * many + "1",
    "blocks": "fn f() {" + "static if true {" * many,
    "else": "fn f() {" + "static if true { } else " * many,
    "sum": "x = " + "+".join(["1"] * many),
    "members": "x = a" + ".b" * many,
    "recursion": "fn f(n: int) { return f(n + 1) + f(n + 2) }\nx = f(0)",
    "module": "module M() { m = M() }\nx = M()",
    "double": "fn f() { x = [1]\n static for i in 0..100 { x = x + x }\n return x }\ny = f()",
    "shared": "fn f() { x = [1]\n static for i in 0..100 { x = [x, x] }\n return str(x) }\ny = f()",
    "string": 'fn f() { x = "ab"\n static for i in 0..100 { x = x + x }\n return x }\ny = f()',
    "deep": "fn f() { x = [1]\n static for i in 0..100000 { x = [x] }\n return x }\ny = f()",
    "range": "x = 0..=9223372036854775807",
    "size": "export fn f(x: f32[9223372036854775807, 4]) { return x }",
    "self": 'import "self"\n',
}
os.makedirs(sys.argv[1], exist_ok=True)
for name, text in files.items():
    with open(os.path.join(sys.argv[1], name + ".dl"), "w") as file:
        file.write(text)
