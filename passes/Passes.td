// All passes, grouped in pipeline order, alphabetical inside a group. A record ends in `Pass`, its file does not
// (`FoldBatchNormPass` -> passes/graph/FoldBatchNorm.cpp -> test/passes/fold-batch-norm.mlir).
#ifndef DLC_PASSES
#define DLC_PASSES
include "mlir/Pass/PassBase.td"

//===----------------------------------------------------------------------===//
// autodiff
//===----------------------------------------------------------------------===//

def ExpandGradientsPass : Pass<"expand-gradients", "::mlir::ModuleOp"> {
  let summary = "dl.gradient becomes the ops that compute it, by reverse mode";
  let description = [{
        %v = dl.variable %x
        %y = dl.exp %v
        %g = dl.gradient %y seed %s wrt %v

    becomes

        %y = dl.exp %x
        %g = dl.mul_no_nan %s, %y

    Each op on the way says through dl::GradientInterface what it passes on. Composites on the way are inlined, unless they
    name a gradient. The first pass of all, before the interpreter gets the model.
  }];
  let dependentDialects = ["::dlc::dl::DLDialect"];
}

//===----------------------------------------------------------------------===//
// graph
//===----------------------------------------------------------------------===//

def ChannelsLastPass : Pass<"channels-last", "::mlir::ModuleOp"> {
  let summary = "Regions of convolutions and pools work with channels last, where that costs less than the transposes around them";
  let description = [{
        %0 = dl.conv %x, %w {..} : (tensor<1x64x56x56xf32>, tensor<64x64x3x3xf32>) -> tensor<1x64x56x56xf32>
        %1 = dl.add %0, %bias : (.., tensor<64x1x1xf32>) -> ..

    becomes, with the filter in blocks of as many output channels as the machine's register tile has,

        %t = dl.transpose %x {perm = array<i64: 0, 2, 3, 1>}
        %f = dl.transpose (dl.reshape %w : tensor<4x16x64x3x3xf32>) : tensor<4x3x3x64x16xf32>
        %0 = dl.conv %t, %f {.., channels_last = true}
        %1 = dl.add %0, (dl.reshape %bias : tensor<1x1x1x64xf32>)
        %r = dl.transpose %1 {perm = array<i64: 0, 3, 1, 2>}
  }];
  let options = [Option<"cpu", "cpu", "std::string", /*default=*/"\"host\"", "Named machine description">,
                 Option<"winograd", "winograd", "bool", /*default=*/"true", "Whether `winograd` runs later">];
  let statistics = [Statistic<"changed", "changed", "Ops that work on the last layout">];
  let dependentDialects = ["::dlc::dl::DLDialect"];
}

def ConvTransposeToMatmulPass : Pass<"conv-transpose-to-matmul", "::mlir::ModuleOp"> {
  let summary = "Transposed convolutions whose windows do not overlap are matrix products";
  let description = [{
        %0 = dl.conv_transpose %x, %w {strides = [2, 2], ..} : (tensor<1x8x4x4xf32>, tensor<8x3x2x2xf32>) -> tensor<1x3x8x8xf32>

    becomes a product of %x[1, 4, 1, 4, 8] and %w[2, 8, 6] with transposes around it, which `channels-last` then takes away
    where neighbours have channels last too.
  }];
  let dependentDialects = ["::dlc::dl::DLDialect"];
}

def FoldBatchNormPass : Pass<"fold-batch-norm", "::mlir::ModuleOp"> {
  let summary = "Per-channel scales by parameters behind a contraction move into its weights";
  let description = [{
        %0 = dl.conv %x, %w
        %1 = dl.sub %0, %mean
        %2 = dl.mul %1, %scale
        %3 = dl.add %2, %beta

    becomes, where parameters alone decide mean, scale and beta,

        %s = dl.mul %w, (dl.reshape %scale)
        %b = dl.add (dl.mul (dl.neg %mean), %scale), %beta
        %0 = dl.conv %x, %s
        %3 = dl.add %0, %b

    Behind convolutions, transposed ones and matmuls, in f32 and f64. Changes rounding, so `--strict` leaves it out.
  }];
  let statistics = [Statistic<"folded", "folded", "Contractions whose weights took a scale">];
  let dependentDialects = ["::dlc::dl::DLDialect"];
}

