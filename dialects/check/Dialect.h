//===- Dialect.h - The check dialect ----------------------------*- C++ -*-===//
#ifndef DLC_DIALECTS_CHECK_DIALECT_H
#define DLC_DIALECTS_CHECK_DIALECT_H

#include "dialects/dl/Dialect.h"

#include "dialects/check/Dialect.h.inc"
#define GET_OP_CLASSES
#include "dialects/check/Ops.h.inc"

#endif
