// Elementwise ops: one result element from the elements at the same place of each operand, operands
// broadcast as in NumPy.
#ifndef DLC_DL_ELEMENTWISE
#define DLC_DL_ELEMENTWISE
include "dialects/dl/Base.td"

class DL_Elementwise<string mnemonic, dag scalarForm, string eagerForm>
    : DL_Op<mnemonic, "Elementwise", dlInfer> {
  let scalar = scalarForm;
  let eager = eagerForm;
  let inPlace = [0, 1];
  let assemblyFormat = dlFormat;
}

class DL_Unary<string mnemonic, dag scalarForm, string eagerForm, TypeConstraint type>
    : DL_Elementwise<mnemonic, scalarForm, eagerForm> {
  let arguments = (ins type:$x);
  let results = (outs type:$r);
  let inPlace = [0];
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::inferReturnTypes(::mlir::MLIRContext *, ::std::optional<::mlir::Location> loc,
        Adaptor adaptor, ::llvm::SmallVectorImpl<::mlir::Type> &types) {
      return ::dlc::dl::inferElementwise(loc, getOperationName(), adaptor.getOperands(), {}, types);
    }
  }];
}

class DL_Binary<string mnemonic, dag scalarForm, string eagerForm, TypeConstraint type>
    : DL_Elementwise<mnemonic, scalarForm, eagerForm> {
  let arguments = (ins type:$x, type:$y);
  let results = (outs type:$r);
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::inferReturnTypes(::mlir::MLIRContext *, ::std::optional<::mlir::Location> loc,
        Adaptor adaptor, ::llvm::SmallVectorImpl<::mlir::Type> &types) {
      return ::dlc::dl::inferElementwise(loc, getOperationName(), adaptor.getOperands(), {}, types);
    }
  }];
}

// Result bool, operands any one type.
class DL_Predicate<string mnemonic, dag scalarForm, string eagerForm, dag args>
    : DL_Elementwise<mnemonic, scalarForm, eagerForm> {
  let arguments = args;
  let results = (outs DL_BoolTensor:$r);
  let inPlace = [];
  let noGradient = "its result is discrete";
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::inferReturnTypes(::mlir::MLIRContext *context, ::std::optional<::mlir::Location> loc,
        Adaptor adaptor, ::llvm::SmallVectorImpl<::mlir::Type> &types) {
      return ::dlc::dl::inferElementwise(loc, getOperationName(), adaptor.getOperands(),
                                         ::mlir::IntegerType::get(context, 1), types);
    }
  }];
}

//===----------------------------------------------------------------------===//
// Unary, floating point
//===----------------------------------------------------------------------===//

class DL_FloatUnary<string mnemonic, string cpp, string onnxName, int since, int tolerance>
    : DL_Unary<mnemonic, (S<mnemonic> $x), cpp, DL_FloatTensor> {
  let onnx = !if(!empty(onnxName), []<Onnx>, [Onnx<onnxName, since>]);
  let noOnnx = !if(!empty(onnxName), "no ONNX op; ONNX exporters spell it out", "");
  let ulp = tolerance;
}

