#ifndef RASTER_ARITHMETIC_H
#define RASTER_ARITHMETIC_H

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

/// Pixels that are worked on at once.
enum { RasterChunk = 256 };

/// These few are put in their places in builds without optimization, too.
#define RASTER_INLINE static inline __attribute__((always_inline))

/// x / 255, rounded to the nearest, for products of two bytes.
RASTER_INLINE uint32_t raster_by255(uint32_t x) {
  x += 128;
  return (x + (x >> 8)) >> 8;
}

RASTER_INLINE float raster_unit(float x) { return x < 0 ? 0 : x > 1 ? 1 : x; }
RASTER_INLINE int32_t raster_min(int32_t a, int32_t b) { return a < b ? a : b; }
RASTER_INLINE int32_t raster_max(int32_t a, int32_t b) { return a > b ? a : b; }

/// The greatest whole number that is not above x, kept within what pictures have.
RASTER_INLINE int32_t raster_floor(double x) {
  if (!(x > -1e9)) return -1000000000;
  if (x > 1e9) return 1000000000;
  int32_t whole = (int32_t)x;
  return whole > x ? whole - 1 : whole;
}
RASTER_INLINE int32_t raster_ceil(double x) { return -raster_floor(-x); }

#endif
