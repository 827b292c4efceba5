#include "Coverage.h"

#include <math.h>

#include "Arithmetic.h"

#pragma STDC FP_CONTRACT OFF

static uint8_t byte_of(float part) { return (uint8_t)(raster_unit(part) * 255.0f + 0.5f); }

// Upright boxes: the exact area in the straight parts, the distance from the corner's ellipse in the corners.

static double overlap(double low, double high, double at) {
  double from = low > at ? low : at, to = high < at + 1 ? high : at + 1;
  return to > from ? to - from : 0;
}

static RasterSpan upright_span(const RasterCoverage *box, int32_t y, int32_t from, int32_t to) {
  RasterSpan span = {from, from, from, from};
  if (!(box->bottom > y) || !(box->top < y + 1.0)) return span;
  span.from = raster_max(from, raster_floor(box->left));
  span.to = raster_min(to, raster_ceil(box->right));
  if (span.from >= span.to) {
    span.to = span.from;
    return span;
  }
  span.innerFrom = span.innerTo = span.to;
  if (box->top <= y && box->bottom >= y + 1.0) {
    double left = 0, right = 0;
    double fromTop = y - box->top, fromBottom = box->bottom - (y + 1.0);
    if (fromTop < box->radiusY[0]) left = box->radiusX[0];
    if (fromBottom < box->radiusY[3] && box->radiusX[3] > left) left = box->radiusX[3];
    if (fromTop < box->radiusY[1]) right = box->radiusX[1];
    if (fromBottom < box->radiusY[2] && box->radiusX[2] > right) right = box->radiusX[2];
    int32_t innerFrom = raster_max(span.from, raster_ceil(box->left + left));
    int32_t innerTo = raster_min(span.to, raster_floor(box->right - right));
    if (innerFrom < innerTo) {
      span.innerFrom = innerFrom;
      span.innerTo = innerTo;
    }
  }
  return span;
}

static float corner_part(float px, float py, float rx, float ry) {
  float ex = px / rx, ey = py / ry;
  float length = sqrtf(ex * ex + ey * ey);
  float gx = ex / rx, gy = ey / ry;
  float slope = sqrtf(gx * gx + gy * gy);
  if (!(slope > 0)) return 1;
  float distance = (length - 1) * length / slope;
  return raster_unit(0.5f - distance);
}

static void upright_cover(const RasterCoverage *box, int32_t x, int32_t y, int32_t count, uint8_t *covered) {
  double part = overlap(box->top, box->bottom, y);
  // Between the columns at the sides all are as wide as a pixel.
  int32_t from = raster_max(x, raster_ceil(box->left)), to = raster_min(x + count, raster_floor(box->right));
  if (to < from) from = to = x + count;
  for (int32_t i = 0; i < from - x; i++) covered[i] = (uint8_t)(part * overlap(box->left, box->right, x + i) * 255.0 + 0.5);
  memset(covered + (from - x), (uint8_t)(part * 255.0 + 0.5), (size_t)(to - from));
  for (int32_t i = to - x; i < count; i++) covered[i] = (uint8_t)(part * overlap(box->left, box->right, x + i) * 255.0 + 0.5);
  double middle = y + 0.5;
  for (int corner = 0; corner < 4; corner++) {
    float rx = box->radiusX[corner], ry = box->radiusY[corner];
    if (!(rx > 0) || !(ry > 0)) continue;
    int isTop = corner < 2, isLeft = corner == 0 || corner == 3;
    double py = isTop ? box->top + ry - middle : middle - (box->bottom - ry);
    if (!(py > -0.5)) continue;
    int32_t first = isLeft ? raster_floor(box->left) : raster_floor(box->right - rx);
    int32_t last = isLeft ? raster_ceil(box->left + rx) : raster_ceil(box->right);
    first = raster_max(first, x);
    last = raster_min(last, x + count);
    for (int32_t i = first; i < last; i++) {
      double px = isLeft ? box->left + rx - (i + 0.5) : i + 0.5 - (box->right - rx);
      if (!(px > 0) || !(py > 0)) continue;
      uint8_t part = byte_of(corner_part((float)px, (float)py, rx, ry));
      uint8_t *old = &covered[i - x];
      if (part < *old) *old = part;
    }
  }
}

