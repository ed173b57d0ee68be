// The `rt` dialect: the program that is left when planning is done. Buffers, views at constant or symbolic
// offsets, launches; regions nest for control flow, with carried values.
#ifndef DLC_RT_OPS
#define DLC_RT_OPS
include "dialects/dl/Types.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/FunctionInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

def RT_Dialect : Dialect {
  let name = "rt";
  let cppNamespace = "::dlc::rt";
  let summary = "Buffers and launches";
  let useDefaultTypePrinterParser = 1;
}
class RT_Op<string mnemonic, list<Trait> traits = []> : Op<RT_Dialect, mnemonic, traits>;

def RT_BufferType : TypeDef<RT_Dialect, "Buffer"> {
  let mnemonic = "buffer";
  let summary = "Memory that holds one tensor, contiguous, row-major";
  let parameters = (ins "::mlir::RankedTensorType":$tensor);
  let assemblyFormat = "`<` $tensor `>`";
}

def RT_FuncOp : RT_Op<"func", [IsolatedFromAbove, FunctionOpInterface, Symbol]> {
  let summary = "An entry point: arguments are the caller's input buffers, then its output buffers";
  let description = [{
    `arena_bytes` and `state_bytes` are dim expressions; `num_inputs` splits the arguments. `dl.dims` holds the
    ranges of the named dims, in the order of the C signature; arg attribute `dl.name` the tensor's name.
    The body ends in rt.return. Symbol `init` is what `m_init` runs.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type, I64Attr:$num_inputs,
    DL_DimsAttr:$arena_bytes, OptionalAttr<StrAttr>:$sym_visibility, OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = [{
    ::mlir::Region *getCallableRegion() { return &getBody(); }
    ::llvm::ArrayRef<::mlir::Type> getArgumentTypes() { return getFunctionType().getInputs(); }
    ::llvm::ArrayRef<::mlir::Type> getResultTypes() { return getFunctionType().getResults(); }
  }];
}

// Where a buffer lies.
class RT_Place<string mnemonic> : RT_Op<mnemonic, [Pure]> {
  let arguments = (ins DL_DimsAttr:$offset);
  let results = (outs RT_BufferType:$r);
  let assemblyFormat = "$offset attr-dict `:` type($r)";
}
def RT_ArenaOp : RT_Op<"arena", [Pure]> {
  let summary = "A buffer in the call's arena (in `init`: in the derived part)";
  let description = [{
    At a byte offset; with `after` at the lowest multiple of 64 that is not below the end of any of those arena
    buffers, plus the offset. So an arena of several symbolic sizes is as large as the call's dims need.
  }];
  let arguments = (ins DL_DimsAttr:$offset, Variadic<RT_BufferType>:$after);
  let results = (outs RT_BufferType:$r);
  let assemblyFormat = "$offset (`after` `(` $after^ `:` type($after) `)`)? attr-dict `:` type($r)";
}
def RT_DerivedOp : RT_Place<"derived"> { let summary = "A buffer at a byte offset in the state block's derived part, written by init (packed and folded parameters)"; }
def RT_StateOp   : RT_Place<"state">   { let summary = "A buffer at a byte offset in the state block: a named, mutable state tensor"; }
def RT_ConstantOp: RT_Place<"constant">{ let summary = "A buffer at a byte offset in the object's read-only constants"; }
def RT_WeightOp : RT_Op<"weight", [Pure]> {
  let summary = "A named parameter, in the weights block (embedded, mapped or passed)";
  let arguments = (ins StrAttr:$name, I64Attr:$offset);
  let results = (outs RT_BufferType:$r);
  let assemblyFormat = "$name $offset attr-dict `:` type($r)";
}
def RT_ViewOp : RT_Op<"view", [Pure]> {
  let summary = "Another contiguous tensor at a byte offset inside a buffer (reshape, leading slice)";
  let arguments = (ins RT_BufferType:$x, DL_DimsAttr:$offset);
  let results = (outs RT_BufferType:$r);
  let assemblyFormat = "$x $offset attr-dict `:` type($x) `to` type($r)";
}

def RT_LaunchOp : RT_Op<"launch", [AttrSizedOperandSegments, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Runs a lowered kernel; all its chunks are done when the next op starts";
  let arguments = (ins FlatSymbolRefAttr:$kernel, Variadic<RT_BufferType>:$ins, Variadic<RT_BufferType>:$outs,
    Variadic<RT_BufferType>:$scratch);
  let assemblyFormat = [{
    $kernel `ins` `(` $ins (`:` type($ins)^)? `)` `outs` `(` $outs (`:` type($outs)^)? `)`
    (`scratch` `(` $scratch^ `:` type($scratch) `)`)? attr-dict
  }];
}
def RT_CopyOp : RT_Op<"copy"> {
  let summary = "Copies a whole buffer";
  let arguments = (ins RT_BufferType:$from, RT_BufferType:$to);
  let assemblyFormat = "$from `,` $to attr-dict `:` type($from) `,` type($to)";
}
def RT_PrintOp : RT_Op<"print"> {
  let summary = "Host print hook";
  let arguments = (ins StrAttr:$label, RT_BufferType:$x);
  let assemblyFormat = "$label `,` $x attr-dict `:` type($x)";
}
def RT_AssertOp : RT_Op<"assert"> {
  let summary = "Returns DLC_ASSERTION_FAILED with the message unless every element is true";
  let arguments = (ins RT_BufferType:$c, StrAttr:$message);
  let assemblyFormat = "$c `,` $message attr-dict `:` type($c)";
}
def RT_EagerCallOp : RT_Op<"eager_call", [AttrSizedOperandSegments]> {
  let summary = "Host eager-call hook: runs a function of the descriptor's graph in the interpreter";
  let arguments = (ins StrAttr:$callee, Variadic<RT_BufferType>:$ins, Variadic<RT_BufferType>:$outs);
  let assemblyFormat = "$callee `ins` `(` $ins (`:` type($ins)^)? `)` `outs` `(` $outs (`:` type($outs)^)? `)` attr-dict";
}
def RT_ExternCallOp : RT_Op<"extern_call", [AttrSizedOperandSegments]> {
  let summary = "Calls a C function that the program links";
  let arguments = (ins StrAttr:$function, DL_DimsAttr:$sizes, Variadic<RT_BufferType>:$ins, Variadic<RT_BufferType>:$outs);
  let assemblyFormat = "$function $sizes `ins` `(` $ins (`:` type($ins)^)? `)` `outs` `(` $outs (`:` type($outs)^)? `)` attr-dict";
}

// Control flow. Carried values are buffers; each region's yield gives the next ones, and the plan makes them the
// same memory or inserts copies.
def RT_IfOp : RT_Op<"if", [SingleBlockImplicitTerminator<"YieldOp">, NoRegionArguments]> {
  let summary = "Runs one region by the bool scalar in a buffer";
  let arguments = (ins RT_BufferType:$c);
  let results = (outs Variadic<RT_BufferType>:$rs);
  let regions = (region SizedRegion<1>:$then_region, AnyRegion:$else_region);
  let assemblyFormat = "$c attr-dict `:` type($c) (`->` type($rs)^)? $then_region `else` $else_region";
}
def RT_ForOp : RT_Op<"for", [SingleBlockImplicitTerminator<"YieldOp">]> {
  let summary = "Runs its region for each index below a count read from an i64 scalar buffer";
  let arguments = (ins RT_BufferType:$count, Variadic<RT_BufferType>:$init);
  let results = (outs Variadic<RT_BufferType>:$rs);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$count (`iter` `(` $init^ `)`)? attr-dict `:` functional-type(operands, results) $body";
}
def RT_WhileOp : RT_Op<"while"> {
  let summary = "Runs `body` while `condition`, from the same carried buffers, yields true; at most `max` times";
  let arguments = (ins Variadic<RT_BufferType>:$init, OptionalAttr<I64Attr>:$max);
  let results = (outs Variadic<RT_BufferType>:$rs);
  let regions = (region SizedRegion<1>:$condition, SizedRegion<1>:$body);
  let assemblyFormat = "(`(` $init^ `)`)? (`max` $max^)? attr-dict `:` functional-type(operands, results) $condition `do` $body";
}
def RT_YieldOp : RT_Op<"yield", [Terminator, ReturnLike, ParentOneOf<["IfOp", "ForOp", "WhileOp"]>]> {
  let summary = "The region's buffers";
  let arguments = (ins Variadic<RT_BufferType>:$values);
  let assemblyFormat = "($values^)? attr-dict (`:` type($values)^)?";
  let builders = [OpBuilder<(ins), [{ }]>];
}
def RT_ReturnOp : RT_Op<"return", [Terminator, ReturnLike, HasParent<"FuncOp">]> {
  let summary = "Ends the entry with DLC_OK";
  let assemblyFormat = "attr-dict";
}
#endif
