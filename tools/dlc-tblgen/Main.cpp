//===- Main.cpp - dlc-tblgen: what follows from the op records ------------===//
//
// Backends over the records of class DL_Op (dialects/dl/Base.td). Each output is an X-macro list or a set of
// functions that its one user includes:
//
//   -gen-op-facts         DLC_OP(Class, name, family, version, ulp, inPlace...)   compiler
//   -gen-scalar-lowering  bodies of lowerScalar for every op with a scalar form   passes/lower
//   -gen-lowering-table   DLC_SCALAR, DLC_REDUCE and DLC_STRUCTURED(Class, ...)   passes/lower
//   -gen-kernel-table     DLC_SCALAR_KERNEL(...) and DLC_KERNEL(...)              runtime/kernels
//   -gen-onnx-table       DLC_ONNX(onnx name, since opset, op)                    compiler/import
//   -gen-builtins         the ops as functions of the language                    compiler/frontend
//   -gen-gradients        reverse rules that the records state                    dialects/dl
//   -gen-reference        the op reference in Markdown
//
//===----------------------------------------------------------------------===//
#include "llvm/TableGen/Main.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TableGen/Error.h"
#include "llvm/TableGen/Record.h"
#include "llvm/TableGen/TableGenBackend.h"

using namespace llvm;

namespace {

/// One op's record, with its derived names.
struct OpRecord {
  const Record *record;

  StringRef mnemonic() const { return record->getValueAsString("opName"); }
  StringRef family() const { return record->getValueAsString("family"); }
  /// "DL_ReduceSumOp" -> "ReduceSumOp".
  StringRef className() const { return record->getName().drop_front(StringRef("DL_").size()); }
  /// "ReduceSum": the stem of kernels and lowerings.
  StringRef stem() const { return className().drop_back(StringRef("Op").size()); }
  bool hasScalar() const { return record->getValueAsDag("scalar")->getNumArgs() != 0; }
  /// States how it combines two elements: `combine` and `neutral`.
  bool isReduction() const { return record->getValue("combine") && record->getValue("neutral"); }
  StringRef eager() const { return record->getValueAsString("eager"); }
  StringRef text(StringRef field) const { return record->getValueAsString(field); }
  const DagInit *arguments() const { return record->getValueAsDag("arguments"); }
  const DagInit *results() const { return record->getValueAsDag("results"); }

  static const Record *constraintOf(const Init *init) { return cast<DefInit>(init)->getDef(); }
  static bool isAttribute(const Record *constraint) {
    return constraint->isSubClassOf("Attr") || constraint->isSubClassOf("AttrConstraint");
  }

