#if BrowserHost
import Foundation

/// The pixels of a picture, row by row from the top.
public struct Bitmap: Sendable {
  /// Columns of pixels.
  public let width: Int
  /// Rows of pixels.
  public let height: Int
  private let components: [UInt8]

  /// Takes red, green, blue and alpha of each pixel, four bytes; nil where they are not as many as the size says.
  public init?(width: Int, height: Int, components: [UInt8]) {
    guard width >= 0, height >= 0, components.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.components = components
  }

  /// The pixel in a column and a row. Traps outside the picture.
  public subscript(x: Int, y: Int) -> Pixel {
    precondition(
      (0..<width).contains(x) && (0..<height).contains(y),
      "A picture of \(width) x \(height) pixels has none at (\(x), \(y)).")
    let start = (y * width + x) * 4
    return Pixel(
      red: components[start], green: components[start + 1], blue: components[start + 2], alpha: components[start + 3])
  }
}
#endif
