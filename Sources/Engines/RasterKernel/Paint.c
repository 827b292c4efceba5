#include "Paint.h"

#include <math.h>

#include "Arithmetic.h"

#pragma STDC FP_CONTRACT OFF

/// The arc tangent of 0 to 1 as a part of a turn, within 2e-6.
static float arc(float x) {
  float s = x * x;
  float sum = -0.0117212f;
  sum = sum * s + 0.05265332f;
  sum = sum * s - 0.11643287f;
  sum = sum * s + 0.19354346f;
  sum = sum * s - 0.33262347f;
  sum = sum * s + 0.99997726f;
  return sum * x * 0.15915494f;
}

float raster_turn(float x, float y) {
  float ax = fabsf(x), ay = fabsf(y);
  if (!(ax > 0) && !(ay > 0)) return 0;
  float turn = ay > ax ? 0.25f - arc(ax / ay) : arc(ay / ax);
  if (x < 0) turn = 0.5f - turn;
  if (y < 0) turn = 1 - turn;
  return turn >= 1 ? turn - 1 : turn;
}

double raster_exp(double value) {
  if (!(value > -700)) return 0;
  if (value > 700) value = 700;
  // e^x = (e^(x / 1024))^1024
  double x = value / 1024, sum = 1, term = 1;
  for (int i = 1; i < 12; i++) {
    term = term * x / i;
    sum = sum + term;
  }
  for (int i = 0; i < 10; i++) sum = sum * sum;
  return sum;
}

RASTER_INLINE void put(uint8_t *to, const uint8_t *from) { memcpy(to, from, 4); }

/// The nearest whole numbers to some from 0 on.
RASTER_INLINE RasterFour rounded(RasterFour x) {
  RasterFour below = __builtin_convertvector(__builtin_convertvector(x, RasterFourWhole), RasterFour);
  return below + __builtin_convertvector((x - below >= 0.5f) & 1, RasterFour);
}

/// Four places of a channel between two stops, in 255ths. Numbers that are none are 0.
RASTER_INLINE RasterFour tones(float from, float to, RasterFour part, int isBetween) {
  RasterFour tone = isBetween ? (to - from) * part + from : (RasterFour)from;
  return rounded(raster_chosen(tone > 0.0f, raster_chosen(tone < 1.0f, tone, 1), 0) * 255.0f);
}

void raster_ramp(const RasterStop *stops, int32_t stopCount, uint8_t *colors, int32_t count) {
  int32_t next = 0;
  for (int32_t i = 0; i < count; i += 4) {
    int32_t taken = raster_min(4, count - i);
    RasterFourDoubles places = {i, i + 1, i + 2, i + 3};
    places = count > 1 ? places / (double)(count - 1) : (RasterFourDoubles)0;
    for (int32_t done = 0; done < taken;) {
      // As many places as lie between the same two stops.
      while (next < stopCount && !(stops[next].location > places[done])) next++;
      int32_t end = done + 1;
      while (end < taken && (next == stopCount || stops[next].location > places[end])) end++;
      const RasterStop *from = &stops[next > 0 ? next - 1 : 0], *to = &stops[next < stopCount ? next : stopCount - 1];
      RasterFour part = 0;
      int isBetween = next > 0 && next < stopCount;
      if (isBetween) part = raster_floats((places - from->location) / (to->location - from->location));
      RasterFour opacity = tones(from->alpha, to->alpha, part, isBetween);
      RasterFour red = rounded(tones(from->red, to->red, part, isBetween) * opacity / 255.0f);
      RasterFour green = rounded(tones(from->green, to->green, part, isBetween) * opacity / 255.0f);
      RasterFour blue = rounded(tones(from->blue, to->blue, part, isBetween) * opacity / 255.0f);
      RasterFourWhole pixels = __builtin_convertvector(red, RasterFourWhole)
        | __builtin_convertvector(green, RasterFourWhole) << 8 | __builtin_convertvector(blue, RasterFourWhole) << 16
        | __builtin_convertvector(opacity, RasterFourWhole) << 24;
      for (int32_t lane = done; lane < end; lane++) {
        uint32_t pixel = (uint32_t)pixels[lane];
        for (int channel = 0; channel < 4; channel++) colors[4 * (i + lane) + channel] = (uint8_t)(pixel >> 8 * channel);
      }
      done = end;
    }
  }
}

