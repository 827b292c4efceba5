import RasterKernel

/// A film as a PNG file of several pictures (APNG, in the third edition of PNG), which browsers play and every other reader shows
/// the first picture of.
///
/// Of a picture only the rectangle is kept in which it differs from the one before, and one that does not differ makes that last
/// longer. Memory is that of one picture and of the file.
public struct AnimatedPNG: Sendable {
  private struct Frame {
    var rect: PixelRect
    var packed: [UInt8]
    var duration: Double
  }

  /// Delays are told in thousandths of a second.
  private static let thousand: [UInt8] = [3, 232]

  private var frames: [Frame] = []
  private var last: RasterPicture?

  /// A film of nothing.
  public init() {}

  /// How many pictures there are that differ from the one before.
  public var frameCount: Int { frames.count }

  /// Adds a picture that is shown for some seconds; a duration that is not above 0 counts as a thousandth.
  ///
  /// - Returns: whether it was added: one of another size than the first is not, nor one without pixels.
  @discardableResult public mutating func add(_ picture: RasterPicture, duration: Double) -> Bool {
    guard picture.width > 0, picture.height > 0 else { return false }
    let duration = duration > 0.001 ? min(duration, 60) : 0.001
    var rect = PixelRect(minX: 0, minY: 0, maxX: picture.width, maxY: picture.height)
    if let last {
      guard last.width == picture.width, last.height == picture.height else { return false }
      guard let changed = Self.difference(picture, last) else {
        frames[frames.count - 1].duration += duration
        return true
      }
      rect = changed
    }
    frames.append(Frame(rect: rect, packed: Self.packed(picture, rect), duration: duration))
    last = picture
    return true
  }

  /// The file; nil for a film of nothing. It plays again and again.
  public var file: [UInt8]? {
    guard let last else { return nil }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    RasterPicture.append(
      "IHDR", RasterPicture.long(last.width) + RasterPicture.long(last.height) + [8, 6, 0, 0, 0], to: &file)
    RasterPicture.append("sRGB", [0], to: &file)
    // 0: as often as one looks.
    RasterPicture.append("acTL", RasterPicture.long(frames.count) + RasterPicture.long(0), to: &file)
    var number = 0
    // Delays are thousandths of a second: what they are off by is made up for by the next ones.
    var (time, told) = (0.0, 0)
    for (index, frame) in frames.enumerated() {
      time += frame.duration
      let delay = max(1, min(65_535, Int((time * 1000).rounded()) - told))
      told += delay
      let rect = frame.rect
      RasterPicture.append(
        "fcTL",
        RasterPicture.long(number) + RasterPicture.long(rect.width) + RasterPicture.long(rect.height)
          + RasterPicture.long(rect.minX) + RasterPicture.long(rect.minY)
          + [UInt8(delay >> 8), UInt8(delay & 255)] + Self.thousand + [0, 0], to: &file)
      number += 1
      if index == 0 {
        RasterPicture.append("IDAT", frame.packed, to: &file)
      } else {
        RasterPicture.append("fdAT", RasterPicture.long(number) + frame.packed, to: &file)
        number += 1
      }
    }
    RasterPicture.append("IEND", [], to: &file)
    return file
  }

  private static func packed(_ picture: RasterPicture, _ rect: PixelRect) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(rect.width * rect.height * 4)
    for y in rect.minY..<rect.maxY {
      plain += picture.pixels[(y * picture.width + rect.minX) * 4..<(y * picture.width + rect.maxX) * 4]
    }
    return RasterPicture.packed(plain, width: rect.width, channels: 4)
  }

  private static func difference(_ picture: RasterPicture, _ last: RasterPicture) -> PixelRect? {
    var edges: [Int32] = [0, 0, 0, 0]
    guard raster_difference(picture.pixels, last.pixels, Int32(picture.width), Int32(picture.height), &edges) != 0
    else {
      return nil
    }
    return PixelRect(minX: Int(edges[0]), minY: Int(edges[1]), maxX: Int(edges[2]), maxY: Int(edges[3]))
  }
}
