//===- Elements.cpp - Constants as tensors of the runtime -----------------===//
#include "compiler/emit/Elements.h"
#include "dialects/dl/Dims.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;

namespace dlc {

Status toTensor(ElementsAttr attr, Tensor &tensor) {
  auto type = cast<RankedTensorType>(attr.getType());
  DType dtype;
  if (!parseDType(dl::elementName(type.getElementType()), dtype))
    return error(DLC_WRONG_DTYPE, "there are no tensors of ", dl::elementName(type.getElementType()));
  if (type.getRank() > DLC_MAX_RANK)
    return error(DLC_WRONG_SHAPE, "rank ", type.getRank(), " is more than the supported ", DLC_MAX_RANK);
  DLC_TRY(allocate(dtype, Shape::of(type.getShape().vec()), tensor));
  char *to = tensor.bytes;
  size_t size = sizeOf(dtype);
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(Attribute(attr))) {
    AsmResourceBlob *blob = resource.getRawHandle().getBlob();
    if (!blob || blob->getData().size() != tensor.byteCount())
      return error(DLC_CORRUPT, "resource ", resource.getRawHandle().getKey().str(), " is missing or has not ",
                   tensor.byteCount(), " bytes");
    std::memcpy(to, blob->getData().data(), tensor.byteCount());
    return {};
  }
  auto dense = dyn_cast<DenseIntOrFPElementsAttr>(Attribute(attr));
  if (!dense)
    return error(DLC_INVALID_ARGUMENT, "the constant is not dense");
  auto put = [&](const APInt &bits) {
    uint64_t word = bits.getZExtValue();
    std::memcpy(to, &word, size);
    to += size;
  };
  if (isa<FloatType>(type.getElementType()))
    for (APFloat value : dense.getValues<APFloat>())
      put(value.bitcastToAPInt());
  else
    for (APInt value : dense.getValues<APInt>())
      put(value);
  return {};
}

} // namespace dlc