/// Where between two circles a place is; below -1e9 for nowhere.
static double between_circles(const double c[6], int32_t limits, double x, double y) {
  double dx = c[3] - c[0], dy = c[4] - c[1], dr = c[5] - c[2];
  double px = x - c[0], py = y - c[1];
  // Around one centre.
  if (dx == 0 && dy == 0 && dr > 0) return (sqrt(px * px + py * py) - c[2]) / dr;
  double a = dx * dx + dy * dy - dr * dr;
  double b = px * dx + py * dy + c[2] * dr;
  double k = px * px + py * py - c[2] * c[2];
  double found[2];
  int count = 0;
  if (fabs(a) < 1e-12) {
    if (fabs(b) < 1e-12) return -2e9;
    found[count++] = k / (2 * b);
  } else {
    double square = b * b - a * k;
    if (!(square >= 0)) return -2e9;
    double root = sqrt(square);
    double first = (b + root) / a, second = (b - root) / a;
    found[count++] = first > second ? first : second;
    found[count++] = first > second ? second : first;
  }
  for (int i = 0; i < count; i++) {
    double t = found[i];
    if (!(c[2] + t * dr >= 0)) continue;
    if ((limits & 1) && t < 0) continue;
    if ((limits & 2) && t > 1) continue;
    return t;
  }
  return -2e9;
}

/// The colours of four places, and none where there is to be nothing before the start or after the end.
RASTER_INLINE void put_four(const RasterPaint *paint, const RasterFourDoubles *places, uint8_t *colors) {
  RasterFourDoubles t = *places;
  float last = (float)(paint->colorCount - 1);
  RasterFourWhole place = __builtin_convertvector(raster_units(raster_floats(t)) * last + 0.5f, RasterFourWhole);
  RasterFourWhole isSeen = __builtin_convertvector(t > -1e9, RasterFourWhole);
  if (paint->gradientLimits & 1) isSeen &= ~__builtin_convertvector(t < 0.0, RasterFourWhole);
  if (paint->gradientLimits & 2) isSeen &= ~__builtin_convertvector(t > 1.0, RasterFourWhole);
  RasterFourWhole four = 0;
  for (int lane = 0; lane < 4; lane++) memcpy((uint8_t *)&four + 4 * lane, paint->colors + 4 * (place[lane] & isSeen[lane]), 4);
  four &= isSeen;
  memcpy(colors, &four, 16);
}

/// Places between colours that are nearer to a border than this, in colours, are worked out exactly: what floats lose is a tenth of it.
static const float nearBorder = 4e-3f;

/// Colours around one centre. Their places are taken from floats where these are far enough from where the next colour begins, and else
/// from doubles: so they are always those of doubles.
static void around(
    const RasterPaint *paint, const double c[6], double rowU, double rowV, double inverse, int32_t x, int32_t count,
    uint8_t *colors) {
  const double *m = paint->map;
  double dr = c[5] - c[2];
  int isBegun = paint->gradientLimits & 1, isEnded = paint->gradientLimits & 2;
  float last = (float)(paint->colorCount - 1), first = (float)c[2], factor = (float)((paint->colorCount - 1) / dr);
  // Where the inner circle is the larger part of the outer one, floats lose more.
  int isFast = c[2] >= 0 && c[2] <= dr && paint->colorCount <= 1024;
  // From the first pixel on floats are as exact as doubles that are rounded, where that is not far from the circle.
  float startX = (float)((m[0] * (x + 0.5) + rowU) * inverse - c[0]), startY = (float)((m[3] * (x + 0.5) + rowV) * inverse - c[1]);
  float alongX = (float)(m[0] * inverse), alongY = (float)(m[3] * inverse);
  float farthest = 8 * (float)c[5], length = (float)count;
  int isNear = fabsf(startX) + length * fabsf(alongX) < farthest && fabsf(startY) + length * fabsf(alongY) < farthest;
  const RasterFour lanes = {0, 1, 2, 3};
  for (int32_t i = 0; i < count; i += 4) {
    RasterFourDoubles at = raster_middles(x + i), px = 0, py = 0;
    if (!isFast || !isNear) {
      px = (m[0] * at + rowU) * inverse - c[0];
      py = (m[3] * at + rowV) * inverse - c[1];
    }
    if (isFast) {
      RasterFour offset = lanes + (float)i;
      RasterFour fx = offset * alongX + startX, fy = offset * alongY + startY;
      if (!isNear) {
        fx = raster_floats(px);
        fy = raster_floats(py);
      }
      RasterFour place = (raster_roots(fx * fx + fy * fy) - first) * factor + 0.5f;
      RasterFourWhole isNumber = place == place;
      // What lies beyond the ends is put between two halves there.
      place = __builtin_elementwise_min(__builtin_elementwise_max(place, (RasterFour)-2.25f), (RasterFour)(last + 2.25f));
      // Colours begin at whole numbers; what lies before the start and after the end, at halves.
      RasterFour doubled = place * 2 + 8;
      RasterFour beyond = doubled - __builtin_convertvector(__builtin_convertvector(doubled, RasterFourWhole), RasterFour);
      RasterFourWhole isSure = isNumber & (beyond > 2 * nearBorder) & (beyond < 1 - 2 * nearBorder);
      if ((isSure[0] & isSure[1] & isSure[2] & isSure[3]) != 0) {
        RasterFour kept = __builtin_elementwise_min(__builtin_elementwise_max(place, (RasterFour)0.5f), (RasterFour)(last + 0.5f));
        RasterFourWhole number = __builtin_convertvector(kept, RasterFourWhole), four = 0;
        for (int lane = 0; lane < 4; lane++) memcpy((uint8_t *)&four + 4 * lane, paint->colors + 4 * number[lane], 4);
        if (isBegun) four &= place > 0.5f;
        if (isEnded) four &= place < last + 0.5f;
        memcpy(colors + 4 * i, &four, 16);
        continue;
      }
    }
    px = (m[0] * at + rowU) * inverse - c[0];
    py = (m[3] * at + rowV) * inverse - c[1];
    RasterFourDoubles t = raster_roots(px * px + py * py) - c[2];
    if (dr != 1) t = t / dr;
    put_four(paint, &t, colors + 4 * i);
  }
}

