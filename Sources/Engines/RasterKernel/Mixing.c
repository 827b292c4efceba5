#include "Arithmetic.h"
#include "Paint.h"

#include <math.h>

#pragma STDC FP_CONTRACT OFF

void raster_mix_color(uint8_t *pixels, const uint8_t color[4], int32_t count) {
  if (color[3] == 255) {
    for (int32_t i = 0; i < count; i++) memcpy(pixels + 4 * i, color, 4);
    return;
  }
  uint32_t rest = 255 - color[3];
  uint8_t pattern[16];
  for (int i = 0; i < 16; i++) pattern[i] = color[i & 3];
  int32_t bytes = count * 4, at = 0;
  for (; at + 16 <= bytes; at += 16) {
    for (int i = 0; i < 16; i++) {
      uint16_t x = (uint16_t)(pixels[at + i] * rest + 128);
      pixels[at + i] = (uint8_t)(pattern[i] + (uint8_t)((uint16_t)(x + (x >> 8)) >> 8));
    }
  }
  for (; at < bytes; at++) pixels[at] = (uint8_t)(color[at & 3] + raster_by255(pixels[at] * rest));
}

typedef uint8_t Bytes __attribute__((ext_vector_type(8)));
typedef uint16_t Wide __attribute__((ext_vector_type(8)));

/// Two pixels, of which parts are covered: as mix_one.
RASTER_INLINE void mix_two(uint8_t *to, const uint8_t *from, uint8_t first, uint8_t second) {
  Bytes new, old, part = {first, first, first, first, second, second, second, second};
  memcpy(&new, from, 8);
  memcpy(&old, to, 8);
  Wide mixed = __builtin_convertvector(new, Wide) * __builtin_convertvector(part, Wide) + 128;
  mixed = (mixed + (mixed >> 8)) >> 8;
  Wide rest = __builtin_convertvector(old, Wide)
    * (255 - __builtin_shufflevector(mixed, mixed, 3, 3, 3, 3, 7, 7, 7, 7)) + 128;
  mixed += (rest + (rest >> 8)) >> 8;
  Bytes bytes = __builtin_convertvector(mixed, Bytes);
  memcpy(to, &bytes, 8);
}

/// Two pixels that are covered wholly.
RASTER_INLINE void mix_two_whole(uint8_t *to, const uint8_t *from) {
  Bytes new, old;
  memcpy(&new, from, 8);
  memcpy(&old, to, 8);
  Wide mixed = __builtin_convertvector(new, Wide);
  Wide rest = __builtin_convertvector(old, Wide)
    * (255 - __builtin_shufflevector(mixed, mixed, 3, 3, 3, 3, 7, 7, 7, 7)) + 128;
  mixed += (rest + (rest >> 8)) >> 8;
  Bytes bytes = __builtin_convertvector(mixed, Bytes);
  memcpy(to, &bytes, 8);
}

RASTER_INLINE void mix_one(uint8_t *to, const uint8_t *from, uint32_t part) {
  if (part == 0) return;
  if (part == 255 && from[3] == 255) {
    memcpy(to, from, 4);
    return;
  }
  uint32_t alpha = raster_by255(from[3] * part), rest = 255 - alpha;
  to[0] = (uint8_t)(raster_by255(from[0] * part) + raster_by255(to[0] * rest));
  to[1] = (uint8_t)(raster_by255(from[1] * part) + raster_by255(to[1] * rest));
  to[2] = (uint8_t)(raster_by255(from[2] * part) + raster_by255(to[2] * rest));
  to[3] = (uint8_t)(alpha + raster_by255(to[3] * rest));
}

/// Four pixels, of which some is covered.
RASTER_INLINE void mix_four(uint8_t *to, const uint8_t *from, const uint8_t *covered, uint32_t parts, int isOpaque) {
  if (parts != 0xFFFFFFFFu) {
    mix_two(to, from, covered[0], covered[1]);
    mix_two(to + 8, from + 8, covered[2], covered[3]);
  } else if (isOpaque) {
    memcpy(to, from, 16);
  } else {
    mix_two_whole(to, from);
    mix_two_whole(to + 8, from + 8);
  }
}

