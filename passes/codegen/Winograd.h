//===- Winograd.h - 3 x 3 convolutions with fewer multiplications -*- C++ -*-===//
//
// F(m, 3): a tile of m x m results comes from (m + 2) x (m + 2) products by
//
//   Y = A^T [(G g G^T) * (B^T d B)] A          (Lavin, Gray: "Fast algorithms for convolutional neural networks")
//
// with the points 0, 1, -1 (m = 2), and 1/2, -2 (m = 4), which err least (Barabasz et al.: "Error analysis and
// improving the accuracy of Winograd convolution"). Against the direct sum in f64, m = 2 errs less than direct
// convolution in f32, m = 4 three times as much. Shared by passes/graph/Winograd.cpp, which decides, and
// passes/codegen/Winograd.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef DLC_PASSES_CODEGEN_WINOGRAD_H
#define DLC_PASSES_CODEGEN_WINOGRAD_H

#include "compiler/machine/Machine.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace dlc::codegen {

/// Sizes of one 3 x 3 convolution of stride 1: results of H x W, C channels in, O out in blocks of `block`.
struct WinogradShape {
  int64_t height, width, in, out, block;
};

/// How the tiles of one image are worked on. A group of tiles is transformed, multiplied block by block and transformed
/// back; what is between stays in L2.
struct WinogradPlan {
  int64_t tile = 4;              ///< m
  int64_t across = 1, tiles = 1; ///< tiles in a row of the image, in the image
  int64_t rows = 1;              ///< of tiles in a register tile
  int64_t group = 1, groups = 1; ///< tiles in a group, a multiple of rows; groups in the image
  int64_t parts = 1;             ///< blocks are shared out between so many units, each of which transforms the group
  double cycles = 0;             ///< for one image
  int64_t points() const { return (tile + 2) * (tile + 2); }
};

/// The plan for F(m, 3); nullopt where channels do not fill vectors.
std::optional<WinogradPlan> planWinograd(const Machine &machine, const WinogradShape &shape, int64_t m);

/// The plan that pays against direct convolution, if any.
std::optional<WinogradPlan> chooseWinograd(const Machine &machine, const WinogradShape &shape);

/// G x G as a matrix of (m + 2)^2 rows and 9 columns: the transformed filter's element of the filter's elements.
llvm::SmallVector<float> winogradFilterMatrix(int64_t m);

/// The transforms on vectors: a value for each place of a tile.
class WinogradTransform {
public:
  WinogradTransform(mlir::OpBuilder &builder, mlir::Location loc, int64_t m, bool hasFma)
      : b(builder), loc(loc), m(m), hasFma(hasFma) {}

  using Load = llvm::function_ref<mlir::Value(int64_t row, int64_t column)>;
  using Store = llvm::function_ref<void(int64_t row, int64_t column, mlir::Value value)>;
  /// B^T d B: (m + 2) x (m + 2) to (m + 2) x (m + 2).
  void input(Load load, Store store) { apply(m + 2, m + 2, &WinogradTransform::inputLine, load, store); }
  /// A^T d A: (m + 2) x (m + 2) to m x m.
  void output(Load load, Store store) { apply(m + 2, m, &WinogradTransform::outputLine, load, store); }

private:
  using Line = llvm::SmallVector<mlir::Value>;
  Line inputLine(const Line &d);
  Line outputLine(const Line &d);
  void apply(int64_t from, int64_t to, Line (WinogradTransform::*line)(const Line &), Load load, Store store);
  mlir::Value add(mlir::Value a, mlir::Value c);
  mlir::Value subtract(mlir::Value a, mlir::Value c);
  /// a + factor * c.
  mlir::Value addScaled(mlir::Value a, double factor, mlir::Value c);

  mlir::OpBuilder &b;
  mlir::Location loc;
  int64_t m;
  bool hasFma;
};

} // namespace dlc::codegen

#endif
