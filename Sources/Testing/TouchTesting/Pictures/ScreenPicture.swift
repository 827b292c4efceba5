public import Foundation

/// The look of a screen at a moment, as a drawing that any browser opens and that compares as text.
///
/// ```swift
/// try screen.picture().svg.write(to: file, atomically: true, encoding: .utf8)
/// ```
///
/// It is drawn from the data that a host is sent, and so shows backgrounds, borders, corners, gradients, shadows,
/// shapes, lines of text, pictures, clips, masks and opacity. Layers that are turned in depth are drawn in the plane:
/// exactly where there is no perspective, and with straight sides that stay parallel where there is. Conic gradients
/// show their first colour, and blurs of the layers below are not drawn.
///
/// The same screen gives the same text, to the last byte.
///
/// `import PictureTesting` draws the same moment in pixels, with perspective, blurs and all that the drawing leaves
/// out.
public struct ScreenPicture: Hashable, Sendable {
  /// The size in points.
  public var size: CGSize
  /// The drawing, as a file of its own.
  public var svg: String {
    let size = "width=\"\(PictureText.number(size.width))\" height=\"\(PictureText.number(size.height))\""
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" \(size) viewBox=\"0 0 \(PictureText.number(self.size.width)) "
      + "\(PictureText.number(self.size.height))\">\n" + lines.map { $0 + "\n" }.joined() + "</svg>\n"
  }

  /// The elements, a line each.
  var lines: [String]
  /// The moments that are drawn in pixels, each with its place in the picture.
  package var moments: [PictureMoment] = []

  /// Tells whether both are the same drawing.
  public static func == (left: ScreenPicture, right: ScreenPicture) -> Bool {
    left.size == right.size && left.lines == right.lines
  }

  /// Hashes the drawing.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
    hasher.combine(lines)
  }
}
