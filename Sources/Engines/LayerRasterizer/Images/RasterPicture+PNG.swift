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
    let isOpaque = raster_is_opaque(pixels, Int64(width * height)) != 0
    let channels = isOpaque ? 3 : 4
    let packed = Self.packed(pixels, width: width, channels: channels)
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

  /// Pixels of three or four channels, no longer multiplied by their opacity, in rows with their filters, packed.
  static func packed(_ pixels: [UInt8], width: Int, channels: Int) -> [UInt8] {
    let height = width > 0 ? pixels.count / (width * 4) : 0
    var plain = [UInt8](repeating: 0, count: width * height * channels)
    raster_divide(pixels, Int64(width * height), Int32(channels), &plain)
    var rows = [UInt8](repeating: 0, count: (width * channels + 1) * height)
    raster_filter_rows(plain, Int64(width * channels), Int64(height), Int64(channels), &rows)
    var count: Int64 = 0
    guard let bytes = raster_pack(rows, Int64(rows.count), &count) else { return [] }
    defer { raster_free(bytes) }
    return [UInt8](UnsafeBufferPointer(start: bytes, count: Int(count)))
  }

  static func append(_ kind: String, _ body: [UInt8], to file: inout [UInt8]) {
    file += long(body.count)
    let checked = Array(kind.utf8) + body
    file += checked
    file += long(Int(raster_check(0, checked, Int64(checked.count))))
  }

  static func long(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
}
