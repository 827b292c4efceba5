#include "Arithmetic.h"
#include "Blur.h"
#include "Coverage.h"
#include "Paint.h"

#include <pthread.h>

#pragma STDC FP_CONTRACT OFF

typedef struct {
  int32_t x0, y0, x1, y1;
} Area;

typedef struct {
  const RasterStep *steps;
  const RasterCoverage *clips;
  const int32_t *clipIndices;
  RasterSquares squares;
  /// Beyond this nothing is ever seen.
  Area screen;
} Scene;

static Area common(Area a, Area b) {
  Area area = {raster_max(a.x0, b.x0), raster_max(a.y0, b.y0), raster_min(a.x1, b.x1), raster_min(a.y1, b.y1)};
  return area;
}
static int is_empty(Area a) { return a.x0 >= a.x1 || a.y0 >= a.y1; }
static Area wider(Area a, int32_t by) {
  Area area = {a.x0 - by, a.y0 - by, a.x1 + by, a.y1 + by};
  return area;
}
static Area both(Area a, Area b) {
  if (is_empty(a)) return b;
  if (is_empty(b)) return a;
  Area area = {raster_min(a.x0, b.x0), raster_min(a.y0, b.y0), raster_max(a.x1, b.x1), raster_max(a.y1, b.y1)};
  return area;
}
static Area area_of(const RasterStep *step) {
  Area area = {step->x0, step->y0, step->x1, step->y1};
  return area;
}

// One step

static void multiply(uint8_t *covered, const uint8_t *parts, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    uint16_t product = (uint16_t)(covered[i] * parts[i] + 128);
    covered[i] = (uint8_t)((uint16_t)(product + (product >> 8)) >> 8);
  }
}

/// Narrows a row by a mask, whose bytes are taken where they lie.
static void clip_by_mask(const RasterCoverage *mask, int32_t x, int32_t y, int32_t count, uint8_t *covered, int isWhole) {
  int32_t from = raster_max(x, mask->maskX) - x, to = raster_min(x + count, mask->maskX + mask->maskWidth) - x;
  memset(covered, 0, (size_t)from);
  memset(covered + to, 0, (size_t)(count - to));
  const uint8_t *parts =
      mask->mask + (size_t)(y - mask->maskY) * (size_t)mask->maskWidth + (size_t)(x + from - mask->maskX);
  if (isWhole) memcpy(covered + from, parts, (size_t)(to - from));
  else multiply(covered + from, parts, to - from);
}

/// A clip, and where it leaves the row at hand.
typedef struct {
  const RasterCoverage *coverage;
  RasterSpan span;
} RowClip;

/// Clips of which spans are kept for a row; the rest are worked out where they are asked for.
enum { RowClips = 16 };

/// The clips of a step in a row.
typedef struct {
  int32_t count, y;
  RowClip clips[RowClips];
  const Scene *scene;
  const RasterStep *step;
} Clips;

RASTER_INLINE const RasterCoverage *clip_at(const Clips *clips, int32_t i) {
  return i < RowClips ? clips->clips[i].coverage : &clips->scene->clips[clips->scene->clipIndices[clips->step->firstClip + i]];
}

RASTER_INLINE RasterSpan clip_span(const Clips *clips, int32_t i, int32_t from, int32_t to) {
  if (i >= RowClips) return raster_span(clip_at(clips, i), clips->y, from, to);
  RasterSpan span = clips->clips[i].span;
  span.from = raster_max(span.from, from);
  span.to = raster_min(span.to, to);
  return span;
}

static void take_clips(Clips *clips, const Scene *scene, const RasterStep *step) {
  clips->scene = scene;
  clips->step = step;
  clips->count = step->clipCount;
  for (int32_t i = 0; i < raster_min(step->clipCount, RowClips); i++) {
    clips->clips[i].coverage = &scene->clips[scene->clipIndices[step->firstClip + i]];
  }
}