int raster_is_ring(const RasterPaint *paint) {
  if (paint->kind != RasterPaintGradient || !paint->isAffine || paint->map[8] == 0) return 0;
  const double *c = paint->circles;
  if (paint->gradient == 3) {
    if (c[0] != c[3] || c[1] != c[4] || !(c[5] > c[2]) || !(c[2] >= 0)) return 0;
  } else if (paint->gradient != 1) {
    return 0;
  }
  return paint->seenFrom > 1 || paint->seenTo < paint->colorCount - 1 || (paint->gradientLimits & 2) != 0;
}

RasterSpan raster_ring(const RasterPaint *paint, int32_t y, int32_t from, int32_t to) {
  static const double unit[6] = {0, 0, 0, 0, 0, 1};
  const double *c = paint->gradient == 3 ? paint->circles : unit, *m = paint->map;
  RasterSpan all = {from, to, from, from};
  if (paint->seenFrom >= paint->seenTo) {
    all.to = from;
    return all;
  }
  double inverse = 1 / m[8], middle = y + 0.5, dr = c[5] - c[2], last = paint->colorCount - 1;
  // Along the row: px = a + b x, py = d + e x, and the distance from the centre is that from its foot, `near`, and along the row.
  double a = (m[1] * middle + m[2]) * inverse - c[0], b = m[0] * inverse;
  double d = (m[4] * middle + m[5]) * inverse - c[1], e = m[3] * inverse;
  double square = b * b + e * e;
  if (!(square > 1e-18) || !(square < 1e18)) return all;
  double foot = -(a * b + d * e) / square, nearX = a + b * foot, nearY = d + e * foot;
  double near = nearX * nearX + nearY * nearY;
  // A colour more on either side, and a pixel.
  int isBounded = paint->seenTo < paint->colorCount || (paint->gradientLimits & 2) != 0;
  double outer = c[2] + dr * ((double)raster_min(paint->seenTo, paint->colorCount - 1) + 1) / last;
  double inner = paint->seenFrom > 1 ? c[2] + dr * (paint->seenFrom - 1.5) / last : 0;
  if (isBounded) {
    double beyond = outer * outer - near;
    if (!(beyond > 0)) {
      // The row passes by; where it is only just so, numbers decide.
      if (near > outer * outer * 1.0001) all.to = from;
      return all;
    }
    double half = sqrt(beyond / square) + 1;
    all.from = raster_max(from, raster_floor(foot - 0.5 - half));
    all.to = raster_min(to, raster_ceil(foot - 0.5 + half) + 1);
    if (all.to < all.from) all.to = all.from;
    all.innerFrom = all.innerTo = all.from;
  }
  if (inner > 0 && inner * inner > near) {
    double half = sqrt((inner * inner - near) / square) - 1;
    if (half > 2) {
      int32_t first = raster_max(all.from, raster_ceil(foot - 0.5 - half)), end = raster_min(all.to, raster_floor(foot - 0.5 + half));
      if (first < end) {
        all.innerFrom = first;
        all.innerTo = end;
      }
    }
  }
  return all;
}

