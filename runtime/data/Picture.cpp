//===- Picture.cpp - PNG and JPEG files -----------------------------------===//
//
// Both libraries leave by longjmp: what they are called from holds no object with a destructor.
//
//===----------------------------------------------------------------------===//
#include "runtime/data/Picture.h"
#include "runtime/data/Bytes.h"
#include <algorithm>
#include <csetjmp>
#include <cstdio>
#include <cstring>
#include <jpeglib.h>
#include <png.h>
#include <strings.h>

namespace dlc::data {

bool isPicture(const std::string &path) {
  size_t dot = path.rfind('.');
  const char *extension = dot == path.npos ? "" : path.c_str() + dot;
  return !strcasecmp(extension, ".png") || !strcasecmp(extension, ".jpg") || !strcasecmp(extension, ".jpeg");
}

void Picture::setChannels(int count) {
  if (count == channels)
    return;
  std::vector<uint8_t> from = std::move(pixels);
  size_t size = size_t(height) * size_t(width);
  pixels.resize(size * size_t(count));
  for (size_t i = 0; i < size; ++i)
    if (count == 1) { // as Pillow rounds
      const uint8_t *rgb = &from[i * 3];
      pixels[i] = uint8_t((rgb[0] * 19595 + rgb[1] * 38470 + rgb[2] * 7471 + 0x8000) >> 16);
    } else {
      std::fill_n(&pixels[i * 3], 3, from[i]);
    }
  channels = count;
}

namespace {

constexpr int64_t mostPixels = int64_t(1) << 28;

/// What a decoder reads, where it leaves to, and why.
struct Decoder {
  std::jmp_buf out;
  const char *data = nullptr;
  size_t size = 0, at = 0;
  char message[JMSG_LENGTH_MAX] = "";
  Picture *picture = nullptr;
  bool sizeOnly = false;
};

//===----------------------------------------------------------------------===//
// PNG
//===----------------------------------------------------------------------===//

void pngRead(png_structp png, png_bytep to, size_t count) {
  auto &decoder = *static_cast<Decoder *>(png_get_io_ptr(png));
  if (count > decoder.size - decoder.at)
    png_error(png, "it is cut off");
  std::memcpy(to, decoder.data + decoder.at, count);
  decoder.at += count;
}

void pngError(png_structp png, png_const_charp message) {
  auto &decoder = *static_cast<Decoder *>(png_get_error_ptr(png));
  std::snprintf(decoder.message, sizeof decoder.message, "%s", message);
  std::longjmp(decoder.out, 1);
}

void pngWarning(png_structp, png_const_charp) {}

bool decodePng(Decoder &decoder) {
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &decoder, pngError, pngWarning);
  png_infop info = png ? png_create_info_struct(png) : nullptr;
  if (!info || setjmp(decoder.out)) {
    png_destroy_read_struct(&png, &info, nullptr);
    return false;
  }
  png_set_read_fn(png, &decoder, pngRead);
  png_read_info(png, info);
  Picture &picture = *decoder.picture;
  picture.height = png_get_image_height(png, info);
  picture.width = png_get_image_width(png, info);
  int color = png_get_color_type(png, info);
  picture.channels = color & PNG_COLOR_MASK_COLOR ? 3 : 1; // a palette has the mask, too
  if (picture.height * picture.width > mostPixels)
    png_error(png, "it is too large");
  if (!decoder.sizeOnly) {
    png_set_expand(png);
    png_set_strip_16(png);
    png_set_strip_alpha(png);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    size_t row = size_t(picture.width) * size_t(picture.channels);
    if (png_get_rowbytes(png, info) != row)
      png_error(png, "its rows have an unknown form");
    picture.pixels.resize(row * size_t(picture.height));
    for (int pass = 0; pass < passes; ++pass)
      for (int64_t y = 0; y < picture.height; ++y)
        png_read_row(png, picture.pixels.data() + size_t(y) * row, nullptr);
    png_read_end(png, nullptr);
  }
  png_destroy_read_struct(&png, &info, nullptr);
  return true;
}

//===----------------------------------------------------------------------===//
// JPEG
//===----------------------------------------------------------------------===//

void jpegError(j_common_ptr jpeg) {
  auto &decoder = *static_cast<Decoder *>(jpeg->client_data);
  jpeg->err->format_message(jpeg, decoder.message);
  std::longjmp(decoder.out, 1);
}

/// The library fills what is cut off with grey and warns; that is an error here.
void jpegMessage(j_common_ptr jpeg, int level) {
  if (level < 0)
    jpegError(jpeg);
}

bool decodeJpeg(Decoder &decoder) {
  jpeg_decompress_struct jpeg{};
  jpeg_error_mgr errors{};
  jpeg.err = jpeg_std_error(&errors);
  errors.error_exit = jpegError;
  errors.emit_message = jpegMessage;
  jpeg.client_data = &decoder;
  if (setjmp(decoder.out)) {
    jpeg_destroy_decompress(&jpeg);
    return false;
  }
  jpeg_create_decompress(&jpeg);
  jpeg.client_data = &decoder; // which creating clears in some versions
  jpeg_mem_src(&jpeg, reinterpret_cast<const unsigned char *>(decoder.data), decoder.size);
  jpeg_read_header(&jpeg, TRUE);
  Picture &picture = *decoder.picture;
  picture.height = jpeg.image_height;
  picture.width = jpeg.image_width;
  picture.channels = jpeg.num_components == 1 ? 1 : 3;
  if (picture.height * picture.width > mostPixels) {
    std::snprintf(decoder.message, sizeof decoder.message, "it is too large");
    std::longjmp(decoder.out, 1);
  }
  if (!decoder.sizeOnly) {
    jpeg.out_color_space = picture.channels == 1 ? JCS_GRAYSCALE : JCS_RGB;
    jpeg_start_decompress(&jpeg);
    size_t row = size_t(picture.width) * size_t(picture.channels);
    picture.pixels.resize(row * size_t(picture.height));
    while (jpeg.output_scanline < jpeg.output_height) {
      JSAMPROW to = picture.pixels.data() + row * jpeg.output_scanline;
      jpeg_read_scanlines(&jpeg, &to, 1);
    }
    jpeg_finish_decompress(&jpeg);
  }
  jpeg_destroy_decompress(&jpeg);
  return true;
}

Status decode(const std::string &path, bool sizeOnly, Picture &picture) {
  MappedFile file;
  DLC_TRY(mapFile(path, file));
  Decoder decoder;
  decoder.data = file.data;
  decoder.size = file.size;
  decoder.picture = &picture;
  decoder.sizeOnly = sizeOnly;
  bool good = false;
  // By what the file is, not by what it is called.
  if (startsWith(view(file), "\x89PNG"))
    good = decodePng(decoder);
  else if (startsWith(view(file), "\xff\xd8"))
    good = decodeJpeg(decoder);
  else
    std::snprintf(decoder.message, sizeof decoder.message,
                  file.size ? "it is neither a PNG nor a JPEG file" : "it is empty");
  return good ? Status() : error(DLC_CORRUPT, path, ": not a valid picture: ", decoder.message);
}

} // namespace

Status readPictureSize(const std::string &path, Picture &picture) { return decode(path, true, picture); }
Status readPicture(const std::string &path, Picture &picture) { return decode(path, false, picture); }

} // namespace dlc::data
