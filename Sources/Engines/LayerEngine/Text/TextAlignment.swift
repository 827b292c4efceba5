/// On which side of the width the lines of a text stand.
///
/// Sides are meant literally: who knows the writing direction says `left` or `right` for "leading" and "natural".
///
/// Difference from UIKit: there is no justified text. Each line is drawn in one piece.
public enum TextAlignment: UInt8, Hashable, Sendable, CaseIterable {
  case left
  case center
  case right
}
