#include "Blur.h"

#include "Arithmetic.h"
#include "RasterKernel.h"

#pragma STDC FP_CONTRACT OFF

/// Deviations above this, in pixels, are worked on as three boxes.
static const float mostExact = 6.0f;
/// What is blurred further than this is one grey: it keeps sizes within bounds.
static const float mostDeviation = 200.0f;

static float limited(float deviation) {
  if (!(deviation > 0)) return 0;
  return deviation > mostDeviation ? mostDeviation : deviation;
}

/// The widths of three boxes that together are as wide as a Gaussian.
static void box_widths(float deviation, int32_t widths[3]) {
  // Odd widths: the sum of (width² - 1) / 12 is the variance.
  double ideal = 12.0 * deviation * deviation / 3.0 + 1.0;
  int32_t low = 1;
  while ((double)(low + 2) * (low + 2) <= ideal) low += 2;
  double count = (12.0 * deviation * deviation - 3.0 * low * low - 12.0 * low - 9.0) / (-4.0 * low - 4.0);
  int32_t narrow = raster_floor(count + 0.5);
  for (int32_t i = 0; i < 3; i++) widths[i] = i < narrow ? low : low + 2;
}

int32_t raster_blur_reach(float deviation) {
  deviation = limited(deviation);
  if (!(deviation > 0)) return 0;
  if (deviation <= mostExact) return raster_ceil(3.0 * deviation);
  int32_t widths[3];
  box_widths(deviation, widths);
  return (widths[0] + widths[1] + widths[2]) / 2 + 1;
}

/// The weights of a Gaussian in 65,536ths; their sum is 65,536. `weights[0]` is the middle.
static int32_t weigh(float deviation, int32_t weights[20]) {
  int32_t reach = raster_ceil(3.0 * deviation);
  double parts[20], sum = 0;
  for (int32_t i = 0; i <= reach; i++) {
    parts[i] = raster_exp(-(double)i * i / (2.0 * deviation * deviation));
    sum += i == 0 ? parts[i] : 2 * parts[i];
  }
  int32_t rest = 65536;
  for (int32_t i = 1; i <= reach; i++) {
    weights[i] = raster_floor(parts[i] / sum * 65536.0 + 0.5);
    rest -= 2 * weights[i];
  }
  weights[0] = rest;
  return reach;
}

/// One line of values with a distance between them, taken through a kernel.
static void line_exact(
    const uint8_t *from, uint8_t *to, int32_t length, ptrdiff_t step, const int32_t *weights, int32_t reach,
    int32_t keepsEdges) {
  for (int32_t at = 0; at < length; at++) {
    uint32_t sum = (uint32_t)weights[0] * from[at * step];
    for (int32_t i = 1; i <= reach; i++) {
      int32_t before = at - i, after = at + i;
      uint32_t a = before >= 0 ? from[before * step] : keepsEdges ? from[0] : 0;
      uint32_t b = after < length ? from[after * step] : keepsEdges ? from[(length - 1) * step] : 0;
      sum += (uint32_t)weights[i] * (a + b);
    }
    to[at * step] = (uint8_t)((sum + 32768) >> 16);
  }
}

/// Lines that are blurred at once, beside each other.
enum { LinesAtOnce = 64 };
typedef uint16_t Lines[LinesAtOnce];

/// Takes lines beside each other through a box: the same numbers as for each by itself.
static void box_lines(const Lines *from, Lines *to, int32_t length, int32_t width, int32_t keepsEdges) {
  static const Lines none = {0};
  int32_t half = width / 2;
  const uint16_t *first = keepsEdges ? from[0] : none, *last = keepsEdges ? from[length - 1] : none;
  // Sums are below 2^26, whose quotients doubles have exactly: what is added is less than a part and more than is lost.
  double part = 1.0 / width;
  int32_t sums[LinesAtOnce];
  for (int32_t line = 0; line < LinesAtOnce; line++) sums[line] = width / 2;
  for (int32_t i = -half; i <= half; i++) {
    const uint16_t *comes = i < 0 ? first : i < length ? from[i] : last;
    for (int32_t line = 0; line < LinesAtOnce; line++) sums[line] += comes[line];
  }
  for (int32_t at = 0; at < length; at++) {
    int32_t leaving = at - half, coming = at + half + 1;
    const uint16_t *leaves = leaving < 0 ? first : leaving < length ? from[leaving] : last;
    const uint16_t *comes = coming < 0 ? first : coming < length ? from[coming] : last;
    for (int32_t line = 0; line < LinesAtOnce; line++) {
      to[at][line] = (uint16_t)(int32_t)(sums[line] * part + 1e-6);
      sums[line] += comes[line] - leaves[line];
    }
  }
}

