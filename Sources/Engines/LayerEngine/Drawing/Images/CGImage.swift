public import Foundation
import PlaneGeometry

/// A picture as CoreGraphics has it: measured in pixels, without orientation and scale.
///
/// It is what `UIImage.cgImage` answers and a layer's contents take.
///
/// Difference from CoreGraphics: the pixels of a file are decoded by the host, so they cannot be read here, and a
/// drawing is kept as one.
public final class CGImage: Sendable, Hashable {
  /// The picture that layers show.
  public let picture: LayerPicture
  /// The width in pixels: of a drawing, in those that it was made for.
  public let width: Int
  /// The height in pixels.
  public let height: Int

  /// How many bits a component of a pixel has: 8.
  public var bitsPerComponent: Int { 8 }
  /// How many bits a pixel has: what the image was made of, and 32 for files and drawings.
  public var bitsPerPixel: Int { layout.bitsPerPixel }
  /// How many bytes lie between the beginnings of two rows: of what the image was made of, and for files and drawings those of
  /// a row's pixels.
  public var bytesPerRow: Int { layout.bytesPerRow ?? width * 4 }
  /// The place where the opacity stands in a pixel, and in which order its bytes are: of what the image was made of; red, green, blue and the
  /// opacity, which they are multiplied by, for files and drawings.
  public var bitmapInfo: CGBitmapInfo { layout.bitmapInfo }
  /// The place where the opacity stands in a pixel.
  public var alphaInfo: CGImageAlphaInfo {
    CGImageAlphaInfo(rawValue: layout.bitmapInfo.intersection(.alphaInfoMask).rawValue) ?? .premultipliedLast
  }
  /// The space of the colours: that of what the image was made of, and sRGB for files and drawings.
  public var colorSpace: CGColorSpace? { layout.colorSpace }
  /// Tells whether the image is nothing but a mask: never, since masks are images by their opacity here.
  public var isMask: Bool { false }

  private let layout: BitmapLayout

  package convenience init(picture: LayerPicture) { self.init(picture: picture, layout: BitmapLayout()) }

  init(picture: LayerPicture, layout: BitmapLayout) {
    self.picture = picture
    self.layout = layout
    width = Self.pixels(picture.size.width, picture.scale)
    height = Self.pixels(picture.size.height, picture.scale)
  }

  private static func pixels(_ points: CGFloat, _ scale: CGFloat) -> Int {
    // 2^31: the most that a picture's file can say; more, and no number, is no size.
    let pixels = (points * scale).rounded()
    return pixels > 0 && pixels < 2_147_483_648 ? Int(pixels) : 0
  }

  /// The part of the image in a rectangle, in pixels; nil where there is none.
  ///
  /// The rectangle grows to whole pixels and is cut to the image, as documented.
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    // A rectangle of no size holds no pixel, wherever it lies.
    guard rect.width > 0, rect.height > 0, !rect.isNull, rect.isInfinite || rect.isFinite else { return nil }
    let part = (rect.isInfinite ? all : rect.integral).intersection(all)
    guard part.width > 0, part.height > 0 else { return nil }
    guard part != all else { return self }
    let scale = picture.scale
    let size = CGSize(width: part.width / scale, height: part.height / scale)
    let source = CGRect(origin: CGPoint(x: part.minX / scale, y: part.minY / scale), size: size)
    return CGImage(
      picture: LayerPicture(
        size: size, scale: scale,
        source: .drawn(DisplayList([.part(picture, source, CGRect(origin: .zero, size: size))]))))
  }

  /// Tells whether both show one picture.
  public static func == (left: CGImage, right: CGImage) -> Bool { left.picture == right.picture }

  /// Hashes the picture's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
}
