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
    # What one step does may be long.
    "many-sums": "xs = 0..1000000\ny = [sum(xs) for i in 0..100000]",
    "many-equal": "xs = 0..1000000\nys = 0..1000000\ny = [xs == ys for i in 0..100000]",
    "many-ranges": "y = [len(0..1000000) for i in 0..100000]",
    "many-lists": "y = [[0] * 1000000 for i in 0..100000]",
    "many-sorted": "xs = 0..1000000\ny = [sorted(xs) for i in 0..100000]",
    "many-slices": "xs = 0..1000000\ny = [xs[1:] for i in 0..100000]",
    "many-strings": "s = str(0..50000)\ny = [s + s for i in 0..1000000]",
    "many-letters": "s = str(0..100000)\ny = [s[0] for i in 0..1000000]",
    "many-found": "xs = 0..1000000\ny = [has(xs, -1) for i in 0..100000]",
    "many-merged": "d = {" + ", ".join(f"k{i}: {i}" for i in range(10000)) + "}\ny = [d | {a: i} for i in 0..1000000]",
    "many-constants": "export fn f(x: f32[4]) {\n  xs = 0..1000000\n  static for i in 0..100000 { x = x + sum(constant(xs, dtype=f32)) }\n  return x\n}",
    "many-calls": "composite fn g(x: f32[4], s: list) => x * s[0]\nexport fn f(x: f32[4]) {\n  xs = 0..1000000\n  static for i in 0..100000 { x = g(x, xs) }\n  return x\n}",
    "self": 'import "self"\n',
}
os.makedirs(sys.argv[1], exist_ok=True)
for name, text in files.items():
    with open(os.path.join(sys.argv[1], name + ".dl"), "w") as file:
        file.write(text)