def DL_SqrtOp  : DL_FloatUnary<"sqrt", "std::sqrt(x)", "Sqrt", 6, 0> { let gradient = ["dr * (0.5 / r)"]; let summary = "Square root; NaN below zero, -0 for -0"; }
def DL_RsqrtOp : DL_FloatUnary<"rsqrt", "T(1) / std::sqrt(x)", "", 0, 1> { let gradient = ["dr * (-0.5 * r * r * r)"]; let summary = "1 / sqrt(x), both rounded"; }
def DL_ExpOp   : DL_FloatUnary<"exp", "std::exp(x)", "Exp", 6, 4> { let gradient = ["dr * r"]; let summary = "e to the power x"; }
def DL_LogOp   : DL_FloatUnary<"log", "std::log(x)", "Log", 6, 4> { let gradient = ["dr * (1.0 / x)"]; let summary = "Natural logarithm; NaN below zero, -inf at zero"; }
def DL_Log1pOp : DL_FloatUnary<"log1p", "std::log1p(x)", "", 0, 4> { let gradient = ["dr * (1.0 / (1.0 + x))"]; let summary = "log(1 + x), accurate near zero"; }
def DL_Expm1Op : DL_FloatUnary<"expm1", "std::expm1(x)", "", 0, 4> { let gradient = ["dr * (r + 1.0)"]; let summary = "exp(x) - 1, accurate near zero"; }
def DL_SinOp   : DL_FloatUnary<"sin", "std::sin(x)", "Sin", 7, 4> { let gradient = ["dr * cos(x)"]; let summary = "Sine, radians"; }
def DL_CosOp   : DL_FloatUnary<"cos", "std::cos(x)", "Cos", 7, 4> { let gradient = ["dr * -sin(x)"]; let summary = "Cosine, radians"; }
def DL_TanOp   : DL_FloatUnary<"tan", "std::tan(x)", "Tan", 7, 8> { let gradient = ["dr * (1.0 + r * r)"]; let summary = "Tangent, radians"; }
def DL_AsinOp  : DL_FloatUnary<"asin", "std::asin(x)", "Asin", 7, 4> { let gradient = ["dr * rsqrt(1.0 - x * x)"]; let summary = "Inverse sine"; }
def DL_AcosOp  : DL_FloatUnary<"acos", "std::acos(x)", "Acos", 7, 4> { let gradient = ["dr * -rsqrt(1.0 - x * x)"]; let summary = "Inverse cosine"; }
def DL_AtanOp  : DL_FloatUnary<"atan", "std::atan(x)", "Atan", 7, 4> { let gradient = ["dr * (1.0 / (1.0 + x * x))"]; let summary = "Inverse tangent"; }
def DL_SinhOp  : DL_FloatUnary<"sinh", "std::sinh(x)", "Sinh", 9, 8> { let gradient = ["dr * cosh(x)"]; let summary = "Hyperbolic sine"; }
def DL_CoshOp  : DL_FloatUnary<"cosh", "std::cosh(x)", "Cosh", 9, 8> { let gradient = ["dr * sinh(x)"]; let summary = "Hyperbolic cosine"; }
def DL_TanhOp  : DL_FloatUnary<"tanh", "std::tanh(x)", "Tanh", 6, 8> { let gradient = ["dr * (1.0 - r * r)"]; let summary = "Hyperbolic tangent"; }
def DL_AsinhOp : DL_FloatUnary<"asinh", "std::asinh(x)", "Asinh", 9, 8> { let gradient = ["dr * rsqrt(x * x + 1.0)"]; let summary = "Inverse hyperbolic sine"; }
def DL_AcoshOp : DL_FloatUnary<"acosh", "std::acosh(x)", "Acosh", 9, 8> { let gradient = ["dr * rsqrt((x - 1.0) * (x + 1.0))"]; let summary = "Inverse hyperbolic cosine"; }
def DL_AtanhOp : DL_FloatUnary<"atanh", "std::atanh(x)", "Atanh", 9, 8> { let gradient = ["dr * (1.0 / (1.0 - x * x))"]; let summary = "Inverse hyperbolic tangent"; }
def DL_ErfOp   : DL_FloatUnary<"erf", "std::erf(x)", "Erf", 9, 8> { let gradient = ["dr * (1.1283791670955126 * exp(-(x * x)))"]; let summary = "Error function"; }
def DL_SigmoidOp : DL_FloatUnary<"sigmoid", "x >= 0 ? T(1) / (T(1) + std::exp(-x)) : std::exp(x) / (T(1) + std::exp(x))", "Sigmoid", 6, 8> {
  let gradient = ["dr * (r * (1.0 - r))"];
  let summary = "1 / (1 + exp(-x)) without overflow";
}
def DL_CeilOp  : DL_FloatUnary<"ceil", "std::ceil(x)", "Ceil", 6, 0> { let summary = "Smallest integer not below x"; let noGradient = "piecewise constant"; }
def DL_FloorOp : DL_FloatUnary<"floor", "std::floor(x)", "Floor", 6, 0> { let summary = "Largest integer not above x"; let noGradient = "piecewise constant"; }
def DL_RoundOp : DL_FloatUnary<"round", "std::nearbyint(x)", "Round", 11, 0> { let summary = "Nearest integer, ties to even"; let noGradient = "piecewise constant"; }

def DL_IsNanOp : DL_Predicate<"is_nan", (S<"isNan"> $x), "std::isnan(x)", (ins DL_FloatTensor:$x)> {
  let summary = "True where x is NaN"; let onnx = [Onnx<"IsNaN", 9>];
}
def DL_IsInfOp : DL_Predicate<"is_inf", (S<"isInf"> $x), "std::isinf(x)", (ins DL_FloatTensor:$x)> {
  let summary = "True where x is +inf or -inf"; let onnx = [Onnx<"IsInf", 10>];
}

//===----------------------------------------------------------------------===//
// Unary, other
//===----------------------------------------------------------------------===//

