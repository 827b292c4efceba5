public import Foundation

/// How the lines of a paragraph stand and break. All numbers in points; those that are not finite count as 0.
public struct TextParagraphStyle: Hashable, Sendable {
  /// On which side lines stand.
  public var alignment = TextAlignment.natural
  /// The rule that says where lines end.
  public var lineBreakMode = LineBreakMode.wordWrap
  /// The direction in which the paragraph is read; nil for that of its first letter.
  public var baseDirection: TextDirection?
  /// Between a line and the next one of the text.
  public var lineSpacing: CGFloat = 0
  /// After the paragraph, unless it is the last.
  public var paragraphSpacing: CGFloat = 0
  /// Before the paragraph, unless it is the first.
  public var paragraphSpacingBefore: CGFloat = 0
  /// From the leading side to the first line.
  public var firstLineHeadIndent: CGFloat = 0
  /// From the leading side to the other lines.
  public var headIndent: CGFloat = 0
  /// Above 0, from the leading side to the end of lines; otherwise from the trailing side, negative.
  public var tailIndent: CGFloat = 0
  /// The factor by which the height of lines is multiplied; 0 for 1.
  public var lineHeightMultiple: CGFloat = 0
  /// The least height of lines; 0 for none.
  public var minimumLineHeight: CGFloat = 0
  /// The greatest height of lines; 0 for none.
  public var maximumLineHeight: CGFloat = 0
  /// The places at which text goes on after a tab, in their order.
  public var tabStops: [TextTabStop] = []
  /// The distance of tab stops behind the last one of ``tabStops``; 0 for 28, the one of UIKit's default stops.
  public var defaultTabInterval: CGFloat = 0
  /// Tells whether lines break between the words of Korean text only, not within them.
  public var keepsHangulWords = false

  /// The default style.
  public init() {}
}

/// A place where text goes on after a tab.
public struct TextTabStop: Hashable, Sendable {
  /// The distance from the leading side, in points.
  public var location: CGFloat
  /// On which side of the place the text stands.
  public var alignment: TextAlignment

  /// A tab stop.
  public init(location: CGFloat, alignment: TextAlignment = .left) {
    self.location = location
    self.alignment = alignment
  }
}
