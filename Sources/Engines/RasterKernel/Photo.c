// JPEG files (ITU T.81): baseline, with the tables of its annex K, in whole numbers alone.

#include "Arithmetic.h"
#include "RasterKernel.h"

typedef struct {
  uint8_t *bytes;
  int64_t count, capacity;
  int isShort;
  uint32_t bits;
  int bitCount;
} File;

static void put(File *file, int byte) {
  if (file->count == file->capacity) {
    int64_t capacity = file->capacity * 2;
    uint8_t *bytes = realloc(file->bytes, (size_t)capacity);
    if (bytes == NULL) {
      file->isShort = 1;
      file->count = 0;
      return;
    }
    file->bytes = bytes;
    file->capacity = capacity;
  }
  file->bytes[file->count++] = (uint8_t)byte;
}

static void put_short(File *file, int value) {
  put(file, value >> 8);
  put(file, value & 255);
}

static void put_all(File *file, const uint8_t *bytes, int count) {
  for (int i = 0; i < count; i++) put(file, bytes[i]);
}

static void put_bits(File *file, uint32_t value, int count) {
  for (int i = count - 1; i >= 0; i--) {
    file->bits = file->bits << 1 | (value >> i & 1);
    if (++file->bitCount < 8) continue;
    int byte = (int)(file->bits & 255);
    put(file, byte);
    // What looks like a marker is none.
    if (byte == 255) put(file, 0);
    file->bits = 0;
    file->bitCount = 0;
  }
}

static const uint8_t zigzag[64] = {
    0,  1,  8,  16, 9,  2,  3,  10, 17, 24, 32, 25, 18, 11, 4,  5,  12, 19, 26, 33, 40, 48,
    41, 34, 27, 20, 13, 6,  7,  14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23,
    30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63};

static const uint8_t coarseness[2][64] = {
    {16, 11, 10, 16, 24, 40,  51,  61,  12, 12, 14, 19, 26,  58,  60,  55,  14, 13, 16, 24, 40,  57,
     69, 56, 14, 17, 22, 29,  51,  87,  80, 62, 18, 22, 37,  56,  68,  109, 103, 77, 24, 35, 55, 64,
     81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99},
    {17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99,
     99, 99, 47, 66, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
     99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99}};

/// How many codes there are of each length, and what they stand for.
static const uint8_t lengths[4][16] = {
    {0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0},
    {0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 0x7D},
    {0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0},
    {0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 0x77}};
static const uint8_t plainSymbols[12] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
static const uint8_t lightSymbols[162] = {
    0x01, 0x02, 0x03, 0x00, 0x04, 0x11, 0x05, 0x12, 0x21, 0x31, 0x41, 0x06, 0x13, 0x51, 0x61, 0x07, 0x22, 0x71, 0x14,
    0x32, 0x81, 0x91, 0xA1, 0x08, 0x23, 0x42, 0xB1, 0xC1, 0x15, 0x52, 0xD1, 0xF0, 0x24, 0x33, 0x62, 0x72, 0x82, 0x09,
    0x0A, 0x16, 0x17, 0x18, 0x19, 0x1A, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2A, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39, 0x3A,
    0x43, 0x44, 0x45, 0x46, 0x47, 0x48, 0x49, 0x4A, 0x53, 0x54, 0x55, 0x56, 0x57, 0x58, 0x59, 0x5A, 0x63, 0x64, 0x65,
    0x66, 0x67, 0x68, 0x69, 0x6A, 0x73, 0x74, 0x75, 0x76, 0x77, 0x78, 0x79, 0x7A, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88,
    0x89, 0x8A, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9A, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7, 0xA8, 0xA9,
    0xAA, 0xB2, 0xB3, 0xB4, 0xB5, 0xB6, 0xB7, 0xB8, 0xB9, 0xBA, 0xC2, 0xC3, 0xC4, 0xC5, 0xC6, 0xC7, 0xC8, 0xC9, 0xCA,
    0xD2, 0xD3, 0xD4, 0xD5, 0xD6, 0xD7, 0xD8, 0xD9, 0xDA, 0xE1, 0xE2, 0xE3, 0xE4, 0xE5, 0xE6, 0xE7, 0xE8, 0xE9, 0xEA,
    0xF1, 0xF2, 0xF3, 0xF4, 0xF5, 0xF6, 0xF7, 0xF8, 0xF9, 0xFA};