def DL_AbsOp  : DL_Unary<"abs", (S<"abs"> $x), "absolute(x)", DL_NumTensor> { let gradient = ["dr * sign(x)"]; let summary = "Absolute value; the smallest integer maps to itself"; let onnx = [Onnx<"Abs", 6>]; }
def DL_NegOp  : DL_Unary<"neg", (S<"neg"> $x), "negate(x)", DL_NumTensor> { let gradient = ["-dr"]; let summary = "Negation; integers wrap"; let onnx = [Onnx<"Neg", 6>]; }
def DL_SignOp : DL_Unary<"sign", (S<"sign"> $x), "signOf(x)", DL_NumTensor> { let summary = "-1, 0 or 1; keeps -0 and NaN"; let onnx = [Onnx<"Sign", 9>]; let noGradient = "piecewise constant"; }
def DL_NotOp  : DL_Unary<"not", (S<"bitNot"> $x), "bitNot(x)", DL_BitTensor> { let summary = "Logical not of bools, bitwise not of integers"; let onnx = [Onnx<"Not", 1>, Onnx<"BitwiseNot", 18>]; let noGradient = "discrete"; }

//===----------------------------------------------------------------------===//
// Binary
//===----------------------------------------------------------------------===//

def DL_AddOp : DL_Binary<"add", (S<"add"> $x, $y), "add(x, y)", DL_NumTensor> { let gradient = ["dr", "dr"]; let summary = "x + y; integers wrap"; let onnx = [Onnx<"Add", 7>]; let hasFolder = 1; }
def DL_SubOp : DL_Binary<"sub", (S<"sub"> $x, $y), "subtract(x, y)", DL_NumTensor> { let gradient = ["dr", "-dr"]; let summary = "x - y; integers wrap"; let onnx = [Onnx<"Sub", 7>]; let hasFolder = 1; }
def DL_MulOp : DL_Binary<"mul", (S<"mul"> $x, $y), "multiply(x, y)", DL_NumTensor> { let gradient = ["dr * y", "dr * x"]; let summary = "x * y; integers wrap"; let onnx = [Onnx<"Mul", 7>]; let hasFolder = 1; }
def DL_DivOp : DL_Binary<"div", (S<"div"> $x, $y), "divide(x, y)", DL_NumTensor> {
  let gradient = ["dr * (1.0 / y)", "dr * (-r / y)"];
  let summary = "x / y; integers truncate towards zero, and x / 0 is 0, min / -1 is min";
  let onnx = [Onnx<"Div", 7>]; let hasFolder = 1;
}
// x * y for gradients: what arrives as 0 stays 0 whatever the slope is.
def DL_MulNoNanOp : DL_Binary<"mul_no_nan", (S<"mulNoNan"> $x, $y), "x == 0 ? T(0) : T(x * y)", DL_FloatTensor> {
  let summary = "x * y, and 0 where x is 0, also where y is NaN or infinite";
  let noOnnx = "no ONNX op";
  let gradient = ["dr * y", "dr * x"];
  let hasFolder = 1;
}
def DL_RemOp : DL_Binary<"rem", (S<"rem"> $x, $y), "remainder(x, y)", DL_NumTensor> {
  let gradient = ["dr", "dr * ((r - x) / y)"];
  let summary = "Remainder with the dividend's sign (C's fmod and %); integer x rem 0 is 0";
  let onnx = [Onnx<"Mod", 10>];
}
def DL_ModOp : DL_Binary<"mod", (S<"mod"> $x, $y), "modulo(x, y)", DL_NumTensor> {
  let gradient = ["dr", "dr * ((r - x) / y)"];
  let summary = "Remainder with the divisor's sign (Python's %), a zero too; integer x mod 0 is 0";
  let onnx = [Onnx<"Mod", 10>];
}
def DL_PowOp : DL_Binary<"pow", (S<"pow"> $x, $y), "power(x, y)", DL_NumTensor> {
  let gradient = ["dr * select(y == 0.0, 0.0, y * pow(x, y - 1.0))", "dr * select((x == 0.0) & (y >= 0.0), 0.0, r * log(x))"];
  let summary = "x to the power y; an integer to a negative power is 0 except for 1 and -1";
  let onnx = [Onnx<"Pow", 7>]; let ulp = 16;
}
def DL_Atan2Op : DL_Binary<"atan2", (S<"atan2"> $x, $y), "std::atan2(x, y)", DL_FloatTensor> {
  let gradient = ["dr * (y / (x * x + y * y))", "dr * (-x / (x * x + y * y))"];
  let summary = "Angle of the point (y, x), in -pi..pi"; let noOnnx = "no ONNX op"; let ulp = 8;
}
def DL_MaximumOp : DL_Binary<"maximum", (S<"maximum"> $x, $y), "maximum(x, y)", DL_AnyTensor> {
  let gradient = ["share(x > y, x, y, dr)", "share(y > x, y, x, dr)"];
  let summary = "The larger one; NaN if either is NaN, +0 over -0"; let onnx = [Onnx<"Max", 8>];
}
def DL_MinimumOp : DL_Binary<"minimum", (S<"minimum"> $x, $y), "minimum(x, y)", DL_AnyTensor> {
  let gradient = ["share(x < y, x, y, dr)", "share(y < x, y, x, dr)"];
  let summary = "The smaller one; NaN if either is NaN, -0 over +0"; let onnx = [Onnx<"Min", 8>];
}
def DL_AndOp : DL_Binary<"and", (S<"bitAnd"> $x, $y), "bitAnd(x, y)", DL_BitTensor> { let summary = "Logical or bitwise and"; let onnx = [Onnx<"And", 7>, Onnx<"BitwiseAnd", 18>]; let noGradient = "discrete"; }
def DL_OrOp  : DL_Binary<"or", (S<"bitOr"> $x, $y), "bitOr(x, y)", DL_BitTensor> { let summary = "Logical or bitwise or"; let onnx = [Onnx<"Or", 7>, Onnx<"BitwiseOr", 18>]; let noGradient = "discrete"; }
def DL_XorOp : DL_Binary<"xor", (S<"bitXor"> $x, $y), "bitXor(x, y)", DL_BitTensor> { let summary = "Logical or bitwise exclusive or"; let onnx = [Onnx<"Xor", 7>, Onnx<"BitwiseXor", 18>]; let noGradient = "discrete"; }
def DL_ShlOp : DL_Binary<"shl", (S<"shiftLeft"> $x, $y), "shiftLeft(x, y)", DL_IntTensor> { let summary = "x << y; 0 where y is negative or not below the width"; let onnx = [Onnx<"BitShift", 11>]; let noGradient = "discrete"; }
def DL_ShrOp : DL_Binary<"shr", (S<"shiftRight"> $x, $y), "shiftRight(x, y)", DL_IntTensor> { let summary = "x >> y, arithmetic for signed; the sign where y is negative or not below the width"; let onnx = [Onnx<"BitShift", 11>]; let noGradient = "discrete"; }

