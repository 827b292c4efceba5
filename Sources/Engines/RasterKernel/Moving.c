#include "Arithmetic.h"
#include "Paint.h"

#include <math.h>

#pragma STDC FP_CONTRACT OFF

// What is drawn already and has only moved, by whole pixels: the same arithmetic must give the same bytes at both places.

/// Whether a radius may be added to such a number without rounding.
static int are_coarse(const float radius[4]) {
  for (int corner = 0; corner < 4; corner++) {
    if (radius[corner] > 0 && !(radius[corner] >= 0.0625f && radius[corner] < 4194304.0f)) return 0;
  }
  return 1;
}

static int edges_move(double low, double high, double oldLow, double oldHigh, const float radius[4], int32_t by) {
  if (by == 0) return low == oldLow && high == oldHigh;
  return raster_is_coarse(low) && raster_is_coarse(high) && raster_is_coarse(oldLow) && raster_is_coarse(oldHigh) && are_coarse(radius)
    && low == oldLow + by && high == oldHigh + by;
}

static int are_same_maps(const double a[9], const double b[9]) { return memcmp(a, b, 9 * sizeof(double)) == 0; }

/// Whether columns stay columns, rows stay rows, and both maps stretch them alike.
static int are_upright(const double a[9], const double b[9]) {
  return a[1] == 0 && a[3] == 0 && a[6] == 0 && a[7] == 0 && b[1] == 0 && b[3] == 0 && b[6] == 0 && b[7] == 0 && a[0] == b[0]
    && a[4] == b[4] && a[8] == b[8];
}

static float place(double factor, double offset, double divisor, int32_t at) {
  double inverse = 1 / divisor;
  return (float)((factor * (at + 0.5) + offset) * inverse);
}

/// Whether columns, or rows, from one to another get the same coordinates as those that lie before them by some pixels.
static int places_move(
    double factor, double offset, double oldOffset, double divisor, int32_t from, int32_t to, int32_t by) {
  if (by == 0) return offset == oldOffset;
  for (int32_t at = from; at < to; at++) {
    if (place(factor, offset, divisor, at) != place(factor, oldOffset, divisor, at - by)) return 0;
  }
  return 1;
}

static int is_upright_moved(const RasterCoverage *box, const RasterCoverage *old, int32_t x, int32_t y) {
  return memcmp(box->radiusX, old->radiusX, sizeof(box->radiusX)) == 0
    && memcmp(box->radiusY, old->radiusY, sizeof(box->radiusY)) == 0
    && edges_move(box->left, box->right, old->left, old->right, box->radiusX, x)
    && edges_move(box->top, box->bottom, old->top, old->bottom, box->radiusY, y);
}

static int coverage_moves(
    const RasterCoverage *coverage, const RasterCoverage *old, const int32_t bounds[4], int32_t x, int32_t y) {
  if (coverage->kind != old->kind || coverage->isInverted != old->isInverted) return 0;
  if (coverage->kind == RasterCoverageAll) return 1;
  if (coverage->kind == RasterCoverageMask) {
    return coverage->mask == old->mask && coverage->maskWidth == old->maskWidth && coverage->maskHeight == old->maskHeight
      && coverage->maskX == old->maskX + x && coverage->maskY == old->maskY + y;
  }
  if (coverage->isUpright != old->isUpright) return 0;
  if (coverage->isUpright) return is_upright_moved(coverage, old, x, y);
  if (coverage->isAffine != old->isAffine || coverage->x0 != old->x0 || coverage->y0 != old->y0 || coverage->x1 != old->x1
      || coverage->y1 != old->y1 || memcmp(coverage->radius, old->radius, sizeof(old->radius)) != 0
      || coverage->stepX != old->stepX || coverage->stepY != old->stepY || coverage->mask != old->mask
      || coverage->maskWidth != old->maskWidth || coverage->maskHeight != old->maskHeight
      || memcmp(&coverage->maskScaleX, &old->maskScaleX, 8 * sizeof(float)) != 0) {
    return 0;
  }
  const double *m = coverage->map, *n = old->map;
  if (x == 0 && y == 0) return are_same_maps(m, n);
  // A shadow is read from its mask by the place alone; the edges of a turned box are rounded at each place anew.
  return coverage->kind == RasterCoverageShadow && coverage->isAffine && are_upright(m, n)
    && places_move(m[0], m[2], n[2], m[8], bounds[0], bounds[2], x)
    && places_move(m[4], m[5], n[5], m[8], bounds[1], bounds[3], y);
}

int32_t raster_clip_moves(const RasterCoverage *clip, const RasterCoverage *old, int32_t x, int32_t y) {
  int32_t nowhere[4] = {0, 0, 0, 0};
  // Where it is seen at all is known of what is drawn only: a shadow clips nothing.
  return clip->kind != RasterCoverageShadow && coverage_moves(clip, old, nowhere, x, y);
}

int32_t raster_step_moves(const RasterStep *step, const RasterStep *old, int32_t x, int32_t y) {
  if (step->kind != old->kind || step->opacity != old->opacity || step->mode != old->mode || step->length != old->length
      || step->hasHole != old->hasHole || step->hasShadow != old->hasShadow
      || memcmp(step->shadowColor, old->shadowColor, 4) != 0 || step->shadowX != old->shadowX
      || step->shadowY != old->shadowY || step->deviation != old->deviation || step->saturation != old->saturation) {
    return 0;
  }
  int32_t bounds[4] = {step->x0, step->y0, step->x1, step->y1};
  return coverage_moves(&step->coverage, &old->coverage, bounds, x, y)
    && (!step->hasHole || coverage_moves(&step->hole, &old->hole, bounds, x, y))
    && raster_paint_moves(&step->paint, &old->paint, bounds, x, y);
}

void raster_whole(const RasterCoverage *box, int32_t edges[4]) {
  edges[0] = raster_ceil(box->left);
  edges[1] = raster_ceil(box->top);
  edges[2] = raster_floor(box->right);
  edges[3] = raster_floor(box->bottom);
}

void raster_move(
    uint8_t *pixels, int64_t width, int64_t minX, int64_t minY, int64_t maxX, int64_t maxY, int64_t x, int64_t y) {
  ptrdiff_t back = (ptrdiff_t)((y * width + x) * 4);
  // What is read must not have been written before.
  for (int64_t number = minY; number < maxY; number++) {
    int64_t row = y > 0 ? maxY - 1 - (number - minY) : number;
    uint8_t *to = pixels + (row * width + minX) * 4;
    memmove(to, to - back, (size_t)(maxX - minX) * 4);
  }
}