static const uint8_t colorSymbols[162] = {
    0x00, 0x01, 0x02, 0x03, 0x11, 0x04, 0x05, 0x21, 0x31, 0x06, 0x12, 0x41, 0x51, 0x07, 0x61, 0x71, 0x13, 0x22, 0x32,
    0x81, 0x08, 0x14, 0x42, 0x91, 0xA1, 0xB1, 0xC1, 0x09, 0x23, 0x33, 0x52, 0xF0, 0x15, 0x62, 0x72, 0xD1, 0x0A, 0x16,
    0x24, 0x34, 0xE1, 0x25, 0xF1, 0x17, 0x18, 0x19, 0x1A, 0x26, 0x27, 0x28, 0x29, 0x2A, 0x35, 0x36, 0x37, 0x38, 0x39,
    0x3A, 0x43, 0x44, 0x45, 0x46, 0x47, 0x48, 0x49, 0x4A, 0x53, 0x54, 0x55, 0x56, 0x57, 0x58, 0x59, 0x5A, 0x63, 0x64,
    0x65, 0x66, 0x67, 0x68, 0x69, 0x6A, 0x73, 0x74, 0x75, 0x76, 0x77, 0x78, 0x79, 0x7A, 0x82, 0x83, 0x84, 0x85, 0x86,
    0x87, 0x88, 0x89, 0x8A, 0x92, 0x93, 0x94, 0x95, 0x96, 0x97, 0x98, 0x99, 0x9A, 0xA2, 0xA3, 0xA4, 0xA5, 0xA6, 0xA7,
    0xA8, 0xA9, 0xAA, 0xB2, 0xB3, 0xB4, 0xB5, 0xB6, 0xB7, 0xB8, 0xB9, 0xBA, 0xC2, 0xC3, 0xC4, 0xC5, 0xC6, 0xC7, 0xC8,
    0xC9, 0xCA, 0xD2, 0xD3, 0xD4, 0xD5, 0xD6, 0xD7, 0xD8, 0xD9, 0xDA, 0xE2, 0xE3, 0xE4, 0xE5, 0xE6, 0xE7, 0xE8, 0xE9,
    0xEA, 0xF2, 0xF3, 0xF4, 0xF5, 0xF6, 0xF7, 0xF8, 0xF9, 0xFA};

typedef struct {
  uint16_t code[256];
  uint8_t length[256];
} Codes;

static const uint8_t *symbols(int table) {
  return table == 1 ? lightSymbols : table == 3 ? colorSymbols : plainSymbols;
}

static Codes codes(int table) {
  Codes codes;
  memset(&codes, 0, sizeof(codes));
  const uint8_t *symbol = symbols(table);
  int code = 0, at = 0;
  for (int length = 1; length <= 16; length++) {
    for (int i = 0; i < lengths[table][length - 1]; i++) {
      codes.code[symbol[at]] = (uint16_t)code++;
      codes.length[symbol[at++]] = (uint8_t)length;
    }
    code <<= 1;
  }
  return codes;
}

/// Half the cosine of k sixteenths of half a turn, in 8192ths.
static int32_t wave(int k) {
  static const int32_t quarter[9] = {4096, 4017, 3784, 3406, 2896, 2276, 1567, 799, 0};
  k &= 31;
  if (k > 16) k = 32 - k;
  return k > 8 ? -quarter[16 - k] : quarter[k];
}

