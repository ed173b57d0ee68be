//===- Files_test.cpp - npy, npz, safetensors and raw ---------------------===//
//
// With a folder as argument it also reads what NumPy and safetensors wrote there (test/runtime/Inputs).
//
//===----------------------------------------------------------------------===//
#include "runtime/base/Init.h"
#include "runtime/base/Safetensors.h"
#include "runtime/base/Testing.h"
#include "runtime/files/Npy.h"
#include <unistd.h>

using namespace dlc;
using dlc::testing::tensor;

namespace {

std::string temporary(const char *suffix) { return "files_test." + std::to_string(getpid()) + suffix; }

void save(const std::string &path, const std::string &bytes) { CHECK_OK(writeFile(path, bytes.data(), bytes.size())); }

void testNpy() {
  for (int dtype = 0; dtype < dtypeCount; ++dtype) {
    Tensor x, back;
    CHECK_OK(allocate(DType(dtype), {2, 3}, x));
    std::memset(x.bytes, 1, x.byteCount());
    std::string bytes;
    CHECK_OK(writeNpy(x, bytes));
    CHECK(bytes.size() % 2 == 0 && bytes.compare(1, 5, "NUMPY") == 0);
    CHECK_OK(parseNpy(bytes.data(), bytes.size(), "x", back));
    CHECK(back.dtype == (dtype == DLC_BF16 ? DLC_F32 : dtype) && back.shape == x.shape);
    CHECK(dlc::testing::same(dlc::testing::values(back), dlc::testing::values(x)));
    // Every cut is an error, every changed byte at most another array.
    for (size_t n = 0; n < bytes.size(); ++n)
      CHECK(!parseNpy(bytes.data(), n, "x", back).ok());
    for (size_t at = 0; at < bytes.size(); ++at)
      for (int flip : {1, 2, 4, 8, 0x10, 0x40, 0x80}) {
        std::string changed = bytes;
        changed[at] = char(changed[at] ^ flip);
        (void)parseNpy(changed.data(), changed.size(), "x", back).ok();
      }
  }
  // A view is written in its own order, an empty and a scalar array as they are.
  Tensor turned = tensor<float>({2, 3}, {1, 2, 3, 4, 5, 6}), back;
  std::swap(turned.shape[0], turned.shape[1]);
  std::swap(turned.strides[0], turned.strides[1]);
  std::string bytes;
  CHECK_OK(writeNpy(turned, bytes));
  CHECK_OK(parseNpy(bytes.data(), bytes.size(), "x", back));
  CHECK_VALUES(back, {1, 4, 2, 5, 3, 6});
  for (const Shape &shape : {Shape{}, Shape{0}, Shape{3, 0, 2}}) {
    Tensor x;
    CHECK_OK(allocate(DLC_I64, shape, x));
    std::memset(x.bytes, 0, x.byteCount());
    CHECK_OK(writeNpy(x, bytes));
    CHECK_OK(parseNpy(bytes.data(), bytes.size(), "x", back));
    CHECK(back.shape == shape);
  }
}

void testNpz() {
  std::string path = temporary(".npz"), bytes;
  NamedTensors back;
  CHECK_OK(writeNpz({{"x", tensor<float>({2}, {1, 2})}, {"y", tensor<int64_t>({}, {7})}}, bytes));
  save(path, bytes);
  CHECK_OK(readNpz(path, back));
  CHECK(back.size() == 2 && back[0].first == "x" && back[1].first == "y");
  CHECK_VALUES(back[1].second, {7});
  for (size_t n = 0; n < bytes.size(); n += 3) {
    save(path, bytes.substr(0, n));
    back.clear();
    CHECK(!readNpz(path, back).ok());
  }
  for (size_t at = 0; at < bytes.size(); ++at) {
    std::string changed = bytes;
    changed[at] = char(changed[at] ^ 0xff);
    save(path, changed);
    back.clear();
    (void)readNpz(path, back).ok();
  }
  // A changed element would still be an array; the checksum knows.
  std::string changed = bytes;
  size_t element = changed.find("NUMPY") + 127;
  changed[element] = char(changed[element] ^ 1);
  save(path, changed);
  back.clear();
  CHECK_STATUS(readNpz(path, back), DLC_CORRUPT, "x.npy is damaged: its checksum differs");
  unlink(path.c_str());
  CHECK_STATUS(readNpz("nowhere.npz", back), DLC_NOT_FOUND, "nowhere.npz");
}

void testSafetensors() {
  std::string bytes;
  NamedTensors tensors = {{"b", tensor<float>({2, 2}, {1, 2, 3, 4})},
                          {"a \"quoted\"", tensor<int8_t>({3}, {-1, 0, 1})},
                          {"empty", tensor<double>({0}, {})}};
  CHECK_OK(writeSafetensors(tensors, {{"format", "pt"}}, bytes));
  auto parse = [](const std::string &text, Safetensors &file) {
    return Safetensors::parse(text.data(), text.size(), nullptr, "w", file);
  };
  Safetensors file;
  CHECK_OK(parse(bytes, file));
  CHECK(file.all().size() == 3 && file.metadata().at("format") == "pt");
  CHECK_VALUES(*file.find("b"), {1, 2, 3, 4});
  CHECK_VALUES(*file.find("a \"quoted\""), {-1, 0, 1});
  CHECK((file.block() - bytes.data()) % DLC_ALIGNMENT == 0);
  // Wherever the file's data begins, elements do so on a boundary.
  for (size_t shift = 1; shift < 4; ++shift) {
    std::string moved = std::string(shift, ' ') + bytes;
    CHECK_OK(Safetensors::parse(moved.data() + shift, bytes.size(), nullptr, "w", file));
    CHECK(uintptr_t(file.find("b")->bytes) % sizeof(float) == 0);
    CHECK_VALUES(*file.find("b"), {1, 2, 3, 4});
  }
  for (size_t n = 0; n < bytes.size(); ++n)
    CHECK(!parse(bytes.substr(0, n), file).ok());
  for (size_t at = 0; at < bytes.size(); ++at)
    for (int flip : {1, 2, 0x10, 0x80}) {
      std::string changed = bytes;
      changed[at] = char(changed[at] ^ flip);
      (void)parse(changed, file).ok();
    }
  auto withHeader = [](const std::string &header, size_t data) {
    uint64_t size = header.size();
    return std::string(reinterpret_cast<const char *>(&size), 8) + header + std::string(data, '\0');
  };
  CHECK_STATUS(parse(withHeader(R"({"x":{"dtype":"F32","shape":[2],"data_offsets":[0,4]}})", 8), file), DLC_CORRUPT,
               "f32[2], but has 4 bytes");
  CHECK_STATUS(parse(withHeader(R"({"x":{"dtype":"F32","shape":[2],"data_offsets":[0,8]}})", 4), file), DLC_CORRUPT,
               "outside the file");
  CHECK_STATUS(parse(withHeader(R"({"x":{"dtype":"F8","shape":[2],"data_offsets":[0,8]}})", 8), file), DLC_WRONG_DTYPE,
               "F8");
  CHECK_STATUS(
      parse(withHeader(R"({"x":{"dtype":"U8","shape":[4294967296,4294967296],"data_offsets":[0,0]}})", 8), file),
      DLC_CORRUPT, "tensor x");
  CHECK_STATUS(
      parse(
          withHeader(
              R"({"x":{"dtype":"U8","shape":[2],"data_offsets":[0,2]},"y":{"dtype":"U8","shape":[2],"data_offsets":[1,3]}})",
              8),
          file),
      DLC_CORRUPT, "overlap at byte 1");
  CHECK_STATUS(parse(withHeader(R"({"x":)" + std::string(100000, '[') + "}", 8), file), DLC_CORRUPT,
               "not a JSON object");
}

void testRaw() {
  std::string path = temporary(".bin");
  save(path, std::string("\1\0\2\0", 4));
  Tensor x;
  CHECK_OK(readRaw(path, DLC_I16, {2}, x));
  CHECK_VALUES(x, {1, 2});
  CHECK_STATUS(readRaw(path, DLC_I16, {3}, x), DLC_WRONG_SHAPE, "has 4 bytes, i16[3] needs 6");
  unlink(path.c_str());
}

void testInit() {
  Init init;
  CHECK_OK(parseInit("uniform:-0.5:0.25", init));
  CHECK(init.kind == Init::Uniform && init.a == -0.5 && init.b == 0.25);
  CHECK_OK(parseInit("", init));
  CHECK(init.kind == Init::None);
  for (const char *bad : {"uniform", "uniform:1", "uniform:a:b", "normal:0:1:2", "constant:", "he_normal", "zeros:1",
                          "eye:1", "trunc_normal:0:1:2", "sparse:0.5"})
    CHECK_STATUS(parseInit(bad, init), DLC_INVALID_ARGUMENT, bad);
  Tensor x = tensor<float>({1000}, {}), y = x;
  CHECK_OK(allocate(DLC_F32, {1000}, y));
  CHECK_OK(fillInit("normal:1:2", "w", 3, x));
  CHECK_OK(fillInit("normal:1:2", "w", 3, y));
  CHECK(!std::memcmp(x.bytes, y.bytes, x.byteCount()));
  CHECK_OK(fillInit("normal:1:2", "v", 3, y));
  CHECK(std::memcmp(x.bytes, y.bytes, x.byteCount()));
  double sum = 0, squares = 0;
  for (double value : dlc::testing::values(x)) {
    sum += value;
    squares += (value - 1) * (value - 1);
  }
  CHECK(std::abs(sum / 1000 - 1) < 0.2 && std::abs(squares / 1000 - 4) < 0.6);
}

void testShapedInits() {
  auto fill = [](const char *init, const Shape &shape) {
    Tensor x;
    CHECK_OK(allocate(DLC_F32, shape, x));
    CHECK_OK(fillInit(init, "w", 5, x));
    return x;
  };
  CHECK_VALUES(fill("eye", {2, 3}), {1, 0, 0, 0, 1, 0});
  CHECK_VALUES(fill("dirac:1", {2, 2, 3}), {0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0});
  CHECK_VALUES(fill("dirac:2", {2, 1, 3}), {0, 1, 0, 0, 1, 0});
  for (const char *bad : {"dirac:0", "dirac:nan", "dirac:1e300", "sparse:nan:1", "trunc_normal:0:1:3:-3"})
    fill(bad, {4, 3, 3});
  // Columns of a tall matrix and rows of a wide one are orthogonal and of length 2.
  for (Shape shape : {Shape{6, 4}, Shape{4, 6}}) {
    auto q = dlc::testing::values(fill("orthogonal:2", shape));
    bool isTall = shape[0] > shape[1];
    for (int i = 0; i < 4; ++i)
      for (int j = 0; j < 4; ++j) {
        double dot = 0;
        for (int k = 0; k < 6; ++k)
          dot += isTall ? q[size_t(k * 4 + i)] * q[size_t(k * 4 + j)] : q[size_t(i * 6 + k)] * q[size_t(j * 6 + k)];
        CHECK(std::abs(dot - (i == j ? 4 : 0)) < 1e-5);
      }
  }
  auto sparse = dlc::testing::values(fill("sparse:0.3:0.01", {10, 5}));
  for (int j = 0; j < 5; ++j) {
    int zeros = 0;
    for (int i = 0; i < 10; ++i)
      zeros += sparse[size_t(i * 5 + j)] == 0;
    CHECK(zeros == 3);
  }
  for (double value : dlc::testing::values(fill("trunc_normal:1:2:0:2", {1000})))
    CHECK(value >= 0 && value <= 2);
}

void testOthersFiles(const std::string &folder) {
  NamedTensors arrays;
  CHECK_OK(readNpz(folder + "/deflated.npz", arrays));
  CHECK(arrays.size() == 4);
  for (auto &[name, value] : arrays) {
    if (name == "fortran") {
      CHECK(value.shape == (Shape{2, 3}));
      CHECK_VALUES(value, {0, 1, 2, 3, 4, 5});
    } else if (name == "half") {
      CHECK(value.dtype == DLC_F16);
      CHECK_VALUES(value, {0.5, -2});
    } else if (name == "wide") {
      CHECK(value.dtype == DLC_I32);
      CHECK_VALUES(value, {1, 65535});
    } else {
      CHECK(name == "flags" && value.dtype == DLC_BOOL);
      CHECK_VALUES(value, {1, 0});
    }
  }
  Safetensors file;
  CHECK_OK(Safetensors::open(folder + "/others.safetensors", file));
  CHECK_VALUES(*file.find("w"), {1, 2, 3, 4});
  CHECK(file.find("h")->dtype == DLC_BF16);
  CHECK_VALUES(*file.find("h"), {1.5, -3});
}

} // namespace

int main(int argc, char **argv) {
  testNpy();
  testNpz();
  testSafetensors();
  testRaw();
  testInit();
  testShapedInits();
  if (argc > 1)
    testOthersFiles(argv[1]);
  return dlc::testing::finish();
}
