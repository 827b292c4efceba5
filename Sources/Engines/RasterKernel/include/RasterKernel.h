// The inner loops of LayerRasterizer: coverage, colours and their mixing, row by row.
//
// Arithmetic is fixed: integers, and + - * / and square roots of IEEE numbers, never fused. So the same steps make the same
// bytes with every optimization, on every processor, and for every division of a picture into parts.

#ifndef RASTER_KERNEL_H
#define RASTER_KERNEL_H

#include <stdint.h>

/// Pixels of four bytes: red, green, blue and opacity, premultiplied, row by row without gaps.
typedef struct {
  uint8_t *pixels;
  /// The place of the first pixel in the picture.
  int32_t x, y;
  int32_t width, height;
} RasterSheet;

/// How much of a pixel something covers.
enum { RasterCoverageAll = 0, RasterCoverageBox = 1, RasterCoverageMask = 2, RasterCoverageShadow = 3 };

typedef struct {
  int32_t kind;
  /// Whether the map has no division.
  int32_t isAffine;
  /// Whether the box stands upright in the picture: then `left` and what follows are its edges, in pixels.
  int32_t isUpright;
  /// Whether the inside is what is left out.
  int32_t isInverted;
  double left, top, right, bottom;
  /// The half axes of the upright box's corners in pixels: top left, top right, bottom right, bottom left.
  float radiusX[4], radiusY[4];
  /// From the middles of pixels to the box's own coordinates, by rows; the last row gives the divisor.
  double map[9];
  /// The box in its own coordinates, and the radii of its corners.
  float x0, y0, x1, y1;
  float radius[4];
  /// The most that a pixel's step changes each coordinate by; below 0 where nothing is known.
  float stepX, stepY;
  /// A mask: bytes, its place, its size.
  const uint8_t *mask;
  int32_t maskX, maskY, maskWidth, maskHeight;
  /// A shadow: how many of the mask's pixels make one of the box's units, where the mask's first pixel lies from the
  /// box's corner, and which of its pixels stands for the stretched middle.
  float maskScaleX, maskScaleY, maskOffsetX, maskOffsetY;
  /// How much of each axis, in units of the mask, is in the middle and left out of it.
  float middleX, middleY, skipX, skipY;
} RasterCoverage;

enum { RasterPaintColor = 0, RasterPaintGradient = 1, RasterPaintImage = 2 };

typedef struct {
  int32_t kind;
  /// Whether no place of it is clear, nor partly so: an image, or a gradient that goes on at both ends.
  int32_t isOpaque;
  uint8_t color[4];
  /// 0 axial, 1 radial, 2 conic, 3 two circles.
  int32_t gradient;
  /// Bit 0: nothing lies before the start; bit 1: nothing after the end.
  int32_t gradientLimits;
  int32_t isAffine;
  /// From the middles of pixels to the place in the gradient or in the image, by rows.
  double map[9];
  /// Colours from the start to the end, premultiplied.
  const uint8_t *colors;
  int32_t colorCount;
  /// The first colour that is not clear, and the one after the last such one.
  int32_t seenFrom, seenTo;
  /// Two circles: their centres and radii.
  double circles[6];
  const uint8_t *image;
  int32_t imageWidth, imageHeight;
  /// The part of the image that may be read, in its pixels.
  float imageX0, imageY0, imageX1, imageY1;
  int32_t isNearest;
  /// Whether the place is bent into three stretches along each axis: up to a break, up to the next, and beyond.
  int32_t isBent;
  float breakX[2], breakY[2];
  float scaleX[3], scaleY[3], offsetX[3], offsetY[3];
} RasterPaint;

enum {
  RasterStepPaint = 0,
  RasterStepBeginGroup = 1,
  RasterStepEndGroup = 2,
  /// Ends a group whose opacity multiplies what the group around it holds.
  RasterStepEndMask = 3,
  /// Blurs what lies below.
  RasterStepBackdrop = 4,
};

