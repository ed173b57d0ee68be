// The facts that an op of the `dl` dialect states, each once, and the class ladder of its records.
// mlir-tblgen makes the op classes of them; dlc-tblgen the eager kernel table, the scalar lowering,
// the lowering table, the ONNX table and the op reference.
#ifndef DLC_DL_BASE
#define DLC_DL_BASE

include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "dialects/dl/Gradient.td"

def DL_Dialect : Dialect {
  let name = "dl";
  let summary = "Tensor programs with value semantics: what a model says, before any decision on how to run it";
  let cppNamespace = "::dlc::dl";
  let useDefaultAttributePrinterParser = 1;
  let hasConstantMaterializer = 1;
  let extraClassDeclaration = [{
    /// The affine symbol that stands for the named dimension in every type of this context.
    ::mlir::AffineExpr internDim(::llvm::StringRef name);
    /// The name of a symbol that `internDim` gave out.
    ::llvm::StringRef dimName(unsigned position) const;
    /// How many names were given out so far.
    unsigned numDims() const;
  private:
    ::std::shared_ptr<struct DimNames> names;
  public:
  }];
}

//===----------------------------------------------------------------------===//
// Element types
//===----------------------------------------------------------------------===//

// Signless integers are signed, ui8 is the one unsigned type, i1 is bool.
defvar dlFloats = [F16, BF16, F32, F64];
defvar dlInts = [UI8, I8, I16, I32, I64];

def DL_AnyTensor   : RankedTensorOf<!listconcat([I1], dlInts, dlFloats)>;
def DL_NumTensor   : RankedTensorOf<!listconcat(dlInts, dlFloats)>;
def DL_FloatTensor : RankedTensorOf<dlFloats>;
def DL_IntTensor   : RankedTensorOf<dlInts>;
def DL_BitTensor   : RankedTensorOf<!listconcat([I1], dlInts)>;
def DL_BoolTensor  : RankedTensorOf<[I1]>;
def DL_IndexTensor : RankedTensorOf<[I32, I64]>;

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

// A call in the scalar form of an op: `(S<"add"> $x, $y)` becomes `scalar::add(b, x, y)`, declared in
// passes/lower/Scalar.h, which knows the element type.
class S<string fn> { string function = fn; }

// The name under which ONNX knows an op, and the first opset whose meaning the importer accepts.
class Onnx<string n, int since = 1> { string name = n; int opset = since; }

class DL_Op<string mnemonic, string stem, list<Trait> traits = []>
    : Op<DL_Dialect, mnemonic, !listconcat(traits, [DeclareOpInterfaceMethods<DL_GradientInterface>])> {
  // The stem of the files that know this op: dialects/dl/ops/STEM.{td,cpp}, passes/lower/STEM.cpp,
  // runtime/kernels/STEM.cpp.
  string family = stem;
  // Raised when the meaning changes; written into serialised graphs.
  int opVersion = 1;

  // Scalar form, for the lowering: a DAG over the operands' names. Empty for structured ops, whose
  // lowering is `LogicalResult dlc::lower::lower(dl::XOp, ...)` in passes/lower/STEM.cpp.
  dag scalar = (ins);
  // Scalar form, for the eager kernel: a C++ expression over the operands' names, of type T (float for
  // f16 and bf16). Written by hand a second time so that one slip is not wrong in both engines. Empty
  // for structured ops, whose kernel is `dlc::kernels::X` in runtime/kernels/STEM.cpp.
  string eager = "";
  // False for an op that is gone before lowering (composites are inlined) or that the program level
  // handles (print, assert): says where instead.
  string noKernel = "";
  string noLowering = "";
  // Whether its data can make the call end with DLC_OUT_OF_RANGE.
  bit canFail = 0;

  // Operands whose buffer the result may take over, when types agree and it dies here.
  list<int> inPlace = [];
  // Largest accepted difference between the engines for one application, in units of the last place
  // of the result's type, taken at the largest magnitude in an accumulation for contractions.
  int ulp = 0;

  list<Onnx> onnx = [];
  string noOnnx = "";
  // Reverse mode of an elementwise op: for each operand a C++ expression over the operands' names, the result `r` and
  // the gradient `dr` that arrives, with the operators and functions of dialects/dl/Gradient.h; "" where there is none.
  // Other ops have theirs in dialects/dl/ops/STEMGradient.cpp.
  list<string> gradient = [];
  // Why no gradient passes: the op has no operand, or its result is discrete.
  string noGradient = "";
}

// Every tensor op infers its result types from operands and attributes, and inference is the verifier:
// a declared type that differs is an error. See style notes in dialects/README.md.
defvar dlInfer = [Pure, InferTypeOpAdaptor];
// For ops whose result types say something that operands and attributes do not (symbolic reshape).
defvar dlPure = [Pure];

defvar dlFormat = "operands attr-dict `:` functional-type(operands, results)";

#endif