// Boxes under any map: the distance from each edge along the pixel grid.

/// Narrows a span to where a * x + b >= 0 for the middles of pixels.
static void narrow(double a, double b, int32_t *from, int32_t *to) {
  if (a == 0) {
    if (!(b >= 0)) *to = *from;
    return;
  }
  double at = -b / a - 0.5;
  if (a > 0) *from = raster_max(*from, raster_ceil(at));
  else *to = raster_min(*to, raster_floor(at) + 1);
  if (*to < *from) *to = *from;
}

static void box_limits(
    const RasterCoverage *box, int32_t y, double padX0, double padX1, double padY0, double padY1, int32_t *from,
    int32_t *to) {
  const double *m = box->map;
  double middle = y + 0.5;
  double u = m[1] * middle + m[2], v = m[4] * middle + m[5], w = m[7] * middle + m[8];
  narrow(m[6], w, from, to);
  double left = box->x0 + padX0, right = box->x1 - padX1, top = box->y0 + padY0, bottom = box->y1 - padY1;
  narrow(m[0] - left * m[6], u - left * w, from, to);
  narrow(right * m[6] - m[0], right * w - u, from, to);
  narrow(m[3] - top * m[6], v - top * w, from, to);
  narrow(bottom * m[6] - m[3], bottom * w - v, from, to);
}

/// The limits of three boxes at once, which are one that is made smaller by different paddings and is not seen in perspective: the same
/// numbers as `box_limits`. Returns 0 where these are not worked out.
static int flat_limits(const RasterCoverage *box, int32_t y, const double pads[2][4], int32_t from[3], int32_t to[3]) {
  const double *m = box->map;
  double middle = y + 0.5;
  double u = m[1] * middle + m[2], v = m[4] * middle + m[5], w = m[7] * middle + m[8];
  if (m[6] != 0 || m[0] == 0 || m[3] == 0 || !(w > 0)) return 0;
  RasterFourDoubles padX, padY;
  memcpy(&padX, pads[0], sizeof(padX));
  memcpy(&padY, pads[1], sizeof(padY));
  RasterFourDoubles left = (u - (box->x0 + padX) * w) / -m[0] - 0.5, right = ((box->x1 - padX) * w - u) / m[0] - 0.5;
  RasterFourDoubles top = (v - (box->y0 + padY) * w) / -m[3] - 0.5, bottom = ((box->y1 - padY) * w - v) / m[3] - 0.5;
  RasterFourDoubles first = m[0] > 0 ? left : right, last = m[0] > 0 ? right : left;
  RasterFourDoubles second = m[3] > 0 ? top : bottom, end = m[3] > 0 ? bottom : top;
  for (int i = 0; i < 3; i++) {
    // Sums with what is no number are none.
    if (!(fabs(first[i]) + fabs(last[i]) + fabs(second[i]) + fabs(end[i]) < 1e30)) return 0;
    from[i] = raster_max(from[i], raster_ceil(first[i] > second[i] ? first[i] : second[i]));
    to[i] = raster_min(to[i], raster_floor(last[i] < end[i] ? last[i] : end[i]) + 1);
    if (to[i] < from[i]) to[i] = from[i];
  }
  return 1;
}

