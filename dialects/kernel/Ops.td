// The `kernel` dialect: tensors, one region = one generated function.
#ifndef DLC_KERNEL_OPS
#define DLC_KERNEL_OPS
include "mlir/IR/OpBase.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/CallInterfaces.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

def Kernel_Dialect : Dialect {
  let name = "kernel";
  let cppNamespace = "::dlc::kernel";
  let summary = "Fused regions: each becomes one generated function";
}
class Kernel_Op<string mnemonic, list<Trait> traits = []> : Op<Kernel_Dialect, mnemonic, traits>;

def Kernel_DefineOp : Kernel_Op<"define", [IsolatedFromAbove, FunctionOpInterface, Symbol, SingleBlock]> {
  let summary = "A kernel: dl ops on tensors, shared by every call with the same body";
  let description = [{
    Formed by fusion, decided on by schedule, turned by `lower-kernels` into a `func.func` on memrefs with the
    attributes described in passes/README.md.

        kernel.define @k3(%x: tensor<..>, %w: tensor<..>) -> tensor<..> attributes {kernel.root = "conv"} {
          %0 = dl.conv %x, %w {..}
          %1 = dl.maximum %0, %zero
          kernel.yield %1 : tensor<..>
        }
    Discardable attributes: `dl.dims` (ranges of the named dims used), `kernel.root` (the op that shapes the loops), `kernel.parts` (how many
    parts of equal size the columns of its matmul are, which the rest of the kernel puts together).
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
    OptionalAttr<StrAttr>:$sym_visibility, OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    ::mlir::Region *getCallableRegion() { return &getBody(); }
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() { return getFunctionType().getResults(); }
  }];
}

def Kernel_CallOp : Kernel_Op<"call", [Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Runs a kernel on tensors; the named dims in its types are the caller's";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyRankedTensor>:$args);
  let results = (outs Variadic<AnyRankedTensor>:$rs);
  let assemblyFormat = "$callee `(` $args `)` attr-dict `:` functional-type($args, $rs)";
}

def Kernel_UnpackOp : Kernel_Op<"unpack", [Pure]> {
  let summary = "A matrix whose columns lie in panels: result[k, n] = panels[n / W, k, n mod W]";
  let description = [{
    Inside a kernel, on an argument that `pack-weights` has had packed: how a contraction is to read it, never a copy that is made.
    The last panel is filled up with zeros.

        %w = kernel.unpack %panels : tensor<3x64x16xf32> -> tensor<64x40xf32>

    With `parts` the columns are so many parts of equal size, and each panel has the same W / parts columns of each.
  }];
  let arguments = (ins AnyRankedTensor:$panels, DefaultValuedAttr<I64Attr, "1">:$parts);
  let results = (outs AnyRankedTensor:$r);
  let assemblyFormat = "$panels attr-dict `:` type($panels) `->` type($r)";
  let hasVerifier = 1;
}

def Kernel_WinogradFilterOp : Kernel_Op<"winograd_filter", [Pure]> {
  let summary = "The 3 x 3 filter whose form for F(m, 3) the operand is";
  let description = [{
    Inside a kernel, on an argument that the `winograd` pass has had transformed: the convolution that reads the result is to
    be done by Winograd's algorithm with tiles of m x m results. The filter itself is never made.

        %w = kernel.winograd_filter %u {tile = 4} : tensor<4x36x64x16xf32> -> tensor<4x3x3x64x16xf32>
    On memrefs after `lower-kernels` has begun.
  }];
  let arguments = (ins AnyShaped:$transformed, I64Attr:$tile);
  let results = (outs AnyShaped:$filter);
  let assemblyFormat = "$transformed attr-dict `:` type($transformed) `->` type($filter)";
  let hasVerifier = 1;
}

def Kernel_YieldOp : Kernel_Op<"yield", [Pure, Terminator, ReturnLike, HasParent<"DefineOp">]> {
  let summary = "The kernel's results";
  let arguments = (ins Variadic<AnyRankedTensor>:$values);
  let assemblyFormat = "($values^)? attr-dict (`:` type($values)^)?";
}
#endif
