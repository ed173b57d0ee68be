//===- Data_test.cpp - What a training reads ------------------------------===//
//
// Every format, and what is said of each wrong file: the file, both values, and what helps.
//
//===----------------------------------------------------------------------===//
#include "runtime/base/Testing.h"
#include "runtime/data/Bytes.h"
#include "runtime/data/Picture.h"
#include "runtime/data/Source.h"
#include "runtime/files/Npy.h"
#include <cstdlib>
#include <filesystem>
#include <jpeglib.h>
#include <png.h>
#include <zlib.h>

namespace fs = std::filesystem;
using namespace dlc;
using namespace dlc::data;
using dlc::testing::tensor;

namespace {

void save(const std::string &path, const std::string &bytes) { CHECK_OK(writeFile(path, bytes.data(), bytes.size())); }

std::string gzip(const std::string &bytes) {
  z_stream stream{};
  deflateInit2(&stream, 9, Z_DEFLATED, MAX_WBITS + 16, 9, Z_DEFAULT_STRATEGY);
  std::string packed(bytes.size() + 100, '\0');
  stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
  stream.avail_in = uInt(bytes.size());
  stream.next_out = reinterpret_cast<Bytef *>(packed.data());
  stream.avail_out = uInt(packed.size());
  CHECK(deflate(&stream, Z_FINISH) == Z_STREAM_END);
  packed.resize(stream.total_out);
  deflateEnd(&stream);
  return packed;
}

Wanted wanted(DType dtype, const std::vector<int64_t> &dims, const char *input = "x") {
  Wanted result;
  result.input = input;
  result.dtype = dtype;
  for (int64_t dim : dims)
    result.dims.push_back({dim, dim});
  return result;
}

Status open(const std::string &spec, const Wanted &type, Column &column, const Column *like = nullptr) {
  return Column::open(spec, type, like, column);
}
Status open(const std::string &spec, const Wanted &type) {
  Column column;
  return open(spec, type, column);
}

/// All examples of a column.
Tensor all(const Column &column) {
  Shape shape;
  shape.push(column.count());
  for (int d = 0; d < column.shape().rank; ++d)
    shape.push(column.shape()[d]);
  Tensor result;
  CHECK_OK(allocate(column.dtype(), shape, result));
  for (int64_t i = 0; i < column.count(); ++i)
    CHECK_OK(column.read(i, result.bytes + size_t(i) * column.bytes()));
  return result;
}

void testIdx() {
  const std::string header("\0\0\x08\x03\0\0\0\x02\0\0\0\x02\0\0\0\x02", 16), data("\0\x33\x66\x99\xcc\xff\0\1", 8);
  save("x-idx3-ubyte", header + data);
  save("x-idx3-ubyte.gz", gzip(header + data));
  Column column;
  for (const char *path : {"x-idx3-ubyte", "x-idx3-ubyte.gz"}) {
    CHECK_OK(open(path, wanted(DLC_U8, {2, 2}), column));
    CHECK_VALUES(all(column), {0, 51, 102, 153, 204, 255, 0, 1});
  }
  // Bytes become floats by the rule of pictures, and dims of size 1 count for nothing.
  CHECK_OK(open("x-idx3-ubyte", wanted(DLC_F64, {1, 2, 2}), column));
  CHECK_VALUES(all(column), {0, 51 / 255.0, 102 / 255.0, 153 / 255.0, 204 / 255.0, 1, 0, 1 / 255.0});
  CHECK(column.describe() == "x-idx3-ubyte: 2 of u8[2, 2] as f64, divided by 255");
  save("y-idx", std::string("\0\0\x08\x01\0\0\0\x02\x07\xff", 10));
  CHECK_OK(open("y-idx", wanted(DLC_F32, {}), column)); // a label is no pixel
  CHECK_VALUES(all(column), {7, 255});
  save("big-idx", std::string("\0\0\x0c\x01\0\0\0\x02\0\0\1\0\xff\xff\xff\xfe", 16));
  CHECK_OK(open("big-idx", wanted(DLC_I32, {}), column));
  CHECK_VALUES(all(column), {256, -2});
  // Damage.
  for (size_t n = 0; n < header.size() + data.size(); ++n) {
    save("cut-idx", (header + data).substr(0, n));
    CHECK(!open("cut-idx", wanted(DLC_U8, {2, 2})).ok());
  }
  CHECK_STATUS(open("cut-idx", wanted(DLC_U8, {2, 2})), DLC_CORRUPT,
               "cut-idx: its header says u8[2, 2, 2], 8 bytes, and 7 are there: it is cut off; get the file again");
  save("long-idx", header + data + "x");
  CHECK_STATUS(open("long-idx", wanted(DLC_U8, {2, 2})), DLC_CORRUPT, "8 bytes, and 9 are there");
  std::string packed = gzip(header + data);
  save("cut.gz", packed.substr(0, packed.size() - 3));
  CHECK_STATUS(open("cut.gz", wanted(DLC_U8, {2, 2})), DLC_CORRUPT, "cut.gz: cut off: its gzip data end after");
  packed[packed.size() - 5] ^= 1;
  save("bad.gz", packed);
  CHECK_STATUS(open("bad.gz", wanted(DLC_U8, {2, 2})), DLC_CORRUPT, "bad.gz: damaged");
  save("none-idx", std::string("\0\0\x08\x01\0\0\0\0", 8));
  CHECK_STATUS(open("none-idx", wanted(DLC_U8, {})), DLC_INVALID_ARGUMENT, "none-idx is empty: no example is in it");
  // Another type or shape.
  CHECK_STATUS(open("x-idx3-ubyte", wanted(DLC_F32, {3, 2})), DLC_WRONG_SHAPE,
               "x is f32[3, 2] an example, and x-idx3-ubyte holds u8[2, 2]");
  CHECK_OK(open("big-idx", wanted(DLC_U8, {}), column));
  uint8_t byte = 0;
  CHECK_STATUS(column.read(0, reinterpret_cast<char *>(&byte)), DLC_OUT_OF_RANGE,
               "big-idx, example 0: 256 does not fit u8, the type of x in the model");
}

void testArrays() {
  std::string bytes;
  Tensor x = tensor<float>({3, 2}, {1, 2, 3, 4, 5, 6}), y = tensor<int64_t>({3}, {7, 8, -9});
  CHECK_OK(writeNpy(x, bytes));
  save("x.npy", bytes);
  CHECK_OK(writeNpz({{"x", x}, {"labels", y}}, bytes));
  save("both.npz", bytes);
  CHECK_OK(writeSafetensors({{"x", x}, {"labels", y}}, {}, bytes));
  save("both.safetensors", bytes);
  Column column;
  for (const char *spec : {"x.npy", "both.npz", "both.npz:x", "both.safetensors", "both.safetensors:x"}) {
    CHECK_OK(open(spec, wanted(DLC_F32, {2}), column));
    CHECK_VALUES(all(column), {1, 2, 3, 4, 5, 6});
  }
  for (const char *spec : {"both.npz:labels", "both.safetensors:labels"}) {
    CHECK_OK(open(spec, wanted(DLC_I32, {}, "y"), column));
    CHECK_VALUES(all(column), {7, 8, -9});
    CHECK_OK(open(spec, wanted(DLC_F32, {1}, "y"), column));
    CHECK_VALUES(all(column), {7, 8, -9});
  }
  CHECK_STATUS(open("both.npz", wanted(DLC_I32, {}, "y")), DLC_INVALID_ARGUMENT,
               "both.npz holds 2 tensors, none of them y; name one: both.npz:KEY with one of x, labels");
  CHECK_STATUS(open("both.npz:q", wanted(DLC_I32, {}, "y")), DLC_NOT_FOUND, "has no tensor 'q'; it has x, labels");
  CHECK_STATUS(open("x.npy", wanted(DLC_I32, {2})), DLC_WRONG_DTYPE,
               "x is i32[2] an example, and x.npy holds f32[2]; floats do not become integers: save it as i32");
  CHECK_STATUS(open("x.npy:x", wanted(DLC_F32, {2})), DLC_INVALID_ARGUMENT, "leave ':x' away");
  CHECK_OK(writeNpy(tensor<float>({}, {1}), bytes));
  save("scalar.npy", bytes);
  CHECK_STATUS(open("scalar.npy", wanted(DLC_F32, {})), DLC_WRONG_SHAPE, "holds a single number");
  save("unknown", "hello there");
  CHECK_STATUS(open("unknown", wanted(DLC_F32, {})), DLC_INVALID_ARGUMENT, "cannot tell what unknown is");
  save("nothing", "");
  CHECK_STATUS(open("nothing", wanted(DLC_F32, {})), DLC_INVALID_ARGUMENT, "nothing is empty");
  CHECK_STATUS(open("absent.npy", wanted(DLC_F32, {})), DLC_NOT_FOUND, "cannot open absent.npy: No such file");
}

void testCsv() {
  save("t.csv", "a,b,kind\r\n1,2.5,cat\r\n\r\n-3,+4,\"do\"\"g\"\r\n5e2, 6 ,cat\n");
  Column column, other;
  CHECK_OK(open("t.csv:a,b", wanted(DLC_F32, {2}), column));
  CHECK_VALUES(all(column), {1, 2.5, -3, 4, 500, 6});
  CHECK_OK(open("t.csv:0..2", wanted(DLC_F32, {2}), column));
  CHECK_VALUES(all(column), {1, 2.5, -3, 4, 500, 6});
  CHECK_OK(open("t.csv:a", wanted(DLC_I16, {}), column));
  CHECK_VALUES(all(column), {1, -3, 500});
  CHECK_OK(open("t.csv:kind", wanted(DLC_I32, {}, "y"), column));
  CHECK_VALUES(all(column), {0, 1, 0});
  CHECK(column.names().size() == 2 && column.names()[1] == "do\"g");
  save("v.csv", "kind\ndo\"g\n");
  CHECK_OK(open("v.csv", wanted(DLC_I32, {}, "y"), other, &column));
  CHECK_VALUES(all(other), {1});
  save("w.csv", "kind\nbird\n");
  CHECK_STATUS(open("w.csv", wanted(DLC_I32, {}, "y"), other, &column), DLC_NOT_FOUND,
               "w.csv:2: the class 'bird' is not among the 2 that the training data have");
  save("plain.csv", "1,2\n3,4\n");
  CHECK_OK(open("plain.csv", wanted(DLC_F32, {2}), column));
  CHECK_VALUES(all(column), {1, 2, 3, 4});
  CHECK_OK(open("plain.csv:-1", wanted(DLC_F32, {}), column));
  CHECK_VALUES(all(column), {2, 4});
  CHECK_STATUS(open("t.csv:q", wanted(DLC_F32, {}), column), DLC_NOT_FOUND, "has no column 'q'; they are a, b, kind");
  CHECK_STATUS(open("plain.csv:2", wanted(DLC_F32, {}), column), DLC_NOT_FOUND,
               "they have no names and count from 0 to 1");
  CHECK_STATUS(open("t.csv", wanted(DLC_F32, {}), column), DLC_WRONG_SHAPE,
               "3 columns are chosen; name one: t.csv:COLUMN");
  CHECK_STATUS(open("t.csv:b", wanted(DLC_I32, {}), column), DLC_WRONG_DTYPE,
               "t.csv:2: '2.5' in column 'b' is no integer, and x is i32[]");
  CHECK_STATUS(open("t.csv:kind", wanted(DLC_F32, {}), column), DLC_INVALID_ARGUMENT,
               "t.csv:2: 'cat' in column 'kind' is no number");
  CHECK_STATUS(open("t.csv:a,b", wanted(DLC_F32, {3}), column), DLC_WRONG_SHAPE,
               "x is f32[3] an example, and t.csv:a,b holds f64[2]");
  save("ragged.csv", "1,2\n3\n");
  CHECK_STATUS(open("ragged.csv", wanted(DLC_F32, {2}), column), DLC_CORRUPT,
               "ragged.csv:2: 1 cells, and the first line has 2");
  save("gap.csv", "1,2\n3,\n");
  CHECK_STATUS(open("gap.csv", wanted(DLC_F32, {2}), column), DLC_INVALID_ARGUMENT,
               "gap.csv:2: '' in column 1: a cell without a value");
  save("nan.csv", "1\nnan\n");
  CHECK_STATUS(open("nan.csv", wanted(DLC_F32, {}), column), DLC_OUT_OF_RANGE,
               "nan.csv:2: 'nan' in column 0 is no finite number");
  save("header.csv", "a,b\n");
  CHECK_STATUS(open("header.csv:a", wanted(DLC_F32, {}), column), DLC_INVALID_ARGUMENT, "header.csv:a is empty");
  save("e.csv", "");
  CHECK_STATUS(open("e.csv", wanted(DLC_F32, {}), column), DLC_INVALID_ARGUMENT, "e.csv is empty");
}

void testText() {
  save("t.txt", "abcab\xc3\xa9zz");
  Column x, y, other;
  CHECK_OK(open("t.txt", wanted(DLC_I32, {3}), x));
  CHECK_OK(open("t.txt:next", wanted(DLC_I64, {3}), y));
  CHECK_VALUES(all(x), {0, 1, 2, 0, 1, 4});
  CHECK_VALUES(all(y), {1, 2, 0, 1, 4, 3});
  CHECK(x.names().size() == 5 && x.names()[4] == "\xc3\xa9");
  save("v.txt", "zaza");
  CHECK_OK(open("v.txt", wanted(DLC_I32, {3}), other, &x));
  CHECK_VALUES(all(other), {3, 0, 3});
  save("w.txt", "aQza");
  CHECK_STATUS(open("w.txt", wanted(DLC_I32, {3}), other, &x), DLC_NOT_FOUND, "the character 'Q' is not among the 5");
  CHECK_STATUS(open("v.txt", wanted(DLC_I32, {4}), other), DLC_INVALID_ARGUMENT,
               "v.txt has 4 characters, and one example of x takes 4");
  CHECK_STATUS(open("v.txt", wanted(DLC_F32, {4}), other), DLC_WRONG_SHAPE, "v.txt is text, and x is f32[4]");
  CHECK_STATUS(open("v.txt:q", wanted(DLC_I32, {4}), other), DLC_INVALID_ARGUMENT, "v.txt:next is what follows");
  CHECK_STATUS(open("v.txt:t.json", wanted(DLC_I32, {4}), other), DLC_INVALID_ARGUMENT, "A tokenizer cannot be given");
  save("latin.txt", "ab\xe9 cd");
  CHECK_STATUS(open("latin.txt", wanted(DLC_I32, {2}), other), DLC_CORRUPT, "latin.txt: not UTF-8 text: byte 2");
}

void savePng(const std::string &path, int format, int width, int height, const std::vector<uint8_t> &pixels) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = png_uint_32(width);
  image.height = png_uint_32(height);
  image.format = png_uint_32(format);
  CHECK(png_image_write_to_file(&image, path.c_str(), 0, pixels.data(), 0, nullptr));
}

