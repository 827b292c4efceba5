#ifndef RASTER_ARITHMETIC_H
#define RASTER_ARITHMETIC_H

#include <math.h>
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

/// Whether sums and differences with whole numbers are exact: a multiple of 2^-16 below 2^22.
RASTER_INLINE int raster_is_coarse(double value) {
  double parts = value * 65536.0;
  return value > -4194304.0 && value < 4194304.0 && parts == floor(parts);
}

// Four numbers at once: the same arithmetic, number by number.

typedef float RasterFour __attribute__((ext_vector_type(4)));
typedef double RasterFourDoubles __attribute__((ext_vector_type(4)));
typedef int32_t RasterFourWhole __attribute__((ext_vector_type(4)));
typedef uint8_t RasterFourBytes __attribute__((ext_vector_type(4)));
typedef uint8_t RasterEightBytes __attribute__((ext_vector_type(8)));

#define raster_floats(doubles) __builtin_convertvector(doubles, RasterFour)
#define raster_roots(four) __builtin_elementwise_sqrt(four)
/// The middles of four pixels.
#define raster_middles(x) (((RasterFourDoubles){0, 1, 2, 3} + (double)(x)) + 0.5)

RASTER_INLINE RasterFour raster_chosen(RasterFourWhole isFirst, RasterFour first, RasterFour second) {
  return (RasterFour)(((RasterFourWhole)first & isFirst) | ((RasterFourWhole)second & ~isFirst));
}
RASTER_INLINE RasterFour raster_units(RasterFour x) {
  return raster_chosen(x < 0.0f, 0, raster_chosen(x > 1.0f, 1, x));
}
RASTER_INLINE int raster_any(RasterFourWhole x) { return (x[0] | x[1] | x[2] | x[3]) != 0; }
RASTER_INLINE RasterFour raster_load(const float *from) {
  RasterFour four;
  memcpy(&four, from, sizeof(four));
  return four;
}
RASTER_INLINE void raster_put_bytes(uint8_t *to, RasterFour x) {
  RasterFourBytes bytes = __builtin_convertvector(__builtin_convertvector(x, RasterFourWhole), RasterFourBytes);
  memcpy(to, &bytes, 4);
}

#endif