/// Goes to a row, and narrows it to what the clips leave of it.
static void take_row(Clips *clips, int32_t y, int32_t *from, int32_t *to) {
  clips->y = y;
  for (int32_t i = 0; i < raster_min(clips->count, RowClips) && *from < *to; i++) {
    RowClip *clip = &clips->clips[i];
    clip->span = raster_span(clip->coverage, y, *from, *to);
    *from = raster_max(*from, clip->span.from);
    *to = raster_min(*to, clip->span.to);
  }
}

/// Narrows a row by clips, and fills in how much is covered. Returns whether anything is.
static int clip_row(const Clips *clips, int32_t x, int32_t count, uint8_t *covered, int isWhole) {
  for (int32_t i = 0; i < clips->count; i++) {
    RasterSpan span = clip_span(clips, i, x, x + count);
    if (span.from >= span.to) return 0;
    if (span.innerFrom <= x && span.innerTo >= x + count) continue;
    const RasterCoverage *clip = clip_at(clips, i);
    if (clip->kind == RasterCoverageMask && !clip->isInverted) {
      clip_by_mask(clip, x, clips->y, count, covered, isWhole);
    } else {
      uint8_t part[RasterChunk];
      raster_cover(clip, x, clips->y, count, part);
      multiply(covered, part, count);
    }
    isWhole = 0;
  }
  return 1;
}

/// Leaves out what is not covered at both ends of a stretch. Returns how many pixels are left, from the first one on.
static int32_t trimmed(const uint8_t *covered, int32_t count, int32_t *first) {
  int32_t from = 0, to = count;
  uint64_t eight;
  for (; from + 8 <= to; from += 8) {
    memcpy(&eight, covered + from, 8);
    if (eight != 0) break;
  }
  while (from < to && covered[from] == 0) from++;
  for (; from + 8 <= to; to -= 8) {
    memcpy(&eight, covered + to - 8, 8);
    if (eight != 0) break;
  }
  while (from < to && covered[to - 1] == 0) to--;
  *first = from;
  return to - from;
}

/// Whether every clip leaves a stretch of a row whole.
static int is_free(const Clips *clips, int32_t x, int32_t count) {
  for (int32_t i = 0; i < clips->count; i++) {
    RasterSpan span = clip_span(clips, i, x, x + count);
    if (!(span.innerFrom <= x && span.innerTo >= x + count)) return 0;
  }
  return 1;
}

static void paint_stretch(
    RasterSheet sheet, const Clips *clips, int32_t from, int32_t to, int isInner) {
  const RasterStep *step = clips->step;
  int32_t y = clips->y;
  uint8_t *row = sheet.pixels + 4 * ((size_t)(y - sheet.y) * (size_t)sheet.width);
  if (from >= to) return;
  const RasterPaint *paint = &step->paint;
  RasterPaint flat;
  uint8_t color[4];
  if (raster_row_color(paint, from, y, color)) {
    memset(&flat, 0, sizeof(flat));
    memcpy(flat.color, color, 4);
    paint = &flat;
  }
  if (isInner && paint->kind == RasterPaintColor && step->mode == 0 && step->opacity == 255
      && is_free(clips, from, to - from)) {
    raster_mix_color(row + 4 * (size_t)(from - sheet.x), paint->color, to - from);
    return;
  }
  uint8_t covered[RasterChunk], colors[4 * RasterChunk];
  for (int32_t x = from; x < to; x += RasterChunk) {
    int32_t all = raster_min(RasterChunk, to - x), first = 0;
    if (isInner) memset(covered, 255, (size_t)all);
    else {
      raster_cover(&step->coverage, x, y, all, covered);
      if (trimmed(covered, all, &first) == 0) continue;
    }
    if (!clip_row(clips, x, all, covered, isInner)) continue;
    // Colours cost more than coverage: only those that are seen are worked out.
    int32_t count = trimmed(covered, all, &first);
    if (count == 0) continue;
    uint8_t *parts = covered + first;
    if (step->opacity < 255 && step->mode == 0) {
      for (int32_t i = 0; i < count; i++) parts[i] = (uint8_t)raster_by255((uint32_t)parts[i] * (uint32_t)step->opacity);
    }
    if (paint->kind == RasterPaintColor && step->mode == 0) {
      raster_mix_parts(row + 4 * (size_t)(x + first - sheet.x), paint->color, parts, count);
      continue;
    }
    raster_color(paint, x + first, y, count, colors);
    if (step->opacity < 255 && step->mode != 0) {
      for (int32_t i = 0; i < 4 * count; i++) colors[i] = (uint8_t)raster_by255((uint32_t)colors[i] * (uint32_t)step->opacity);
    }
    raster_mix(row + 4 * (size_t)(x + first - sheet.x), colors, parts, count, step->mode);
  }
}

