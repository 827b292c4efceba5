public import Foundation

/// Pixels of sRGB, row by row.
public struct RasterPicture: Hashable, Sendable, CustomStringConvertible {
  /// How the words of a picture were drawn.
  public enum Lettering: String, Sendable {
    /// By the outlines of fonts.
    case outlines
    /// As bars of their measured size.
    case bars
  }

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
  /// How words were drawn, or would have been; nil where nobody has said, as of a file's pixels.
  public let lettering: Lettering?
  /// The things that could not be drawn as they are, in sentences; empty where everything was.
  public let remarks: [String]

  /// A picture of pixels, of which there are four bytes each.
  public init(
    width: Int, height: Int, scale: CGFloat = 1, pixels: [UInt8], lettering: Lettering? = nil, remarks: [String] = []
  ) {
    precondition(
      width >= 0 && height >= 0 && pixels.count == width * height * 4,
      "A picture of \(width) by \(height) pixels has \(width * height * 4) bytes, not \(pixels.count).")
    self.width = width
    self.height = height
    self.scale = scale
    self.pixels = pixels
    self.lettering = lettering
    self.remarks = remarks
  }

  /// A pixel's four bytes; clear beyond the edges.
  public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    guard x >= 0, y >= 0, x < width, y < height else { return .zero }
    let at = (y * width + x) * 4
    return SIMD4(pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3])
  }

  /// The size, how words were drawn, and what could not be, in sentences. Files that ``png`` writes hold it.
  public var description: String {
    (["\(width) by \(height) pixels, \(Self.number(scale)) to a point."] + sentences).joined(separator: " ")
  }

  /// The description without the size.
  var sentences: [String] {
    let words: [String] =
      switch lettering {
      case .outlines: ["Words are drawn by the outlines of their fonts."]
      case .bars: ["Words are drawn as bars of their measured size."]
      case nil: []
      }
    return words + remarks
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e6 ? String(Int(value)) : "\(value)"
  }
}
