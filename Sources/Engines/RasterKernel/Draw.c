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

/// Narrows a row by clips, and fills in how much is covered. Returns whether anything is.
static int clip_row(
    const Scene *scene, const RasterStep *step, int32_t x, int32_t y, int32_t count, uint8_t *covered) {
  for (int32_t i = 0; i < step->clipCount; i++) {
    const RasterCoverage *clip = &scene->clips[scene->clipIndices[step->firstClip + i]];
    RasterSpan span = raster_span(clip, y, x, x + count);
    if (span.from >= span.to) return 0;
    if (span.innerFrom <= x && span.innerTo >= x + count) continue;
    uint8_t part[RasterChunk];
    raster_cover(clip, x, y, count, part);
    for (int32_t at = 0; at < count; at++) covered[at] = (uint8_t)raster_by255((uint32_t)covered[at] * part[at]);
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
static int is_free(const Scene *scene, const RasterStep *step, int32_t x, int32_t y, int32_t count) {
  for (int32_t i = 0; i < step->clipCount; i++) {
    const RasterCoverage *clip = &scene->clips[scene->clipIndices[step->firstClip + i]];
    RasterSpan span = raster_span(clip, y, x, x + count);
    if (!(span.innerFrom <= x && span.innerTo >= x + count)) return 0;
  }
  return 1;
}

static void paint_stretch(
    RasterSheet sheet, const Scene *scene, const RasterStep *step, int32_t y, int32_t from, int32_t to, int isInner) {
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
      && is_free(scene, step, from, y, to - from)) {
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
    if (!clip_row(scene, step, x, y, all, covered)) continue;
    // Colours cost more than coverage: only those that are seen are worked out.
    int32_t count = trimmed(covered, all, &first);
    if (count == 0) continue;
    uint8_t *parts = covered + first;
    if (step->opacity < 255 && step->mode == 0) {
      for (int32_t i = 0; i < count; i++) parts[i] = (uint8_t)raster_by255((uint32_t)parts[i] * (uint32_t)step->opacity);
    }
    raster_color(paint, x + first, y, count, colors);
    if (step->opacity < 255 && step->mode != 0) {
      for (int32_t i = 0; i < 4 * count; i++) colors[i] = (uint8_t)raster_by255((uint32_t)colors[i] * (uint32_t)step->opacity);
    }
    raster_mix(row + 4 * (size_t)(x + first - sheet.x), colors, parts, count, step->mode);
  }
}

static void paint_part(
    RasterSheet sheet, const Scene *scene, const RasterStep *step, int32_t y, RasterSpan span, int32_t from, int32_t to) {
  from = raster_max(from, span.from);
  to = raster_min(to, span.to);
  if (from >= to) return;
  int32_t innerFrom = raster_min(raster_max(span.innerFrom, from), to);
  int32_t innerTo = raster_max(raster_min(span.innerTo, to), innerFrom);
  paint_stretch(sheet, scene, step, y, from, innerFrom, 0);
  paint_stretch(sheet, scene, step, y, innerFrom, innerTo, 1);
  paint_stretch(sheet, scene, step, y, innerTo, to, 0);
}

static void paint(RasterSheet sheet, const Scene *scene, const RasterStep *step, Area area) {
  area = common(area, area_of(step));
  int isRing = step->mode == 0 && !step->hasHole && raster_is_ring(&step->paint);
  for (int32_t y = area.y0; y < area.y1; y++) {
    RasterSpan span = raster_span(&step->coverage, y, area.x0, area.x1);
    if (span.from >= span.to) continue;
    if (isRing) {
      RasterSpan seen = raster_ring(&step->paint, y, area.x0, area.x1);
      paint_part(sheet, scene, step, y, span, seen.from, seen.innerFrom);
      paint_part(sheet, scene, step, y, span, seen.innerTo, seen.to);
      continue;
    }
    if (step->hasHole) {
      RasterSpan hole = raster_span(&step->hole, y, area.x0, area.x1);
      if (hole.innerFrom < hole.innerTo) {
        paint_part(sheet, scene, step, y, span, area.x0, hole.innerFrom);
        paint_part(sheet, scene, step, y, span, hole.innerTo, area.x1);
        continue;
      }
    }
    paint_part(sheet, scene, step, y, span, area.x0, area.x1);
  }
}

/// Puts the pixels of a sheet onto another one, within the clips of a step.
static void compose(RasterSheet to, RasterSheet from, const Scene *scene, const RasterStep *step, Area area) {
  Area own = {from.x, from.y, from.x + from.width, from.y + from.height};
  area = common(common(area, own), area_of(step));
  uint8_t covered[RasterChunk], colors[4 * RasterChunk];
  for (int32_t y = area.y0; y < area.y1; y++) {
    uint8_t *row = to.pixels + 4 * ((size_t)(y - to.y) * (size_t)to.width);
    const uint8_t *source = from.pixels + 4 * ((size_t)(y - from.y) * (size_t)from.width);
    for (int32_t x = area.x0; x < area.x1; x += RasterChunk) {
      int32_t count = raster_min(RasterChunk, area.x1 - x);
      memset(covered, 255, (size_t)count);
      if (!clip_row(scene, step, x, y, count, covered)) continue;
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
  for (int32_t y = area.y0; isDone && y < area.y1; y++) {
    uint8_t *row = sheet.pixels + 4 * ((size_t)(y - sheet.y) * (size_t)sheet.width);
    const uint8_t *source = copy.pixels + 4 * ((size_t)(y - copy.y) * (size_t)copy.width);
    for (int32_t x = area.x0; x < area.x1; x += RasterChunk) {
      int32_t count = raster_min(RasterChunk, area.x1 - x);
      raster_cover(&step->coverage, x, y, count, covered);
      if (!clip_row(scene, step, x, y, count, covered)) continue;
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

/// Whether it leaves a rectangle whole. Boxes are hollow nowhere: it is enough to look at the first row and the last one.
static int leaves_whole(const RasterCoverage *coverage, int32_t x0, int32_t y0, int32_t x1, int32_t y1) {
  if (coverage->isInverted || (coverage->kind != RasterCoverageAll && coverage->kind != RasterCoverageBox)) return 0;
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
  for (int32_t row = area.y0 / RasterSquare; row <= (area.y1 - 1) / RasterSquare; row++) {
    for (int32_t column = area.x0 / RasterSquare; column <= (area.x1 - 1) / RasterSquare; column++) {
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
  int32_t left = area.x0 / RasterSquare, right = (area.x1 - 1) / RasterSquare;
  int32_t top = area.y0 / RasterSquare, bottom = (area.y1 - 1) / RasterSquare;
  if (squares->first == NULL || area.x0 < 0 || area.y0 < 0 || right >= squares->columns || bottom >= squares->rows) {
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
      Area run = {start * RasterSquare, row * RasterSquare, (column + 1) * RasterSquare, (row + 1) * RasterSquare};
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

static int32_t draw_band(Work *work, Area band) {
  for (int32_t y = band.y0; y < band.y1; y++) {
    memset(
        work->sheet.pixels
          + 4 * ((size_t)(y - work->sheet.y) * (size_t)work->sheet.width + (size_t)(band.x0 - work->sheet.x)),
        0, 4 * (size_t)(band.x1 - band.x0));
  }
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
