// The dialects, for all that is compiled after them. A change of an op reaches nearly every file anyway.
#include "compiler/cmake/MlirHeaders.h"
#include "dialects/check/Dialect.h"
#include "dialects/dl/Dialect.h"
#include "dialects/kernel/Dialect.h"
#include "dialects/rt/Dialect.h"
