#include "Arithmetic.h"
#include "RasterKernel.h"

#include <math.h>

#pragma STDC FP_CONTRACT OFF

// Lines

typedef struct {
  double x, y, w;
} Place;

/// In front of the eye by at least this.
static const double nearest = 1e-6;
/// 2^24 pixels in 256ths fit into 32 bits, and more is never seen.
static const double farthest = 4194304.0;

static int32_t grid(double value) {
  if (!(value > -farthest)) value = -farthest;
  if (value > farthest) value = farthest;
  return raster_floor(value * 256.0 + 0.5);
}

static int append(RasterLines *lines, int32_t x0, int32_t y0, int32_t x1, int32_t y1) {
  if (lines->count == 0) {
    lines->x0 = lines->x1 = x0;
    lines->y0 = lines->y1 = y0;
  }
  lines->x0 = raster_min(lines->x0, raster_min(x0, x1));
  lines->x1 = raster_max(lines->x1, raster_max(x0, x1));
  lines->y0 = raster_min(lines->y0, raster_min(y0, y1));
  lines->y1 = raster_max(lines->y1, raster_max(y0, y1));
  if (y0 == y1) return 1;
  if (lines->count == lines->capacity) {
    int64_t capacity = lines->capacity > 0 ? lines->capacity * 2 : 64;
    int32_t *grown = realloc(lines->lines, (size_t)capacity * 4 * sizeof(int32_t));
    if (grown == NULL) return 0;
    lines->lines = grown;
    lines->capacity = capacity;
  }
  int32_t *line = lines->lines + lines->count * 4;
  line[0] = x0;
  line[1] = y0;
  line[2] = x1;
  line[3] = y1;
  lines->count += 1;
  return 1;
}

/// One closed piece on its way to the lines; what lies behind the eye is cut off.
typedef struct {
  RasterLines *lines;
  int isBegun, hasShown;
  Place first, last;
  int32_t startX, startY, x, y;
  int isWhole;
} Piece;

static void show(Piece *piece, double x, double y) {
  int32_t gx = grid(x), gy = grid(y);
  if (!piece->hasShown) {
    piece->hasShown = 1;
    piece->startX = gx;
    piece->startY = gy;
  } else if (!append(piece->lines, piece->x, piece->y, gx, gy)) {
    piece->isWhole = 0;
  }
  piece->x = gx;
  piece->y = gy;
}

static void go_to(Piece *piece, Place to) {
  if (piece->isBegun) {
    Place from = piece->last;
    int wasSeen = from.w > nearest, isSeen = to.w > nearest;
    if (wasSeen != isSeen) {
      double part = (nearest - from.w) / (to.w - from.w);
      double x = from.x + (to.x - from.x) * part, y = from.y + (to.y - from.y) * part;
      show(piece, x / nearest, y / nearest);
    }
  } else {
    piece->isBegun = 1;
    piece->first = to;
  }
  if (to.w > nearest) show(piece, to.x / to.w, to.y / to.w);
  piece->last = to;
}

static void end_piece(Piece *piece) {
  if (piece->isBegun) {
    Place first = piece->first;
    go_to(piece, first);
    if (piece->hasShown && (piece->x != piece->startX || piece->y != piece->startY)) {
      if (!append(piece->lines, piece->x, piece->y, piece->startX, piece->startY)) piece->isWhole = 0;
    }
  }
  piece->isBegun = piece->hasShown = 0;
}

static Place seen(const double m[9], double x, double y) {
  Place place = {m[0] * x + m[1] * y + m[2], m[3] * x + m[4] * y + m[5], m[6] * x + m[7] * y + m[8]};
  return place;
}

/// How many lines stand for a curve of which the second differences, in pixels, are this long: off by 1/48 of a pixel.
static int32_t line_count(double length, double factor) {
  double count = sqrt(length * factor * 48.0);
  if (!(count > 1)) return 1;
  return count > 400 ? 400 : raster_ceil(count);
}

static double bend(Place a, Place b, Place c) {
  if (!(a.w > nearest) || !(b.w > nearest) || !(c.w > nearest)) return 4000;
  double x = a.x / a.w - 2 * b.x / b.w + c.x / c.w, y = a.y / a.w - 2 * b.y / b.w + c.y / c.w;
  return sqrt(x * x + y * y);
}

