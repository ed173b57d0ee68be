// RUN: not dlc-opt %s -pack-weights=cpu=z80 2>&1 | FileCheck %s
// CHECK: pack-weights: {{.*}}z80

module {}