def FoldConstantsPass : Pass<"fold-constants", "::mlir::ModuleOp"> {
  let summary = "Ops on constants alone are evaluated by the eager engine";
  let description = [{
        %0 = dl.constant dense<2.0> : tensor<f32>
        %1 = dl.sqrt %0

    becomes `dl.constant dense<1.41421354> : tensor<f32>`. Iota and broadcasts stay: a kernel makes them more cheaply than
    it reads them.
  }];
  let options = [
    Option<"maxBytes", "max-bytes", "int64_t", /*default=*/"65536", "Largest constant to make">,
    Option<"maxWorkBytes", "max-work-bytes", "int64_t", /*default=*/"1048576", "Largest value on the way to it">
  ];
  let statistics = [Statistic<"folded", "folded", "Values that became constants">];
  let dependentDialects = ["::dlc::dl::DLDialect"];
}

def HoistInvariantsPass : Pass<"hoist-invariants", "::mlir::ModuleOp"> {
  let summary = "What a loop computes anew in each trip leaves it, and what parameters alone decide leaves all regions";
  let description = [{
        dl.for %n iter(%h) {
        ^bb0(%i, %s):
          %w = dl.transpose %param
          %t = dl.matmul %s, %w
          dl.yield %t
        }

    becomes

        %w = dl.transpose %param
        dl.for %n iter(%h) {
        ^bb0(%i, %s):
          %t = dl.matmul %s, %w
          dl.yield %t
        }

    Not ops that their data can make fail, which must not run where the region does not, nor iota and broadcast_to.
  }];
  let dependentDialects = ["::dlc::dl::DLDialect"];
}

def InlineCompositesPass : Pass<"inline-composites", "::mlir::ModuleOp"> {
  let summary = "Replaces every dl.composite and func.call by the body of what it calls";
  let description = [{
        %0 = dl.composite "nn.relu" @nn.relu(%x) {} : (tensor<4xf32>) -> tensor<4xf32>

    becomes what @nn.relu holds. Calls inside the body are inlined too; bodies without users are erased. Eager calls stay.
  }];
  let dependentDialects = ["::dlc::dl::DLDialect"];
}

def SimplifyPass : Pass<"simplify", "::mlir::ModuleOp"> {
  let summary = "Algebra that keeps every IEEE result";
  let description = [{
    For example: an elementwise op reads the operand of dl.broadcast_to directly; x / 4 is x * 0.25; pow(x, 2) is
    x * x; a transpose that moves only dims of size 1 is a reshape; a pad of zeros goes into its convolution. log(exp x)
    stays, x + 0 stays (-0), x * 0 stays (NaN).
  }];
  let dependentDialects = ["::dlc::dl::DLDialect"];
}

//===----------------------------------------------------------------------===//
// prepack
//===----------------------------------------------------------------------===//

def PackWeightsPass : Pass<"pack-weights", "::mlir::ModuleOp"> {
  let summary = "Matrices of parameters that kernels multiply by are packed into panels of columns";
  let description = [{
        kernel.define @k1_matmul(%x: tensor<2x64xf32>, %w: tensor<64x40xf32>) { dl.matmul %x, %w .. }
        %r = kernel.call @k1_matmul(%x, %w)

    becomes, where parameters and constants decide %w in every call,

        kernel.define @k1_matmul(%x: tensor<2x64xf32>, %w: tensor<3x64x16xf32>) { %0 = kernel.unpack %w  dl.matmul %x, %0 .. }
        %p = kernel.call @pack_64x40xf32(%w)
        %r = kernel.call @k1_matmul(%x, %p)

    so that `prepack` moves the packing into @init. The width of a panel is that of the machine's register tile.
  }];
  let options = [Option<"cpu", "cpu", "std::string", /*default=*/"\"host\"", "Named machine description">];
  let dependentDialects = ["::dlc::dl::DLDialect"];
}

