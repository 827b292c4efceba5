public import Foundation

extension CGImage {
  /// An image from pixels of a byte for each component: 8 bits for greys, 24 for colours, or 32 for colours with
  /// opacity or an unused byte.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: 8.
  ///   - bitsPerPixel: 8, 24 or 32.
  ///   - bytesPerRow: From the start of a row to that of the next; at least the bytes of a row's pixels.
  ///   - space: The space of the colours. Those that are outside of sRGB become the nearest inside.
  ///   - bitmapInfo: Where the opacity stands, and the byte order of pixels of 32 bits.
  ///   - provider: The bytes, from the upper left pixel on.
  ///   - decode: nil; other maps of the components are not supported.
  ///   - shouldInterpolate: Without effect: what draws the image says so.
  ///   - intent: Without effect.
  /// - Returns: nil for sizes below 1, for too few bytes and for arrangements other than those above.
  /// - Complexity: O(pixels): the image is kept as the bytes of a PNG file, which are not compressed.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard bitsPerComponent == 8, decode == nil, let data = provider.data,
      let reader = PixelReader(bitsPerPixel: bitsPerPixel, space: space, bitmapInfo: bitmapInfo),
      let pixels = reader.pixels(of: data, width: width, height: height, bytesPerRow: bytesPerRow)
    else { return nil }
    self.init(
      picture: LayerPicture(
        size: CGSize(width: CGFloat(width), height: CGFloat(height)),
        source: .encoded(
          bytes: PNGEncoder.encode(pixels, width: width, height: height), mediaType: "image/png")),
      layout: BitmapLayout(
        bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, bitmapInfo: bitmapInfo, colorSpace: space))
  }
}
