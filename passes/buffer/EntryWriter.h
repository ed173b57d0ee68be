//===- EntryWriter.h - An rt function as an entry point ---------*- C++ -*-===//
#ifndef DLC_PASSES_BUFFER_ENTRYWRITER_H
#define DLC_PASSES_BUFFER_ENTRYWRITER_H

#include "passes/buffer/Descriptor.h"

namespace dlc::buffer {

/// Writes one rt.func: `m_ENTRY`, the wrapper of type dlc_entry_fn and the function of the arena's size; or the body of
/// `m_init`, or `dlc.derive`. `siteTables` counts the module's tables of places in the source.
llvm::LogicalResult writeEntry(LLVMWriter &w, rt::FuncOp entry, const ModelInfo &model, unsigned &siteTables);

} // namespace dlc::buffer

#endif