static void paint_part(
    RasterSheet sheet, const Clips *clips, RasterSpan span, int32_t from, int32_t to) {
  from = raster_max(from, span.from);
  to = raster_min(to, span.to);
  if (from >= to) return;
  int32_t innerFrom = raster_min(raster_max(span.innerFrom, from), to);
  int32_t innerTo = raster_max(raster_min(span.innerTo, to), innerFrom);
  paint_stretch(sheet, clips, from, innerFrom, 0);
  paint_stretch(sheet, clips, innerFrom, innerTo, 1);
  paint_stretch(sheet, clips, innerTo, to, 0);
}

static void paint(RasterSheet sheet, const Scene *scene, const RasterStep *step, Area area) {
  area = common(area, area_of(step));
  int isRing = step->mode == 0 && !step->hasHole && raster_is_ring(&step->paint);
  Clips clips;
  take_clips(&clips, scene, step);
  for (int32_t y = area.y0; y < area.y1; y++) {
    int32_t from = area.x0, to = area.x1;
    take_row(&clips, y, &from, &to);
    if (from >= to) continue;
    RasterSpan span = raster_span(&step->coverage, y, from, to);
    if (span.from >= span.to) continue;
    if (isRing) {
      RasterSpan seen = raster_ring(&step->paint, y, from, to);
      paint_part(sheet, &clips, span, seen.from, seen.innerFrom);
      paint_part(sheet, &clips, span, seen.innerTo, seen.to);
      continue;
    }
    if (step->hasHole) {
      RasterSpan hole = raster_span(&step->hole, y, from, to);
      if (hole.innerFrom < hole.innerTo) {
        paint_part(sheet, &clips, span, from, hole.innerFrom);
        paint_part(sheet, &clips, span, hole.innerTo, to);
        continue;
      }
    }
    paint_part(sheet, &clips, span, from, to);
  }
}

/// Puts the pixels of a sheet onto another one, within the clips of a step.
static void compose(RasterSheet to, RasterSheet from, const Scene *scene, const RasterStep *step, Area area) {
  Area own = {from.x, from.y, from.x + from.width, from.y + from.height};
  area = common(common(area, own), area_of(step));
  uint8_t covered[RasterChunk], colors[4 * RasterChunk];
  Clips clips;
  take_clips(&clips, scene, step);
  for (int32_t y = area.y0; y < area.y1; y++) {
    int32_t first = area.x0, end = area.x1;
    take_row(&clips, y, &first, &end);
    uint8_t *row = to.pixels + 4 * ((size_t)(y - to.y) * (size_t)to.width);
    const uint8_t *source = from.pixels + 4 * ((size_t)(y - from.y) * (size_t)from.width);
    for (int32_t x = first; x < end; x += RasterChunk) {
      int32_t count = raster_min(RasterChunk, end - x);
      memset(covered, 255, (size_t)count);
      if (!clip_row(&clips, x, count, covered, 1)) continue;
      const uint8_t *taken = source + 4 * (size_t)(x - from.x);
      if (step->opacity < 255) {
        for (int32_t i = 0; i < 4 * count; i++) colors[i] = (uint8_t)raster_by255((uint32_t)taken[i] * (uint32_t)step->opacity);
        taken = colors;
      }
      raster_mix(row + 4 * (size_t)(x - to.x), taken, covered, count, step->mode);
    }
  }
}

