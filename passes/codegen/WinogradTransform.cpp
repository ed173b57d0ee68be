//===- WinogradTransform.cpp - Matrices and plans of F(2, 3), F(4, 3) -----===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "passes/codegen/Winograd.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

//===----------------------------------------------------------------------===//
// Transforms
//===----------------------------------------------------------------------===//

SmallVector<float> codegen::winogradFilterMatrix(int64_t m) {
  // G: the filter as a polynomial at each point a, over the product of a's distances from the others.
  static constexpr double g2[4][3] = {{-1, 0, 0}, {.5, .5, .5}, {.5, -.5, .5}, {0, 0, 1}};
  static constexpr double g4[6][3] = {{1, 0, 0},
                                      {1. / 3, 1. / 3, 1. / 3},
                                      {-1. / 3, 1. / 3, -1. / 3},
                                      {-16. / 15, -8. / 15, -4. / 15},
                                      {1. / 15, -2. / 15, 4. / 15},
                                      {0, 0, 1}};
  const double (*g)[3] = m == 2 ? g2 : g4;
  SmallVector<float> matrix;
  for (int64_t i = 0; i < m + 2; ++i)
    for (int64_t j = 0; j < m + 2; ++j)
      for (int64_t row = 0; row < 3; ++row)
        for (int64_t column = 0; column < 3; ++column)
          matrix.push_back(float(g[i][row] * g[j][column]));
  return matrix;
}

Value WinogradTransform::add(Value a, Value c) { return arith::AddFOp::create(b, loc, a, c); }
Value WinogradTransform::subtract(Value a, Value c) { return arith::SubFOp::create(b, loc, a, c); }

Value WinogradTransform::addScaled(Value a, double factor, Value c) {
  auto type = cast<VectorType>(a.getType());
  Value scale =
      arith::ConstantOp::create(b, loc, DenseElementsAttr::get(type, b.getFloatAttr(type.getElementType(), factor)));
  if (hasFma)
    return vector::FMAOp::create(b, loc, scale, c, a);
  return add(a, arith::MulFOp::create(b, loc, scale, c));
}

/// The rows of B^T hold the coefficients of the product of (x - a) over the other points a.
WinogradTransform::Line WinogradTransform::inputLine(const Line &d) {
  if (m == 2)
    return {subtract(d[2], d[0]), add(d[1], d[2]), subtract(d[2], d[1]), subtract(d[3], d[1])};
  // x^2 - 1 divides all but those of 1 and -1; (x - 1/2)(x + 2) = x^2 + 3/2 x - 1 divides these two and others.
  Line y;
  for (int64_t k = 0; k < 4; ++k)
    y.push_back(subtract(d[k + 2], d[k]));
  auto both = [&](const Line &v, int64_t k) { return addScaled(subtract(v[k + 2], v[k]), 1.5, v[k + 1]); };
  Value one = both(d, 1), two = both(d, 2);
  return {both(y, 0), add(two, one), subtract(two, one), addScaled(y[2], 2, y[1]), addScaled(y[2], -0.5, y[1]),
          both(y, 1)};
}

/// The rows of A^T hold powers of the points; the last point is infinity.
WinogradTransform::Line WinogradTransform::outputLine(const Line &d) {
  Value even = add(d[1], d[2]), odd = subtract(d[1], d[2]);
  if (m == 2)
    return {add(d[0], even), add(odd, d[3])};
  return {add(add(d[0], even), add(d[3], d[4])), addScaled(addScaled(odd, 0.5, d[3]), -2, d[4]),
          addScaled(addScaled(even, 0.25, d[3]), 4, d[4]), addScaled(addScaled(add(odd, d[5]), 0.125, d[3]), -8, d[4])};
}

