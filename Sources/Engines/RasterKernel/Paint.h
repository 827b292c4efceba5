#ifndef RASTER_PAINT_H
#define RASTER_PAINT_H

#include "Coverage.h"
#include "RasterKernel.h"

/// The colours of the pixels from x on, premultiplied.
void raster_color(const RasterPaint *paint, int32_t x, int32_t y, int32_t count, uint8_t *colors);

/// The one colour that a row has from a place on; 0 where pixels may differ.
int raster_row_color(const RasterPaint *paint, int32_t x, int32_t y, uint8_t color[4]);

/// Whether a paint is a gradient around one centre of which a part is clear: then a row is seen in two stretches at most.
int raster_is_ring(const RasterPaint *paint);

/// Where a row of such a gradient is seen: from `from` to `innerFrom` and from `innerTo` to `to`. It may be seen less far.
RasterSpan raster_ring(const RasterPaint *paint, int32_t y, int32_t from, int32_t to);

/// Whether a paint gives the pixels of some bounds - left, upper, right and lower edge - the colours that another one gives those
/// before them by some pixels. Of one of which that is hard to say it does not.
int raster_paint_moves(const RasterPaint *paint, const RasterPaint *old, const int32_t bounds[4], int32_t x, int32_t y);

/// Mixes colours into pixels, as far as these are covered.
void raster_mix(uint8_t *pixels, const uint8_t *colors, const uint8_t *covered, int32_t count, int32_t mode);

/// Mixes one colour into pixels, as far as these are covered.
void raster_mix_parts(uint8_t *pixels, const uint8_t color[4], const uint8_t *covered, int32_t count);

/// One colour over pixels that it covers as a whole.
void raster_mix_color(uint8_t *pixels, const uint8_t color[4], int32_t count);

#endif