/// The shadow that the pixels of a sheet throw, onto another one.
static int32_t compose_shadow(RasterSheet to, RasterSheet from, const Scene *scene, const RasterStep *step, Area area) {
  uint8_t *mask = malloc((size_t)from.width * (size_t)from.height);
  if (mask == NULL) return 0;
  for (size_t i = 0; i < (size_t)from.width * (size_t)from.height; i++) mask[i] = from.pixels[4 * i + 3];
  if (!raster_blur(mask, from.width, from.height, step->deviation)) {
    free(mask);
    return 0;
  }
  RasterStep shadow = *step;
  shadow.kind = RasterStepPaint;
  shadow.hasHole = 0;
  memset(&shadow.coverage, 0, sizeof(shadow.coverage));
  shadow.coverage.kind = RasterCoverageMask;
  shadow.coverage.mask = mask;
  shadow.coverage.maskX = from.x + step->shadowX;
  shadow.coverage.maskY = from.y + step->shadowY;
  shadow.coverage.maskWidth = from.width;
  shadow.coverage.maskHeight = from.height;
  memset(&shadow.paint, 0, sizeof(shadow.paint));
  memcpy(shadow.paint.color, step->shadowColor, 4);
  paint(to, scene, &shadow, area);
  free(mask);
  return 1;
}

static int32_t backdrop(RasterSheet sheet, const Scene *scene, const RasterStep *step, Area area) {
  area = common(area, area_of(step));
  if (is_empty(area)) return 1;
  Area all = {sheet.x, sheet.y, sheet.x + sheet.width, sheet.y + sheet.height};
  Area read = common(wider(area, raster_blur_reach(step->deviation)), all);
  RasterSheet copy = {NULL, read.x0, read.y0, read.x1 - read.x0, read.y1 - read.y0};
  copy.pixels = malloc(4 * (size_t)copy.width * (size_t)copy.height);
  if (copy.pixels == NULL) return 0;
  for (int32_t y = 0; y < copy.height; y++) {
    memcpy(
        copy.pixels + 4 * (size_t)y * (size_t)copy.width,
        sheet.pixels + 4 * ((size_t)(copy.y + y - sheet.y) * (size_t)sheet.width + (size_t)(copy.x - sheet.x)),
        4 * (size_t)copy.width);
  }
  int32_t isDone = raster_blur_plane(copy.pixels, copy.width, copy.height, 4, step->deviation, 1);
  if (isDone && step->saturation != 1.0f) {
    float k = step->saturation;
    for (size_t i = 0; i < (size_t)copy.width * (size_t)copy.height; i++) {
      uint8_t *p = copy.pixels + 4 * i;
      float grey = 0.213f * p[0] + 0.715f * p[1] + 0.072f * p[2];
      for (int channel = 0; channel < 3; channel++) {
        float value = grey + (p[channel] - grey) * k + 0.5f;
        p[channel] = value < 0 ? 0 : value > p[3] ? p[3] : (uint8_t)value;
      }
    }
  }
  // What is there is replaced, as far as the layer covers it.
  uint8_t covered[RasterChunk];
  Clips clips;
  take_clips(&clips, scene, step);
  for (int32_t y = area.y0; isDone && y < area.y1; y++) {
    int32_t first = area.x0, end = area.x1;
    take_row(&clips, y, &first, &end);
    uint8_t *row = sheet.pixels + 4 * ((size_t)(y - sheet.y) * (size_t)sheet.width);
    const uint8_t *source = copy.pixels + 4 * ((size_t)(y - copy.y) * (size_t)copy.width);
    for (int32_t x = first; x < end; x += RasterChunk) {
      int32_t count = raster_min(RasterChunk, end - x);
      raster_cover(&step->coverage, x, y, count, covered);
      if (!clip_row(&clips, x, count, covered, 0)) continue;
      for (int32_t i = 0; i < count; i++) {
        uint8_t *to = row + 4 * (size_t)(x + i - sheet.x);
        const uint8_t *from = source + 4 * (size_t)(x + i - copy.x);
        uint32_t part = raster_by255((uint32_t)covered[i] * (uint32_t)step->opacity);
        for (int channel = 0; channel < 4; channel++) {
          to[channel] = (uint8_t)raster_by255(from[channel] * part + to[channel] * (255 - part));
        }
      }
    }
  }
  free(copy.pixels);
  return isDone;
}

