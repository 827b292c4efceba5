import RasterKernel

/// The pixels of a picture, row by row, with room beside them into which the picture goes when nearly all of it moves: then
/// only what stays where it is has to be copied.
struct PixelSheet {
  /// The part of a picture for which there is room beside it, once it has moved: all of it is copied as often as it has gone
  /// so far. [choice] A quarter.
  static let room = 4
  /// Rectangles, of all that move, are drawn and stay, above which it is simpler to move them. [choice]
  private static let mostPieces = 16

  private(set) var width = 0
  private(set) var height = 0
  private var bytes: [UInt8] = []
  /// The place of the first pixel.
  private var first = 0

  init() {}

  /// Pixels of which nothing is known.
  init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    bytes = Self.unknown(4 * width * height)
  }

  private static func unknown(_ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { pixels, initialized in
      if let base = pixels.baseAddress { raster_expect(base, Int64(count)) }
      initialized = count
    }
  }

  /// How many bytes the pixels have.
  var count: Int { 4 * width * height }

  /// The pixels as they are shared: a copy where there is room beside them.
  var pixels: [UInt8] { bytes.count == count ? bytes : [UInt8](bytes[first..<first + count]) }

  func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[first..<first + count])) }
  }

  /// Hands over the pixels to be changed. Those that somebody else still has are copied before.
  mutating func withMutablePixels<Result>(_ body: (PixelBytes) -> Result) -> Result? {
    let (first, width, height) = (first, width, height)
    return bytes.withUnsafeMutableBufferPointer { pixels in
      pixels.baseAddress.map { body(PixelBytes(at: $0 + first, width: width, height: height, bytesPerPixel: 4)) }
    }
  }

  /// Moves pixels. Those that are drawn afterwards may be lost, and all others stay.
  mutating func move(_ move: PixelMove, drawn: [PixelRect]) {
    let further = -4 * (move.y * width + move.x)
    guard abs(further) <= count / Self.room, let staying = staying(move, drawn) else {
      withMutablePixels { $0.move(move) }
      return
    }
    makeRoom(for: further)
    first += further
    // They lie where they were, which is another place of the picture now.
    withMutablePixels { $0.move(PixelMove(parts: staying, x: -move.x, y: -move.y)) }
  }

  /// The pixels that neither move nor are drawn; nil where it is no dearer to move the others.
  private func staying(_ move: PixelMove, _ drawn: [PixelRect]) -> [PixelRect]? {
    guard move.parts.count + drawn.count <= Self.mostPieces else { return nil }
    let all = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    let staying = [all].without(drawn).without(move.parts)
    return staying.count <= Self.mostPieces && staying.area < move.parts.area ? staying : nil
  }

  /// Sees to it that the first pixel can lie some bytes further on, or back.
  private mutating func makeRoom(for further: Int) {
    let (first, count, room) = (first, count, count / Self.room / 4 * 4)
    if bytes.count == count + room, first + further >= 0, first + further <= room { return }
    let place = further > 0 ? 0 : room
    self.first = place
    if bytes.count == count + room {
      bytes.withUnsafeMutableBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        raster_move(base + place, Int64(count / 4), 0, 0, Int64(count / 4), 1, Int64((place - first) / 4), 0)
      }
      return
    }
    let old = bytes
    bytes = Self.unknown(count + room)
    bytes.withUnsafeMutableBufferPointer { pixels in
      _ = UnsafeMutableBufferPointer(rebasing: pixels[place...]).update(fromContentsOf: old)
    }
  }
}