/// Gradients in a plane that is not seen in perspective, four places at once: the same arithmetic as for each by itself. Returns 0
/// for those that are not of this kind.
static int flat_gradient(
    const RasterPaint *paint, double rowU, double rowV, double rowW, int32_t x, int32_t count, uint8_t *colors) {
  double inverse = rowW != 0 ? 1 / rowW : 0;
  const double *c = paint->circles;
  if (paint->gradient == 0) {
    for (int32_t i = 0; i < count; i += 4) {
      RasterFourDoubles t = (paint->map[0] * raster_middles(x + i) + rowU) * inverse;
      put_four(paint, &t, colors + 4 * i);
    }
    return 1;
  }
  if (paint->gradient == 1) {
    around(paint, (const double[6]){0, 0, 0, 0, 0, 1}, rowU, rowV, inverse, x, count, colors);
    return 1;
  }
  if (paint->gradient != 3 || c[0] != c[3] || c[1] != c[4] || !(c[5] > c[2])) return 0;
  around(paint, c, rowU, rowV, inverse, x, count, colors);
  return 1;
}

static void gradient(const RasterPaint *paint, int32_t x, int32_t y, int32_t count, uint8_t *colors) {
  const double *m = paint->map;
  double middle = y + 0.5;
  double rowU = m[1] * middle + m[2], rowV = m[4] * middle + m[5], rowW = m[7] * middle + m[8];
  float last = (float)(paint->colorCount - 1);
  double inverse = 1 / rowW;
  // Sums of what is smaller are numbers.
  int isPlain = fabs(m[0]) < 1e30 && fabs(rowU) < 1e30 && fabs(inverse) < 1e30;
  if (paint->isAffine && paint->gradient == 0 && paint->gradientLimits == 0 && isPlain) {
    if (m[0] == 0) {
      const uint8_t *color = paint->colors + 4 * (int32_t)(raster_unit((float)(rowU * inverse)) * last + 0.5f);
      for (int32_t i = 0; i < count; i++) put(colors + 4 * i, color);
      return;
    }
    for (int32_t i = 0; i < count; i += 4) {
      RasterFour t = raster_floats((m[0] * raster_middles(x + i) + rowU) * inverse);
      RasterFourWhole place = __builtin_convertvector(raster_units(t) * last + 0.5f, RasterFourWhole);
      for (int lane = 0; lane < 4; lane++) put(colors + 4 * (i + lane), paint->colors + 4 * place[lane]);
    }
    return;
  }
  if (paint->isAffine && flat_gradient(paint, rowU, rowV, rowW, x, count, colors)) return;
  for (int32_t i = 0; i < count; i++) {
    double at = x + i + 0.5;
    double w = m[6] * at + rowW;
    double divided = w != 0 ? 1 / w : 0;
    double u = (m[0] * at + rowU) * divided, v = (m[3] * at + rowV) * divided;
    double t;
    switch (paint->gradient) {
      case 0: t = u; break;
      case 1: t = sqrt(u * u + v * v); break;
      case 2: t = raster_turn((float)u, (float)v); break;
      default: t = between_circles(paint->circles, paint->gradientLimits, u, v);
    }
    int isOutside = !(t > -1e9) || ((paint->gradientLimits & 1) && t < 0) || ((paint->gradientLimits & 2) && t > 1);
    if (isOutside) {
      memset(colors + 4 * i, 0, 4);
      continue;
    }
    float place = raster_unit((float)t) * last + 0.5f;
    put(colors + 4 * i, paint->colors + 4 * (int32_t)place);
  }
}

static float bent(float at, const float breaks[2], const float scale[3], const float offset[3]) {
  int part = at < breaks[0] ? 0 : at < breaks[1] ? 1 : 2;
  return at * scale[part] + offset[part];
}

/// The greatest whole number that is not above x, which is one that fits.
RASTER_INLINE int32_t whole(float x) {
  if (!(x > -2e9f && x < 2e9f)) return x > 0 ? 2000000000 : -2000000000;
  int32_t near = (int32_t)x;
  return near > x ? near - 1 : near;
}

static int32_t kept(int32_t at, int32_t count) { return at < 0 ? 0 : at >= count ? count - 1 : at; }

typedef float Channels __attribute__((ext_vector_type(4)));
typedef uint8_t Pixel __attribute__((ext_vector_type(4)));
typedef int32_t Whole __attribute__((ext_vector_type(4)));

