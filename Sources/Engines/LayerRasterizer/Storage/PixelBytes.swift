import RasterKernel

/// Bytes at one place: a mask of one byte a pixel, or an image of four. Those that make them write each of them.
final class PixelBytes {
  let base: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  let count: Int
  private let isOwner: Bool

  init(width: Int, height: Int, bytesPerPixel: Int, isClear: Bool = false) {
    self.width = width
    self.height = height
    count = width * height * bytesPerPixel
    guard let memory = raster_allocate(Int64(count)) else {
      fatalError("There is no memory for \(width) by \(height) pixels of \(bytesPerPixel) bytes.")
    }
    base = memory
    isOwner = true
    if isClear { base.initialize(repeating: 0, count: max(count, 1)) }
  }

  /// Bytes that lie elsewhere, for as long as they do.
  init(at base: UnsafeMutablePointer<UInt8>, width: Int, height: Int, bytesPerPixel: Int) {
    (self.base, self.width, self.height) = (base, width, height)
    count = width * height * bytesPerPixel
    isOwner = false
  }

  deinit { if isOwner { raster_release(base, Int64(count)) } }

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