static void mix_normal(uint8_t *pixels, const uint8_t *colors, const uint8_t *covered, int32_t count) {
  int32_t i = 0;
  for (; i + 4 <= count; i += 4) {
    uint32_t parts;
    memcpy(&parts, covered + i, 4);
    if (parts == 0) continue;
    const uint8_t *from = colors + 4 * i;
    // Clear colours change nothing.
    uint64_t halves[2];
    memcpy(halves, from, 16);
    if ((halves[0] | halves[1]) == 0) continue;
    mix_four(pixels + 4 * i, from, covered + i, parts, (from[3] & from[7] & from[11] & from[15]) == 255);
  }
  for (; i < count; i++) mix_one(pixels + 4 * i, colors + 4 * i, covered[i]);
}

void raster_mix_parts(uint8_t *pixels, const uint8_t color[4], const uint8_t *covered, int32_t count) {
  uint8_t from[16];
  for (int i = 0; i < 16; i++) from[i] = color[i & 3];
  // Clear colours change nothing.
  if ((color[0] | color[1] | color[2] | color[3]) == 0) return;
  int32_t i = 0;
  for (; i + 4 <= count; i += 4) {
    uint32_t parts;
    memcpy(&parts, covered + i, 4);
    if (parts != 0) mix_four(pixels + 4 * i, from, covered + i, parts, color[3] == 255);
  }
  for (; i < count; i++) mix_one(pixels + 4 * i, color, covered[i]);
}

// The other modes, by the numbers of CGBlendMode. `s` and `d` are premultiplied, 0 to 1.

static float smaller(float a, float b) { return a < b ? a : b; }
static float greater(float a, float b) { return a > b ? a : b; }

/// The separable modes for colours that are not premultiplied (W3C Compositing and Blending 1).
static float separable(int32_t mode, float s, float d) {
  switch (mode) {
    case 1: return s * d;
    case 2: return s + d - s * d;
    case 3: return d <= 0.5f ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d);
    case 4: return smaller(s, d);
    case 5: return greater(s, d);
    case 6: return d <= 0 ? 0 : s >= 1 ? 1 : smaller(1, d / (1 - s));
    case 7: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - smaller(1, (1 - d) / s);
    case 8: {
      if (s <= 0.5f) return d - (1 - 2 * s) * d * (1 - d);
      float g = d <= 0.25f ? ((16 * d - 12) * d + 4) * d : sqrtf(d);
      return d + (2 * s - 1) * (g - d);
    }
    case 9: return s <= 0.5f ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d);
    case 10: return s > d ? s - d : d - s;
    default: return s + d - 2 * s * d;
  }
}

static float light(const float c[3]) { return 0.3f * c[0] + 0.59f * c[1] + 0.11f * c[2]; }

static float spread(const float c[3]) {
  return greater(c[0], greater(c[1], c[2])) - smaller(c[0], smaller(c[1], c[2]));
}

static void set_light(float c[3], float value) {
  float difference = value - light(c);
  for (int i = 0; i < 3; i++) c[i] = c[i] + difference;
  float l = light(c), low = smaller(c[0], smaller(c[1], c[2])), high = greater(c[0], greater(c[1], c[2]));
  if (low < 0 && l > low) {
    for (int i = 0; i < 3; i++) c[i] = l + (c[i] - l) * l / (l - low);
  }
  if (high > 1 && high > l) {
    for (int i = 0; i < 3; i++) c[i] = l + (c[i] - l) * (1 - l) / (high - l);
  }
}

static void set_spread(float c[3], float value) {
  float low = smaller(c[0], smaller(c[1], c[2])), range = spread(c);
  for (int i = 0; i < 3; i++) c[i] = range > 0 ? (c[i] - low) * value / range : 0;
}

static void not_separable(int32_t mode, const float s[3], const float d[3], float result[3]) {
  const float *base = mode == 12 || mode == 14 ? s : d;
  for (int i = 0; i < 3; i++) result[i] = base[i];
  switch (mode) {
    case 12:
      set_spread(result, spread(d));
      set_light(result, light(d));
      break;
    case 13:
      set_spread(result, spread(s));
      set_light(result, light(d));
      break;
    case 14: set_light(result, light(d)); break;
    default: set_light(result, light(s));
  }
}