RASTER_INLINE Channels channels(const uint8_t *pixel) {
  Pixel bytes;
  memcpy(&bytes, pixel, 4);
  return __builtin_convertvector(bytes, Channels);
}

/// Between four pixels, the parts in 256ths: whole numbers below 2^24, which floats hold exactly.
RASTER_INLINE void put_between(
    uint8_t *to, const uint8_t *a, const uint8_t *b, const uint8_t *c, const uint8_t *d, float fu, float fv) {
  Channels top = channels(a) * (256.0f - fu) + channels(b) * fu;
  Channels bottom = channels(c) * (256.0f - fu) + channels(d) * fu;
  Channels sum = top * (256.0f - fv) + bottom * fv + 32768.0f;
  Pixel mixed = __builtin_convertvector(__builtin_convertvector(sum, Whole) >> 16, Pixel);
  memcpy(to, &mixed, 4);
}

/// Some pixels of a row whose pixels are those of the image: how many there are from the first on, or none.
static int32_t copied(
    const RasterPaint *paint, double firstU, double v, int32_t count, int32_t *skipped, const uint8_t **source) {
  // In the middle of a pixel, within the part that may be read.
  if (!(v >= paint->imageY0 && v <= paint->imageY1) || !(v > 0) || !(v < paint->imageHeight)) return 0;
  double row = v - 0.5, column = firstU - 0.5;
  if (row != (double)(int32_t)row || !(column > -1e6) || !(column < 1e6) || column != (double)(int32_t)column) return 0;
  int32_t first = (int32_t)column, low = raster_max(raster_ceil(paint->imageX0 - 0.5), 0);
  int32_t high = raster_min(raster_floor(paint->imageX1 - 0.5), paint->imageWidth - 1);
  int32_t from = raster_max(first, low), to = raster_min(first + count - 1, high);
  if (from > to) return 0;
  *skipped = from - first;
  *source = paint->image + 4 * ((size_t)(int32_t)row * (size_t)paint->imageWidth + (size_t)from);
  return to - from + 1;
}

RASTER_INLINE void put_nearest(const RasterPaint *paint, float u, float v, uint8_t *to) {
  int32_t width = paint->imageWidth, height = paint->imageHeight;
  // A middle that falls between two pixels up to rounding belongs to the first one.
  int32_t column = kept(raster_floor(u - 1e-4f), width), row = kept(raster_floor(v - 1e-4f), height);
  put(to, paint->image + 4 * ((size_t)row * (size_t)width + (size_t)column));
}

typedef uint8_t TwoPixels __attribute__((ext_vector_type(8)));
typedef uint16_t TwoSums __attribute__((ext_vector_type(8)));

/// Between two pixels above and two below: down first, both at once, in whole numbers below 2^16. The sum is that of `put_between`.
RASTER_INLINE void put_pairs(uint8_t *to, TwoPixels upper, TwoPixels lower, uint16_t fv, float fu) {
  TwoSums sums = __builtin_convertvector(upper, TwoSums) * (uint16_t)(256 - fv)
    + __builtin_convertvector(lower, TwoSums) * fv;
  Channels sum = __builtin_convertvector(sums.lo, Channels) * (256.0f - fu)
    + __builtin_convertvector(sums.hi, Channels) * fu + 32768.0f;
  Pixel mixed = __builtin_convertvector(__builtin_convertvector(sum, Whole) >> 16, Pixel);
  memcpy(to, &mixed, 4);
}

/// A place in 256ths of a pixel.
RASTER_INLINE void put_mixed(const RasterPaint *paint, int32_t su, int32_t sv, uint8_t *to) {
  int32_t width = paint->imageWidth, height = paint->imageHeight;
  int32_t column = su >> 8, row = sv >> 8;
  if (column >= 0 && column < width - 1 && row >= 0 && row < height - 1) {
    const uint8_t *first = paint->image + 4 * ((size_t)row * (size_t)width + (size_t)column);
    TwoPixels upper, lower;
    memcpy(&upper, first, 8);
    memcpy(&lower, first + 4 * (size_t)width, 8);
    put_pairs(to, upper, lower, (uint16_t)(sv & 255), (float)(su & 255));
    return;
  }
  int32_t c0 = kept(column, width), c1 = kept(column + 1, width), r0 = kept(row, height), r1 = kept(row + 1, height);
  const uint8_t *top = paint->image + 4 * (size_t)r0 * (size_t)width;
  const uint8_t *bottom = paint->image + 4 * (size_t)r1 * (size_t)width;
  put_between(
      to, top + 4 * c0, top + 4 * c1, bottom + 4 * c0, bottom + 4 * c1, (float)(su & 255), (float)(sv & 255));
}

