// RUN: dlc-opt %s -split-input-file -verify-diagnostics | FileCheck %s
// Dim expressions: canonical form, printing, and what types may say.

// CHECK-LABEL: func.func private @canonical
// CHECK-SAME: tensor<?x?xf32, #dl.dims<[N, N * 4 + 3]>>
func.func private @canonical(tensor<?x?xf32, #dl.dims<[N, 2 * N + 1 + N * 2 + 2]>>)
// CHECK-LABEL: func.func private @divide
// CHECK-SAME: #dl.dims<[(H - 1) floordiv 2 + 1]>
func.func private @divide(tensor<?xf32, #dl.dims<[(H - 1) floordiv 2 + 1]>>)
// CHECK-LABEL: func.func private @products
// CHECK-SAME: #dl.dims<[N * H, N mod 4, H ceildiv 3]>
func.func private @products(tensor<?x?x?xf32, #dl.dims<[N * H, N mod 4, H ceildiv 3]>>)
// CHECK-LABEL: func.func private @order
// CHECK-SAME: #dl.dims<[N, H, (N * H) * 6, (N * H) * 6]>
func.func private @order(tensor<?x?x?x?xf32, #dl.dims<[N, H, N * (H * 2) * 3, H * 6 * N]>>)
// CHECK-LABEL: func.func private @folds
// CHECK-SAME: tensor<?x6xf32, #dl.dims<[N, 6]>>
func.func private @folds(tensor<?x6xf32, #dl.dims<[N, 2 * 3]>>)

// -----

// expected-error @+1 {{type has 2 dims, its #dl.dims encoding 1}}
func.func private @rank(tensor<?x4xf32, #dl.dims<[N]>>)

// -----

// expected-error @+1 {{dim 1 is 4 in the type and 5 in its #dl.dims encoding}}
func.func private @size(tensor<?x4xf32, #dl.dims<[N, 5]>>)

// -----

func.func @broadcast(%x: tensor<?x4xf32, #dl.dims<[N, 4]>>, %y: tensor<?x1xf32, #dl.dims<[M, 1]>>) {
  // expected-error @+2 {{failed to infer returned types}}
  // expected-error @+1 {{shapes do not broadcast: [N, 4] and [M, 1]: dim 0 is N and M}}
  %0 = dl.add %x, %y : (tensor<?x4xf32, #dl.dims<[N, 4]>>, tensor<?x1xf32, #dl.dims<[M, 1]>>) -> tensor<?x4xf32, #dl.dims<[N, 4]>>
  return
}
