// RUN: dlc-opt %s --lower-to-linalg -split-input-file -verify-diagnostics

func.func @program_level(%x: tensor<3xf32>) {
  // expected-error @+1 {{does not belong into a kernel; fusion leaves it to the program level}}
  dl.print "x", %x : tensor<3xf32>
  return
}

// -----

// expected-error @+1 {{no argument has each of its named dims as a dim of its own}}
func.func @unknown_dim(%x: tensor<?xf32, #dl.dims<[N * 2]>>) -> tensor<?xf32, #dl.dims<[N * 2]>> {
  %0 = dl.neg %x : (tensor<?xf32, #dl.dims<[N * 2]>>) -> tensor<?xf32, #dl.dims<[N * 2]>>
  return %0 : tensor<?xf32, #dl.dims<[N * 2]>>
}