// What is hidden

/// Whether a clip or a step's own coverage leaves a row of pixels whole.
static int is_whole(const RasterCoverage *coverage, int32_t y, int32_t x0, int32_t x1) {
  RasterSpan span = raster_span(coverage, y, x0, x1);
  return span.innerFrom <= x0 && span.innerTo >= x1;
}

static int is_full(const RasterCoverage *mask, int32_t x0, int32_t y0, int32_t x1, int32_t y1) {
  if (x0 < mask->maskX || y0 < mask->maskY || x1 > mask->maskX + mask->maskWidth || y1 > mask->maskY + mask->maskHeight) {
    return 0;
  }
  for (int32_t y = y0; y < y1; y++) {
    const uint8_t *row = mask->mask + (size_t)(y - mask->maskY) * (size_t)mask->maskWidth + (size_t)(x0 - mask->maskX);
    uint8_t all = 255;
    for (int32_t i = 0; i < x1 - x0; i++) all &= row[i];
    if (all != 255) return 0;
  }
  return 1;
}

/// Whether it leaves a rectangle whole. Boxes are hollow nowhere: it is enough to look at the first row and the last one.
static int leaves_whole(const RasterCoverage *coverage, int32_t x0, int32_t y0, int32_t x1, int32_t y1) {
  if (coverage->isInverted) return 0;
  if (coverage->kind == RasterCoverageMask) return is_full(coverage, x0, y0, x1, y1);
  if (coverage->kind != RasterCoverageAll && coverage->kind != RasterCoverageBox) return 0;
  return is_whole(coverage, y0, x0, x1) && is_whole(coverage, y1 - 1, x0, x1);
}

int32_t raster_hides(
    const RasterStep *step, const RasterCoverage *clips, const int32_t *clipIndices, int32_t x0, int32_t y0, int32_t x1,
    int32_t y1) {
  if (step->kind != RasterStepPaint || step->mode != 0 || step->opacity != 255 || step->hasHole) return 0;
  if (step->paint.kind == RasterPaintColor ? step->paint.color[3] != 255 : !step->paint.isOpaque) return 0;
  if (step->x0 > x0 || step->y0 > y0 || step->x1 < x1 || step->y1 < y1) return 0;
  if (!leaves_whole(&step->coverage, x0, y0, x1, y1)) return 0;
  for (int32_t i = 0; i < step->clipCount; i++) {
    if (!leaves_whole(&clips[clipIndices[step->firstClip + i]], x0, y0, x1, y1)) return 0;
  }
  return 1;
}

/// Whether a step is seen nowhere in an area.
static int is_hidden(const Scene *scene, int32_t index, Area area) {
  const RasterSquares *squares = &scene->squares;
  if (squares->first == NULL || area.x0 < 0 || area.y0 < 0) return 0;
  int32_t side = squares->side;
  for (int32_t row = area.y0 / side; row <= (area.y1 - 1) / side; row++) {
    for (int32_t column = area.x0 / side; column <= (area.x1 - 1) / side; column++) {
      if (row >= squares->rows || column >= squares->columns) return 0;
      if (squares->first[row * squares->columns + column] <= index) return 0;
    }
  }
  return 1;
}

