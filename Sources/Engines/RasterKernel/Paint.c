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

static void gradient(const RasterPaint *paint, int32_t x, int32_t y, int32_t count, uint8_t *colors) {
  const double *m = paint->map;
  double middle = y + 0.5;
  double rowU = m[1] * middle + m[2], rowV = m[4] * middle + m[5], rowW = m[7] * middle + m[8];
  float last = (float)(paint->colorCount - 1);
  if (paint->isAffine && paint->gradient == 0 && paint->gradientLimits == 0) {
    double inverse = 1 / rowW;
    if (m[0] == 0) {
      const uint8_t *color = paint->colors + 4 * (int32_t)(raster_unit((float)(rowU * inverse)) * last + 0.5f);
      for (int32_t i = 0; i < count; i++) put(colors + 4 * i, color);
      return;
    }
    for (int32_t i = 0; i < count; i++) {
      double t = (m[0] * (x + i + 0.5) + rowU) * inverse;
      put(colors + 4 * i, paint->colors + 4 * (int32_t)(raster_unit((float)t) * last + 0.5f));
    }
    return;
  }
  for (int32_t i = 0; i < count; i++) {
    double at = x + i + 0.5;
    double w = m[6] * at + rowW;
    double inverse = w != 0 ? 1 / w : 0;
    double u = (m[0] * at + rowU) * inverse, v = (m[3] * at + rowV) * inverse;
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

static int32_t kept(int32_t at, int32_t count) { return at < 0 ? 0 : at >= count ? count - 1 : at; }

static void image(const RasterPaint *paint, int32_t x, int32_t y, int32_t count, uint8_t *colors) {
  const double *m = paint->map;
  double middle = y + 0.5;
  double rowU = m[1] * middle + m[2], rowV = m[4] * middle + m[5], rowW = m[7] * middle + m[8];
  int32_t width = paint->imageWidth, height = paint->imageHeight;
  double inverse = 1 / rowW;
  for (int32_t i = 0; i < count; i++) {
    double at = x + i + 0.5;
    if (!paint->isAffine) {
      double w = m[6] * at + rowW;
      inverse = w != 0 ? 1 / w : 0;
    }
    float u = (float)((m[0] * at + rowU) * inverse), v = (float)((m[3] * at + rowV) * inverse);
    if (paint->isBent) {
      u = bent(u, paint->breakX, paint->scaleX, paint->offsetX);
      v = bent(v, paint->breakY, paint->scaleY, paint->offsetY);
    }
    if (!(u > paint->imageX0)) u = paint->imageX0;
    if (u > paint->imageX1) u = paint->imageX1;
    if (!(v > paint->imageY0)) v = paint->imageY0;
    if (v > paint->imageY1) v = paint->imageY1;
    if (paint->isNearest) {
      // A middle that falls between two pixels up to rounding belongs to the first one.
      int32_t column = kept(raster_floor(u - 1e-4f), width), row = kept(raster_floor(v - 1e-4f), height);
      put(colors + 4 * i, paint->image + 4 * ((size_t)row * (size_t)width + (size_t)column));
      continue;
    }
    // In 256ths of a pixel.
    int32_t su = raster_floor(u * 256.0f - 127.5f), sv = raster_floor(v * 256.0f - 127.5f);
    int32_t c0 = kept(su >> 8, width), c1 = kept((su >> 8) + 1, width);
    int32_t r0 = kept(sv >> 8, height), r1 = kept((sv >> 8) + 1, height);
    uint32_t fu = (uint32_t)su & 255, fv = (uint32_t)sv & 255;
    const uint8_t *top = paint->image + 4 * (size_t)r0 * (size_t)width;
    const uint8_t *bottom = paint->image + 4 * (size_t)r1 * (size_t)width;
    uint8_t *to = colors + 4 * i;
    if ((fu | fv) == 0) {
      put(to, top + 4 * c0);
      continue;
    }
    const uint8_t *a = top + 4 * c0, *b = top + 4 * c1, *c = bottom + 4 * c0, *d = bottom + 4 * c1;
    uint32_t wa = (256 - fu) * (256 - fv), wb = fu * (256 - fv), wc = (256 - fu) * fv, wd = fu * fv;
    for (int channel = 0; channel < 4; channel++) {
      to[channel] = (uint8_t)((a[channel] * wa + b[channel] * wb + c[channel] * wc + d[channel] * wd + 32768) >> 16);
    }
  }
}

void raster_color(const RasterPaint *paint, int32_t x, int32_t y, int32_t count, uint8_t *colors) {
  switch (paint->kind) {
    case RasterPaintGradient: gradient(paint, x, y, count, colors); break;
    case RasterPaintImage: image(paint, x, y, count, colors); break;
    default:
      for (int32_t i = 0; i < count; i++) memcpy(colors + 4 * i, paint->color, 4);
  }
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
