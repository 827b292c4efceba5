public import LayerEngine
public import LayerRasterizer
public import OpenCollectionView

/// Draws pictures by `LayerRasterizer`: the same bytes on every machine.
public struct LayerPixelDrawer: PixelDrawer {
  /// How text is drawn.
  public var text: RasterText

  /// A drawer.
  ///
  /// - Parameter text: how text is drawn: by the outlines of the fonts that it is measured with unless said. Where their files are
  ///   not installed a picture with text has no pixels, and the log names the package.
  public init(text: RasterText = .outlines(.system)) { self.text = text }

  /// The pixels of a picture that is stretched to a size.
  public func pixels(of picture: LayerPicture, width: Int, height: Int) throws -> [UInt8] {
    let drawn = try LayerRasterizer(text: text).picture(of: picture, width: width, height: height)
    for remark in drawn.remarks { ProgrammingErrors.log(remark) }
    return drawn.pixels
  }

  /// A film of trees of layers.
  public func film(scale: CGFloat, wordsAsBars: Bool) -> any PixelFilm {
    LayerPixelFilm(scale: scale, text: wordsAsBars ? .bars : text)
  }

  /// A PNG file of pixels.
  public func png(of pixels: [UInt8], width: Int, height: Int) -> [UInt8] {
    RasterPicture(width: width, height: height, pixels: pixels).png
  }

  /// A JPEG file of pixels over white.
  public func jpeg(of pixels: [UInt8], width: Int, height: Int, quality: Double, orientation: Int) -> [UInt8]? {
    RasterPicture(width: width, height: height, pixels: pixels).jpeg(quality: quality, orientation: orientation)
  }
}
