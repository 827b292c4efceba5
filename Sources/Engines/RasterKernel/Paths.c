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

/// The columns of a row in which sums may be other than nothing: from the first to the last.
typedef struct {
  int32_t first, last;
} Columns;

static void hold(Columns *columns, int64_t first, int64_t last, int32_t width) {
  if (first < 0) first = 0;
  if (last > width) last = width;
  if (first < columns->first) columns->first = (int32_t)first;
  if (last > columns->last) columns->last = (int32_t)last;
}

/// Adds a line within one row of pixels. `sums` has two more than width.
static void add_in_row(
    int32_t *sums, Columns *columns, int32_t width, int64_t x0, int32_t y0, int64_t x1, int32_t y1) {
  int32_t height = y1 - y0;
  if (height == 0) return;
  int64_t column0 = x0 >> 8, column1 = x1 >> 8;
  if (column0 >= width && column1 >= width) return;
  if (column0 < 0 && column1 < 0) {
    hold(columns, 0, 0, width);
    sums[0] += height * 512;
    return;
  }
  hold(columns, column0 < column1 ? column0 : column1, (column0 < column1 ? column1 : column0) + 1, width);
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

static uint8_t inside(int32_t sum, int32_t rule) {
  // 256 * 512 is a whole pixel.
  if (rule == 1) {
    sum &= 262143;
    if (sum > 131072) sum = 262144 - sum;
  } else if (rule == 2) {
    if (sum < 0) sum = 0;
  } else if (rule == 3) {
    sum = sum < 0 ? -sum : 0;
  } else if (sum < 0) {
    sum = -sum;
  }
  if (sum > 131072) sum = 131072;
  return (uint8_t)((sum * 255LL + 65536) >> 17);
}

/// Adds what a line covers of the rows from `top` to `bottom`, in 256ths. `sums` begins with the first of these rows.
static void add_line(
    const int32_t *line, int32_t *sums, Columns *columns, size_t stride, int32_t width, int64_t left, int64_t top,
    int64_t bottom) {
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
  while (at < to) {
    int64_t row = at >> 8;
    int64_t end = (row + 1) << 8;
    if (end > to) end = to;
    int64_t endX = end == y1 ? x1 : x0 + floor_div((end - y0) * (x1 - x0), y1 - y0);
    int32_t low = (int32_t)(at - (row << 8)), high = (int32_t)(end - (row << 8));
    size_t number = (size_t)(row - (top >> 8));
    if (isUp) add_in_row(sums + stride * number, columns + number, width, endX, high, atX, low);
    else add_in_row(sums + stride * number, columns + number, width, atX, low, endX, high);
    at = end;
    atX = endX;
  }
}

/// Turns the sums of a row into what is inside, and leaves none.
static void put_row(int32_t *from, Columns columns, uint8_t *to, int32_t width, int32_t rule) {
  if (columns.first > columns.last) {
    memset(to, 0, (size_t)width);
    return;
  }
  int32_t sum = 0, end = raster_min(columns.last + 1, width);
  uint8_t part = 0;
  memset(to, 0, (size_t)raster_min(columns.first, width));
  for (int32_t column = columns.first; column < end; column++) {
    // Between edges nothing changes.
    uint64_t changes[4];
    if (column + 8 <= end) {
      memcpy(changes, from + column, sizeof(changes));
      if ((changes[0] | changes[1] | changes[2] | changes[3]) == 0) {
        memset(to + column, part, 8);
        column += 7;
        continue;
      }
    }
    if (from[column] != 0) {
      sum += from[column];
      part = inside(sum, rule);
    }
    to[column] = part;
  }
  if (end < width) memset(to + end, part, (size_t)(width - end));
  memset(from + columns.first, 0, (size_t)(columns.last - columns.first + 1) * sizeof(int32_t));
}

/// Sums that stay in a processor's nearer caches, and lines that are looked at for each part of a mask as quickly as these are cleared.
enum { SumsAtOnce = 24576, LinesAtOnce = 1024 };

int32_t raster_fill(
    const RasterLines *lines, int32_t rule, uint8_t *mask, int32_t x, int32_t y, int32_t width, int32_t height) {
  if (width <= 0 || height <= 0) return 1;
  size_t stride = (size_t)width + 2;
  size_t atOnce = (size_t)SumsAtOnce * (size_t)(1 + lines->count / LinesAtOnce);
  int32_t rows = atOnce / stride > (size_t)height ? height : raster_max(1, (int32_t)(atOnce / stride));
  int32_t *sums = calloc(stride * (size_t)rows, sizeof(int32_t));
  Columns *columns = malloc((size_t)rows * sizeof(Columns));
  if (sums == NULL || columns == NULL) {
    free(sums);
    free(columns);
    return 0;
  }
  int64_t left = (int64_t)x << 8;
  for (int32_t first = 0; first < height; first += rows) {
    int32_t count = raster_min(rows, height - first);
    for (int32_t row = 0; row < count; row++) columns[row] = (Columns){width, -1};
    int64_t top = ((int64_t)y + first) << 8, bottom = top + ((int64_t)count << 8);
    for (int64_t index = 0; index < lines->count; index++) {
      add_line(lines->lines + index * 4, sums, columns, stride, width, left, top, bottom);
    }
    for (int32_t row = 0; row < count; row++) {
      put_row(sums + stride * (size_t)row, columns[row], mask + (size_t)width * (size_t)(first + row), width, rule);
    }
  }
  free(sums);
  free(columns);
  return 1;
}
