/// Bounds of what is held of a text and of what is under way about it.
public enum TextLimits {
  /// UTF-16 units of the longest text of a field: 1 MB as a page counts it. Our choice.
  public static let longestText = 524_288
  /// Corrections that may be under way before one of them is known to have come. Our choice: a third of a second of frames.
  public static let correctionsUnderWay = 20
  /// Messages that came before one that they follow. Our choice: an ordered line needs none.
  public static let messagesThatWait = 64
  /// Products of lengths up to which two texts are compared letter by letter. Our choice: two texts of 256 letters.
  static let comparedCells = 65_536
}