typedef struct {
  int32_t kind;
  /// What may be changed, in pixels of the picture.
  int32_t x0, y0, x1, y1;
  RasterCoverage coverage;
  /// A box whose inside need not be painted; 0 for none.
  int32_t hasHole;
  RasterCoverage hole;
  RasterPaint paint;
  /// Where in the list of clips those of this step begin, and how many there are.
  int32_t firstClip, clipCount;
  int32_t opacity;
  int32_t mode;
  /// Of a group: how many steps there are to its end.
  int32_t length;
  /// Of a group's end: the shadow that what it holds throws. Of a backdrop: the deviation of the blur and the saturation.
  int32_t hasShadow;
  uint8_t shadowColor[4];
  int32_t shadowX, shadowY;
  float deviation;
  float saturation;
} RasterStep;

/// Of each square of a picture, row by row from its first pixel on: the first step that is seen in it, since that one or a later
/// one covers all below. A square with the largest number that there is is left as it is. No squares where all steps are to be drawn.
typedef struct {
  const int32_t *first;
  int32_t columns, rows;
  /// Pixels on a side of a square.
  int32_t side;
} RasterSquares;

/// Whether a step covers a rectangle wholly, so that nothing below it is seen there. A step of which that is hard to say does not.
int32_t raster_hides(
    const RasterStep *step, const RasterCoverage *clips, const int32_t *clipIndices, int32_t x0, int32_t y0, int32_t x1,
    int32_t y1);

/// Draws steps into a sheet, which keeps what lies outside of a rectangle. Beyond the screen, its left, upper, right and lower
/// edge, there is nothing that a blur could see. Returns 0 where memory was short.
int32_t raster_draw(
    RasterSheet sheet, const RasterStep *steps, int32_t stepCount, const RasterCoverage *clips, const int32_t *clipIndices,
    RasterSquares squares, int32_t x0, int32_t y0, int32_t x1, int32_t y1, const int32_t screen[4], int32_t threadCount);

/// Whether a step paints what another one has painted, some pixels further right and down, to the byte; 0 for a step of which that
/// is hard to say. Clips count for nothing here, nor does where the step ends at the edges of the picture.
int32_t raster_step_moves(const RasterStep *step, const RasterStep *old, int32_t x, int32_t y);

/// The same of a clip.
int32_t raster_clip_moves(const RasterCoverage *clip, const RasterCoverage *old, int32_t x, int32_t y);

/// The pixels that an upright box covers as a whole, but for its corners where these are round: left, upper, right and lower edge.
void raster_whole(const RasterCoverage *box, int32_t edges[4]);

/// Gives the pixels of a rectangle of a picture those that lie before them by some pixels, all in the picture.
void raster_move(
    uint8_t *pixels, int64_t width, int64_t minX, int64_t minY, int64_t maxX, int64_t maxY, int64_t x, int64_t y);

/// Bytes from which on memory is taken in large pages, where the system has them.
enum { RasterLarge = 1 << 20 };

/// Memory for pixels; null where it is short. It has to be released with the same count.
uint8_t *raster_allocate(int64_t count);
void raster_release(uint8_t *memory, int64_t count);

/// Has memory that has been taken otherwise, and not been used, be in large pages where these fit.
void raster_expect(uint8_t *memory, int64_t count);

/// A list of lines in 256ths of a pixel, four numbers each.
typedef struct {
  int32_t *lines;
  int64_t count, capacity;
  /// Around all points.
  int32_t x0, y0, x1, y1;
} RasterLines;

/// Adds the lines that stand for a path: verbs 0 move, 1 line, 2 quadratic curve, 3 cubic curve, 4 close; points follow
/// one another, two numbers each. The map leads from the path's coordinates to pixels. Returns 0 where memory was short.
int32_t raster_add_path(
    RasterLines *lines, const uint8_t *verbs, int64_t verbCount, const double *points, int64_t pointCount,
    const double map[9]);
void raster_free_lines(RasterLines *lines);

/// What counts as inside: 0 all that is wound around, 1 what is wound around an odd number of times, 2 what is wound
/// around once or more in the positive sense, 3 in the negative one.
int32_t raster_fill(
    const RasterLines *lines, int32_t rule, uint8_t *mask, int32_t x, int32_t y, int32_t width, int32_t height);