/// Paints a step in the squares of an area in which it is seen.
static void paint_seen(RasterSheet sheet, const Scene *scene, int32_t index, Area area) {
  const RasterStep *step = &scene->steps[index];
  const RasterSquares *squares = &scene->squares;
  area = common(area, area_of(step));
  if (is_empty(area)) return;
  if (squares->first == NULL || area.x0 < 0 || area.y0 < 0) {
    paint(sheet, scene, step, area);
    return;
  }
  int32_t side = squares->side;
  int32_t left = area.x0 / side, right = (area.x1 - 1) / side, top = area.y0 / side, bottom = (area.y1 - 1) / side;
  if (right >= squares->columns || bottom >= squares->rows) {
    paint(sheet, scene, step, area);
    return;
  }
  int isSeen = 1;
  for (int32_t row = top; row <= bottom && isSeen; row++) {
    for (int32_t column = left; column <= right; column++) isSeen &= squares->first[row * squares->columns + column] <= index;
  }
  if (isSeen) {
    paint(sheet, scene, step, area);
    return;
  }
  for (int32_t row = top; row <= bottom; row++) {
    const int32_t *first = squares->first + (size_t)row * (size_t)squares->columns;
    for (int32_t column = left; column <= right; column++) {
      if (first[column] > index) continue;
      int32_t start = column;
      while (column < right && first[column + 1] <= index) column++;
      Area run = {start * side, row * side, (column + 1) * side, (row + 1) * side};
      paint(sheet, scene, step, common(area, run));
    }
  }
}

// Many steps

static int32_t group_end(const RasterStep *steps, int32_t index) { return index + steps[index].length; }

/// What of a sheet has to be right so that an area of it is, once all steps of a level have been taken.
static Area needed(const Scene *scene, int32_t from, int32_t to, Area area) {
  // Groups are skipped: what they read of themselves is their own affair.
  int32_t count = 0;
  for (int32_t i = from; i < to; i++) {
    if (scene->steps[i].kind == RasterStepBackdrop) count++;
  }
  if (count == 0) return area;
  for (int32_t pass = 0; pass < count; pass++) {
    Area before = area;
    for (int32_t i = from; i < to; i++) {
      const RasterStep *step = &scene->steps[i];
      if (step->kind == RasterStepBeginGroup) {
        i = group_end(scene->steps, i);
        continue;
      }
      if (step->kind != RasterStepBackdrop) continue;
      Area changed = common(area, area_of(step));
      if (!is_empty(changed)) area = both(area, wider(changed, raster_blur_reach(step->deviation)));
    }
    if (memcmp(&before, &area, sizeof(Area)) == 0) break;
  }
  return common(area, scene->screen);
}

/// Draws steps that follow one another. Only those of the picture itself can be hidden: a group throws shadows, and is masked.
static int32_t draw_level(const Scene *scene, int32_t from, int32_t to, RasterSheet sheet, Area area, int isTop);