static void transform(const int32_t *samples, const int32_t waves[64], int32_t *result) {
  int32_t rows[64];
  for (int y = 0; y < 8; y++) {
    for (int u = 0; u < 8; u++) {
      int32_t sum = 512;
      for (int x = 0; x < 8; x++) sum += samples[8 * y + x] * waves[8 * u + x];
      rows[8 * y + u] = sum >> 10;
    }
  }
  for (int u = 0; u < 8; u++) {
    for (int v = 0; v < 8; v++) {
      int32_t sum = 32768;
      for (int y = 0; y < 8; y++) sum += rows[8 * y + u] * waves[8 * v + y];
      result[8 * v + u] = sum >> 16;
    }
  }
}

static int bits_of(int32_t value) {
  int count = 0;
  for (int32_t rest = value < 0 ? -value : value; rest > 0; rest >>= 1) count++;
  return count;
}

static void put_value(File *file, int32_t value, int count) {
  put_bits(file, (uint32_t)(value < 0 ? value + (1 << count) - 1 : value), count);
}

static void put_block(
    File *file, const int32_t *samples, const int32_t waves[64], const uint8_t *steps, const Codes *first, const Codes *rest,
    int32_t *before) {
  int32_t found[64], values[64];
  transform(samples, waves, found);
  for (int i = 0; i < 64; i++) {
    int32_t value = found[zigzag[i]], step = steps[i], half = step / 2;
    values[i] = value < 0 ? -((half - value) / step) : (value + half) / step;
  }
  int32_t difference = values[0] - *before;
  *before = values[0];
  int count = bits_of(difference);
  put_bits(file, first->code[count], first->length[count]);
  put_value(file, difference, count);
  int zeros = 0;
  for (int i = 1; i < 64; i++) {
    if (values[i] == 0) {
      zeros++;
      continue;
    }
    for (; zeros > 15; zeros -= 16) put_bits(file, rest->code[0xF0], rest->length[0xF0]);
    count = bits_of(values[i]);
    int symbol = zeros << 4 | count;
    put_bits(file, rest->code[symbol], rest->length[symbol]);
    put_value(file, values[i], count);
    zeros = 0;
  }
  if (zeros > 0) put_bits(file, rest->code[0], rest->length[0]);
}

typedef struct {
  const uint8_t *pixels;
  int32_t width, height;
} Photo;

/// Brightness and both colour differences of a pixel over white, in 65,536ths; beyond the edges those of the nearest.
static void sample(Photo photo, int32_t x, int32_t y, int32_t result[3]) {
  x = raster_min(x, photo.width - 1);
  y = raster_min(y, photo.height - 1);
  const uint8_t *pixel = photo.pixels + 4 * ((size_t)y * (size_t)photo.width + (size_t)x);
  int32_t white = 255 - pixel[3];
  int32_t r = raster_min(255, pixel[0] + white), g = raster_min(255, pixel[1] + white), b = raster_min(255, pixel[2] + white);
  result[0] = 19595 * r + 38470 * g + 7471 * b;
  result[1] = -11059 * r - 21709 * g + 32768 * b;
  result[2] = 32768 * r - 27439 * g - 5329 * b;
}

