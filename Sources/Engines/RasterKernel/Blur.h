#ifndef RASTER_BLUR_H
#define RASTER_BLUR_H

#include <stdint.h>

/// Blurs a plane of `count` bytes a pixel. Beyond the edges is 0, or what lies at the edge.
int32_t raster_blur_plane(
    uint8_t *pixels, int32_t width, int32_t height, int32_t count, float deviation, int32_t keepsEdges);

#endif
