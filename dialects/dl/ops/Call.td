// Calls out of the tensor program: composites, eager functions, print, assert.
// Plain calls are `func.call`, inlined before fusion.
#ifndef DLC_DL_CALL
#define DLC_DL_CALL
include "dialects/dl/Base.td"

def DL_CompositeOp : DL_Op<"composite", "Call", [Pure, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "A function of the standard library with a name that passes know (`nn.softmax`), and its body";
  let description = [{
    A pass may pick a special kernel by name and `config`; otherwise the body is inlined. The eager engine runs
    the body. Where its declaration names a gradient, `gradient` is that function for these types: it takes the operands
    and the gradients of the results, and gives those of the float operands.
  }];
  let arguments = (ins StrAttr:$name, FlatSymbolRefAttr:$body, DictionaryAttr:$config, OptionalAttr<FlatSymbolRefAttr>:$gradient,
    Variadic<DL_AnyTensor>:$args);
  let results = (outs Variadic<DL_AnyTensor>:$rs);
  let assemblyFormat = "$name $body `(` $args `)` $config (`gradient` $gradient^)? attr-dict `:` functional-type($args, $rs)";
  let builders = [OpBuilder<(ins "::mlir::TypeRange":$results, "::mlir::StringAttr":$name, "::mlir::FlatSymbolRefAttr":$body,
      "::mlir::DictionaryAttr":$config, "::mlir::ValueRange":$args), [{
    build($_builder, $_state, results, name, body, config, ::mlir::FlatSymbolRefAttr(), args);
  }]>];
  let noOnnx = "stands in the declaration of the composite in the library";
  let noKernel = "the engine runs the body";
  let noLowering = "inlined before fusion";
}

def DL_EagerCallOp : DL_Op<"eager_call", "Call", [DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Runs an `eager fn` in the interpreter, also inside a compiled model";
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<DL_AnyTensor>:$args);
  let results = (outs Variadic<DL_AnyTensor>:$rs);
  let assemblyFormat = "$callee `(` $args `)` attr-dict `:` functional-type($args, $rs)";
  let noOnnx = "no ONNX op";
  let noKernel = "the engine runs the callee";
  let noLowering = "becomes rt.eager_call";
}

def DL_ExternCallOp : DL_Op<"extern_call", "Call", [DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let summary = "Calls a C function of the user's with the host, the sizes, the operands and the results; without `effect` it may be left out or called again";
  let description = [{
    `sizes` are dims, passed as int64_t; then come a pointer to each operand and to each result, contiguous and aligned to
    their elements. It returns a dlc_status. `gradient` names the function that gives its gradient, for autodiff.
  }];
  let arguments = (ins StrAttr:$function, DL_DimsAttr:$sizes, DefaultValuedAttr<StrAttr, "\"\"">:$gradient, UnitAttr:$effect,
    Variadic<DL_AnyTensor>:$args);
  let results = (outs Variadic<DL_AnyTensor>:$rs);
  let assemblyFormat = "$function $sizes `(` $args `)` attr-dict `:` functional-type($args, $rs)";
  let noOnnx = "no ONNX op";
  let noKernel = "the engine calls the function";
  let noLowering = "becomes rt.extern_call";
}

def DL_PrintOp : DL_Op<"print", "Call", []> {
  let summary = "Prints a label and a tensor through the host's print hook; keeps its order among prints, asserts and eager calls";
  let arguments = (ins StrAttr:$label, DL_AnyTensor:$x);
  let assemblyFormat = "$label `,` $x attr-dict `:` type($x)";
  let noOnnx = "no ONNX op";
  let noGradient = "has no result";
  let noKernel = "the engine calls the host's print hook";
  let noLowering = "becomes rt.print";
}

def DL_AssertOp : DL_Op<"assert", "Call", []> {
  let summary = "Ends the call with DLC_ASSERTION_FAILED and the message unless every element is true";
  let arguments = (ins DL_BoolTensor:$c, StrAttr:$message);
  let assemblyFormat = "$c `,` $message attr-dict `:` type($c)";
  let noOnnx = "no ONNX op";
  let noGradient = "has no result";
  let noKernel = "the engine checks it";
  let noLowering = "becomes rt.assert";
}

#endif
