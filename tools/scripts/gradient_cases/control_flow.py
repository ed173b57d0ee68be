"""gradients through if, for and while: captured values, no trip, integers and messages on the way."""
import torch

from .framework import Case, ints, rand

PREAMBLE = """
fn _branch(x: tensor, y: tensor, c: tensor) {
  if c > 0 {
    h = sin(x) * y
  } else {
    h = x * x
  }
  return h + x
}
fn _one_side(x: tensor, c: tensor) {
  h = x
  if c > 0 { h = exp(x) }
  return h * 2.0
}
fn _unused(x: tensor) {
  // What the other branch would give is not a number.
  if sum(x) > -1000 {
    h = x * 3.0
  } else {
    h = log(x - 1000.0)
  }
  return h
}
fn _recurrence(x: tensor, w: tensor) {
  h = x
  for t in 0..4 { h = tanh(w @ h) + x }
  return h
}
fn _rows(x: tensor, w: tensor) {
  // The index, an integer carried along, and rows that are read and written.
  h = x[0] * 0.0
  k = 0
  all = zeros_like(x)
  for t in 0..3 {
    k = k + 2
    h = sin(h @ w + gather(x, t, 0)) * k.to(T)
    all = dynamic_update_slice(all, h[none], [t, 0])
  }
  return all
}
fn _computed(x: tensor, n: tensor) {
  h = x
  for t in 0..minimum(n, 8) { h = h * x + 0.5 }
  return h
}
fn _trips(x: tensor, limit: tensor) {
  h = x
  s = sum(x) * 0.0
  while sum(abs(h)) < limit.to(x.dtype) max 20 {
    h = h * 1.5 + sin(h)
    s = s + sum(h * h)
  }
  return concat([h, reshape(s, [1])], axis=0)
}
fn _bounded(x: tensor) {
  h = x
  while sum(abs(h)) < 1e30 max 3 { h = h * h + x }
  return h
}
fn _nested(x: tensor, w: tensor, n: tensor) {
  h = x
  for i in 0..3 {
    for j in 0..minimum(n, 4) {
      if (i + j) % 2 == 0 { h = sin(h) * w } else { h = h + w * x }
    }
    k = 0
    while k < i max 5 {
      h = h * 0.9 + x * w
      k = k + 1
    }
  }
  return h
}
fn _loop_in_branch(x: tensor, c: tensor) {
  h = x
  if c > 0 {
    for i in 0..3 { h = cos(h) * x }
  } else {
    while sum(h) < 50 max 10 { h = h * h + 2.0 }
  }
  return h * x
}
fn _messages(x: tensor) {
  h = x
  for i in 0..2 {
    assert(all(h < 1000), "large")
    if i == 5 { print("never") }
    h = h * h * 0.5 + x
  }
  return h
}
fn _exchanged(x: tensor, y: tensor) {
  pair = [x, y]
  for i in 0..3 { pair = [pair[1] * y, sin(pair[0])] }
  return concat(pair, axis=0)
}
fn _overwritten(x: tensor) {
  // What was carried in is lost after the first trip; only what is captured counts.
  h = x
  for i in 0..2 { h = x * (i + 2).to(T) }
  return h
}
"""


def cases():
    def recurrence(x, w):
        h = x
        for _ in range(4):
            h = torch.tanh(w @ h) + x
        return h

    def rows(x, w):
        h, found = x[0] * 0, []
        for t in range(3):
            h = torch.sin(h @ w + x[t]) * (2 * t + 2)
            found.append(h)
        return torch.stack(found)

    def computed(x, n):
        h = x
        for _ in range(max(0, min(int(n), 8))):
            h = h * x + 0.5
        return h

    def trips(x, limit):
        h, s = x, torch.zeros((), dtype=x.dtype)
        for _ in range(20):
            if not h.abs().sum() < limit:
                break
            h = h * 1.5 + torch.sin(h)
            s = s + (h * h).sum()
        return torch.cat([h, s[None]])

    def bounded(x):
        h = x
        for _ in range(3):
            h = h * h + x
        return h

    def nested(x, w, n):
        h = x
        for i in range(3):
            for j in range(min(int(n), 4)):
                h = torch.sin(h) * w if (i + j) % 2 == 0 else h + w * x
            for _ in range(i):
                h = h * 0.9 + x * w
        return h

    def loop_in_branch(x, c):
        h = x
        if c > 0:
            for _ in range(3):
                h = torch.cos(h) * x
        else:
            for _ in range(10):
                if not h.sum() < 50:
                    break
                h = h * h + 2.0
        return h * x

    def messages(x):
        h = x
        for _ in range(2):
            h = h * h * 0.5 + x
        return h

    def exchanged(x, y):
        pair = [x, y]
        for _ in range(3):
            pair = [pair[1] * y, torch.sin(pair[0])]
        return torch.cat(pair)

    def branch(x, y, c):
        return (torch.sin(x) * y if c > 0 else x * x) + x

    x, y = rand(3), rand(3)
    small = x * 0.25
    return [
        Case("if__then", "_branch(x, y, c)", branch, {"x": x, "y": y, "c": ints(1)}, smooth=True),
        Case("if__else", "_branch(x, y, c)", branch, {"x": x, "y": y, "c": ints(0)}, smooth=True),
        Case("if__one_side", "_one_side(x, c)", lambda x, c: (x.exp() if c > 0 else x) * 2, {"x": x, "c": ints(1)}, smooth=True),
        Case("if__other_side", "_one_side(x, c)", lambda x, c: (x.exp() if c > 0 else x) * 2, {"x": x, "c": ints(-1)}, smooth=True),
        Case("if__unused", "_unused(x)", lambda x: x * 3, {"x": x}, smooth=True),
        Case("for__fixed", "_recurrence(x, w)", recurrence, {"x": rand(3), "w": rand(3, 3)}, smooth=True),
        Case("for__rows", "_rows(x, w)", rows, {"x": rand(3, 2), "w": rand(2, 2)}, smooth=True),
        Case("for__computed", "_computed(x, n)", computed, {"x": small, "n": ints(5)}, smooth=True),
        Case("for__most", "_computed(x, n)", computed, {"x": small, "n": ints(50)}, smooth=True),
        Case("for__none", "_computed(x, n)", computed, {"x": small, "n": ints(0)}, smooth=True),
        Case("for__negative", "_computed(x, n)", computed, {"x": small, "n": ints(-3)}, smooth=True),
        Case("for__exchanged", "_exchanged(x, y)", exchanged, {"x": x, "y": y}),
        Case("for__overwritten", "_overwritten(x)", lambda x: x * 3, {"x": x}, smooth=True),
        Case("for__messages", "_messages(x)", messages, {"x": x}, smooth=True),
        Case("while__trips", "_trips(x, limit)", trips, {"x": rand(3), "limit": ints(100)}),
        Case("while__none", "_trips(x, limit)", trips, {"x": rand(3), "limit": ints(0)}, ),
        Case("while__bounded", "_bounded(x)", bounded, {"x": small}, smooth=True),
        Case("for__nested", "_nested(x, w, n)", nested, {"x": x, "w": y, "n": ints(3)}),
        Case("for__nested_none", "_nested(x, w, n)", nested, {"x": x, "w": y, "n": ints(0)}),
        Case("if__loop", "_loop_in_branch(x, c)", loop_in_branch, {"x": x, "c": ints(1)}),
        Case("if__while", "_loop_in_branch(x, c)", loop_in_branch, {"x": x, "c": ints(0)}),
    ]
