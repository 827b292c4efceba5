import RasterKernel

/// Bytes at one place: a mask of one byte a pixel, or an image of four. Those that make them write each of them.
final class PixelBytes {
  let base: UnsafeMutablePointer<UInt8>
  let width: Int
  let height: Int
  let count: Int

  init(width: Int, height: Int, bytesPerPixel: Int) {
    self.width = width
    self.height = height
    count = width * height * bytesPerPixel
    base = .allocate(capacity: max(count, 1))
  }

  deinit { base.deallocate() }
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

/// An image and its halves.
final class ImageTile {
  /// The image itself first; premultiplied.
  private(set) var levels: [PixelBytes]
  /// Sentences about parts of a drawing that could not be drawn.
  var remarks: [String] = []

  init(_ image: PixelBytes) { levels = [image] }

  /// The image at half its size, `number` times over.
  func level(_ number: Int) -> PixelBytes {
    while levels.count <= number, let last = levels.last, last.width > 1 || last.height > 1 {
      let half = PixelBytes(width: (last.width + 1) / 2, height: (last.height + 1) / 2, bytesPerPixel: 4)
      raster_halve(last.base, Int32(last.width), Int32(last.height), half.base)
      levels.append(half)
    }
    return levels[min(number, levels.count - 1)]
  }
}
