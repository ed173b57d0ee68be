//===- Nest.cpp - A loop nest with linear accesses ------------------------===//
#include "passes/codegen/Nest.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;
using namespace dlc;
using namespace dlc::codegen;

/// Adds coefficient * (coefficients of `expr`'s dims) to `sum`; false unless expr is linear without a constant term.
static bool addLinear(AffineExpr expr, int64_t coefficient, SmallVectorImpl<int64_t> &sum) {
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    sum[dim.getPosition()] += coefficient;
    return true;
  }
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue() == 0;
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return false;
  if (expr.getKind() == AffineExprKind::Add)
    return addLinear(binary.getLHS(), coefficient, sum) && addLinear(binary.getRHS(), coefficient, sum);
  auto factor = dyn_cast<AffineConstantExpr>(binary.getRHS());
  return expr.getKind() == AffineExprKind::Mul && factor &&
         addLinear(binary.getLHS(), coefficient * factor.getValue(), sum);
}

std::optional<SmallVector<int64_t>> codegen::linearStrides(AffineMap map, Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    return std::nullopt;
  SmallVector<int64_t> sum(map.getNumDims(), 0);
  for (auto [i, expr] : llvm::enumerate(map.getResults())) {
    if (isa<AffineConstantExpr>(expr) && cast<AffineConstantExpr>(expr).getValue() == 0)
      continue;
    // A dim of size 1 is only ever at 0.
    if (type.getDimSize(i) == 1)
      continue;
    if (ShapedType::isDynamic(strides[i]) || !addLinear(expr, strides[i], sum))
      return std::nullopt;
  }
  return sum;
}

bool codegen::isIdentityOn(AffineMap map, Type shaped) {
  ArrayRef<int64_t> shape = cast<ShapedType>(shaped).getShape();
  return map.getNumDims() == shape.size() && map.getNumResults() == shape.size() &&
         llvm::all_of(llvm::enumerate(map.getResults()), [&](auto result) {
           auto dim = dyn_cast<AffineDimExpr>(result.value());
           auto constant = dyn_cast<AffineConstantExpr>(result.value());
           return (dim && dim.getPosition() == result.index()) ||
                  (constant && constant.getValue() == 0 && shape[result.index()] == 1);
         });
}

/// Whether boundOf(value) is what the value is, not only a bound.
static bool isExact(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || isa<memref::DimOp, arith::ConstantOp>(op))
    return true;
  return isa<arith::AddIOp, arith::MulIOp>(op) && llvm::all_of(op->getOperands(), isExact);
}

std::optional<SmallVector<dl::Dim>> codegen::dimsOf(Kernel &kernel, Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  SmallVector<dl::Dim> dims;
  if (type.hasStaticShape()) {
    for (int64_t size : type.getShape())
      dims.push_back(dl::constantDim(size, kernel.context()));
    return dims;
  }
  if (auto argument = dyn_cast<BlockArgument>(memref)) {
    if (argument.getOwner() != &kernel.function.front() || argument.getArgNumber() >= kernel.shapes.size())
      return std::nullopt;
    return kernel.shapes[argument.getArgNumber()];
  }
  if (auto collapse = memref.getDefiningOp<memref::CollapseShapeOp>()) {
    auto source = dimsOf(kernel, collapse.getSrc());
    if (!source)
      return std::nullopt;
    for (const auto &group : collapse.getReassociationIndices()) {
      dl::Dim product = dl::constantDim(1, kernel.context());
      for (int64_t i : group)
        product = product * (*source)[i];
      dims.push_back(dl::simplify(product));
    }
    return dims;
  }
  ValueRange sizes;
  if (auto alloc = memref.getDefiningOp<memref::AllocOp>())
    sizes = alloc.getDynamicSizes();
  else if (auto expand = memref.getDefiningOp<memref::ExpandShapeOp>())
    sizes = expand.getOutputShape();
  else
    return std::nullopt;
  unsigned next = 0;
  for (int64_t size : type.getShape()) {
    if (!ShapedType::isDynamic(size)) {
      dims.push_back(dl::constantDim(size, kernel.context()));
      continue;
    }
    Value value = sizes[next++];
    dl::Dim dim = isExact(value) ? boundOf(kernel, value) : dl::Dim();
    if (!dim)
      return std::nullopt;
    dims.push_back(dl::simplify(dim));
  }
  return dims;
}