static RasterSpan box_span(const RasterCoverage *box, int32_t y, int32_t from, int32_t to) {
  RasterSpan span = {from, to, to, to};
  if (!(box->stepX >= 0)) return span;
  double padX = box->stepX, padY = box->stepY;
  double radius = 0;
  for (int corner = 0; corner < 4; corner++) {
    if (box->radius[corner] > radius) radius = box->radius[corner];
  }
  double far = radius > padX ? radius : padX, deep = radius > padY ? radius : padY;
  // The box with all that it touches, and two in it that are whole: one between its left and right corners, and one between the others.
  int32_t starts[3] = {from, from, from}, ends[3] = {to, to, to};
  if (!flat_limits(box, y, (const double[2][4]){{-padX, far, padX, 0}, {-padY, padY, deep, 0}}, starts, ends)) {
    box_limits(box, y, -padX, -padX, -padY, -padY, &starts[0], &ends[0]);
    box_limits(box, y, far, far, padY, padY, &starts[1], &ends[1]);
    box_limits(box, y, padX, padX, deep, deep, &starts[2], &ends[2]);
  }
  span.from = starts[0];
  span.to = ends[0];
  span.innerFrom = span.innerTo = span.to;
  int32_t a = raster_max(starts[1], span.from), b = raster_min(ends[1], span.to);
  int32_t c = raster_max(starts[2], span.from), d = raster_min(ends[2], span.to);
  if (a < b && c < d && c <= b && a <= d) {
    a = raster_min(a, c);
    b = raster_max(b, d);
  } else if (d - c > b - a) {
    a = c;
    b = d;
  }
  if (a < b) {
    span.innerFrom = a;
    span.innerTo = b;
  }
  return span;
}

/// What of four pixels lies inside of edges whose coordinate is u, which runs by so much along the pixel grid.
RASTER_INLINE RasterFour between(RasterFour u, float low, float high, RasterFour along) {
  return raster_units((u - low) / along + 0.5f) + raster_units((high - u) / along + 0.5f) - 1;
}

/// Four pixels of a row at once.
static void box_cover(const RasterCoverage *box, int32_t x, int32_t y, int32_t count, uint8_t *covered) {
  const double *m = box->map;
  double middle = y + 0.5;
  double rowU = m[1] * middle + m[2], rowV = m[4] * middle + m[5], rowW = m[7] * middle + m[8];
  float x0 = box->x0, x1 = box->x1, y0 = box->y0, y1 = box->y1;
  int isAffine = box->isAffine;
  int isRound = box->radius[0] > 0 || box->radius[1] > 0 || box->radius[2] > 0 || box->radius[3] > 0;
  if (isAffine && !(rowW > 0)) {
    memset(covered, 0, (size_t)count);
    return;
  }
  // Without a division these are the same for all pixels.
  double inverse = 1 / rowW;
  RasterFour ux = (float)(m[0] * inverse), uy = (float)(m[1] * inverse);
  RasterFour vx = (float)(m[3] * inverse), vy = (float)(m[4] * inverse);
  RasterFour alongU = raster_roots(ux * ux + uy * uy), alongV = raster_roots(vx * vx + vy * vy);
  RasterFourDoubles inverses = inverse;
  for (int32_t i = 0; i < count; i += 4) {
    RasterFourDoubles at = raster_middles(x + i);
    RasterFourWhole isSeen = -1;
    if (!isAffine) {
      RasterFourDoubles w = m[6] * at + rowW;
      isSeen = __builtin_convertvector(w > 0.0, RasterFourWhole);
      inverses = 1.0 / w;
    }
    RasterFourDoubles du = (m[0] * at + rowU) * inverses, dv = (m[3] * at + rowV) * inverses;
    RasterFour u = raster_floats(du), v = raster_floats(dv);
    if (!isAffine) {
      ux = raster_floats((m[0] - du * m[6]) * inverses);
      uy = raster_floats((m[1] - du * m[7]) * inverses);
      vx = raster_floats((m[3] - dv * m[6]) * inverses);
      vy = raster_floats((m[4] - dv * m[7]) * inverses);
      alongU = raster_roots(ux * ux + uy * uy);
      alongV = raster_roots(vx * vx + vy * vy);
    }
    isSeen &= (alongU > 0.0f) & (alongV > 0.0f);
    RasterFour part = between(u, x0, x1, alongU), down = between(v, y0, y1, alongV);
    isSeen &= (part > 0.0f) & (down > 0.0f);
    part = raster_chosen(isSeen, part * down, 0);
    if (isRound) {
      RasterFourWhole isLeft = u - x0 < x1 - u, isTop = v - y0 < y1 - v;
      RasterFour radius = raster_chosen(
          isTop, raster_chosen(isLeft, box->radius[0], box->radius[1]),
          raster_chosen(isLeft, box->radius[3], box->radius[2]));
      RasterFour px = raster_chosen(isLeft, x0 + radius - u, u - (x1 - radius));
      RasterFour py = raster_chosen(isTop, y0 + radius - v, v - (y1 - radius));
      RasterFourWhole isCorner = isSeen & (radius > 0.0f) & (px > 0.0f) & (py > 0.0f);
      if (raster_any(isCorner)) {
        RasterFour length = raster_roots(px * px + py * py);
        isCorner &= length > 0.0f;
        RasterFour nx = raster_chosen(isLeft, -px, px) / length, ny = raster_chosen(isTop, -py, py) / length;
        RasterFour gx = nx * ux + ny * vx, gy = nx * uy + ny * vy;
        RasterFour slope = raster_roots(gx * gx + gy * gy);
        RasterFour corner =
            raster_chosen(slope > 0.0f, raster_units(0.5f - (length - radius) / slope), 1);
        part = raster_chosen(isCorner & (corner < part), corner, part);
      }
    }
    raster_put_bytes(covered + i, raster_units(part) * 255.0f + 0.5f);
  }
}