static void blended(int32_t mode, const float s[4], const float d[4], float r[4]) {
  float sa = s[3], da = d[3];
  if (mode >= 1 && mode <= 15) {
    float us[3], ud[3], mixed[3];
    for (int i = 0; i < 3; i++) {
      us[i] = sa > 0 ? smaller(1, s[i] / sa) : 0;
      ud[i] = da > 0 ? smaller(1, d[i] / da) : 0;
    }
    if (mode >= 12) not_separable(mode, us, ud, mixed);
    else {
      for (int i = 0; i < 3; i++) mixed[i] = separable(mode, us[i], ud[i]);
    }
    for (int i = 0; i < 3; i++) r[i] = s[i] * (1 - da) + d[i] * (1 - sa) + sa * da * mixed[i];
    r[3] = sa + da - sa * da;
    return;
  }
  float fs = 0, fd = 0;
  switch (mode) {
    case 16: break;
    case 17: fs = 1; break;
    case 18: fs = da; break;
    case 19: fs = 1 - da; break;
    case 20:
      fs = da;
      fd = 1 - sa;
      break;
    case 21:
      fs = 1 - da;
      fd = 1;
      break;
    case 22: fd = sa; break;
    case 23: fd = 1 - sa; break;
    case 24:
      fs = 1 - da;
      fd = sa;
      break;
    case 25:
      fs = 1 - da;
      fd = 1 - sa;
      break;
    case 26: {
      // The colours' distances from white are added, within the opacity of both.
      r[3] = smaller(1, sa + da);
      for (int i = 0; i < 3; i++) r[i] = greater(0, r[3] - ((da - d[i]) + (sa - s[i])));
      return;
    }
    case 27:
      fs = 1;
      fd = 1;
      break;
    default:
      fs = 1;
      fd = 1 - sa;
  }
  for (int i = 0; i < 4; i++) r[i] = smaller(1, s[i] * fs + d[i] * fd);
}

void raster_mix(uint8_t *pixels, const uint8_t *colors, const uint8_t *covered, int32_t count, int32_t mode) {
  if (mode == 0) {
    mix_normal(pixels, colors, covered, count);
    return;
  }
  for (int32_t i = 0; i < count; i++) {
    if (covered[i] == 0) continue;
    float s[4], d[4], r[4], part = (float)covered[i] / 255.0f;
    for (int channel = 0; channel < 4; channel++) {
      s[channel] = (float)colors[4 * i + channel] / 255.0f;
      d[channel] = (float)pixels[4 * i + channel] / 255.0f;
    }
    blended(mode, s, d, r);
    uint8_t *to = pixels + 4 * i;
    for (int channel = 0; channel < 4; channel++) {
      float value = d[channel] + (r[channel] - d[channel]) * part;
      to[channel] = (uint8_t)(raster_unit(value) * 255.0f + 0.5f);
    }
    for (int channel = 0; channel < 3; channel++) {
      if (to[channel] > to[3]) to[channel] = to[3];
    }
  }
}

int32_t raster_difference(
    const uint8_t *first, const uint8_t *second, int32_t width, int32_t height, int32_t edges[4]) {
  int32_t x0 = width, y0 = height, x1 = 0, y1 = 0;
  for (int32_t y = 0; y < height; y++) {
    const uint8_t *a = first + 4 * (size_t)y * (size_t)width, *b = second + 4 * (size_t)y * (size_t)width;
    if (memcmp(a, b, 4 * (size_t)width) == 0) continue;
    int32_t left = 0, right = width - 1;
    while (memcmp(a + 4 * left, b + 4 * left, 4) == 0) left++;
    while (memcmp(a + 4 * right, b + 4 * right, 4) == 0) right--;
    x0 = raster_min(x0, left);
    x1 = raster_max(x1, right + 1);
    y0 = raster_min(y0, y);
    y1 = y + 1;
  }
  edges[0] = x0;
  edges[1] = y0;
  edges[2] = x1;
  edges[3] = y1;
  return x0 < x1;
}

int32_t raster_is_opaque(const uint8_t *pixels, int64_t count) {
  for (int64_t i = 0; i < count; i++) {
    if (pixels[4 * i + 3] != 255) return 0;
  }
  return 1;
}

void raster_divide(const uint8_t *pixels, int64_t count, int32_t channels, uint8_t *plain) {
  for (int64_t i = 0; i < count; i++) {
    const uint8_t *from = pixels + 4 * i;
    uint8_t *to = plain + channels * i;
    int32_t alpha = from[3];
    for (int channel = 0; channel < 3; channel++) {
      to[channel] = alpha == 255 || alpha == 0
        ? from[channel] : (uint8_t)raster_min(255, (from[channel] * 255 + alpha / 2) / alpha);
    }
    if (channels == 4) to[3] = (uint8_t)alpha;
  }
}
