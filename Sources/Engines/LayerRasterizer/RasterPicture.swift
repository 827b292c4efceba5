public import Foundation

/// Pixels of sRGB, row by row.
public struct RasterPicture: Hashable, Sendable {
  /// 2^27: what half a gigabyte holds.
  public static let mostPixels = 134_217_728

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// How many pixels make a point.
  public let scale: CGFloat
  /// Four bytes a pixel: red, green, blue and opacity; colours are multiplied by their opacity.
  public let pixels: [UInt8]
  /// What could not be drawn as it is, in sentences; empty where everything was.
  public let remarks: [String]

  /// A picture of pixels, of which there are four bytes each.
  public init(width: Int, height: Int, scale: CGFloat = 1, pixels: [UInt8], remarks: [String] = []) {
    precondition(
      width >= 0 && height >= 0 && pixels.count == width * height * 4,
      "A picture of \(width) by \(height) pixels has \(width * height * 4) bytes, not \(pixels.count).")
    self.width = width
    self.height = height
    self.scale = scale
    self.pixels = pixels
    self.remarks = remarks
  }

  /// A pixel's four bytes; clear beyond the edges.
  public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    guard x >= 0, y >= 0, x < width, y < height else { return .zero }
    let at = (y * width + x) * 4
    return SIMD4(pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3])
  }
}