int32_t raster_add_path(
    RasterLines *lines, const uint8_t *verbs, int64_t verbCount, const double *points, int64_t pointCount,
    const double map[9]) {
  Piece piece = {.lines = lines, .isWhole = 1};
  double x = 0, y = 0, startX = 0, startY = 0;
  int64_t next = 0;
  static const int64_t needed[5] = {1, 1, 2, 3, 0};
  for (int64_t verb = 0; verb < verbCount; verb++) {
    uint8_t kind = verbs[verb];
    if (kind > 4 || next + needed[kind] > pointCount) break;
    const double *p = points + next * 2;
    int isFinite = 1;
    for (int64_t i = 0; i < needed[kind] * 2; i++) {
      if (!(fabs(p[i]) < 1e12)) isFinite = 0;
    }
    next += needed[kind];
    if (!isFinite) continue;
    if (kind == 0) {
      end_piece(&piece);
      x = startX = p[0];
      y = startY = p[1];
      continue;
    }
    if (!piece.isBegun) go_to(&piece, seen(map, x, y));
    if (kind == 4) {
      end_piece(&piece);
      x = startX;
      y = startY;
    } else if (kind == 1) {
      x = p[0];
      y = p[1];
      go_to(&piece, seen(map, x, y));
    } else if (kind == 2) {
      Place a = seen(map, x, y), b = seen(map, p[0], p[1]), c = seen(map, p[2], p[3]);
      int32_t count = line_count(bend(a, b, c), 0.25);
      for (int32_t i = 1; i <= count; i++) {
        double t = (double)i / count, s = 1 - t;
        go_to(&piece, seen(map, s * s * x + 2 * s * t * p[0] + t * t * p[2], s * s * y + 2 * s * t * p[1] + t * t * p[3]));
      }
      x = p[2];
      y = p[3];
    } else {
      Place a = seen(map, x, y), b = seen(map, p[0], p[1]), c = seen(map, p[2], p[3]), d = seen(map, p[4], p[5]);
      double first = bend(a, b, c), second = bend(b, c, d);
      int32_t count = line_count(first > second ? first : second, 0.75);
      for (int32_t i = 1; i <= count; i++) {
        double t = (double)i / count, s = 1 - t;
        double k0 = s * s * s, k1 = 3 * s * s * t, k2 = 3 * s * t * t, k3 = t * t * t;
        go_to(
            &piece, seen(
                        map, k0 * x + k1 * p[0] + k2 * p[2] + k3 * p[4],
                        k0 * y + k1 * p[1] + k2 * p[3] + k3 * p[5]));
      }
      x = p[4];
      y = p[5];
    }
  }
  end_piece(&piece);
  return piece.isWhole;
}

void raster_free_lines(RasterLines *lines) {
  free(lines->lines);
  lines->lines = NULL;
  lines->count = lines->capacity = 0;
}

// Areas: each line adds, to the pixels that it crosses, the area to its right; a running sum gives what is inside. All of
// it is whole numbers, so that neither the order nor where a picture is divided changes anything.

static int64_t floor_div(int64_t a, int64_t b) {
  int64_t q = a / b;
  return (a % b != 0) && ((a < 0) != (b < 0)) ? q - 1 : q;
}

/// The columns of a row in which sums may be other than nothing, eight to a bit.
typedef struct {
  uint64_t *bits;
  int32_t width;
} Columns;

static void hold(Columns columns, int64_t first, int64_t last) {
  if (first < 0) first = 0;
  if (last > columns.width) last = columns.width;
  for (int64_t eight = first >> 3; eight <= last >> 3; eight++) columns.bits[eight >> 6] |= (uint64_t)1 << (eight & 63);
}