void WinogradTransform::apply(int64_t from, int64_t to, Line (WinogradTransform::*line)(const Line &), Load load,
                              Store store) {
  SmallVector<Line> columns;
  for (int64_t column = 0; column < from; ++column) {
    Line values;
    for (int64_t row = 0; row < from; ++row)
      values.push_back(load(row, column));
    columns.push_back((this->*line)(values));
  }
  for (int64_t row = 0; row < to; ++row) {
    Line values;
    for (const Line &column : columns)
      values.push_back(column[row]);
    for (auto [column, value] : llvm::enumerate((this->*line)(values)))
      store(row, column, value);
  }
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

/// Cycles to bring `bytes` of weights to a core; those of a whole model do not stay in a cache.
static double cyclesToRead(const Machine &machine, double bytes) { return bytes / (bytes > machine.l3Bytes ? 8 : 32); }

std::optional<WinogradPlan> codegen::planWinograd(const Machine &machine, const WinogradShape &shape, int64_t m) {
  const int64_t lanes = machine.lanes(32), vectors = shape.block / lanes, most = machine.vectorRegisters;
  if (shape.block % lanes || shape.in % lanes || vectors < 1 || 2 * vectors + 2 > most || shape.height < 1 ||
      shape.width < 1)
    return std::nullopt;
  WinogradPlan plan;
  plan.tile = m;
  plan.across = llvm::divideCeil(shape.width, m);
  plan.tiles = plan.across * llvm::divideCeil(shape.height, m);
  const int64_t points = plan.points(), blocks = shape.out / shape.block;
  // A group's transformed tiles take half of L2, but one reading of the filter should serve some tiles.
  const int64_t fits = std::max<int64_t>(16, machine.l2Bytes / 2 / (points * 4 * (shape.in + shape.block)));
  double best = std::numeric_limits<double>::infinity();
  for (int64_t rows = std::min<int64_t>(14, plan.tiles); rows >= 1; --rows) {
    if (rows * vectors + vectors + 1 > most)
      continue;
    int64_t units = llvm::divideCeil(plan.tiles, rows);
    double step = std::max({double(rows * vectors) / machine.fmaPerCycle,
                            double(rows + vectors) / machine.loadsPerCycle, double(machine.fmaLatency)}) +
                  0.25;
    double time = double(units) * step;
    if (time < best) {
      best = time;
      plan.rows = rows;
      // Groups of nearly equal size.
      int64_t perGroup = std::max<int64_t>(1, fits / rows);
      plan.groups = llvm::divideCeil(units, perGroup);
      plan.group = llvm::divideCeil(units, plan.groups) * rows;
      plan.groups = llvm::divideCeil(plan.tiles, plan.group);
    }
  }
  // Enough units for some threads, as long as transforming the tiles again costs little.
  const double input = (m == 4 ? 260 : 80) * double(plan.tiles) * double(shape.in) / double(lanes),
               output = (m == 4 ? 220 : 80) * double(plan.tiles) * double(shape.out) / double(lanes),
               multiply = best * double(points * shape.in * blocks);
  while (plan.groups * plan.parts < 4 && blocks % (plan.parts * 2) == 0 &&
         input * double(plan.parts * 2 - 1) < 0.08 * multiply)
    plan.parts *= 2;
  plan.cycles = std::max(multiply, cyclesToRead(machine, double(points * shape.in * shape.out * 4))) +
                input * double(plan.parts) + output;
  return plan;
}

std::optional<WinogradPlan> codegen::chooseWinograd(const Machine &machine, const WinogradShape &shape) {
  const double vectors = double(shape.out) / machine.lanes(32);
  // A direct tile has few rows where the image is narrow.
  const double share = shape.width < 12 ? 0.75 : 0.92;
  double direct = double(shape.height * shape.width * shape.in * 9) * vectors / machine.fmaPerCycle / share;
  double least = 0.85 * std::max(direct, cyclesToRead(machine, double(9 * shape.in * shape.out * 4)));
  std::optional<WinogradPlan> best;
  for (int64_t m : {2, 4})
    if (std::optional<WinogradPlan> plan = planWinograd(machine, shape, m); plan && plan->cycles < least) {
      least = plan->cycles;
      best = plan;
    }
  return best;
}
