import RasterKernel

/// Bytes at one place: a mask of one byte a pixel, or an image of four. Those that make them write each of them.
final class PixelBytes {
  let base: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  let count: Int

  init(width: Int, height: Int, bytesPerPixel: Int, isClear: Bool = false) {
    self.width = width
    self.height = height
    count = width * height * bytesPerPixel
    base = .allocate(capacity: max(count, 1))
    if isClear { base.initialize(repeating: 0, count: max(count, 1)) }
  }

  deinit { base.deallocate() }

  /// Moves pixels of four bytes.
  func move(_ move: PixelMove) {
    for part in move.parts {
      raster_move(
        base, Int64(width), Int64(part.minX), Int64(part.minY), Int64(part.maxX), Int64(part.maxY), Int64(move.x),
        Int64(move.y))
    }
  }
}

/// A mask and where its first pixel lies beside the point that it was made for.
final class MaskTile {
  let bytes: PixelBytes
  let x: Int
  let y: Int
  /// The remarks about a text that are told each time that it is drawn.
  struct Remarks {
    /// Characters for which the fonts have no outline.
    var missing: [Character] = []
    /// Files of fonts that have what the text's own font lacks.
    var borrowed: [String] = []
    /// Why it cannot be drawn.
    var fault: RasterError?

    var isEmpty: Bool { missing.isEmpty && borrowed.isEmpty && fault == nil }
  }

  var remarks = Remarks()

  init(bytes: PixelBytes, x: Int, y: Int) {
    self.bytes = bytes
    self.x = x
    self.y = y
  }
}