/// Four places beside each other on a row.
RASTER_INLINE void put_on_row(
    const RasterPaint *paint, const uint8_t *top, const uint8_t *bottom, uint16_t fv, RasterFourWhole su, uint8_t *to) {
  int32_t width = paint->imageWidth;
  for (int lane = 0; lane < 4; lane++) {
    int32_t column = su[lane] >> 8;
    TwoPixels upper, lower;
    if (column >= 0 && column + 1 < width) {
      memcpy(&upper, top + 4 * (size_t)column, 8);
      memcpy(&lower, bottom + 4 * (size_t)column, 8);
    } else {
      size_t c0 = 4 * (size_t)kept(column, width), c1 = 4 * (size_t)kept(column + 1, width);
      memcpy(&upper, top + c0, 4);
      memcpy((uint8_t *)&upper + 4, top + c1, 4);
      memcpy(&lower, bottom + c0, 4);
      memcpy((uint8_t *)&lower + 4, bottom + c1, 4);
    }
    put_pairs(to + 4 * lane, upper, lower, fv, (float)(su[lane] & 255));
  }
}

/// The greatest whole numbers that are not above some numbers which fit.
RASTER_INLINE RasterFourWhole wholes(RasterFour x) {
  RasterFourWhole near = __builtin_convertvector(x, RasterFourWhole);
  return near + (RasterFourWhole)(__builtin_convertvector(near, RasterFour) > x);
}

/// Sides in pixels up to which 256ths fit a whole number of four bytes.
enum { LongestFine = 4194304 };

/// Pixels that memory is asked for before they are read.
enum { Ahead = 48 };

static void image(const RasterPaint *paint, int32_t x, int32_t y, int32_t count, uint8_t *colors) {
  const double *m = paint->map;
  double middle = y + 0.5;
  double rowU = m[1] * middle + m[2], rowV = m[4] * middle + m[5], rowW = m[7] * middle + m[8];
  double inverse = 1 / rowW;
  int isAffine = paint->isAffine, isNearest = paint->isNearest;
  int isFine = paint->imageWidth <= LongestFine && paint->imageHeight <= LongestFine;
  float x0 = paint->imageX0, x1 = paint->imageX1, y0 = paint->imageY0, y1 = paint->imageY1;
  int32_t done = 0, end = 0;
  if (isAffine && !paint->isBent && !isNearest && rowW == 1 && m[0] == 1 && m[3] == 0) {
    const uint8_t *source = NULL;
    int32_t same = copied(paint, x + 0.5 + rowU, rowV, count, &done, &source);
    if (same > 0) {
      memcpy(colors + 4 * done, source, 4 * (size_t)same);
      end = done + same;
    }
  }
  // Along a row of the image: what is mixed of two rows is the same for all.
  int isAlong = isAffine && isFine && !paint->isBent && !isNearest && m[3] == 0;
  const uint8_t *top = NULL, *bottom = NULL;
  uint16_t between = 0;
  if (isAlong) {
    float v = (float)(rowV * inverse);
    v = v > y0 ? v : y0;
    v = v > y1 ? y1 : v;
    int32_t sv = whole(v * 256.0f - 127.5f), row = sv >> 8;
    top = paint->image + 4 * (size_t)kept(row, paint->imageHeight) * (size_t)paint->imageWidth;
    bottom = paint->image + 4 * (size_t)kept(row + 1, paint->imageHeight) * (size_t)paint->imageWidth;
    between = (uint16_t)(sv & 255);
  }
  // Across the rows of an image the processor does not see what is read next.
  int32_t aheadU = 0, aheadV = 0;
  int isAhead = isAffine && isFine && !paint->isBent && !isNearest && !isAlong;
  if (isAhead) {
    float u = (float)(Ahead * m[0] * inverse * 256), v = (float)(Ahead * m[3] * inverse * 256);
    isAhead = u > -1e8f && u < 1e8f && v > -1e8f && v < 1e8f;
    aheadU = isAhead ? (int32_t)u : 0;
    aheadV = isAhead ? (int32_t)v : 0;
  }
  for (int32_t i = 0; i < count; i += 4) {
    if (i >= done && i + 4 <= end) {
      i = end - 4;
      continue;
    }
    RasterFourDoubles at = raster_middles(x + i), inverses = inverse;
    if (!isAffine) {
      RasterFourDoubles w = m[6] * at + rowW;
      for (int lane = 0; lane < 4; lane++) inverses[lane] = w[lane] != 0 ? 1 / w[lane] : 0;
    }
    RasterFour u = raster_floats((m[0] * at + rowU) * inverses);
    if (isAlong) {
      u = raster_chosen(u > x0, u, x0);
      u = raster_chosen(u > x1, x1, u);
      put_on_row(paint, top, bottom, between, wholes(u * 256.0f - 127.5f), colors + 4 * i);
      continue;
    }
    RasterFour v = raster_floats((m[3] * at + rowV) * inverses);
    if (paint->isBent) {
      for (int lane = 0; lane < 4; lane++) {
        u[lane] = bent(u[lane], paint->breakX, paint->scaleX, paint->offsetX);
        v[lane] = bent(v[lane], paint->breakY, paint->scaleY, paint->offsetY);
      }
    }
    u = raster_chosen(u > x0, u, x0);
    u = raster_chosen(u > x1, x1, u);
    v = raster_chosen(v > y0, v, y0);
    v = raster_chosen(v > y1, y1, v);
    if (isNearest) {
      for (int lane = 0; lane < 4; lane++) put_nearest(paint, u[lane], v[lane], colors + 4 * (i + lane));
    } else if (isFine) {
      RasterFourWhole su = wholes(u * 256.0f - 127.5f), sv = wholes(v * 256.0f - 127.5f);
      if (isAhead) {
        int32_t column = kept((su[0] >> 8) + (aheadU >> 8), paint->imageWidth);
        int32_t row = kept((sv[0] >> 8) + (aheadV >> 8), paint->imageHeight);
        __builtin_prefetch(paint->image + 4 * ((size_t)row * (size_t)paint->imageWidth + (size_t)column));
      }
      for (int lane = 0; lane < 4; lane++) put_mixed(paint, su[lane], sv[lane], colors + 4 * (i + lane));
    } else {
      for (int lane = 0; lane < 4; lane++) {
        put_mixed(paint, whole(u[lane] * 256.0f - 127.5f), whole(v[lane] * 256.0f - 127.5f), colors + 4 * (i + lane));
      }
    }
  }
}

