public import Foundation

/// A text of several styles, broken into lines that have a place.
///
/// Lines break as those of ``TypesetText`` do. A line is as high as the highest of its fonts, or as its paragraph's style
/// wants it; what it has more than its fonts stands above the letters. Runs of different direction are in visual order,
/// by Unicode's bidirectional algorithm. A soft hyphen shows as a hyphen where a line breaks at it.
public struct TypesetStyledText: Hashable, Sendable {
  /// A line and its runs.
  public struct Line: Hashable, Sendable {
    /// The runs to draw, from the left to the right; origins are in the text's coordinates.
    public var runs: [TextRun]
    /// The left edge of the first run, in points.
    public var x: CGFloat
    /// The top of the line, in points.
    public var top: CGFloat
    /// The baseline, in points down from the top of the text.
    public var baseline: CGFloat
    /// The advance of what is drawn, in points.
    public var width: CGFloat
    /// The height of the line, in points.
    public var height: CGFloat
  }

  /// The lines from the top. A blank line is there without runs.
  public let lines: [Line]
  /// The width of the widest line with its indent, in points, not rounded.
  public let width: CGFloat
  /// From the top of the first line to the bottom of the last one, in points, not rounded.
  public let height: CGFloat
  /// Tells whether text had no place and was dropped, clipped or replaced by "…".
  public let isTruncated: Bool

  /// Points from the top to the baseline of the first line; 0 without lines.
  public var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
  /// Points from the top to the baseline of the last line; 0 without lines.
  public var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

  /// A text of no lines.
  public static let empty = TypesetStyledText(lines: [], width: 0, height: 0, isTruncated: false)

  init(lines: [Line], width: CGFloat, height: CGFloat, isTruncated: Bool) {
    self.lines = lines
    self.width = width
    self.height = height
    self.isTruncated = isTruncated
  }

  /// Sets a text. Cost: linear in the paragraphs that are shown.
  public init(_ request: StyledTypesettingRequest) {
    guard !request.text.isEmpty else {
      self = .empty
      return
    }
    guard request.width > 0 else {
      self.init(lines: [], width: 0, height: 0, isTruncated: true)
      return
    }
    self = StyledTypesetter.typeset(request)
  }
}

/// Everything that decides how a text of several styles is set.
public struct StyledTypesettingRequest: Hashable, Sendable {
  /// The text.
  public let text: StyledText
  /// The width that lines may have, in points: 0 for "no room", infinity for "no limit".
  public let width: CGFloat
  /// The height that all lines together may have, in points; infinity for "no limit". One line is always allowed.
  public let height: CGFloat
  /// How many lines are allowed; 0 for "no limit".
  public let maximumLines: Int
  /// The rule that says where lines end, and how text is treated that has no place left; nil for that of each
  /// paragraph.
  public let lineBreakMode: LineBreakMode?

  /// Makes a request. Nothing traps: sizes come from layouts, and any number has a meaning here.
  public init(
    text: StyledText, width: CGFloat = .infinity, height: CGFloat = .infinity, maximumLines: Int = 0,
    lineBreakMode: LineBreakMode? = nil
  ) {
    self.text = text
    self.width = width > 0 ? width : 0
    self.height = height.isNaN ? .infinity : max(height, 0)
    self.maximumLines = max(maximumLines, 0)
    self.lineBreakMode = lineBreakMode
  }
}
