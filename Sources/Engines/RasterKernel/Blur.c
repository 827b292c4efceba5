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

static void line_box(
    const uint16_t *from, uint16_t *to, int32_t length, int32_t width, int32_t keepsEdges) {
  int32_t half = width / 2;
  uint32_t first = keepsEdges ? from[0] : 0, last = keepsEdges ? from[length - 1] : 0;
  uint32_t sum = 0;
  for (int32_t i = -half; i <= half; i++) sum += i < 0 ? first : i < length ? from[i] : last;
  for (int32_t at = 0; at < length; at++) {
    to[at] = (uint16_t)((sum + (uint32_t)width / 2) / (uint32_t)width);
    int32_t leaves = at - half, comes = at + half + 1;
    sum -= leaves < 0 ? first : leaves < length ? from[leaves] : last;
    sum += comes < 0 ? first : comes < length ? from[comes] : last;
  }
}

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
  uint16_t *first = malloc((size_t)longest * 2 * sizeof(uint16_t));
  if (first == NULL) return 0;
  uint16_t *second = first + longest;
  for (int32_t pass = 0; pass < 2; pass++) {
    int32_t length = pass == 0 ? width : height, lines = pass == 0 ? height : width;
    ptrdiff_t step = pass == 0 ? count : (ptrdiff_t)width * count, next = pass == 0 ? (ptrdiff_t)width * count : count;
    for (int32_t line = 0; line < lines; line++) {
      for (int32_t channel = 0; channel < count; channel++) {
        uint8_t *base = pixels + line * next + channel;
        // With eight more bits, so that three roundings are not seen.
        for (int32_t i = 0; i < length; i++) first[i] = (uint16_t)(base[i * step] << 8);
        line_box(first, second, length, widths[0], keepsEdges);
        line_box(second, first, length, widths[1], keepsEdges);
        line_box(first, second, length, widths[2], keepsEdges);
        for (int32_t i = 0; i < length; i++) base[i * step] = (uint8_t)((second[i] + 128u) >> 8 > 255 ? 255 : (second[i] + 128u) >> 8);
      }
    }
  }
  free(first);
  return 1;
}

int32_t raster_blur(uint8_t *mask, int32_t width, int32_t height, float deviation) {
  return raster_blur_plane(mask, width, height, 1, deviation, 0);
}
