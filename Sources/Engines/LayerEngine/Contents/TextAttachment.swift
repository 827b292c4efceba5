public import Foundation

/// A picture that stands in a line of text in the place of a letter.
public struct TextAttachment: Hashable, Sendable {
  /// How wide the place is, in points.
  public var width: CGFloat
  /// How far the place reaches above the baseline, in points.
  public var ascent: CGFloat
  /// How far it reaches below the baseline, in points; negative where it stands above.
  public var descent: CGFloat
  /// The picture, stretched into the place; nil for an empty place.
  public var picture: LayerPicture?

  /// A place in a line. Numbers that are not finite count as 0, and no side is longer than ``longestSide``.
  public init(bounds: CGRect, picture: LayerPicture?) {
    func bound(_ length: CGFloat) -> CGFloat {
      length.isFinite ? min(max(length, -Self.longestSide), Self.longestSide) : 0
    }
    width = max(bound(bounds.width), 0)
    descent = -bound(bounds.minY)
    ascent = max(bound(bounds.height), 0) - descent
    self.picture = picture
  }

  /// The longest side of a place, in points. Our choice: more than any screen has.
  public static let longestSide: CGFloat = 16_384

  /// The character of a text that a picture stands for.
  public static let character: Character = "\u{FFFC}"

  /// The place where a run begins at a point of its baseline.
  public func frame(at origin: CGPoint) -> CGRect {
    CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
  }
}
