#include "Arithmetic.h"
#include "RasterKernel.h"

// Pixels for a display: numbers of 32 bits with eight each of red, green and blue, the last ones lowest.

typedef uint32_t Four __attribute__((vector_size(16)));

static inline uint32_t turned(uint32_t pixel) {
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  return pixel >> 8;
#else
  return (pixel & 0xFF00FF00u) | (pixel >> 16 & 0xFFu) | (pixel & 0xFFu) << 16;
#endif
}

static inline Four turned_four(Four pixels) {
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
  return pixels >> 8;
#else
  return (pixels & 0xFF00FF00u) | (pixels >> 16 & 0xFFu) | (pixels & 0xFFu) << 16;
#endif
}

void raster_hand_over(
    const uint8_t *pixels, int64_t width, int64_t height, int64_t minX, int64_t minY, int64_t maxX, int64_t maxY,
    int32_t quarterTurns, uint8_t *target, int64_t targetWidth, int64_t targetHeight, int64_t rowBytes) {
  int32_t turns = quarterTurns & 3;
  // The part of the picture for which the target has room.
  int64_t across = turns % 2 == 0 ? targetWidth : targetHeight, down = turns % 2 == 0 ? targetHeight : targetWidth;
  if (minX < 0) minX = 0;
  if (minY < 0) minY = 0;
  maxX = maxX < width ? maxX : width;
  maxY = maxY < height ? maxY : height;
  maxX = maxX < across ? maxX : across;
  maxY = maxY < down ? maxY : down;
  for (int64_t y = minY; y < maxY; y++) {
    const uint8_t *from = pixels + (y * width + minX) * 4;
    int64_t x = minX;
    if (turns == 0) {
      uint8_t *to = target + y * rowBytes + minX * 4;
      for (; x + 4 <= maxX; x += 4, from += 16, to += 16) {
        Four four;
        memcpy(&four, from, 16);
        four = turned_four(four);
        memcpy(to, &four, 16);
      }
    }
    for (; x < maxX; x++, from += 4) {
      int64_t column = turns == 1 ? targetWidth - 1 - y : turns == 2 ? targetWidth - 1 - x : turns == 3 ? y : x;
      int64_t row = turns == 1 ? x : turns == 2 ? targetHeight - 1 - y : turns == 3 ? targetHeight - 1 - x : y;
      uint32_t pixel;
      memcpy(&pixel, from, 4);
      pixel = turned(pixel);
      memcpy(target + row * rowBytes + column * 4, &pixel, 4);
    }
  }
}
