#if BrowserHost
import OpenCollectionView
import Testing

/// An image of so many pixels.
func image(
  _ width: Int, _ height: Int, alpha: (Int, Int) -> UInt8 = { _, _ in 255 }, _ paint: (Int, Int) -> Paint
) throws -> CGImage {
  var bytes: [UInt8] = []
  for y in 0..<height {
    for x in 0..<width {
      let color = paint(x, y)
      bytes += [UInt8(color.red), UInt8(color.green), UInt8(color.blue), alpha(x, y)]
    }
  }
  let provider = try #require(CGDataProvider(data: Data(bytes)))
  return try #require(
    CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.last.rawValue),
      provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent))
}
#endif
