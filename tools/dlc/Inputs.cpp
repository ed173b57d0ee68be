//===- Inputs.cpp - What a model is run on --------------------------------===//
#include "tools/dlc/Inputs.h"
#include "runtime/base/Philox.h"
#include "tools/dlc/Command.h"
#include "tools/dlc/Runner.h"
#include "tools/dlc/TensorFiles.h"
#include <charconv>
#include <cmath>
#include <limits>
#include <map>
#include <set>

namespace dlc::cli {

namespace {

/// The declared dims of an entry's inputs, parsed.
struct Declared {
  std::vector<DimRange> ranges;
  std::vector<std::vector<DimExpr>> inputs;

  explicit Declared(const dlc_entry_desc &entry) {
    for (int32_t i = 0; i < entry.dim_count; ++i)
      ranges.push_back({entry.dims[i].name, entry.dims[i].low, entry.dims[i].high});
    for (int32_t i = 0; i < entry.input_count; ++i) {
      inputs.emplace_back();
      for (int32_t d = 0; d < entry.inputs[i].rank; ++d) {
        const dlc_dim &dim = entry.inputs[i].dims[d];
        inputs.back().emplace_back(dim.size);
        // The runtime checked the descriptor when it opened the model.
        if (dim.expr && !DimExpr::parse(dim.expr, inputs.back().back()).ok())
          inputs.back().back() = DimExpr(0);
      }
    }
  }
};

bool parseInt(std::string_view text, int64_t &value) {
  auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  return error == std::errc() && end == text.data() + text.size();
}

/// Which tensor of a list a name in an archive means: the one of that name, or PREFIX and its position; -1 for none.
int32_t positionOf(const std::string &name, const std::string &prefix, const dlc_tensor_desc *list, int32_t count) {
  for (int32_t i = 0; i < count; ++i)
    if (list[i].name == name)
      return i;
  int64_t position = -1;
  // NumPy calls arrays without a name arr_0, arr_1, ....
  for (const std::string &start : {prefix, std::string(prefix == "in_" ? "arr_" : prefix)})
    if (name.rfind(start, 0) == 0 && parseInt(std::string_view(name).substr(start.size()), position) && position >= 0 &&
        position < count)
      return int32_t(position);
  return -1;
}

/// rand:SEED or rand:SEED:LOW:HIGH.
struct RandomSpec {
  int64_t seed = 0;
  double low = 0, high = 0;
  bool ranged = false;

  static bool parse(const std::string &text, RandomSpec &spec) {
    std::vector<std::string> parts = CLI::detail::split(text, ':');
    if (text.empty() || text.back() == ':' || parts.size() == 2 || parts.size() > 3 || !parseInt(parts[0], spec.seed))
      return false;
    spec.ranged = parts.size() == 3;
    return !spec.ranged ||
           (CLI::detail::lexical_cast(parts[1], spec.low) && CLI::detail::lexical_cast(parts[2], spec.high) &&
            spec.low <= spec.high && std::isfinite(spec.high - spec.low));
  }

  /// Without a range, floats are standard normal, and integers 0 or 1, which any index takes.
  void fill(Tensor &tensor, uint64_t stream) const {
    int64_t count = tensor.count();
    dispatch(tensor.dtype, [&](auto storage) {
      using Storage = decltype(storage);
      using Compute = ComputeType<Storage>;
      for (int64_t i = 0; i < count; ++i) {
        uint32_t word = randomBlock(uint64_t(seed), stream, uint64_t(i / 4))[i % 4];
        if constexpr (std::is_floating_point_v<Compute>)
          tensor.data<Storage>()[i] =
              store<Storage>(Compute(ranged ? low + (high - low) * uniformOf(word) : normalOf(word)));
        else if constexpr (std::is_same_v<Compute, bool>)
          tensor.data<Storage>()[i] = store<Storage>(word & 1);
        else
          tensor.data<Storage>()[i] = store<Storage>(
              Compute(ranged ? int64_t(low) + int64_t(double(word) * 0x1p-32 * (high - low + 1)) : int64_t(word & 1)));
      }
    });
  }
};

/// The reader of one command line: which input gets what.
class Reader {
public:
  Reader(const InputArguments &arguments, const dlc_entry_desc &entry, bool each)
      : arguments(arguments), entry(entry), each(each), declared(entry), given(entry.input_count),
        files(entry.input_count) {}

