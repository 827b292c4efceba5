public import Foundation
import RasterKernel

extension RasterPicture {
  /// The picture as a PNG file (RFC 2083), in sRGB. The same pixels give the same bytes.
  ///
  /// Without a clear pixel the file has three bytes a pixel. Pixels that are partly clear lose what they were multiplied by:
  /// their colours are off by less than one step of what is seen.
  ///
  /// - Complexity: O(pixels).
  public var png: [UInt8] {
    let isOpaque = stride(from: 3, to: pixels.count, by: 4).allSatisfy { pixels[$0] == 255 }
    let channels = isOpaque ? 3 : 4
    let plain = [UInt8](unsafeUninitializedCapacity: width * height * channels) { target, count in
      for index in 0..<width * height {
        let (from, to) = (index * 4, index * channels)
        let alpha = Int(pixels[from + 3])
        for channel in 0..<3 {
          let value = Int(pixels[from + channel])
          target[to + channel] =
            alpha == 255 || alpha == 0 ? UInt8(value) : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
        }
        if !isOpaque { target[to + 3] = UInt8(alpha) }
      }
      count = width * height * channels
    }
    var rows = [UInt8](repeating: 0, count: (width * channels + 1) * height)
    raster_filter_rows(plain, Int64(width * channels), Int64(height), Int64(channels), &rows)
    var count: Int64 = 0
    var packed: [UInt8] = []
    if let bytes = raster_pack(rows, Int64(rows.count), &count) {
      packed = [UInt8](UnsafeBufferPointer(start: bytes, count: Int(count)))
      raster_free(bytes)
    }
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    Self.append("IHDR", Self.long(width) + Self.long(height) + [8, isOpaque ? 2 : 6, 0, 0, 0], to: &file)
    // Perceptual intent: the colours are those of sRGB.
    Self.append("sRGB", [0], to: &file)
    if !sentences.isEmpty {
      // Latin-1, as the standard has it; what that lacks becomes a question mark.
      let words = sentences.joined(separator: " ").unicodeScalars.map { UInt8(exactly: $0.value) ?? 63 }
      Self.append("tEXt", Array("Description\0".utf8) + words, to: &file)
    }
    Self.append("IDAT", packed, to: &file)
    Self.append("IEND", [], to: &file)
    return file
  }

  /// The picture of a PNG file; nil for any other file, and for one that is damaged.
  public init?(png file: [UInt8], scale: CGFloat = 1) {
    guard let image = try? PNGReader.read(file) else { return nil }
    self.init(width: image.width, height: image.height, scale: scale, pixels: image.pixels)
  }

  private static func append(_ kind: String, _ body: [UInt8], to file: inout [UInt8]) {
    file += long(body.count)
    let checked = Array(kind.utf8) + body
    file += checked
    file += long(Int(raster_check(0, checked, Int64(checked.count))))
  }

  private static func long(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
}
