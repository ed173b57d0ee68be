// RUN: dlc-opt %s --rt-to-llvm --split-input-file --verify-diagnostics

// expected-error @+1 {{an exported function cannot be named query: the object has a function of that name}}
rt.func @query() attributes {num_inputs = 0, arena_bytes = #dl.dims<[0]>, dl.export} {
  rt.return
}

// -----

llvm.func @k.thunk(!llvm.ptr, i64)
rt.func @infer() attributes {num_inputs = 0, arena_bytes = #dl.dims<[0]>, dl.export} {
  // expected-error @+1 {{needs the dim "M", which the entry does not declare}}
  rt.launch @k ins() outs() {dims = ["M"]}
  rt.return
}
