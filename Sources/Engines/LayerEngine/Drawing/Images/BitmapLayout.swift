/// How the pixels of an image lie in memory, where it was made of such: what programs ask before they make bitmaps of the same kind.
struct BitmapLayout: Sendable {
  var bitsPerPixel = 32
  /// nil for as many as a row's pixels need.
  var bytesPerRow: Int?
  var bitmapInfo = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  var colorSpace: CGColorSpace? = CGColorSpace(name: CGColorSpace.sRGB)
}