int raster_row_color(const RasterPaint *paint, int32_t x, int32_t y, uint8_t color[4]) {
  if (paint->kind != RasterPaintGradient || paint->gradient != 0 || !paint->isAffine || paint->map[0] != 0) return 0;
  uint8_t four[16];
  gradient(paint, x, y, 1, four);
  memcpy(color, four, 4);
  return 1;
}

void raster_color(const RasterPaint *paint, int32_t x, int32_t y, int32_t count, uint8_t *colors) {
  switch (paint->kind) {
    case RasterPaintGradient: gradient(paint, x, y, count, colors); break;
    case RasterPaintImage: image(paint, x, y, count, colors); break;
    default:
      for (int32_t i = 0; i < count; i++) memcpy(colors + 4 * i, paint->color, 4);
  }
}

// Moving

/// Where in an image a column or a row is read: the pixel, and how much of the next one in 256ths.
static int32_t read_at(
    const RasterPaint *paint, int isRow, double factor, double offset, double inverse, int32_t at) {
  float place = (float)((factor * (at + 0.5) + offset) * inverse);
  float low = isRow ? paint->imageY0 : paint->imageX0, high = isRow ? paint->imageY1 : paint->imageX1;
  if (paint->isBent) {
    place = isRow ? bent(place, paint->breakY, paint->scaleY, paint->offsetY)
                  : bent(place, paint->breakX, paint->scaleX, paint->offsetX);
  }
  place = place > low ? place : low;
  place = place > high ? high : place;
  return paint->isNearest ? raster_floor(place - 1e-4f) : whole(place * 256.0f - 127.5f);
}

/// Whether columns or rows that are as large as the image's own get the same places, for their sums are exact.
static int exact_places_move(double factor, double offset, double oldOffset, double inverse, int32_t by) {
  return factor == 1 && inverse == 1 && raster_is_coarse(offset) && raster_is_coarse(oldOffset) && oldOffset == offset + by;
}

