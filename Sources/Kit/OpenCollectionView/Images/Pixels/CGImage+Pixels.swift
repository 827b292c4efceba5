import Foundation
public import LayerEngine

/// Pixels of an image: red, green, blue and opacity, a byte each, premultiplied, row by row without gaps, the upper left one first.
///
/// Difference from CoreGraphics: the arrangement is the same for all images, whatever they were made of, and pixels are drawn each
/// time that they are asked for: keep what ``dataProvider`` answers.
extension CGImage {
  /// How many bits a component has: 8.
  public var bitsPerComponent: Int { 8 }

  /// How many bits a pixel has: 32.
  public var bitsPerPixel: Int { 32 }

  /// From the start of a row to that of the next, in bytes: four for each pixel.
  public var bytesPerRow: Int { width * 4 }

  /// The place of a pixel's opacity: behind the colour, which is multiplied by it.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// How the components lie in memory.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue) }

  /// The space of the colours: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace(name: CGColorSpace.sRGB) }

  /// The pixels; nil where nothing draws them, for an image of nothing, and for one that cannot be decoded.
  ///
  /// They are drawn by what the product `OpenCollectionViewPixels` brings.
  ///
  /// - Complexity: O(pixels), each time.
  public var dataProvider: CGDataProvider? {
    pixels(for: "CGImage.dataProvider").flatMap { CGDataProvider(data: Data($0.bytes)) }
  }

  func pixels(for caller: String) -> ImagePixels.Pixels? {
    ImagePixels.pixels(of: picture, width: width, height: height, for: caller)
  }
}