def WinogradPass : Pass<"winograd", "::mlir::ModuleOp"> {
  let summary = "Filters of 3 x 3 convolutions are transformed for Winograd's algorithm, where it pays";
  let description = [{
        kernel.define @k1_conv(%x: tensor<1x56x56x64xf32>, %w: tensor<2x3x3x64x32xf32>) { dl.conv %x, %w .. }
        %r = kernel.call @k1_conv(%x, %w)

    becomes, where parameters and constants decide %w in every call,

        kernel.define @k1_conv(%x: .., %u: tensor<2x36x64x32xf32>) { %w = kernel.winograd_filter %u {tile = 4}  dl.conv %x, %w .. }
        %u = kernel.call @winograd36_2_64_32(%g, %w)
        %r = kernel.call @k1_conv(%x, %u)

    so that `prepack` moves the transform into @init. For f32, stride 1, channels last, images of static size.
  }];
  let options = [Option<"cpu", "cpu", "std::string", /*default=*/"\"host\"", "Named machine description">];
  let dependentDialects = ["::dlc::dl::DLDialect"];
}

def PrepackPass : Pass<"prepack", "::mlir::ModuleOp"> {
  let summary = "Kernels that read parameters and constants alone move into @init";
  let description = [{
        %w = dl.param "weight" : tensor<8x4xf32>
        %t = kernel.call @k0_transpose(%w)
        %r = kernel.call @k1_matmul(%x, %t)

    becomes

        %t = dl.state "derived.0" {derived}
        %r = kernel.call @k1_matmul(%x, %t)

        func.func private @init() {
          %w = dl.param "weight"
          %t = kernel.call @k0_transpose(%w)
          dl.state_update "derived.0", %t {derived}
        }

    A result moves if it is at most `small-bytes` or `max-growth` times the parameters that it comes from: broadcast
    parameters are computed again rather than kept. (Filters transformed by F(4, 3) are four times as large.)
  }];
  let options = [
    Option<"smallBytes", "small-bytes", "int64_t", /*default=*/"65536", "Results up to this size always move">,
    Option<"maxGrowth", "max-growth", "int64_t", /*default=*/"4", "Largest ratio of a result to its parameters">
  ];
  let dependentDialects = ["::mlir::func::FuncDialect", "::dlc::dl::DLDialect"];
}

//===----------------------------------------------------------------------===//
// fusion
//===----------------------------------------------------------------------===//

def FormKernelsPass : Pass<"form-kernels", "::mlir::ModuleOp"> {
  let summary = "Groups the ops of each function into kernels";
  let description = [{
        %0 = dl.conv %x, %w {..}
        %1 = dl.add %0, %b
        return %1

    becomes

        kernel.define @k0_conv_add(%x, %w, %b) { %0 = dl.conv ..; %1 = dl.add ..; kernel.yield %1 }
        %0 = kernel.call @k0_conv_add(%x, %w, %b)
        return %0

    Which ops go together: passes/fusion/README.md. Kernels with equal bodies are one.
  }];
  let options = [
    Option<"fuse", "fuse", "bool", /*default=*/"true", "false: one kernel for each op">,
    Option<"maxOps", "max-ops", "unsigned", /*default=*/"48", "Most ops of one kernel">,
    Option<"maxRowBytes", "max-row-bytes", "int64_t", /*default=*/"262144", "Longest row that a chain of reductions keeps">
  ];
  let dependentDialects = ["::dlc::kernel::KernelDialect", "::dlc::dl::DLDialect"];
}

//===----------------------------------------------------------------------===//
// lower
//===----------------------------------------------------------------------===//

def LowerToLinalgPass : Pass<"lower-to-linalg", "::mlir::ModuleOp"> {
  let summary = "Lowers the dl ops of functions to linalg on tensors; what lower-kernels does inside kernels, alone";
  let description = [{
        %0 = dl.exp %x : (tensor<4xf32>) -> tensor<4xf32>

    becomes

        %0 = tensor.empty() : tensor<4xf32>
        %1 = linalg.generic {..} ins(%x) outs(%0) { %2 = math.exp %in .. }

    Named dims are read from the arguments. A function in which an op can fail gets an i32 status as a last result.
  }];
  let dependentDialects = [
    "::dlc::dl::DLDialect", "::mlir::affine::AffineDialect", "::mlir::arith::ArithDialect", "::mlir::linalg::LinalgDialect",
    "::mlir::math::MathDialect", "::mlir::scf::SCFDialect", "::mlir::tensor::TensorDialect"
  ];
}

//===----------------------------------------------------------------------===//
// buffer
//===----------------------------------------------------------------------===//