  bool run(std::vector<Tensor> &tensors) {
    for (const std::string &text : arguments.inputs)
      assign(text);
    for (const std::string &text : arguments.dims)
      assignDim(text);
    if (!good)
      return false;
    bindDims();
    if (!good)
      return false;
    tensors.clear();
    for (int32_t i = 0; i < entry.input_count; ++i)
      tensors.push_back(make(i));
    return good;
  }

private:
  void problem(const std::string &message) {
    fault(message);
    good = false;
  }

  int32_t indexOf(const std::string &name) const {
    for (int32_t i = 0; i < entry.input_count; ++i)
      if (entry.inputs[i].name == name)
        return i;
    return -1;
  }

  std::string inputNames() const {
    std::string names;
    for (int32_t i = 0; i < entry.input_count; ++i)
      names += (i ? ", " : "") + std::string(entry.inputs[i].name);
    return names.empty() ? "none" : names;
  }

  void assign(const std::string &text) {
    size_t equals = text.find('=');
    int32_t index = equals == std::string::npos ? -1 : indexOf(text.substr(0, equals));
    std::string spec = index >= 0 ? text.substr(equals + 1) : text;
    if (index < 0) {
      // A file of several tensors gives those that have an input's name.
      std::map<std::string, Tensor> all;
      if (isArchive(text)) {
        if (!readArchive(text, all))
          return void(good = false);
        bool any = false;
        for (auto &[name, tensor] : all)
          if (int32_t i = positionOf(name, "in_", entry.inputs, entry.input_count); i >= 0) {
            files[i] = std::move(tensor);
            given[i] = text + ":" + name;
            any = true;
          }
        if (!any)
          problem(text + " holds no tensor with the name of an input of " + entry.name + ", nor in_0; inputs are " +
                  inputNames());
        return;
      }
      if (equals != std::string::npos)
        return problem("there is no input '" + text.substr(0, equals) + "' of " + entry.name + "; inputs are " +
                       inputNames());
      if (entry.input_count != 1)
        return problem("'" + text + "' does not say for which input it is; write NAME=" + text + " with one of " +
                       inputNames());
      index = 0;
    }
    if (!given[index].empty())
      return problem("input " + std::string(entry.inputs[index].name) + " is given twice");
    given[index] = spec;
    if (spec.rfind("rand:", 0) == 0) {
      RandomSpec random;
      if (!RandomSpec::parse(spec.substr(5), random))
        return problem("'" + spec + "' is not rand:SEED or rand:SEED:LOW:HIGH");
      randoms[index] = random;
    } else if (!readTensor(spec, files[index])) {
      good = false;
    }
  }

  void assignDim(const std::string &text) {
    size_t equals = text.find('=');
    int64_t size = 0;
    if (equals == std::string::npos || !parseInt(std::string_view(text).substr(equals + 1), size))
      return problem("--dim " + text + " is not NAME=SIZE");
    std::string name = text.substr(0, equals);
    for (const DimRange &range : declared.ranges)
      if (range.name == name) {
        if (size < range.low || size > range.high)
          return problem("--dim " + text + ": the range of " + name + " is " + std::to_string(range.low) +
                         "..=" + std::to_string(range.high));
        if (values.find(name))
          return problem("--dim " + name + " is given twice");
        asked.insert(name);
        return values.set(name, size);
      }
    std::string names;
    for (const DimRange &range : declared.ranges)
      names += (names.empty() ? "" : ", ") + range.name;
    problem("--dim " + text + ": " + entry.name + " has no such dim; " +
            (names.empty() ? "it has none" : "they are " + names));
  }

  /// Dims that a file's tensor shows stand before the smallest size of the range.
  void bindDims() {
    for (int32_t i = 0; i < entry.input_count; ++i) {
      const std::vector<DimExpr> &dims = declared.inputs[i];
      // A slice for --each lost the first dim, or has 1 there.
      size_t lost = each ? size_t(files[i].shape.rank) - dims.size() : 0;
      if (!files[i].bytes || lost > 1 || size_t(files[i].shape.rank) != dims.size() + lost)
        continue;
      for (size_t d = 0; d < dims.size(); ++d) {
        auto name = dims[d].nameOnly();
        if (!name)
          continue;
        int64_t size = each && !lost && d == 0 ? 1 : files[i].shape[int(d + lost)];
        if (auto before = values.find(*name); !before)
          values.set(*name, size);
        else if (*before != size && asked.count(std::string(*name)))
          problem("--dim " + std::string(*name) + "=" + std::to_string(*before) + ", but " + given[i] + " has " +
                  std::to_string(size) + " there; leave --dim away");
      }
    }
    for (const DimRange &range : declared.ranges)
      if (!values.find(range.name))
        values.set(range.name, range.low);
  }

