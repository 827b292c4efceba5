/// The rule that says where lines end, and how text is treated that has no place left.
///
/// All modes but `characterWrap` break lines between words. The mode's own part is the last line that is allowed, by
/// ``TypesettingRequest/maximumLines`` or ``TypesettingRequest/height``, when more text follows.
public enum LineBreakMode: UInt8, Hashable, Sendable, CaseIterable {
  /// Lines break between words, a word wider than a line between characters. What follows the last line is dropped.
  case wordWrap
  /// Lines break between any two characters. What follows the last line is dropped.
  case characterWrap
  /// The last line runs on up to and with the character that crosses the edge, for the layer to clip.
  case clip
  /// The last line starts with "…" and shows the end of its paragraph.
  case truncateHead
  /// The last line shows what fits and ends with "…".
  case truncateTail
  /// The last line shows the start and the end of what is left of its paragraph, "…" between them.
  case truncateMiddle
}
