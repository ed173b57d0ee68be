// What the eager engine cannot run is said at its place, before anything runs.
// RUN: split-file %s %t
// RUN: not dlc run %t/external.mlir --input x=rand:1 --eager 2>&1 | FileCheck %s --check-prefix=EXTERNAL
// RUN: not dlc run %t/rank.mlir --input x=rand:1 --eager 2>&1 | FileCheck %s --check-prefix=RANK
// RUN: not dlc run %t/attribute.mlir --input x=rand:1 --eager 2>&1 | FileCheck %s --check-prefix=ATTRIBUTE
// RUN: not dlc run %t/recursion.mlir --input x=rand:1 --eager 2>&1 | FileCheck %s --check-prefix=RECURSION

//--- external.mlir
module {
  // EXTERNAL: external.mlir:3:3: error: 'func.func' op has no body, so that the eager engine cannot run it
  func.func private @outside(tensor<2xf32>) -> tensor<2xf32>
  func.func @infer(%x: tensor<2xf32> {dl.name = "x"}) -> (tensor<2xf32> {dl.name = "y"}) attributes {dl.export} {
    %0 = func.call @outside(%x) : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}

//--- rank.mlir
module {
  // RANK: error: rank 9 of f32[1, 1, 1, 1, 1, 1, 1, 1, 2] is more than the supported 8
  func.func @infer(%x: tensor<1x1x1x1x1x1x1x1x2xf32> {dl.name = "x"}) -> (tensor<1x1x1x1x1x1x1x1x2xf32> {dl.name = "y"}) attributes {dl.export} {
    return %x : tensor<1x1x1x1x1x1x1x1x2xf32>
  }
}

//--- attribute.mlir
module {
  func.func @infer(%x: tensor<2xf32> {dl.name = "x"}) -> (tensor<2xf32> {dl.name = "y"}) attributes {dl.export} {
    // ATTRIBUTE: attribute.mlir:4:10: error: 'dl.neg' op attribute map = affine_map<(d0) -> (d0)> has no form in a serialised graph
    %0 = dl.neg %x {map = affine_map<(d0) -> (d0)>, list = [1 : i64, "a"]} : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}

//--- recursion.mlir
module {
  // RECURSION: error: the module does not make a valid graph: function again calls itself
  func.func private @again(%x: tensor<2xf32>) -> tensor<2xf32> {
    %0 = func.call @again(%x) : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @infer(%x: tensor<2xf32> {dl.name = "x"}) -> (tensor<2xf32> {dl.name = "y"}) attributes {dl.export} {
    %0 = func.call @again(%x) : (tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
}
