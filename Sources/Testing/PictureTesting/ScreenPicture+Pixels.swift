public import Foundation
import LayerEngine
public import LayerRasterizer
public import TouchTesting

extension ScreenPicture {
  /// The picture as a PNG file, with as many pixels per point as the screen has.
  ///
  /// Text is drawn in the fonts that it is measured with. Where their files are not installed the error names the package.
  public var png: Data {
    get throws(RasterError) { try png(scale: nil) }
  }

  /// The picture as a PNG file.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; nil for the screen's own.
  ///   - text: how text is drawn: by outlines of the fonts, or as bars, which need no font.
  public func png(scale: CGFloat?, text: RasterText = .outlines(.system)) throws(RasterError) -> Data {
    Data(try pixels(scale: scale, text: text).png)
  }

  /// The picture's pixels: the same bytes on every machine, in every build.
  ///
  /// A film strip has its moments side by side, as in the drawing, without their times.
  ///
  /// - Parameters:
  ///   - scale: pixels per point; nil for the screen's own.
  ///   - text: how text is drawn: by outlines of the fonts, or as bars, which need no font.
  public func pixels(scale: CGFloat? = nil, text: RasterText = .outlines(.system)) throws(RasterError)
    -> RasterPicture
  {
    if moments.count == 1, moments[0].origin == .zero { return try moments[0].picture(scale: scale, text: text) }
    let scale = scale ?? moments.first?.scale ?? 1
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width * height <= CGFloat(RasterPicture.mostPixels) else {
      throw .size(width: width, height: height)
    }
    let (columns, rows) = (Int(width), Int(height))
    // The ground of the drawing: #f2f2f2.
    var pixels = [UInt8](repeating: 0xF2, count: columns * rows * 4)
    for index in stride(from: 3, to: pixels.count, by: 4) { pixels[index] = 255 }
    var remarks: [String] = []
    var lettering: RasterPicture.Lettering?
    for moment in moments {
      let picture = try moment.picture(scale: scale, text: text)
      lettering = picture.lettering
      remarks += picture.remarks.filter { !remarks.contains($0) }
      let (left, top) = (Int((moment.origin.x * scale).rounded()), Int((moment.origin.y * scale).rounded()))
      let shown = min(picture.width, columns - left)
      for row in 0..<max(0, min(picture.height, rows - top)) where shown > 0 {
        let (from, to) = (row * picture.width * 4, ((top + row) * columns + left) * 4)
        pixels.replaceSubrange(to..<to + shown * 4, with: picture.pixels[from..<from + shown * 4])
      }
    }
    return RasterPicture(
      width: columns, height: rows, scale: scale, pixels: pixels, lettering: lettering, remarks: remarks)
  }
}