static int image_moves(const RasterPaint *paint, const RasterPaint *old, const int32_t bounds[4], int32_t x, int32_t y) {
  const double *m = paint->map, *n = old->map;
  double inverse = 1 / m[8];
  if (!paint->isAffine || m[1] != 0 || m[3] != 0 || n[1] != 0 || n[3] != 0 || m[0] != n[0] || m[4] != n[4] || m[8] != n[8]) {
    return 0;
  }
  if (x == 0 ? m[2] != n[2] : 0) return 0;
  if (y == 0 ? m[5] != n[5] : 0) return 0;
  int isExactX = exact_places_move(m[0], m[2], n[2], inverse, x), isExactY = exact_places_move(m[4], m[5], n[5], inverse, y);
  for (int32_t at = bounds[0]; x != 0 && !isExactX && at < bounds[2]; at++) {
    if (read_at(paint, 0, m[0], m[2], inverse, at) != read_at(old, 0, n[0], n[2], inverse, at - x)) return 0;
  }
  for (int32_t at = bounds[1]; y != 0 && !isExactY && at < bounds[3]; at++) {
    if (read_at(paint, 1, m[4], m[5], inverse, at) != read_at(old, 1, n[4], n[5], inverse, at - y)) return 0;
  }
  return 1;
}

static int gradient_moves(
    const RasterPaint *paint, const RasterPaint *old, const int32_t bounds[4], int32_t x, int32_t y) {
  const double *m = paint->map, *n = old->map;
  if (paint->gradient != 0 || !paint->isAffine) return 0;
  // Along the rows: the place in the row decides, whatever the row.
  if (m[1] == 0 && n[1] == 0 && x == 0) return m[0] == n[0] && m[2] == n[2] && m[8] == n[8];
  for (int32_t row = bounds[1]; row < bounds[3]; row++) {
    uint8_t color[4], before[4];
    if (!raster_row_color(paint, bounds[0], row, color) || !raster_row_color(old, bounds[0] - x, row - y, before)
        || memcmp(color, before, 4) != 0) {
      return 0;
    }
  }
  return 1;
}

int raster_paint_moves(const RasterPaint *paint, const RasterPaint *old, const int32_t bounds[4], int32_t x, int32_t y) {
  if (paint->kind != old->kind || paint->isOpaque != old->isOpaque || memcmp(paint->color, old->color, 4) != 0) return 0;
  if (paint->kind == RasterPaintColor) return 1;
  int isInPlace = x == 0 && y == 0;
  if (paint->isAffine != old->isAffine || (isInPlace && memcmp(paint->map, old->map, sizeof(old->map)) != 0)) return 0;
  if (paint->kind == RasterPaintGradient) {
    return paint->gradient == old->gradient && paint->gradientLimits == old->gradientLimits && paint->colors == old->colors
      && paint->colorCount == old->colorCount && memcmp(paint->circles, old->circles, sizeof(old->circles)) == 0
      && (isInPlace || gradient_moves(paint, old, bounds, x, y));
  }
  return paint->image == old->image && paint->imageWidth == old->imageWidth && paint->imageHeight == old->imageHeight
    && memcmp(&paint->imageX0, &old->imageX0, 4 * sizeof(float)) == 0 && paint->isNearest == old->isNearest
    && paint->isBent == old->isBent && memcmp(paint->breakX, old->breakX, sizeof(old->breakX)) == 0
    && memcmp(paint->breakY, old->breakY, sizeof(old->breakY)) == 0
    && memcmp(paint->scaleX, old->scaleX, sizeof(old->scaleX)) == 0
    && memcmp(paint->scaleY, old->scaleY, sizeof(old->scaleY)) == 0
    && memcmp(paint->offsetX, old->offsetX, sizeof(old->offsetX)) == 0
    && memcmp(paint->offsetY, old->offsetY, sizeof(old->offsetY)) == 0
    && (isInPlace || image_moves(paint, old, bounds, x, y));
}

void raster_halve(const uint8_t *image, int32_t width, int32_t height, uint8_t *half) {
  int32_t columns = (width + 1) / 2, rows = (height + 1) / 2;
  for (int32_t row = 0; row < rows; row++) {
    const uint8_t *top = image + 4 * (size_t)(2 * row) * (size_t)width;
    const uint8_t *bottom = 2 * row + 1 < height ? top + 4 * (size_t)width : top;
    for (int32_t column = 0; column < columns; column++) {
      int32_t left = 8 * column, right = 2 * column + 1 < width ? left + 4 : left;
      for (int channel = 0; channel < 4; channel++) {
        uint32_t sum = (uint32_t)top[left + channel] + top[right + channel] + bottom[left + channel] + bottom[right + channel];
        half[4 * ((size_t)row * (size_t)columns + (size_t)column) + (size_t)channel] = (uint8_t)((sum + 2) / 4);
      }
    }
  }
}
