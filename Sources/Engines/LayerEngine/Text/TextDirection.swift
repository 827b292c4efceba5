/// In which direction a text is read.
public enum TextDirection: UInt8, Hashable, Sendable, CaseIterable {
  /// From the left to the right: Latin, Greek, Chinese.
  case leftToRight
  /// From the right to the left: Hebrew, Arabic.
  case rightToLeft
}