std::optional<Access> codegen::linearAccess(Kernel &kernel, AffineMap map, Value memref) {
  if (auto strides = linearStrides(map, memref))
    return Access{memref, *strides, {}};
  auto type = cast<MemRefType>(memref.getType());
  auto dims = type.getLayout().isIdentity() ? dimsOf(kernel, memref) : std::nullopt;
  if (!dims)
    return std::nullopt;
  SmallVector<dl::Dim> sum(map.getNumDims(), dl::constantDim(0, kernel.context()));
  dl::Dim stride = dl::constantDim(1, kernel.context());
  for (unsigned i = map.getNumResults(); i-- > 0; stride = dl::simplify(stride * (*dims)[i])) {
    SmallVector<int64_t> coefficients(map.getNumDims(), 0);
    if (type.getDimSize(i) == 1)
      continue;
    if (!addLinear(map.getResult(i), 1, coefficients))
      return std::nullopt;
    for (auto [loop, coefficient] : llvm::enumerate(coefficients))
      if (coefficient)
        sum[loop] = sum[loop] + stride * coefficient;
  }
  Access access{memref, {}, {}};
  for (dl::Dim &expr : sum) {
    expr = dl::simplify(expr);
    std::optional<int64_t> known = dl::constantValue(expr);
    access.strides.push_back(known ? *known : ShapedType::kDynamic);
    access.symbolic.push_back(known ? dl::Dim() : expr);
  }
  return access;
}

std::optional<Access> codegen::panelAccess(AffineMap map, Value memref, int64_t columns, int64_t parts) {
  auto type = cast<MemRefType>(memref.getType());
  if (map.getNumResults() != 3 || !type.hasStaticShape() || !type.getLayout().isIdentity())
    return std::nullopt;
  int64_t depth = type.getDimSize(1), width = type.getDimSize(2);
  auto k = dyn_cast<AffineDimExpr>(map.getResult(1));
  AffineExpr n;
  map.getResult(2).walk([&](AffineExpr expr) {
    if (isa<AffineDimExpr>(expr))
      n = expr;
  });
  if (!k || !n || k == n || width % parts || map != panelMap(map.getNumDims(), k, n, columns, width, parts))
    return std::nullopt;
  Access access{memref, SmallVector<int64_t>(map.getNumDims(), 0), {}};
  access.strides[k.getPosition()] = width;
  access.panelLoop = cast<AffineDimExpr>(n).getPosition();
  access.strides[access.panelLoop] = 1;
  access.panelWidth = access.partStride = width / parts;
  access.panelStride = depth * width;
  return access;
}

void codegen::simplify(Nest &nest) {
  auto erase = [&](unsigned i) {
    nest.loops.erase(nest.loops.begin() + i);
    for (Access &access : nest.accesses) {
      if (access.panelLoop == int(i))
        access.panelLoop = -1;
      else if (access.panelLoop > int(i))
        --access.panelLoop;
      access.strides.erase(access.strides.begin() + i);
      if (!access.symbolic.empty())
        access.symbolic.erase(access.symbolic.begin() + i);
    }
  };
  for (unsigned i = 0; i < nest.loops.size();)
    nest.loops[i].extent == 1 && nest.loops[i].isStatic() ? erase(i) : void(++i);
  for (unsigned i = 0; i + 1 < nest.loops.size();) {
    Loop &outer = nest.loops[i], &inner = nest.loops[i + 1];
    bool joins = outer.reduction == inner.reduction && llvm::all_of(nest.accesses, [&](Access &access) {
                   if (access.panelLoop == int(i) || access.panelLoop == int(i) + 1)
                     return false;
                   dl::Dim high = access.symbolicStride(i), low = access.symbolicStride(i + 1);
                   if (inner.isStatic() && !high && !low)
                     return access.strides[i] == access.strides[i + 1] * inner.extent;
                   MLIRContext *context = (inner.dim ? inner.dim : high ? high : low).getContext();
                   dl::Dim size = inner.dim ? inner.dim : dl::constantDim(inner.extent, context);
                   return (high ? high : dl::constantDim(access.strides[i], context)) ==
                          dl::simplify((low ? low : dl::constantDim(access.strides[i + 1], context)) * size);
                 });
    if (!joins) {
      ++i;
      continue;
    }
    if (!inner.isStatic() || !outer.isStatic()) {
      MLIRContext *context = (inner.dim ? inner.dim : outer.dim).getContext();
      auto dimOf = [&](const Loop &loop) { return loop.dim ? loop.dim : dl::constantDim(loop.extent, context); };
      inner.dim = dl::simplify(dimOf(outer) * dimOf(inner));
    }
    inner.extent *= outer.extent;
    erase(i);
  }
}

void codegen::eraseIfUnread(Value memref) {
  auto alloc = memref.getDefiningOp<memref::AllocOp>();
  if (!alloc || !llvm::all_of(alloc->getUsers(), llvm::IsaPred<memref::DeallocOp>))
    return;
  for (Operation *user : llvm::make_early_inc_range(alloc->getUsers()))
    user->erase();
  alloc->erase();
}

void codegen::noteTile(func::FuncOp function, int64_t rows, int64_t vectors) {
  std::string text = (Twine(rows) + " x " + Twine(vectors) + (vectors == 1 ? " vector" : " vectors")).str();
  if (auto before = function->getAttrOfType<StringAttr>(kTile))
    text = (before.getValue() + ", " + text).str();
  function->setAttr(kTile, StringAttr::get(function.getContext(), text));
}
