//===- Print.cpp - Tensors for people -------------------------------------===//
#include "tools/dlc/Print.h"
#include <cmath>
#include <limits>
#include <sstream>

namespace dlc::cli {

std::string elementText(const Tensor &tensor, int64_t index) {
  std::ostringstream os;
  dispatch(tensor.dtype, [&](auto storage) {
    using Storage = decltype(storage);
    auto value = load(tensor.data<Storage>()[index]);
    if constexpr (std::is_same_v<decltype(value), bool>) {
      os << (value ? "true" : "false");
    } else if constexpr (std::is_floating_point_v<decltype(value)>) {
      // What reads back to the same bits, and no more digits than needed for a small float.
      os.precision(std::is_same_v<decltype(value), Storage> ? std::numeric_limits<decltype(value)>::max_digits10 : 5);
      os << value;
    } else {
      os << +value;
    }
  });
  return os.str();
}

namespace {

/// Elements shown at each end of a long dim.
constexpr int64_t edge = 3;

void printDim(std::ostream &os, const Tensor &tensor, int dim, int64_t &index) {
  if (dim == tensor.shape.rank) {
    os << elementText(tensor, index++);
    return;
  }
  int64_t size = tensor.shape[dim], step = 1;
  for (int d = dim + 1; d < tensor.shape.rank; ++d)
    step *= tensor.shape[d];
  os << "[";
  for (int64_t i = 0; i < size; ++i) {
    if (size > 2 * edge + 2 && i == edge) {
      os << ", ...";
      index += (size - 2 * edge) * step;
      i = size - edge;
    }
    os << (i ? ", " : "");
    printDim(os, tensor, dim + 1, index);
  }
  os << "]";
}

} // namespace

void printTensor(std::ostream &os, const char *label, const dlc_tensor &tensor) {
  Shape shape;
  for (int32_t i = 0; i < tensor.rank; ++i)
    shape.push(tensor.dims[i]);
  Tensor view = viewOf(DType(tensor.dtype), shape, tensor.data);
  os << label << ": " << view.typeString() << " ";
  int64_t index = 0;
  printDim(os, view, 0, index);
  os << "\n";
}

void printSummary(std::ostream &os, const char *label, const Tensor &tensor) {
  os << label << ": " << tensor.typeString();
  int64_t count = tensor.count();
  if (count > 1) {
    double low = INFINITY, high = -INFINITY, sum = 0;
    int64_t nans = 0;
    dispatch(tensor.dtype, [&](auto storage) {
      using Storage = decltype(storage);
      for (int64_t i = 0; i < count; ++i) {
        double value = double(load(tensor.data<Storage>()[i]));
        if (std::isnan(value)) {
          ++nans;
          continue;
        }
        low = std::min(low, value);
        high = std::max(high, value);
        sum += value;
      }
    });
    if (nans < count)
      os << "  min " << low << "  max " << high << "  mean " << sum / double(count - nans);
    if (nans)
      os << "  NaN " << nans;
  }
  if (count > 0) {
    os << (count > 1 ? "  first [" : "  ");
    for (int64_t i = 0; i < std::min<int64_t>(count, 10); ++i)
      os << (i ? ", " : "") << elementText(tensor, i);
    os << (count > 10 ? ", ...]" : count > 1 ? "]" : "");
  }
  os << "\n";
}

} // namespace dlc::cli