std::string jpeg(int width, int height, int channels, uint8_t value) {
  jpeg_compress_struct out{};
  jpeg_error_mgr errors{};
  out.err = jpeg_std_error(&errors);
  jpeg_create_compress(&out);
  unsigned char *memory = nullptr;
  unsigned long size = 0;
  jpeg_mem_dest(&out, &memory, &size);
  out.image_width = JDIMENSION(width);
  out.image_height = JDIMENSION(height);
  out.input_components = channels;
  out.in_color_space = channels == 1 ? JCS_GRAYSCALE : JCS_RGB;
  jpeg_set_defaults(&out);
  jpeg_start_compress(&out, TRUE);
  std::vector<uint8_t> row(size_t(width * channels), value);
  while (out.next_scanline < out.image_height) {
    JSAMPROW from = row.data();
    jpeg_write_scanlines(&out, &from, 1);
  }
  jpeg_finish_compress(&out);
  jpeg_destroy_compress(&out);
  std::string bytes(reinterpret_cast<char *>(memory), size);
  std::free(memory);
  return bytes;
}

void testPictures() {
  fs::create_directories("p/cat");
  fs::create_directories("p/dog");
  savePng("p/cat/a.png", PNG_FORMAT_RGB, 1, 2, {255, 0, 0, 10, 20, 30});
  savePng("p/cat/b.PNG", PNG_FORMAT_RGBA, 1, 2, {1, 2, 3, 255, 4, 5, 6, 0});
  savePng("p/dog/a.png", PNG_FORMAT_GRAY, 1, 2, {7, 200});
  save("p/dog/z.jpg", jpeg(1, 2, 3, 128));
  save("p/dog/notes.md", "no picture");
  Column column, other;
  CHECK_OK(open("p", wanted(DLC_U8, {3, 2, 1}), column));
  CHECK_VALUES(all(column),
               {255, 10, 0, 20, 0, 30, 1, 4, 2, 5, 3, 6, 7, 200, 7, 200, 7, 200, 128, 128, 128, 128, 128, 128});
  CHECK_OK(open("p", wanted(DLC_U8, {2, 1, 3}), column));
  CHECK_VALUES(all(column),
               {255, 0, 0, 10, 20, 30, 1, 2, 3, 4, 5, 6, 7, 7, 7, 200, 200, 200, 128, 128, 128, 128, 128, 128});
  for (const std::vector<int64_t> &dims : {std::vector<int64_t>{1, 2, 1}, std::vector<int64_t>{2, 1}}) {
    CHECK_OK(open("p", wanted(DLC_U8, dims), column));
    CHECK_VALUES(all(column), {76, 18, 2, 5, 7, 200, 128, 128});
  }
  CHECK_OK(open("p", wanted(DLC_I32, {}, "y"), column));
  CHECK_VALUES(all(column), {0, 0, 1, 1});
  CHECK(column.names() == (std::vector<std::string>{"cat", "dog"}));
  fs::create_directories("v/dog");
  save("v/dog/a.jpeg", jpeg(1, 2, 1, 50));
  CHECK_OK(open("v", wanted(DLC_I32, {}, "y"), other, &column));
  CHECK_VALUES(all(other), {1});
  CHECK_OK(open("v", wanted(DLC_U8, {2, 1}), other));
  CHECK_VALUES(all(other), {50, 50});
  fs::create_directories("v/bird");
  save("v/bird/a.jpg", jpeg(1, 2, 1, 50));
  CHECK_STATUS(open("v", wanted(DLC_I32, {}, "y"), other, &column), DLC_NOT_FOUND,
               "v: the class 'bird' is not among the 2");
  // Wrong folders.
  CHECK_STATUS(open("p", wanted(DLC_F32, {3, 2, 2})), DLC_WRONG_SHAPE,
               "x is f32[3, 2, 2] an example, and p holds u8[3, 2, 1]");
  CHECK_STATUS(open("p", wanted(DLC_F32, {6})), DLC_WRONG_SHAPE, "pictures are for [height, width]");
  fs::create_directories("loose");
  save("loose/a.jpg", jpeg(1, 2, 1, 50));
  CHECK_OK(open("loose", wanted(DLC_F32, {2, 1})));
  CHECK_STATUS(open("loose", wanted(DLC_I32, {}, "y")), DLC_INVALID_ARGUMENT, "loose has no classes for y");
  save("loose/b.jpg", jpeg(1, 3, 1, 50));
  CHECK_STATUS(open("loose", wanted(DLC_F32, {2, 1})), DLC_WRONG_SHAPE,
               "loose/b.jpg is 3 high and 1 wide, and loose/a.jpg is 2 high and 1 wide");
  save("loose/b.jpg", "not a picture");
  CHECK_STATUS(open("loose", wanted(DLC_F32, {2, 1})), DLC_CORRUPT, "loose/b.jpg: not a valid picture: it is neither");
  fs::create_directories("empty");
  CHECK_STATUS(open("empty", wanted(DLC_F32, {2, 1})), DLC_INVALID_ARGUMENT, "empty has no pictures");
  // Every cut of a picture is an error, every changed byte at most another picture.
  for (const char *path : {"p/cat/a.png", "p/dog/z.jpg"}) {
    MappedFile file;
    CHECK_OK(mapFile(path, file));
    Picture picture;
    for (size_t n = 0; n + 2 < file.size; n += n < 64 ? 1 : 7) {
      save("cut", std::string(file.data, n));
      CHECK(!readPicture("cut", picture).ok());
    }
    for (size_t at = 0; at < file.size; at += 3) {
      std::string changed(file.data, file.size);
      changed[at] = char(changed[at] ^ 0x41);
      save("changed", changed);
      (void)readPicture("changed", picture).ok();
    }
  }
}

} // namespace

int main() {
  std::string folder = fs::temp_directory_path() / "dlc_data_test.XXXXXX";
  if (!mkdtemp(folder.data()))
    return 1;
  fs::current_path(folder);
  testIdx();
  testArrays();
  testCsv();
  testText();
  testPictures();
  fs::current_path("/");
  fs::remove_all(folder);
  return dlc::testing::finish();
}
