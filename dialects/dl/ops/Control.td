// Control flow on tensors. Regions see the values around them; what an iteration hands on is carried explicitly.
// The serialised graph (runtime/graph/Format.h) and `rt` have the same ops with the same operands and regions.
#ifndef DLC_DL_CONTROL
#define DLC_DL_CONTROL
include "dialects/dl/Base.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/LoopLikeInterface.td"

class DL_Control<string mnemonic, list<Trait> traits> : DL_Op<mnemonic, "Control", traits> {
  let noKernel = "the engine runs its regions";
  let noLowering = "becomes rt." # mnemonic;
}

def DL_IfOp : DL_Control<"if", [RecursiveMemoryEffects, RecursivelySpeculatable, NoRegionArguments,
    SingleBlockImplicitTerminator<"YieldOp">,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorRegions"]>]> {
  let summary = "Runs one of two regions by a bool scalar and gives what it yields; the other one does not run";
  let arguments = (ins DL_BoolTensor:$c);
  let results = (outs Variadic<DL_AnyTensor>:$rs);
  let regions = (region SizedRegion<1>:$then_region, SizedRegion<1>:$else_region);
  let assemblyFormat = "$c attr-dict `:` type($c) (`->` type($rs)^)? $then_region `else` $else_region";
  let noOnnx = "ONNX: If";
  let hasVerifier = 1;
  let hasCanonicalizer = 1;
}

def DL_ForOp : DL_Control<"for", [RecursiveMemoryEffects, RecursivelySpeculatable,
    SingleBlockImplicitTerminator<"YieldOp">, DeclareOpInterfaceMethods<LoopLikeOpInterface>,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>]> {
  let summary = "Runs its region for each index below a count, an i64 scalar; no trip where the count is not positive";
  let description = [{
    The region's arguments are the index, from 0, and the carried values: `init` at first, then what the region yielded last, which is also the
    result. Their types do not change.

        %sum = dl.for %n iter(%zero) : (tensor<i64>, tensor<f32>) -> tensor<f32> {
        ^bb0(%i: tensor<i64>, %s: tensor<f32>):
          %next = dl.add %s, %x : (tensor<f32>, tensor<f32>) -> tensor<f32>
          dl.yield %next : tensor<f32>
        }
  }];
  let arguments = (ins DL_IndexTensor:$count, Variadic<DL_AnyTensor>:$init);
  let results = (outs Variadic<DL_AnyTensor>:$rs);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "$count (`iter` `(` $init^ `)`)? attr-dict `:` functional-type(operands, results) $body";
  let noOnnx = "ONNX: Loop";
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let hasCanonicalizer = 1;
}

def DL_WhileOp : DL_Control<"while", [RecursiveMemoryEffects, DeclareOpInterfaceMethods<LoopLikeOpInterface>,
    DeclareOpInterfaceMethods<RegionBranchOpInterface, ["getEntrySuccessorOperands"]>]> {
  let summary = "Runs `body` as long as `condition` yields true, both on the carried values, and at most `max` times where that is given";
  let description = [{
    The result is the carried values at which the condition was false, or those after `max` trips: the bound ends the loop, it is no error.
  }];
  let arguments = (ins Variadic<DL_AnyTensor>:$init, OptionalAttr<I64Attr>:$max);
  let results = (outs Variadic<DL_AnyTensor>:$rs);
  let regions = (region SizedRegion<1>:$condition, SizedRegion<1>:$body);
  let assemblyFormat = "(`(` $init^ `)`)? (`max` $max^)? attr-dict `:` functional-type(operands, results) $condition `do` $body";
  let noOnnx = "ONNX: Loop with a condition";
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
  let hasCanonicalizer = 1;
}

def DL_YieldOp : DL_Control<"yield", [Pure, Terminator, ParentOneOf<["IfOp", "ForOp", "WhileOp"]>,
    DeclareOpInterfaceMethods<RegionBranchTerminatorOpInterface>]> {
  let summary = "Ends a region of dl.if, dl.for or dl.while with its values; in a condition, with one bool scalar";
  let arguments = (ins Variadic<DL_AnyTensor>:$values);
  let assemblyFormat = "($values^)? attr-dict (`:` type($values)^)?";
  let builders = [OpBuilder<(ins), [{ }]>];
  let noOnnx = "the end of a subgraph";
  let noGradient = "belongs to the op around it";
}
#endif
