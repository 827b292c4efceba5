public import Foundation
public import LayerEngine

/// Draws pictures into pixels: what `pngData()`, `jpegData(compressionQuality:)`, thumbnails and the bytes of a `CGImage` need,
/// since hosts draw everything else.
///
/// The product `OpenCollectionViewPixels` brings one; a target that depends on it needs no line of code.
public protocol PixelDrawer: Sendable {
  /// The pixels of a picture that is stretched to a size: four bytes each, red, green, blue and opacity, premultiplied, row by row.
  func pixels(of picture: LayerPicture, width: Int, height: Int) throws -> [UInt8]
  /// A film of trees of layers, with so many pixels to a point.
  ///
  /// - Parameter wordsAsBars: whether words are drawn as bars of their measured size, which needs no font.
  func film(scale: CGFloat, wordsAsBars: Bool) -> any PixelFilm
  /// A PNG file of such pixels.
  func png(of pixels: [UInt8], width: Int, height: Int) -> [UInt8]
  /// A JPEG file of such pixels over white, of a quality from 0 to 1; `orientation` is that of Exif, 1 to 8. Nil for sizes that
  /// the format does not have.
  func jpeg(of pixels: [UInt8], width: Int, height: Int, quality: Double, orientation: Int) -> [UInt8]?
}