  /// Names of the tensor operands, in order.
  SmallVector<StringRef> operands() const {
    SmallVector<StringRef> names;
    for (unsigned i = 0; i < arguments()->getNumArgs(); ++i)
      if (!isAttribute(constraintOf(arguments()->getArg(i))))
        names.push_back(arguments()->getArgNameStr(i));
    return names;
  }
};

SmallVector<OpRecord> allOps(const RecordKeeper &records) {
  SmallVector<OpRecord> ops;
  for (const Record *record : records.getAllDerivedDefinitions("DL_Op"))
    ops.push_back({record});
  llvm::sort(ops, [](const OpRecord &a, const OpRecord &b) {
    return std::make_pair(a.family(), a.mnemonic()) < std::make_pair(b.family(), b.mnemonic());
  });
  for (const OpRecord &op : ops) {
    // Facts that must be there, checked where they are read first.
    if (op.hasScalar() == op.eager().empty())
      PrintFatalError(op.record->getLoc(), "`scalar` and `eager` are stated together or not at all");
    if (op.record->getValueAsListOfDefs("onnx").empty() == op.text("noOnnx").empty())
      PrintFatalError(op.record->getLoc(), "state `onnx` or `noOnnx`, and not both");
    if (op.text("summary").empty())
      PrintFatalError(op.record->getLoc(), "has no summary");
  }
  return ops;
}

void emitBanner(raw_ostream &os, StringRef what) { emitSourceFileHeader(what, os); }

void emitOpFacts(const RecordKeeper &records, raw_ostream &os) {
  emitBanner(os, "DLC_OP(Class, name, family, version, ulp, {in-place operands}, noLowering, can fail)");
  for (const OpRecord &op : allOps(records)) {
    os << "DLC_OP(" << op.className() << ", \"dl." << op.mnemonic() << "\", \"" << op.family() << "\", "
       << op.record->getValueAsInt("opVersion") << ", " << op.record->getValueAsInt("ulp") << ", DLC_LIST(";
    interleaveComma(op.record->getValueAsListOfInts("inPlace"), os);
    os << "), \"" << op.text("noLowering") << "\", " << (op.record->getValueAsBit("canFail") ? "true" : "false")
       << ")\n";
  }
  os << "#undef DLC_OP\n";
}

void emitScalarDag(const Init *init, StringRef name, raw_ostream &os) {
  if (auto *dag = dyn_cast<DagInit>(init)) {
    os << "scalar::" << dag->getOperatorAsDef({})->getValueAsString("function") << "(b";
    for (unsigned i = 0; i < dag->getNumArgs(); ++i) {
      os << ", ";
      emitScalarDag(dag->getArg(i), dag->getArgNameStr(i), os);
    }
    os << ")";
    return;
  }
  os << name;
}

void emitScalarLowering(const RecordKeeper &records, raw_ostream &os) {
  emitBanner(os, "Scalar forms of the elementwise ops");
  for (const OpRecord &op : allOps(records)) {
    if (!op.hasScalar())
      continue;
    os << "static ::mlir::Value lowerScalar" << op.stem() << "(ScalarBuilder &b, ::mlir::ValueRange operands) {\n";
    for (auto [index, name] : enumerate(op.operands()))
      os << "  ::mlir::Value " << name << " = operands[" << index << "];\n";
    os << "  return ";
    emitScalarDag(op.record->getValueAsDag("scalar"), "", os);
    os << ";\n}\n";
  }
}

void emitLoweringTable(const RecordKeeper &records, raw_ostream &os) {
  emitBanner(os, "DLC_SCALAR(Class, lowerScalar function), DLC_REDUCE(Class, combining scalar function, neutral), "
                 "DLC_STRUCTURED(Class)");
  for (const OpRecord &op : allOps(records)) {
    if (op.hasScalar())
      os << "DLC_SCALAR(" << op.className() << ", lowerScalar" << op.stem() << ")\n";
    else if (op.isReduction())
      os << "DLC_REDUCE(" << op.className() << ", " << op.text("combine") << ", " << op.text("neutral") << ")\n";
    else if (op.text("noLowering").empty())
      os << "DLC_STRUCTURED(" << op.className() << ")\n";
  }
  os << "#undef DLC_SCALAR\n#undef DLC_REDUCE\n#undef DLC_STRUCTURED\n";
}

/// "float", "num", "int", "bit", "bool", "any": which element types an operand takes.
StringRef typeClass(const Record *constraint) {
  StringRef name = constraint->getName();
  return StringSwitch<StringRef>(name)
      .Case("DL_FloatTensor", "Float")
      .Case("DL_NumTensor", "Num")
      .Case("DL_IntTensor", "Int")
      .Case("DL_BitTensor", "Bit")
      .Case("DL_BoolTensor", "Bool")
      .Default("Any");
}

void emitKernelTable(const RecordKeeper &records, raw_ostream &os) {
  emitBanner(os,
             "DLC_SCALAR_KERNEL(Stem, name, version, arity, types of the last operand, isPredicate, expression over "
             "its operands) and DLC_KERNEL(Stem, name, version)");
  for (const OpRecord &op : allOps(records)) {
    if (!op.text("noKernel").empty())
      continue;
    unsigned version = op.record->getValueAsInt("opVersion");
    if (!op.hasScalar()) {
      os << "DLC_KERNEL(" << op.stem() << ", \"dl." << op.mnemonic() << "\", " << version << ")\n";
      continue;
    }
    SmallVector<StringRef> operands = op.operands();
    const Record *last = nullptr;
    for (unsigned i = 0; i < op.arguments()->getNumArgs(); ++i)
      if (!OpRecord::isAttribute(OpRecord::constraintOf(op.arguments()->getArg(i))))
        last = OpRecord::constraintOf(op.arguments()->getArg(i));
    bool predicate = typeClass(OpRecord::constraintOf(op.results()->getArg(0))) == "Bool";
    os << "DLC_SCALAR_KERNEL(" << op.stem() << ", \"dl." << op.mnemonic() << "\", " << version << ", "
       << operands.size() << ", " << typeClass(last) << ", " << (predicate ? "true" : "false") << ", DLC_LIST(";
    interleaveComma(operands, os);
    os << "), (" << op.eager() << "))\n";
  }
  os << "#undef DLC_SCALAR_KERNEL\n#undef DLC_KERNEL\n";
}

void emitOnnxTable(const RecordKeeper &records, raw_ostream &os) {
  emitBanner(os, "DLC_ONNX(onnx name, since opset, Class, dl name)");
  for (const OpRecord &op : allOps(records))
    for (const Record *onnx : op.record->getValueAsListOfDefs("onnx"))
      os << "DLC_ONNX(\"" << onnx->getValueAsString("name") << "\", " << onnx->getValueAsInt("opset") << ", "
         << op.className() << ", \"dl." << op.mnemonic() << "\")\n";
  os << "#undef DLC_ONNX\n";
}

/// How the front end makes an attribute from a static value; empty for one that the language cannot write.
StringRef attributeKind(const Record *constraint) {
  if (constraint->isSubClassOf("DefaultValuedAttr"))
    return attributeKind(constraint->getValueAsDef("baseAttr"));
  if (constraint->isSubClassOf("EnumAttrInfo") || constraint->isSubClassOf("EnumAttr"))
    return "Enum";
  return StringSwitch<StringRef>(constraint->getName())
      .Case("I64Attr", "Int")
      .Case("BoolAttr", "Bool")
      .Case("StrAttr", "String")
      .Case("DenseI64ArrayAttr", "Ints")
      .Case("TypeAttr", "Type")
      .Case("DL_DimsAttr", "Dims")
      .Case("ElementsAttr", "Elements")
      .Default("");
}

/// The language's names of the element types that an operand or result may have, separated by spaces.
std::string elementTypes(const Record *constraint) {
  if (constraint->isSubClassOf("Variadic"))
    return elementTypes(constraint->getValueAsDef("baseType"));
  // RankedTensorOf keeps its list in words only: "ranked tensor of 1-bit signless integer or bfloat16 type values".
  StringRef text = constraint->getValueAsString("summary");
  if (!text.consume_front("ranked tensor of ") || !text.consume_back(" values"))
    PrintFatalError(constraint->getLoc(), "not a RankedTensorOf");
  std::string names;
  SmallVector<StringRef> types;
  text.split(types, " or ");
  for (StringRef type : types) {
    auto [width, kind] = type.split("-bit ");
    std::string name = type == "bfloat16 type"            ? "bf16"
                       : type == "1-bit signless integer" ? "bool"
                       : kind == "float"                  ? "f" + width.str()
                       : kind == "unsigned integer"       ? "u" + width.str()
                                                          : "i" + width.str();
    names += (names.empty() ? "" : " ") + name;
  }
  return names;
}

void emitBuiltins(const RecordKeeper &records, raw_ostream &os) {
  emitBanner(os, "{mnemonic, infers its types, element types of each result, parameters {name, kind, what, default}}");
  for (const OpRecord &op : allOps(records)) {
    // Those that the language has words for: param, state, update, print, assert, calls, if, for, while.
    bool writable = op.family() != "State" && op.family() != "Call" && op.family() != "Control" && op.family() != "Autodiff", infers = false;
    for (unsigned i = 0; i < op.arguments()->getNumArgs(); ++i)
      if (const Record *constraint = OpRecord::constraintOf(op.arguments()->getArg(i));
          OpRecord::isAttribute(constraint))
        writable &= !attributeKind(constraint).empty();
    for (const Record *trait : op.record->getValueAsListOfDefs("traits"))
      infers |= trait->getName() == "InferTypeOpAdaptor";
    if (!writable)
      continue;
    os << "{\"" << op.mnemonic() << "\", " << (infers ? "true" : "false") << ", {";
    for (unsigned i = 0; i < op.results()->getNumArgs(); ++i)
      os << (i ? ", " : "") << '"' << elementTypes(OpRecord::constraintOf(op.results()->getArg(i))) << '"';
    os << "}, {";
    for (unsigned i = 0; i < op.arguments()->getNumArgs(); ++i) {
      const Record *constraint = OpRecord::constraintOf(op.arguments()->getArg(i));
      os << (i ? ", " : "") << "{\"" << op.arguments()->getArgNameStr(i) << "\", BuiltinParam::";
      if (!OpRecord::isAttribute(constraint)) {
        os << (constraint->isSubClassOf("Variadic") ? "Operands" : "Operand") << ", \"" << elementTypes(constraint)
           << "\", {}}";
        continue;
      }
      const Record *base = constraint;
      os << attributeKind(constraint) << ", \"";
      if (constraint->isSubClassOf("DefaultValuedAttr"))
        base = constraint->getValueAsDef("baseAttr");
      // An enum's mnemonic and cases: "pad_mode constant reflect edge wrap".
      if (base->isSubClassOf("EnumAttr")) {
        os << base->getValueAsString("mnemonic");
        for (const Record *entry : base->getValueAsDef("enum")->getValueAsListOfDefs("enumerants"))
          os << " " << entry->getValueAsString("str");
      }
      os << "\", ";
      if (constraint->isSubClassOf("DefaultValuedAttr")) {
        // "::dlc::dl::PadMode::constant" is "constant".
        StringRef text = constraint->getValueAsString("defaultValue");
        os << "{\"" << StringRef(text.contains("::") ? text.rsplit("::").second : text).trim("\"\\") << "\"}";
      } else {
        os << "{}";
      }
      os << "}";
    }
    os << "}},\n";
  }
}

void emitGradients(const RecordKeeper &records, raw_ostream &os) {
  emitBanner(os, "Reverse rules that the records state");
  for (const OpRecord &op : allOps(records)) {
    std::vector<StringRef> rules = op.record->getValueAsListOfStrings("gradient");
    StringRef reason = op.text("noGradient");
    if (!rules.empty() && !reason.empty())
      PrintFatalError(op.record->getLoc(), "state `gradient` or `noGradient`, and not both");
    os << "::llvm::StringRef " << op.className() << "::whyNoGradient() { return \"" << reason << "\"; }\n";
    // The others stand beside the op.
    if (rules.empty() && reason.empty())
      continue;
    os << "::llvm::LogicalResult " << op.className() << "::buildGradients(GradientRule &rule) {\n";
    if (!rules.empty()) {
      if (rules.size() != op.operands().size())
        PrintFatalError(op.record->getLoc(), "`gradient` has one rule for each operand");
      for (auto [index, name] : enumerate(op.operands()))
        os << "  [[maybe_unused]] Term " << name << "{&rule, getOperation()->getOperand(" << index << ")};\n";
      os << "  [[maybe_unused]] Term r{&rule, getOperation()->getResult(0)};\n"
         << "  [[maybe_unused]] Incoming dr{{&rule, rule.incoming()}};\n";
      for (auto [index, rule] : enumerate(rules))
        if (!rule.empty())
          os << "  if (rule.wants(" << index << "))\n    rule.add(" << index << ", " << rule << ");\n";
    }
    os << "  return ::llvm::success();\n}\n";
  }
}

void emitReference(const RecordKeeper &records, raw_ostream &os) {
  os << "# The ops of the `dl` dialect\n\nGenerated from their records; `x`: operands, attributes, then results.\n";
  StringRef family;
  for (const OpRecord &op : allOps(records)) {
    if (op.family() != family) {
      family = op.family();
      os << "\n## " << family
         << "\n\n| op | operands and attributes | meaning | ONNX | tolerance between engines "
            "|\n|---|---|---|---|---|\n";
    }
    os << "| `dl." << op.mnemonic() << "` | ";
    for (unsigned i = 0; i < op.arguments()->getNumArgs(); ++i)
      os << (i ? ", " : "") << "`" << op.arguments()->getArgNameStr(i) << "`";
    os << " | " << op.text("summary") << " | ";
    auto onnx = op.record->getValueAsListOfDefs("onnx");
    if (onnx.empty())
      os << "none: " << op.text("noOnnx");
    interleaveComma(onnx, os, [&](const Record *name) {
      os << name->getValueAsString("name") << "-" << name->getValueAsInt("opset");
    });
    os << " | " << op.record->getValueAsInt("ulp") << " ulp |\n";
  }
}

enum class Action { None, OpFacts, ScalarLowering, LoweringTable, KernelTable, OnnxTable, Builtins, Gradients, Reference };
cl::opt<Action> action(cl::desc("What to generate:"), cl::init(Action::None),
                       cl::values(clEnumValN(Action::OpFacts, "gen-op-facts", "facts of every op"),
                                  clEnumValN(Action::ScalarLowering, "gen-scalar-lowering", "scalar forms"),
                                  clEnumValN(Action::LoweringTable, "gen-lowering-table", "which ops lower how"),
                                  clEnumValN(Action::KernelTable, "gen-kernel-table", "the eager engine's kernels"),
                                  clEnumValN(Action::OnnxTable, "gen-onnx-table", "ONNX names"),
                                  clEnumValN(Action::Builtins, "gen-builtins", "the language's functions"),
                                  clEnumValN(Action::Gradients, "gen-gradients", "reverse rules"),
                                  clEnumValN(Action::Reference, "gen-reference", "the op reference")));

bool run(raw_ostream &os, const RecordKeeper &records) {
  switch (action) {
  case Action::None:
    PrintFatalError("say what to generate");
  case Action::OpFacts:
    emitOpFacts(records, os);
    break;
  case Action::ScalarLowering:
    emitScalarLowering(records, os);
    break;
  case Action::LoweringTable:
    emitLoweringTable(records, os);
    break;
  case Action::KernelTable:
    emitKernelTable(records, os);
    break;
  case Action::OnnxTable:
    emitOnnxTable(records, os);
    break;
  case Action::Builtins:
    emitBuiltins(records, os);
    break;
  case Action::Gradients:
    emitGradients(records, os);
    break;
  case Action::Reference:
    emitReference(records, os);
    break;
  }
  return false;
}

} // namespace

int main(int argc, char **argv) {
  InitLLVM init(argc, argv);
  cl::ParseCommandLineOptions(argc, argv);
  return TableGenMain(argv[0], run);
}