static int32_t draw_group(const Scene *scene, int32_t index, RasterSheet sheet, Area area) {
  int32_t end = group_end(scene->steps, index);
  const RasterStep *begin = &scene->steps[index], *last = &scene->steps[end];
  Area wanted = common(area, area_of(last));
  if (last->kind == RasterStepEndMask) {
    wanted = area;
  } else if (is_empty(wanted)) {
    return 1;
  }
  Area inner = wanted;
  if (last->hasShadow) {
    Area shadowed = wanted;
    shadowed.x0 -= last->shadowX;
    shadowed.x1 -= last->shadowX;
    shadowed.y0 -= last->shadowY;
    shadowed.y1 -= last->shadowY;
    inner = both(inner, wider(shadowed, raster_blur_reach(last->deviation)));
  }
  inner = common(inner, area_of(begin));
  Area own = needed(scene, index + 1, end, inner);
  // The blur of what is beyond what was drawn is nothing: the sheet has a frame for it.
  Area frame = last->hasShadow ? wider(own, raster_blur_reach(last->deviation)) : own;
  RasterSheet group = {NULL, frame.x0, frame.y0, frame.x1 - frame.x0, frame.y1 - frame.y0};
  if (is_empty(own)) {
    if (last->kind == RasterStepEndMask) {
      for (int32_t y = area.y0; y < area.y1; y++) {
        memset(
            sheet.pixels + 4 * ((size_t)(y - sheet.y) * (size_t)sheet.width + (size_t)(area.x0 - sheet.x)), 0,
            4 * (size_t)(area.x1 - area.x0));
      }
    }
    return 1;
  }
  group.pixels = calloc((size_t)group.width * (size_t)group.height, 4);
  if (group.pixels == NULL) return 0;
  int32_t isDone = draw_level(scene, index + 1, end, group, own, 0);
  if (isDone && last->kind == RasterStepEndMask) {
    for (int32_t y = area.y0; y < area.y1; y++) {
      uint8_t *row = sheet.pixels + 4 * ((size_t)(y - sheet.y) * (size_t)sheet.width);
      int hasRow = y >= group.y && y < group.y + group.height;
      for (int32_t x = area.x0; x < area.x1; x++) {
        uint32_t part = hasRow && x >= group.x && x < group.x + group.width
          ? group.pixels[4 * ((size_t)(y - group.y) * (size_t)group.width + (size_t)(x - group.x)) + 3] : 0;
        uint8_t *to = row + 4 * (size_t)(x - sheet.x);
        for (int channel = 0; channel < 4; channel++) to[channel] = (uint8_t)raster_by255(to[channel] * part);
      }
    }
  } else if (isDone) {
    if (last->hasShadow) isDone = compose_shadow(sheet, group, scene, last, wanted);
    if (isDone) compose(sheet, group, scene, last, wanted);
  }
  free(group.pixels);
  return isDone;
}

static int32_t draw_level(const Scene *scene, int32_t from, int32_t to, RasterSheet sheet, Area area, int isTop) {
  for (int32_t i = from; i < to; i++) {
    const RasterStep *step = &scene->steps[i];
    switch (step->kind) {
      case RasterStepBeginGroup: {
        int32_t end = group_end(scene->steps, i);
        Area shown = common(area, area_of(&scene->steps[end]));
        int isHidden = isTop && scene->steps[end].kind == RasterStepEndGroup && !is_empty(shown) && is_hidden(scene, end, shown);
        if (!isHidden && !draw_group(scene, i, sheet, area)) return 0;
        i = end;
        break;
      }
      case RasterStepBackdrop: {
        Area shown = common(area, area_of(step));
        if (isTop && !is_empty(shown) && is_hidden(scene, i, shown)) break;
        if (!backdrop(sheet, scene, step, area)) return 0;
        break;
      }
      case RasterStepPaint:
        if (isTop) paint_seen(sheet, scene, i, area);
        else paint(sheet, scene, step, area);
        break;
      default: break;
    }
  }
  return 1;
}

// Many threads: each takes the next band of rows.

typedef struct {
  const Scene *scene;
  int32_t stepCount;
  RasterSheet sheet;
  Area area;
  int32_t bandHeight;
  /// Whether bands are drawn on sheets of their own, since steps read what lies around them.
  int32_t reads;
  int32_t next, isDone;
  pthread_mutex_t lock;
} Work;

/// Clears an area, but for squares in which no step is seen: nobody looks at these.
static void clear(RasterSheet sheet, const RasterSquares *squares, Area area) {
  int32_t side = squares->first == NULL ? 0 : squares->side, end = area.x1;
  for (int32_t y = area.y0; y < area.y1; y++) {
    uint8_t *row = sheet.pixels + 4 * ((size_t)(y - sheet.y) * (size_t)sheet.width);
    int isKnown = side > 0 && y >= 0 && area.x0 >= 0 && y / side < squares->rows;
    const int32_t *first = isKnown ? squares->first + (size_t)(y / side) * (size_t)squares->columns : NULL;
    for (int32_t x = area.x0; x < area.x1; x = end) {
      end = area.x1;
      if (isKnown && x / side < squares->columns) {
        end = raster_min(end, (x / side + 1) * side);
        if (first[x / side] == INT32_MAX) continue;
      }
      memset(row + 4 * (size_t)(x - sheet.x), 0, 4 * (size_t)(end - x));
    }
  }
}