def PlanBuffersPass : Pass<"plan-buffers", "::mlir::ModuleOp"> {
  let summary = "Gives every tensor its place in memory: exported functions and init become rt.func";
  let description = [{
        %0 = kernel.call @k(%x) : (tensor<64xf32>) -> tensor<64xf32>
        %1 = kernel.call @k(%0) : (tensor<64xf32>) -> tensor<64xf32>
        return %1

    becomes, @k being allowed to work in place,

        rt.launch @k ins(%x : ..) outs(%out_0 : ..)
        rt.launch @k.in_place_0_0 ins(%out_0 : ..) outs()
        rt.return
  }];
  let dependentDialects = ["::dlc::rt::RTDialect"];
}

def DeriveWeightsPass : Pass<"derive-weights", "::mlir::ModuleOp"> {
  let summary = "What init derives from parameters becomes part of the weights block; for an object without the parameters";
  let description = [{
        rt.func @init() { %w = rt.weight "fc.weight" 0; %d = rt.arena <[0]>; rt.launch @pack ins(%w : ..) outs(%d : ..); rt.return }
        rt.func @infer(%x, %y) { %d = rt.derived <[0]>; .. }

    becomes

        rt.func @init() attributes {rt.derive} { .. as before .. }
        rt.func @infer(%x, %y) { %d = rt.weight "derived.0" 0; .. }

    and the tables of passes/buffer/Layout.h say what is where.
  }];
  let dependentDialects = ["::dlc::rt::RTDialect"];
}

def RtToLLVMPass : Pass<"rt-to-llvm", "::mlir::ModuleOp"> {
  let summary = "rt.func becomes the entry points of dlc/abi.h, with the model's descriptor and m_init";
  let description = [{
        rt.func @infer(%x, %y) { rt.launch @k ins(%x : ..) outs(%y : ..) {chunks = #dl.dims<[4]>}; rt.return }

    becomes

        llvm.func @m_infer(%state, %arena, %host, %x, %y) -> i32 {
          ... checks of the arguments ...
          llvm.store %x, %slots[0]; llvm.store %y, %slots[1]
          llvm.call @dlc_rt_launch(%host, "k", @k.thunk, %slots, 4)
          llvm.return 0
        }
  }];
  let options = [
    Option<"weightsMode", "weights-mode", "std::string", /*default=*/"\"embed\"", "embed, external or caller">,
    Option<"cpu", "cpu", "std::string", /*default=*/"\"x86-64\"", "Name of the machine description, for the descriptor">,
    Option<"cpuFeatures", "cpu-features", "uint64_t", /*default=*/"0", "DLC_CPU_* bits that the kernels need">
  ];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

//===----------------------------------------------------------------------===//
// codegen
//===----------------------------------------------------------------------===//

def KernelsToLlvmPass : Pass<"kernels-to-llvm", "::mlir::ModuleOp"> {
  let summary = "Lowered kernels become LLVM functions with noalias pointers, and a thunk each";
  let description = [{
        func.func private @k(%x: memref<8xf32>, %y: memref<8xf32>, %chunk: index) attributes {kernel.inputs = 1, ...}

    becomes `llvm.func internal @k(%x: !llvm.ptr {llvm.noalias}, ...)` and
    `llvm.func internal @k.thunk(%slots: !llvm.ptr, %chunk: i64)`, which loads the arguments from 8-byte slots
    (passes/README.md) and calls it. The rest of the module stays as it is.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

def LowerKernelsPass : Pass<"lower-kernels", "::mlir::ModuleOp"> {
  let summary = "Each kernel.define becomes a function on memrefs: fused, tiled, vectorised, with declared scratch";
  let description = [{
    Contractions with their epilogues become register-tiled vector loops, everything else loops that LLVM vectorises.
    The signature and the attributes are those of passes/README.md, "After lower".
  }];
  let options = [Option<"cpu", "cpu", "std::string", /*default=*/"\"host\"", "Named machine description">];
  let dependentDialects = ["::mlir::affine::AffineDialect", "::mlir::bufferization::BufferizationDialect", "::mlir::func::FuncDialect",
    "::mlir::linalg::LinalgDialect", "::mlir::math::MathDialect", "::mlir::memref::MemRefDialect", "::mlir::scf::SCFDialect",
    "::mlir::tensor::TensorDialect", "::mlir::vector::VectorDialect", "::mlir::arith::ArithDialect", "::dlc::dl::DLDialect"];
}

#endif
