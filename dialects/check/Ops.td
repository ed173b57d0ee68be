// The `check` dialect: expectations in op tests; `dlc run` evaluates them in either engine.
#ifndef DLC_CHECK_OPS
#define DLC_CHECK_OPS
include "dialects/dl/Types.td"

def Check_Dialect : Dialect {
  let name = "check";
  let cppNamespace = "::dlc::check";
  let summary = "Expectations of tests";
}
class Check_Op<string mnemonic, list<Trait> traits = []> : Op<Check_Dialect, mnemonic, traits>;

def Check_InputOp : Check_Op<"input", []> {
  let summary = "A tensor the compiler must not fold: an input of the test";
  let arguments = (ins ElementsAttr:$value);
  let results = (outs AnyRankedTensor:$r);
  let assemblyFormat = "$value attr-dict `:` type($r)";
}
class Check_Expect<string mnemonic, dag extra> : Check_Op<mnemonic> {
  let arguments = !con((ins AnyRankedTensor:$actual, ElementsAttr:$expected), extra);
}
def Check_EqOp : Check_Expect<"eq", (ins)> {
  let summary = "Bit for bit equal, but any NaN equals any NaN";
  let assemblyFormat = "$actual `,` $expected attr-dict `:` type($actual)";
}
def Check_CloseOp : Check_Expect<"close", (ins I64Attr:$ulp, DefaultValuedAttr<F64Attr, "0.0">:$abs)> {
  let summary = "Within `ulp` units in the last place, or within `abs`; NaN equals NaN";
  let assemblyFormat = "$actual `,` $expected `ulp` $ulp attr-dict `:` type($actual)";
}
#endif
