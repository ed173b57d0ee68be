/* Format.h - the serialised graph that the eager engine runs.
 *
 * Little-endian, no padding, read front to back by a bounds-checked reader; every count and index is checked before
 * use, so that a truncated or altered file is an error (DLC_CORRUPT) and nothing else. Written by
 * compiler/emit/GraphWriter.cpp from the `dl` module as it was before optimisation.
 *
 *   file      := "DLCGRAPH" u32 version, u32 0, u64 bytes (of the whole file), u64 FNV-1a-64 of all that follows,
 *                u32 n, string[n], u32 n, function[n]
 *   string    := u32 length, bytes (UTF-8)
 *   function  := str name, u8 flags (1: exported, 2: eager fn), u32 n, dim[n], u32 n, result[n] (name, type), region
 *   dim       := str name, i64 low, i64 high
 *   region    := u32 n, argument[n] (str name, type), u32 n, op[n]      the last op is a terminator
 *   type      := u8 dtype (dlc_dtype), u8 rank, str[rank]               each dim as a postfix expression (dlc_dim.expr)
 *   op        := str name ("dl.add"), u32 version, str location ("net.dl:12:7"), str path ("blocks.3.attn"),
 *                u32 n, value[n], u32 n, type[n] (results), u32 n, attribute[n], u32 n, region[n]
 *   attribute := str name, u8 kind, payload
 *   str       := u32 index into the strings; value := u32 index
 *
 * Values are numbered through a function in order of appearance: a region's arguments, then each op's results;
 * a nested region goes on counting and sees the values of the regions around it. Terminators: "func.return" with the
 * function's results, "dl.yield" in nested regions with the carried values. Calls are "func.call" and
 * "dl.composite" and "dl.eager_call" with the attribute `callee`.
 *
 * Control flow, the only ops with regions; the types of what goes round are equal at every place:
 *   dl.if     operand: bool scalar; two regions without arguments; each yields the results
 *   dl.for    operands: count (i64 scalar), then the initial values; one region with the index (i64 scalar), then the
 *             carried values, which yields the next ones; a count of 0 or less gives the initial values
 *   dl.while  operands: the initial values; two regions with the carried values: the first yields a bool scalar,
 * whether to go on, the second the next values */
#ifndef DLC_RUNTIME_GRAPH_FORMAT_H
#define DLC_RUNTIME_GRAPH_FORMAT_H

#include <stdint.h>

#define DLC_GRAPH_MAGIC "DLCGRAPH"
#define DLC_GRAPH_VERSION 1u

enum dlc_graph_function_flag { DLC_GRAPH_EXPORTED = 1, DLC_GRAPH_EAGER = 2 };

enum dlc_graph_attribute_kind {
  DLC_GRAPH_INT = 0,    /* i64; also bools and enums */
  DLC_GRAPH_FLOAT = 1,  /* f64 */
  DLC_GRAPH_STRING = 2, /* str; also symbol references */
  DLC_GRAPH_INTS = 3,   /* u32 n, i64[n] */
  DLC_GRAPH_DIMS = 4,   /* u32 n, str[n]: postfix expressions */
  DLC_GRAPH_DTYPE = 5,  /* u8 */
  DLC_GRAPH_TENSOR = 6, /* type, u64 bytes, the elements row-major; dl.constant repeats a scalar to its shape */
  DLC_GRAPH_DICT = 7    /* u32 n, attribute[n] */
};

#endif
