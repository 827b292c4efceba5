#ifndef RASTER_COVERAGE_H
#define RASTER_COVERAGE_H

#include "RasterKernel.h"

/// Where a row of pixels may be covered, and where it is covered as a whole.
typedef struct {
  int32_t from, to, innerFrom, innerTo;
} RasterSpan;

RasterSpan raster_span(const RasterCoverage *coverage, int32_t y, int32_t from, int32_t to);

/// How much of each of the pixels from x on is covered, 0 to 255. Four are worked out at once: the last ones may write up to
/// three beyond the count, for which there has to be room.
void raster_cover(const RasterCoverage *coverage, int32_t x, int32_t y, int32_t count, uint8_t *covered);

#endif
