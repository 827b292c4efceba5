#if BrowserHost
import OpenCollectionView
import Testing

/// A drawing on a tile of 40 by 40 points, and colours that it must have on a white page.
@MainActor struct DrawingSample {
  /// A place in the tile, in points, and the red, green, blue and opacity of the page there.
  typealias Expectation = (x: Double, y: Double, red: Int, green: Int, blue: Int, alpha: Int)

  static let side = 40.0

  let name: String
  let expected: [Expectation]
  /// How far a colour may be off in each component.
  let tolerance: Int
  let draw: (CGContext) -> Void

  /// The tolerance is what a canvas loses by keeping eight bits of premultiplied colours, twice for groups.
  init(_ name: String, _ expected: [Expectation], tolerance: Int = 3, draw: @escaping (CGContext) -> Void) {
    self.name = name
    self.expected = expected
    self.tolerance = tolerance
    self.draw = draw
  }

  static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// A picture of two by two pixels: red and green above blue and a clear one.
  static var pixels: CGImage {
    get throws {
      let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0]
      let provider = try #require(CGDataProvider(data: Data(bytes)))
      return try #require(
        CGImage(
          width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
          provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    }
  }
}
#endif