/// Takes lines beside each other through three boxes. The others are what comes out.
static void boxes(Lines *lines, Lines *others, int32_t length, const int32_t widths[3], int32_t keepsEdges) {
  box_lines(lines, others, length, widths[0], keepsEdges);
  box_lines(others, lines, length, widths[1], keepsEdges);
  box_lines(lines, others, length, widths[2], keepsEdges);
}

/// With eight more bits, so that three roundings are not seen.
static uint16_t finer(uint8_t byte) { return (uint16_t)(byte << 8); }
static uint8_t coarser(uint16_t fine) { return (uint8_t)((fine + 128u) >> 8 > 255 ? 255 : (fine + 128u) >> 8); }

int32_t raster_blur_plane(
    uint8_t *pixels, int32_t width, int32_t height, int32_t count, float deviation, int32_t keepsEdges) {
  deviation = limited(deviation);
  if (!(deviation > 0.05f) || width <= 0 || height <= 0) return 1;
  int32_t longest = raster_max(width, height);
  if (deviation <= mostExact) {
    uint8_t *copy = malloc((size_t)width * (size_t)height * (size_t)count);
    if (copy == NULL) return 0;
    int32_t weights[20];
    int32_t reach = weigh(deviation, weights);
    ptrdiff_t row = (ptrdiff_t)width * count;
    for (int32_t y = 0; y < height; y++) {
      for (int32_t channel = 0; channel < count; channel++) {
        line_exact(pixels + y * row + channel, copy + y * row + channel, width, count, weights, reach, keepsEdges);
      }
    }
    // Down the rows, a row at a time.
    for (int32_t y = 0; y < height; y++) {
      for (ptrdiff_t at = 0; at < row; at++) {
        uint32_t sum = (uint32_t)weights[0] * copy[y * row + at];
        for (int32_t i = 1; i <= reach; i++) {
          int32_t before = y - i, after = y + i;
          uint32_t a = before >= 0 ? copy[before * row + at] : keepsEdges ? copy[at] : 0;
          uint32_t b = after < height ? copy[after * row + at] : keepsEdges ? copy[(height - 1) * row + at] : 0;
          sum += (uint32_t)weights[i] * (a + b);
        }
        pixels[y * row + at] = (uint8_t)((sum + 32768) >> 16);
      }
    }
    free(copy);
    return 1;
  }
  int32_t widths[3];
  box_widths(deviation, widths);
  Lines *lines = malloc((size_t)longest * 2 * sizeof(Lines));
  if (lines == NULL) return 0;
  Lines *others = lines + longest;
  int32_t row = width * count;
  // Along the rows: some rows stand beside each other.
  int32_t rows = LinesAtOnce / count;
  for (int32_t y = 0; y < height; y += rows) {
    int32_t used = raster_min(rows, height - y);
    for (int32_t at = 0; at < used; at++) {
      const uint8_t *from = pixels + (size_t)(y + at) * (size_t)row;
      for (int32_t x = 0; x < width; x++) {
        for (int32_t channel = 0; channel < count; channel++) lines[x][at * count + channel] = finer(from[x * count + channel]);
      }
    }
    if (used < rows) {
      for (int32_t x = 0; x < width; x++) memset(lines[x] + used * count, 0, (size_t)((rows - used) * count) * sizeof(uint16_t));
    }
    boxes(lines, others, width, widths, keepsEdges);
    for (int32_t at = 0; at < used; at++) {
      uint8_t *to = pixels + (size_t)(y + at) * (size_t)row;
      for (int32_t x = 0; x < width; x++) {
        for (int32_t channel = 0; channel < count; channel++) to[x * count + channel] = coarser(others[x][at * count + channel]);
      }
    }
  }
  // Down the rows: bytes of a row stand beside each other.
  for (int32_t x = 0; x < row; x += LinesAtOnce) {
    int32_t used = raster_min(LinesAtOnce, row - x);
    if (used < LinesAtOnce) memset(lines, 0, (size_t)height * sizeof(Lines));
    for (int32_t y = 0; y < height; y++) {
      const uint8_t *from = pixels + (size_t)y * (size_t)row + (size_t)x;
      for (int32_t line = 0; line < used; line++) lines[y][line] = finer(from[line]);
    }
    boxes(lines, others, height, widths, keepsEdges);
    for (int32_t y = 0; y < height; y++) {
      uint8_t *to = pixels + (size_t)y * (size_t)row + (size_t)x;
      for (int32_t line = 0; line < used; line++) to[line] = coarser(others[y][line]);
    }
  }
  free(lines);
  return 1;
}

int32_t raster_blur(uint8_t *mask, int32_t width, int32_t height, float deviation) {
  return raster_blur_plane(mask, width, height, 1, deviation, 0);
}