/// Blurs bytes by a Gaussian of a deviation in pixels. What lies beyond the edges is 0.
int32_t raster_blur(uint8_t *mask, int32_t width, int32_t height, float deviation);

/// How far a blur of a deviation reaches, in pixels.
int32_t raster_blur_reach(float deviation);

/// Halves an image in both directions, the odd pixels at the ends included.
void raster_halve(const uint8_t *image, int32_t width, int32_t height, uint8_t *half);

/// A colour of a gradient, not multiplied by its opacity, and where it is.
typedef struct {
  float red, green, blue, alpha;
  double location;
} RasterStop;

/// The colours from 0 to 1, mixed before they are multiplied by their opacity. Stops follow one another from the start to the end.
void raster_ramp(const RasterStop *stops, int32_t stopCount, uint8_t *colors, int32_t count);

/// The part of a turn, 0 to 1, of a direction: 0 to the right, a quarter downwards.
float raster_turn(float x, float y);

/// The rectangle in which two pictures differ: left, upper, right and lower edge. Returns 0 for pictures that do not.
int32_t raster_difference(
    const uint8_t *first, const uint8_t *second, int32_t width, int32_t height, int32_t edges[4]);

/// Whether no pixel is clear, nor partly so.
int32_t raster_is_opaque(const uint8_t *pixels, int64_t count);

/// Takes back that colours were multiplied by their opacity, as far as bytes allow, and leaves the opacity out where there are
/// to be three channels.
void raster_divide(const uint8_t *pixels, int64_t count, int32_t channels, uint8_t *plain);

/// Packs bytes into a zlib stream (RFC 1950, RFC 1951). The answer has to be freed; null where memory was short.
uint8_t *raster_pack(const uint8_t *bytes, int64_t count, int64_t *packedCount);

void raster_free(uint8_t *packed);

/// Copies a part of a picture to a display's memory, where a pixel is a number of 32 bits with eight each of red, green and blue, the
/// last ones lowest. The picture is turned clockwise by quarters, its first pixel in the target's corner; what the target has no room
/// for is left out.
void raster_hand_over(
    const uint8_t *pixels, int64_t width, int64_t height, int64_t minX, int64_t minY, int64_t maxX, int64_t maxY,
    int32_t quarterTurns, uint8_t *target, int64_t targetWidth, int64_t targetHeight, int64_t rowBytes);

/// Unpacks a zlib stream into exactly `count` bytes. Returns 0 for a stream that is damaged, or as long as another.
int32_t raster_unpack(const uint8_t *packed, int64_t packedCount, uint8_t *bytes, int64_t count);

/// The check sum of a PNG file's chunk (RFC 2083), to go on from another one; begin with 0.
uint32_t raster_check(uint32_t sum, const uint8_t *bytes, int64_t count);

/// Filters the rows of a PNG file: each becomes a byte longer. The filter is the one with the least sum of differences.
void raster_filter_rows(const uint8_t *pixels, int64_t rowLength, int64_t rowCount, int64_t bytesPerPixel, uint8_t *rows);

/// Takes the filters back, in place. Returns 0 for a filter that there is none of.
int32_t raster_restore_rows(uint8_t *rows, int64_t rowLength, int64_t rowCount, int64_t bytesPerPixel);

/// Makes pixels, multiplied by their opacity, of rows of a PNG file with three or four bytes a pixel, each row behind its filter.
void raster_take_rows(const uint8_t *rows, int64_t width, int64_t height, int32_t channels, uint8_t *pixels);

/// The file of a JPEG picture (ITU T.81, baseline) of premultiplied pixels over white. Below a quality of 90, of 1 to 100,
/// colours have half the pixels each way. The orientation, 1 to 8, is that of Exif. The answer has to be freed; null where
/// memory was short, or a side is not from 1 to 65,535.
uint8_t *raster_photo(
    const uint8_t *pixels, int32_t width, int32_t height, int32_t quality, int32_t orientation, int64_t *count);

/// A natural exponential from additions and products alone.
double raster_exp(double value);

#endif