/// Adds a line within one row of pixels. `sums` has two more than width.
static void add_in_row(int32_t *sums, Columns columns, int64_t x0, int32_t y0, int64_t x1, int32_t y1) {
  int32_t height = y1 - y0, width = columns.width;
  if (height == 0) return;
  int64_t column0 = x0 >> 8, column1 = x1 >> 8;
  if (column0 >= width && column1 >= width) return;
  if (column0 < 0 && column1 < 0) {
    hold(columns, 0, 0);
    sums[0] += height * 512;
    return;
  }
  hold(columns, column0 < column1 ? column0 : column1, (column0 < column1 ? column1 : column0) + 1);
  if (column0 == column1) {
    int32_t fraction = (int32_t)((x0 & 255) + (x1 & 255));
    sums[column0] += height * (512 - fraction);
    sums[column0 + 1] += height * fraction;
    return;
  }
  // From column to column, from the left to the right.
  int32_t sign = 1;
  if (x0 > x1) {
    int64_t swapped = x0;
    x0 = x1;
    x1 = swapped;
    // The line runs the other way: the parts are the same.
  }
  if (height < 0) {
    sign = -1;
    height = -height;
  }
  int64_t length = x1 - x0;
  int64_t at = x0;
  int32_t done = 0;
  for (int64_t column = x0 >> 8; column <= x1 >> 8; column++) {
    int64_t end = (column + 1) << 8;
    if (end > x1) end = x1;
    int32_t until = end == x1 ? height : (int32_t)floor_div((end - x0) * height, length);
    int32_t part = (until - done) * sign;
    if (part != 0) {
      if (column < 0) {
        sums[0] += part * 512;
      } else if (column < width) {
        int32_t fraction = (int32_t)((at - (column << 8)) + (end - (column << 8)));
        sums[column] += part * (512 - fraction);
        sums[column + 1] += part * fraction;
      }
    }
    done = until;
    at = end;
  }
}

/// What four sums say of the pixels that they are of; 256 * 512 is a whole one.
RASTER_INLINE RasterFourWhole inside(RasterFourWhole sums, int32_t rule) {
  if (rule == 1) {
    sums &= 262143;
    sums = __builtin_elementwise_min(sums, 262144 - sums);
  } else if (rule == 2) {
    sums = __builtin_elementwise_max(sums, (RasterFourWhole)0);
  } else if (rule == 3) {
    sums = __builtin_elementwise_max(-sums, (RasterFourWhole)0);
  } else {
    sums = __builtin_elementwise_max(sums, -sums);
  }
  sums = __builtin_elementwise_min(sums, (RasterFourWhole)131072);
  return ((sums << 8) - sums + 65536) >> 17;
}

/// Four numbers, each with those before it.
RASTER_INLINE RasterFourWhole summed(RasterFourWhole x) {
  const RasterFourWhole none = 0;
  x += __builtin_shufflevector(x, none, 4, 0, 1, 2);
  return x + __builtin_shufflevector(x, none, 4, 4, 0, 1);
}

/// Where a line crosses the rows, one after the other: the quotients of `floor_div`, without a division for each.
typedef struct {
  int64_t x, rest, stepX, stepRest, height;
} Crossing;

static Crossing crossing(int64_t from, int64_t width, int64_t height) {
  int64_t x = floor_div(from * width, height), stepX = floor_div(256 * width, height);
  return (Crossing){x, from * width - x * height, stepX, 256 * width - stepX * height, height};
}

RASTER_INLINE void go_down(Crossing *at) {
  at->x += at->stepX;
  at->rest += at->stepRest;
  if (at->rest >= at->height) {
    at->rest -= at->height;
    at->x += 1;
  }
}

/// The sums of some rows of pixels, and where they are other than nothing.
typedef struct {
  int32_t *sums;
  uint64_t *bits;
  size_t stride, words;
  int32_t width;
} Rows;

/// Adds what a line covers of the rows from `top` to `bottom`, in 256ths. `rows` begin with the first of these.
static void add_line(const int32_t *line, Rows rows, int64_t left, int64_t top, int64_t bottom) {
  int64_t x0 = line[0] - left, y0 = line[1], x1 = line[2] - left, y1 = line[3];
  int isUp = y0 > y1;
  if (isUp) {
    int64_t swap = x0;
    x0 = x1;
    x1 = swap;
    swap = y0;
    y0 = y1;
    y1 = swap;
  }
  if (y1 <= top || y0 >= bottom) return;
  int64_t from = y0 > top ? y0 : top, to = y1 < bottom ? y1 : bottom;
  int64_t at = from;
  // Differences of even very long lines fit: 2^31 * 2^31 < 2^63.
  int64_t atX = from == y0 ? x0 : x0 + floor_div((from - y0) * (x1 - x0), y1 - y0);
  int64_t next = ((from >> 8) + 1) << 8;
  Crossing cross = {0, 0, 0, 0, 0};
  if (next < to) cross = crossing(next - y0, x1 - x0, y1 - y0);
  while (at < to) {
    int64_t row = at >> 8;
    int64_t end = (row + 1) << 8, endX;
    if (end < to) {
      endX = x0 + cross.x;
      go_down(&cross);
    } else {
      end = to;
      endX = end == y1 ? x1 : x0 + floor_div((end - y0) * (x1 - x0), y1 - y0);
    }
    int32_t low = (int32_t)(at - (row << 8)), high = (int32_t)(end - (row << 8));
    size_t number = (size_t)(row - (top >> 8));
    Columns columns = {rows.bits + rows.words * number, rows.width};
    if (isUp) add_in_row(rows.sums + rows.stride * number, columns, endX, high, atX, low);
    else add_in_row(rows.sums + rows.stride * number, columns, atX, low, endX, high);
    at = end;
    atX = endX;
  }
}

