import RasterKernel

/// Memory that a display shows, where a pixel is a number of 32 bits with eight each of red, green and blue, the last
/// ones lowest.
package struct DisplayMemory {
  private let base: UnsafeMutablePointer<UInt8>
  private let width: Int
  private let height: Int
  private let rowBytes: Int

  /// Memory of so many pixels, whose rows begin so many bytes after each other.
  package init(base: UnsafeMutableRawPointer, width: Int, height: Int, rowBytes: Int) {
    self.base = base.assumingMemoryBound(to: UInt8.self)
    (self.width, self.height, self.rowBytes) = (width, height, rowBytes)
  }

  /// Takes a part of a picture in, which is turned clockwise by quarters.
  ///
  /// - Parameters:
  ///   - pixels: the picture, row by row: red, green, blue and a byte that counts for nothing.
  ///   - part: what of it is taken; what there is no room for is left out.
  /// - Returns: where it is; empty for nothing.
  /// - Complexity: O(pixels of the part).
  package func take(
    _ part: PixelRect, of pixels: UnsafeBufferPointer<UInt8>, width pictureWidth: Int, height pictureHeight: Int,
    quarterTurns: Int = 0
  ) -> PixelRect {
    let turns = quarterTurns & 3
    let (across, down) = turns % 2 == 0 ? (width, height) : (height, width)
    let inside = part.intersection(
      PixelRect(minX: 0, minY: 0, maxX: min(pictureWidth, across), maxY: min(pictureHeight, down)))
    guard !inside.isEmpty, pixels.count >= pictureWidth * pictureHeight * 4, let first = pixels.baseAddress else {
      return PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
    }
    raster_hand_over(
      first, Int64(pictureWidth), Int64(pictureHeight), Int64(inside.minX), Int64(inside.minY), Int64(inside.maxX),
      Int64(inside.maxY), Int32(turns), base, Int64(width), Int64(height), Int64(rowBytes))
    return switch turns {
    case 1: PixelRect(minX: width - inside.maxY, minY: inside.minX, maxX: width - inside.minY, maxY: inside.maxX)
    case 2:
      PixelRect(
        minX: width - inside.maxX, minY: height - inside.maxY, maxX: width - inside.minX, maxY: height - inside.minY)
    case 3: PixelRect(minX: inside.minY, minY: height - inside.maxX, maxX: inside.maxY, maxY: height - inside.minX)
    default: inside
    }
  }
}