static int32_t draw_band(Work *work, Area band) {
  clear(work->sheet, &work->scene->squares, band);
  if (!work->reads) return draw_level(work->scene, 0, work->stepCount, work->sheet, band, 1);
  Area own = needed(work->scene, 0, work->stepCount, band);
  RasterSheet sheet = {NULL, own.x0, own.y0, own.x1 - own.x0, own.y1 - own.y0};
  sheet.pixels = calloc((size_t)sheet.width * (size_t)sheet.height, 4);
  if (sheet.pixels == NULL) return 0;
  int32_t isDone = draw_level(work->scene, 0, work->stepCount, sheet, own, 1);
  for (int32_t y = band.y0; isDone && y < band.y1; y++) {
    memcpy(
        work->sheet.pixels
          + 4 * ((size_t)(y - work->sheet.y) * (size_t)work->sheet.width + (size_t)(band.x0 - work->sheet.x)),
        sheet.pixels + 4 * ((size_t)(y - sheet.y) * (size_t)sheet.width + (size_t)(band.x0 - sheet.x)),
        4 * (size_t)(band.x1 - band.x0));
  }
  free(sheet.pixels);
  return isDone;
}

static void *draw_bands(void *context) {
  Work *work = context;
  for (;;) {
    pthread_mutex_lock(&work->lock);
    int32_t start = work->next;
    work->next += work->bandHeight;
    pthread_mutex_unlock(&work->lock);
    if (start >= work->area.y1) return NULL;
    Area band = {work->area.x0, start, work->area.x1, raster_min(start + work->bandHeight, work->area.y1)};
    if (draw_band(work, band)) continue;
    pthread_mutex_lock(&work->lock);
    work->isDone = 0;
    pthread_mutex_unlock(&work->lock);
  }
}

int32_t raster_draw(
    RasterSheet sheet, const RasterStep *steps, int32_t stepCount, const RasterCoverage *clips, const int32_t *clipIndices,
    RasterSquares squares, int32_t x0, int32_t y0, int32_t x1, int32_t y1, const int32_t screen[4], int32_t threadCount) {
  Scene scene = {steps, clips, clipIndices, squares, {screen[0], screen[1], screen[2], screen[3]}};
  Area all = {sheet.x, sheet.y, sheet.x + sheet.width, sheet.y + sheet.height}, area = {x0, y0, x1, y1};
  area = common(area, all);
  if (is_empty(area)) return 1;
  Work work = {&scene, stepCount, sheet, area, 64, 0, area.y0, 1, PTHREAD_MUTEX_INITIALIZER};
  for (int32_t i = 0; i < stepCount; i++) {
    if (steps[i].kind == RasterStepBackdrop) work.reads = 1;
    // A band that blurs draws what is around it as well.
    if (steps[i].kind == RasterStepBackdrop || steps[i].hasShadow) {
      work.bandHeight = raster_max(64, (area.y1 - area.y0 + threadCount - 1) / raster_max(threadCount, 1));
    }
  }
  pthread_t threads[16];
  int32_t count = 0;
  int32_t bands = (area.y1 - area.y0 + work.bandHeight - 1) / work.bandHeight;
  int32_t wanted = raster_min(raster_min(threadCount, 16), bands) - 1;
  while (count < wanted && pthread_create(&threads[count], NULL, draw_bands, &work) == 0) count++;
  draw_bands(&work);
  for (int32_t i = 0; i < count; i++) pthread_join(threads[i], NULL);
  pthread_mutex_destroy(&work.lock);
  return work.isDone;
}