// Masks

static RasterSpan mask_span(const RasterCoverage *mask, int32_t y, int32_t from, int32_t to) {
  RasterSpan span = {from, from, from, from};
  if (y < mask->maskY || y >= mask->maskY + mask->maskHeight) return span;
  span.from = raster_max(from, mask->maskX);
  span.to = raster_min(to, mask->maskX + mask->maskWidth);
  if (span.to < span.from) span.to = span.from;
  span.innerFrom = span.innerTo = span.to;
  return span;
}

static void mask_cover(const RasterCoverage *mask, int32_t x, int32_t y, int32_t count, uint8_t *covered) {
  memset(covered, 0, (size_t)count);
  int32_t row = y - mask->maskY;
  if (row < 0 || row >= mask->maskHeight) return;
  int32_t from = raster_max(x, mask->maskX), to = raster_min(x + count, mask->maskX + mask->maskWidth);
  if (from >= to) return;
  memcpy(
      covered + (from - x), mask->mask + (size_t)row * (size_t)mask->maskWidth + (size_t)(from - mask->maskX),
      (size_t)(to - from));
}

// Shadows: a blurred box whose middle is stretched.

static RasterSpan shadow_span(const RasterCoverage *shadow, int32_t y, int32_t from, int32_t to) {
  RasterSpan span = {from, to, to, to};
  if (!(shadow->stepX >= 0)) return span;
  // What the mask holds beyond the box.
  double beyondX = shadow->maskOffsetX / shadow->maskScaleX, beyondY = shadow->maskOffsetY / shadow->maskScaleY;
  box_limits(
      shadow, y, -beyondX - shadow->stepX, -beyondX - shadow->stepX, -beyondY - shadow->stepY, -beyondY - shadow->stepY,
      &span.from, &span.to);
  span.innerFrom = span.innerTo = span.to;
  return span;
}

/// A coordinate without what is left out of the middle.
RASTER_INLINE RasterFour folded(RasterFour s, float middle, float skip) {
  RasterFour beyond = raster_chosen(s > middle + skip, s - skip, middle);
  return raster_chosen(s > middle, beyond, s);
}

