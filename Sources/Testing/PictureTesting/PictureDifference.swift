import Foundation
import LayerEngine
public import LayerRasterizer
import TouchTesting

/// The differences of two pictures: first of the layers, then of the pixels.
public struct PictureDifference: Equatable, Sendable {
  /// The differences of the layers, a sentence each: `cell 3, UILabel: colour #000000 → #333333`.
  public var layers: [String]
  /// How many pixels differ.
  public var pixelCount: Int
  /// Around the pixels that differ, in pixels.
  public var rect: PixelRect
  /// The two sizes where they are not the same.
  public var sizes: String?

  /// Compares two pictures byte by byte.
  ///
  /// - Returns: nil for pictures of the same size and bytes.
  public init?(_ actual: RasterPicture, from expected: RasterPicture, layers: [String] = []) {
    self.layers = layers
    guard actual.width == expected.width, actual.height == expected.height else {
      sizes = "\(expected.width) by \(expected.height) → \(actual.width) by \(actual.height) pixels"
      pixelCount = max(actual.width * actual.height, expected.width * expected.height)
      rect = PixelRect(
        minX: 0, minY: 0, maxX: max(actual.width, expected.width), maxY: max(actual.height, expected.height))
      return
    }
    guard actual.pixels != expected.pixels else { return nil }
    var (count, found) = (0, PixelRect(minX: .max, minY: .max, maxX: 0, maxY: 0))
    for y in 0..<actual.height {
      for x in 0..<actual.width where actual[x, y] != expected[x, y] {
        count += 1
        found = PixelRect(
          minX: min(found.minX, x), minY: min(found.minY, y), maxX: max(found.maxX, x + 1), maxY: max(found.maxY, y + 1)
        )
      }
    }
    (pixelCount, rect) = (count, found)
  }

  /// The difference in a few lines.
  public var description: String {
    // [choice] Twenty layers are as many as anybody reads.
    var lines = Array(layers.prefix(20))
    if layers.count > 20 { lines.append("and \(layers.count - 20) more") }
    if layers.isEmpty { lines.append("No layer differs: the drawing does.") }
    return (lines + [pixelDescription]).joined(separator: "\n")
  }

  /// The difference of the pixels alone: how many there are and where they lie, or the two sizes.
  public var pixelDescription: String {
    sizes
      ?? "\(pixelCount) pixel\(pixelCount == 1 ? "" : "s") in (\(rect.minX), \(rect.minY)) to (\(rect.maxX), \(rect.maxY))"
  }

  /// A picture of the differences: grey where both are the same, from yellow to red where they are not.
  static func heatMap(_ actual: RasterPicture, _ expected: RasterPicture) -> RasterPicture {
    let (width, height) = (max(actual.width, expected.width), max(actual.height, expected.height))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let (a, b) = (actual[x, y], expected[x, y])
        let most = (0..<4).map { abs(Int(a[$0]) - Int(b[$0])) }.max() ?? 0
        if most == 0 {
          let grey = UInt8(224 + (Int(a.x) + Int(a.y) + Int(a.z)) / 3 / 16)
          pixels += [grey, grey, grey, 255]
        } else {
          pixels += [255, UInt8(200 - most * 200 / 255), 0, 255]
        }
      }
    }
    return RasterPicture(width: width, height: height, scale: actual.scale, pixels: pixels)
  }
}
