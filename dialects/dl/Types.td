// Attributes of the `dl` dialect.
#ifndef DLC_DL_TYPES
#define DLC_DL_TYPES
include "dialects/dl/Base.td"
include "mlir/IR/TensorEncoding.td"

def DL_DimsAttr : AttrDef<DL_Dialect, "Dims", [DeclareAttrInterfaceMethods<VerifiableTensorEncoding>]> {
  let mnemonic = "dims";
  let summary = "Dim expressions: the encoding of a tensor type with symbolic dims";
  let description = [{
    `tensor<?x3x?xf32, #dl.dims<[N, 3, H floordiv 2 + 1]>>`. As an encoding it has one expression for each dim,
    which is the constant where the dim is static; a fully static tensor has no encoding. Expressions are affine
    in named symbols (semi-affine: products of symbols arise from reshapes), simplified, so that equal types are
    the same type. The range of each name stands in the `dl.dims` attribute of the function:
    `{N = [1, 64]}`.
  }];
  let parameters = (ins ArrayRefParameter<"::mlir::AffineExpr">:$exprs);
  let hasCustomAssemblyFormat = 1;
}

#endif