static void put_photo(File *file, Photo photo, int isHalved, uint8_t steps[2][64]) {
  int32_t waves[64];
  for (int u = 0; u < 8; u++) {
    for (int x = 0; x < 8; x++) waves[8 * u + x] = u == 0 ? wave(4) : wave((2 * x + 1) * u);
  }
  Codes tables[4] = {codes(0), codes(1), codes(2), codes(3)};
  int32_t before[3] = {0, 0, 0}, side = isHalved ? 16 : 8, factor = isHalved ? 2 : 1;
  for (int32_t top = 0; top < photo.height; top += side) {
    for (int32_t left = 0; left < photo.width; left += side) {
      int32_t block[3][64];
      for (int32_t part = 0; part < factor * factor; part++) {
        int32_t x0 = left + part % factor * 8, y0 = top + part / factor * 8, found[3];
        for (int32_t i = 0; i < 64; i++) {
          sample(photo, x0 + i % 8, y0 + i / 8, found);
          block[0][i] = ((found[0] + 32768) >> 16) - 128;
        }
        put_block(file, block[0], waves, steps[0], &tables[0], &tables[1], &before[0]);
      }
      for (int32_t i = 0; i < 64; i++) {
        int32_t sums[3] = {0, 0, 0}, found[3];
        for (int32_t part = 0; part < factor * factor; part++) {
          sample(photo, left + i % 8 * factor + part % factor, top + i / 8 * factor + part / factor, found);
          for (int channel = 1; channel < 3; channel++) sums[channel] += found[channel] / (factor * factor);
        }
        for (int channel = 1; channel < 3; channel++) {
          block[channel][i] = raster_max(-128, raster_min(127, (sums[channel] + 32768) >> 16));
        }
      }
      for (int channel = 1; channel < 3; channel++) {
        put_block(file, block[channel], waves, steps[1], &tables[2], &tables[3], &before[channel]);
      }
      if (file->isShort) return;
    }
  }
  // What is left of the last byte is ones.
  if (file->bitCount > 0) put_bits(file, 127, 8 - file->bitCount);
}

uint8_t *raster_photo(
    const uint8_t *pixels, int32_t width, int32_t height, int32_t quality, int32_t orientation, int64_t *count) {
  // 65,535: the most that the format's header says.
  if (width < 1 || height < 1 || width > 65535 || height > 65535) return NULL;
  File file = {malloc(4096), 0, 4096, 0, 0, 0};
  if (file.bytes == NULL) return NULL;
  quality = raster_max(1, raster_min(100, quality));
  // As the reference implementation scales the tables of the standard.
  int32_t scale = quality < 50 ? 5000 / quality : 200 - 2 * quality;
  uint8_t steps[2][64];
  for (int table = 0; table < 2; table++) {
    for (int i = 0; i < 64; i++) {
      steps[table][i] = (uint8_t)raster_max(1, raster_min(255, (coarseness[table][zigzag[i]] * scale + 50) / 100));
    }
  }
  int isHalved = quality < 90;
  put_all(&file, (const uint8_t *)"\xFF\xD8\xFF\xE0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00", 20);
  if (orientation > 1 && orientation < 9) {
    // One entry of an Exif directory: tag 0x0112, a short.
    put_all(&file, (const uint8_t *)"\xFF\xE1\x00\x22" "Exif\x00\x00MM\x00\x2A\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01", 28);
    put_short(&file, orientation);
    put_all(&file, (const uint8_t *)"\x00\x00\x00\x00\x00\x00", 6);
  }
  for (int table = 0; table < 2; table++) {
    put_all(&file, (const uint8_t *)"\xFF\xDB\x00\x43", 4);
    put(&file, table);
    put_all(&file, steps[table], 64);
  }
  put_all(&file, (const uint8_t *)"\xFF\xC0\x00\x11\x08", 5);
  put_short(&file, height);
  put_short(&file, width);
  const uint8_t components[10] = {3, 1, isHalved ? 0x22 : 0x11, 0, 2, 0x11, 1, 3, 0x11, 1};
  put_all(&file, components, 10);
  for (int table = 0; table < 4; table++) {
    int symbolCount = 0;
    for (int i = 0; i < 16; i++) symbolCount += lengths[table][i];
    put_short(&file, 0xFFC4);
    put_short(&file, 19 + symbolCount);
    put(&file, (table & 1) << 4 | table >> 1);
    put_all(&file, lengths[table], 16);
    put_all(&file, symbols(table), symbolCount);
  }
  put_all(&file, (const uint8_t *)"\xFF\xDA\x00\x0C\x03\x01\x00\x02\x11\x03\x11\x00\x3F\x00", 14);
  Photo photo = {pixels, width, height};
  put_photo(&file, photo, isHalved, steps);
  put_short(&file, 0xFFD9);
  if (file.isShort) {
    free(file.bytes);
    return NULL;
  }
  *count = file.count;
  return file.bytes;
}
