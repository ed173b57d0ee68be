// RUN: dlc-opt %s -prepack -verify-diagnostics

// expected-error @+1 {{an exported function cannot be called `init`}}
func.func @init() attributes {dl.export} {
  return
}