/// Four pixels of a row at once.
static void shadow_cover(const RasterCoverage *shadow, int32_t x, int32_t y, int32_t count, uint8_t *covered) {
  const double *m = shadow->map;
  double middle = y + 0.5;
  double rowU = m[1] * middle + m[2], rowV = m[4] * middle + m[5], rowW = m[7] * middle + m[8];
  int32_t width = shadow->maskWidth, height = shadow->maskHeight;
  float lastX = (float)(width - 1), lastY = (float)(height - 1);
  int isAffine = shadow->isAffine;
  if (isAffine && !(rowW > 0)) {
    memset(covered, 0, (size_t)count);
    return;
  }
  RasterFourDoubles inverses = 1 / rowW;
  for (int32_t i = 0; i < count; i += 4) {
    RasterFourDoubles at = raster_middles(x + i);
    RasterFourWhole isSeen = -1;
    if (!isAffine) {
      RasterFourDoubles w = m[6] * at + rowW;
      isSeen = __builtin_convertvector(w > 0.0, RasterFourWhole);
      inverses = 1.0 / w;
    }
    RasterFour u = raster_floats((m[0] * at + rowU) * inverses) - shadow->x0;
    RasterFour v = raster_floats((m[3] * at + rowV) * inverses) - shadow->y0;
    RasterFour s = u * shadow->maskScaleX + shadow->maskOffsetX - 0.5f;
    RasterFour t = v * shadow->maskScaleY + shadow->maskOffsetY - 0.5f;
    s = folded(s, shadow->middleX, shadow->skipX);
    t = folded(t, shadow->middleY, shadow->skipY);
    isSeen &= (s > -1.0f) & (t > -1.0f) & (s < lastX + 1) & (t < lastY + 1);
    if (!raster_any(isSeen)) {
      memset(covered + i, 0, 4);
      continue;
    }
    s = raster_chosen(isSeen, s, 0);
    t = raster_chosen(isSeen, t, 0);
    RasterFourWhole column = __builtin_convertvector(s + 1, RasterFourWhole) - 1;
    RasterFourWhole row = __builtin_convertvector(t + 1, RasterFourWhole) - 1;
    RasterFour fs = s - __builtin_convertvector(column, RasterFour);
    RasterFour ft = t - __builtin_convertvector(row, RasterFour);
    float a[4], b[4], c[4], d[4];
    for (int lane = 0; lane < 4; lane++) {
      int32_t left = column[lane], top = row[lane];
      const uint8_t *base = shadow->mask + (ptrdiff_t)top * width + left;
      int hasLeft = left >= 0, hasRight = left + 1 < width, hasTop = top >= 0, hasBottom = top + 1 < height;
      a[lane] = hasLeft && hasTop ? base[0] : 0;
      b[lane] = hasRight && hasTop ? base[1] : 0;
      c[lane] = hasLeft && hasBottom ? base[width] : 0;
      d[lane] = hasRight && hasBottom ? base[width + 1] : 0;
    }
    RasterFour fa = raster_load(a), fb = raster_load(b), fc = raster_load(c), fd = raster_load(d);
    RasterFour upper = fa + (fb - fa) * fs, lower = fc + (fd - fc) * fs;
    raster_put_bytes(covered + i, raster_chosen(isSeen, upper + (lower - upper) * ft + 0.5f, 0));
  }
}

RasterSpan raster_span(const RasterCoverage *coverage, int32_t y, int32_t from, int32_t to) {
  RasterSpan span = {from, to, from, to};
  switch (coverage->kind) {
    case RasterCoverageBox:
      span = coverage->isUpright ? upright_span(coverage, y, from, to) : box_span(coverage, y, from, to);
      break;
    case RasterCoverageMask: span = mask_span(coverage, y, from, to); break;
    case RasterCoverageShadow: span = shadow_span(coverage, y, from, to); break;
    default: break;
  }
  // Of what is left out, what lies around is whole; only the common case of nothing is told.
  if (coverage->isInverted) {
    RasterSpan all = {from, to, to, to};
    if (span.from >= span.to) all.innerFrom = from;
    return all;
  }
  return span;
}

void raster_cover(const RasterCoverage *coverage, int32_t x, int32_t y, int32_t count, uint8_t *covered) {
  switch (coverage->kind) {
    case RasterCoverageBox:
      if (coverage->isUpright) upright_cover(coverage, x, y, count, covered);
      else box_cover(coverage, x, y, count, covered);
      break;
    case RasterCoverageMask: mask_cover(coverage, x, y, count, covered); break;
    case RasterCoverageShadow: shadow_cover(coverage, x, y, count, covered); break;
    default: memset(covered, 255, (size_t)count);
  }
  if (coverage->isInverted) {
    for (int32_t i = 0; i < count; i++) covered[i] = (uint8_t)(255 - covered[i]);
  }
}
