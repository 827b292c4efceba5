/// On which side of the width the lines of a text stand.
///
/// Sides are meant literally: who knows the writing direction says `left` or `right` for "leading".
public enum TextAlignment: UInt8, Hashable, Sendable, CaseIterable {
  case left
  case center
  case right
  /// On the side where each paragraph begins: the right for one that is read from the right.
  case natural
  /// From side to side: spaces grow in all lines of a paragraph but its last, which stands as `natural`.
  ///
  /// Plain text, in which a line is one piece, stands as `natural`.
  case justified
}
