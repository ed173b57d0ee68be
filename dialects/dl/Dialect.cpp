//===- Dialect.cpp - The dl dialect ---------------------------------------===//
#include "dialects/dl/Dialect.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/TypeSwitch.h"
#include <mutex>

using namespace mlir;

#include "dialects/dl/Dialect.cpp.inc"
#include "dialects/dl/Enums.cpp.inc"
#define GET_ATTRDEF_CLASSES
#include "dialects/dl/Attrs.cpp.inc"
#define GET_OP_REGISTRATION
#include "dialects/dl/Ops.cpp.inc"

namespace dlc::dl {

/// Names of dims and the affine symbols that stand for them, in order of first use in the context.
struct DimNames {
  std::mutex mutex;
  llvm::StringMap<unsigned> positions;
  std::vector<std::string> names;
};

void DLDialect::initialize() {
  names = std::make_shared<DimNames>();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "dialects/dl/Attrs.cpp.inc"
      >();
  registerDLDialectOperations(this);
}

AffineExpr DLDialect::internDim(StringRef name) {
  std::lock_guard<std::mutex> lock(names->mutex);
  auto [it, isNew] = names->positions.try_emplace(name, names->names.size());
  if (isNew)
    names->names.push_back(name.str());
  return getAffineSymbolExpr(it->second, getContext());
}

StringRef DLDialect::dimName(unsigned position) const {
  std::lock_guard<std::mutex> lock(names->mutex);
  // Strings shorter than the inline buffer move with the vector, so hand out the map's key.
  return names->positions.find(names->names[position])->first();
}

unsigned DLDialect::numDims() const {
  std::lock_guard<std::mutex> lock(names->mutex);
  return names->names.size();
}

Operation *DLDialect::materializeConstant(OpBuilder &builder, Attribute value, Type type, Location loc) {
  auto elements = dyn_cast<ElementsAttr>(value);
  return elements && elements.getType() == type ? ConstantOp::create(builder, loc, type, elements) : nullptr;
}

} // namespace dlc::dl