class DL_Compare<string mnemonic, string operator, string onnxName, int since, string noOnnxReason = "">
    : DL_Predicate<mnemonic, (S<mnemonic> $x, $y), "x " # operator # " y", (ins DL_AnyTensor:$x, DL_AnyTensor:$y)> {
  let onnx = !if(!empty(onnxName), []<Onnx>, [Onnx<onnxName, since>]);
  let noOnnx = noOnnxReason;
}
def DL_EqOp : DL_Compare<"eq", "==", "Equal", 7> { let summary = "x == y; false on NaN"; }
def DL_NeOp : DL_Compare<"ne", "!=", "", 0, "ONNX spells it Not(Equal)"> { let summary = "x != y; true on NaN"; }
def DL_LtOp : DL_Compare<"lt", "<", "Less", 7> { let summary = "x < y; false on NaN"; }
def DL_LeOp : DL_Compare<"le", "<=", "LessOrEqual", 12> { let summary = "x <= y; false on NaN"; }
def DL_GtOp : DL_Compare<"gt", ">", "Greater", 7> { let summary = "x > y; false on NaN"; }
def DL_GeOp : DL_Compare<"ge", ">=", "GreaterOrEqual", 12> { let summary = "x >= y; false on NaN"; }

def DL_SelectOp : DL_Elementwise<"select", (S<"select"> $c, $x, $y), "c ? x : y"> {
  let gradient = ["", "select(c, dr, 0.0)", "select(c, 0.0, dr)"];
  let summary = "x where c is true, else y";
  let arguments = (ins DL_BoolTensor:$c, DL_AnyTensor:$x, DL_AnyTensor:$y);
  let results = (outs DL_AnyTensor:$r);
  let inPlace = [1, 2];
  let onnx = [Onnx<"Where", 9>];
  let extraClassDefinition = [{
    ::llvm::LogicalResult $cppClass::inferReturnTypes(::mlir::MLIRContext *, ::std::optional<::mlir::Location> loc,
        Adaptor adaptor, ::llvm::SmallVectorImpl<::mlir::Type> &types) {
      return ::dlc::dl::inferSelect(loc, adaptor.getOperands(), types);
    }
  }];
}

// Not in the scalar table: the lowering needs both types. `lower(dl::CastOp)` and `kernels::Cast`.
def DL_CastOp : DL_Op<"cast", "Elementwise", dlInfer> {
  let summary = "Converts each element";
  let description = [{
    Float to integer truncates towards zero; NaN becomes 0 and out-of-range values the nearest bound.
    Integer to a narrower integer wraps. To bool is `x != 0` (NaN is true). f64 to f16 and bf16 rounds once;
    integers reach f16 and bf16 through f32.
  }];
  let arguments = (ins DL_AnyTensor:$x, TypeAttr:$to);
  let results = (outs DL_AnyTensor:$r);
  let assemblyFormat = dlFormat;
  let onnx = [Onnx<"Cast", 6>];
}

#endif
