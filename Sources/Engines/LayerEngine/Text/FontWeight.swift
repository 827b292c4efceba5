/// How heavy the strokes of a face are, in UIKit's nine steps.
///
/// The raw value is the number that CSS and OpenType use for the step. A family of two faces, as Liberation Sans, Arial
/// and Helvetica are, draws the steps from `semibold` on with its bold face and the others with its regular one; see
/// ``FontFace/isBold``.
public enum FontWeight: Int, Hashable, Sendable, CaseIterable, Comparable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  /// Tells whether `lhs` is lighter than `rhs`.
  public static func < (lhs: FontWeight, rhs: FontWeight) -> Bool { lhs.rawValue < rhs.rawValue }
}