  Tensor make(int32_t index) {
    const dlc_tensor_desc &desc = entry.inputs[index];
    if (files[index].bytes) {
      // Everything else about it is checked by the runtime, but its message cannot know the file.
      if (files[index].dtype != desc.dtype)
        problem("input " + std::string(desc.name) + " is " + toString(desc) + ", and " + given[index] + " holds " +
                files[index].typeString() + "; convert it to " + nameOf(DType(desc.dtype)));
      return files[index];
    }
    auto random = randoms.find(index);
    if (random == randoms.end() && !arguments.randomByDefault) {
      problem("input " + std::string(desc.name) + " has no value; it is " + toString(desc) + ". Give --input " +
              desc.name + "=FILE or " + desc.name + "=rand:SEED");
      return {};
    }
    Shape shape;
    for (const DimExpr &dim : declared.inputs[index]) {
      int64_t size = 0;
      if (Status status = dim.evaluate(values, size); !status.ok()) {
        problem("input " + std::string(desc.name) + ": " + status.message);
        return {};
      }
      shape.push(size);
    }
    Tensor tensor;
    if (Status status = allocate(DType(desc.dtype), shape, tensor); !status.ok()) {
      problem("input " + std::string(desc.name) + ": " + status.message);
      return {};
    }
    (random == randoms.end() ? RandomSpec() : random->second).fill(tensor, uint64_t(index));
    return tensor;
  }

  const InputArguments &arguments;
  const dlc_entry_desc &entry;
  bool each;
  Declared declared;
  std::vector<std::string> given; ///< the text of each input's value
  std::vector<Tensor> files;
  std::map<int32_t, RandomSpec> randoms;
  DimValues values;
  std::set<std::string> asked; ///< dims that --dim gave
  bool good = true;
};

} // namespace

Status dimsOf(const dlc_entry_desc &entry, const std::vector<Tensor> &inputs, DimValues &values) {
  Declared declared(entry);
  std::vector<DimEquation> equations;
  for (size_t i = 0; i < inputs.size() && i < declared.inputs.size(); ++i)
    for (size_t d = 0; d < declared.inputs[i].size() && int(d) < inputs[i].shape.rank; ++d)
      equations.push_back({&declared.inputs[i][d], inputs[i].shape[int(d)],
                           "dim " + std::to_string(d) + " of " + entry.inputs[i].name});
  return solveDims(equations, declared.ranges, values);
}

void InputArguments::declare(CLI::App &command) {
  command
      .add_option("--input,--inputs", inputs,
                  "NAME=FILE.npy, FILE.npz[:KEY], FILE.safetensors[:KEY], FILE:DTYPE[SHAPE] (raw), or "
                  "rand:SEED[:LOW:HIGH]; without NAME= an "
                  "archive gives every input it has a tensor for")
      ->type_name("SPEC")
      ->allow_extra_args(false);
  command.add_option("--dim", dims, "NAME=SIZE of a named dim, for random inputs (default: its smallest)")
      ->type_name("SPEC")
      ->allow_extra_args(false);
}

bool InputArguments::read(const dlc_entry_desc &entry, std::vector<Tensor> &tensors, bool each) const {
  return Reader(*this, entry, each).run(tensors);
}

bool InputArguments::isRandom(const dlc_entry_desc &entry, int32_t index) const {
  std::string start = std::string(entry.inputs[index].name) + "=rand:";
  for (const std::string &text : inputs)
    if (text.rfind(start, 0) == 0 || (entry.input_count == 1 && text.rfind("rand:", 0) == 0))
      return true;
  return false;
}

std::vector<Tensor> InputArguments::expected(const dlc_entry_desc &entry) const {
  std::vector<Tensor> tensors(entry.output_count);
  for (const std::string &text : inputs) {
    std::map<std::string, Tensor> all;
    if (!isArchive(text) || !readArchive(text, all))
      continue;
    for (auto &[name, tensor] : all)
      if (int32_t i = positionOf(name, "out_", entry.outputs, entry.output_count); i >= 0)
        tensors[i] = std::move(tensor);
  }
  return tensors;
}

Tensor sliceOf(const Tensor &tensor, int64_t index, bool drop) {
  Tensor slice = tensor;
  Shape shape;
  if (!drop)
    shape.push(1);
  for (int d = 1; d < tensor.shape.rank; ++d)
    shape.push(tensor.shape[d]);
  slice.shape = shape;
  slice.setRowMajor();
  slice.bytes = tensor.bytes + size_t(index) * slice.byteCount();
  return slice;
}

} // namespace dlc::cli