/// Turns the sums of a row into what is inside, and leaves none.
RASTER_INLINE void put_row_by(int32_t *from, Columns columns, size_t words, uint8_t *to, int32_t rule) {
  RasterFourWhole sum = 0;
  int32_t done = 0, width = columns.width;
  uint8_t part = 0;
  for (size_t word = 0; word < words; word++) {
    uint64_t bits = columns.bits[word];
    columns.bits[word] = 0;
    for (; bits != 0; bits &= bits - 1) {
      int32_t first = (int32_t)(word * 512) + 8 * __builtin_ctzll(bits), end = raster_min(first + 8, width);
      RasterFourWhole sums[2];
      memcpy(sums, from + first, sizeof(sums));
      memset(from + first, 0, sizeof(sums));
      if (first >= width) break;
      // Between edges nothing changes.
      memset(to + done, part, (size_t)(first - done));
      sums[0] = summed(sums[0]) + sum;
      sums[1] = summed(sums[1]) + __builtin_shufflevector(sums[0], sums[0], 3, 3, 3, 3);
      sum = __builtin_shufflevector(sums[1], sums[1], 3, 3, 3, 3);
      RasterEightBytes parts = __builtin_convertvector(
          __builtin_shufflevector(inside(sums[0], rule), inside(sums[1], rule), 0, 1, 2, 3, 4, 5, 6, 7), RasterEightBytes);
      memcpy(to + first, &parts, (size_t)(end - first));
      part = parts[7];
      done = end;
    }
  }
  memset(to + done, part, (size_t)(width - done));
}

static void put_row(int32_t *from, Columns columns, size_t words, uint8_t *to, int32_t rule) {
  switch (rule) {
    case 1: put_row_by(from, columns, words, to, 1); break;
    case 2: put_row_by(from, columns, words, to, 2); break;
    case 3: put_row_by(from, columns, words, to, 3); break;
    default: put_row_by(from, columns, words, to, 0);
  }
}

/// Sums that stay in a processor's nearer caches, and lines that are looked at for each part of a mask as quickly as these are cleared.
enum { SumsAtOnce = 24576, LinesAtOnce = 1024 };

int32_t raster_fill(
    const RasterLines *lines, int32_t rule, uint8_t *mask, int32_t x, int32_t y, int32_t width, int32_t height) {
  if (width <= 0 || height <= 0) return 1;
  // Two more than the row has, in eights.
  size_t stride = ((size_t)width + 9) & ~(size_t)7, words = stride / 512 + 1;
  size_t atOnce = (size_t)SumsAtOnce * (size_t)(1 + lines->count / LinesAtOnce);
  int32_t count = atOnce / stride > (size_t)height ? height : raster_max(1, (int32_t)(atOnce / stride));
  Rows rows = {NULL, NULL, stride, words, width};
  rows.sums = calloc(stride * (size_t)count, sizeof(int32_t));
  rows.bits = calloc(words * (size_t)count, sizeof(uint64_t));
  if (rows.sums == NULL || rows.bits == NULL) {
    free(rows.sums);
    free(rows.bits);
    return 0;
  }
  int64_t left = (int64_t)x << 8;
  for (int32_t first = 0; first < height; first += count) {
    int32_t taken = raster_min(count, height - first);
    int64_t top = ((int64_t)y + first) << 8, bottom = top + ((int64_t)taken << 8);
    for (int64_t index = 0; index < lines->count; index++) add_line(lines->lines + index * 4, rows, left, top, bottom);
    for (int32_t row = 0; row < taken; row++) {
      Columns columns = {rows.bits + words * (size_t)row, width};
      put_row(rows.sums + stride * (size_t)row, columns, words, mask + (size_t)width * (size_t)(first + row), rule);
    }
  }
  free(rows.sums);
  free(rows.bits);
  return 1;
}
