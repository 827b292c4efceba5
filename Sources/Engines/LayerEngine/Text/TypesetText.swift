/// A text broken into lines that have a place: x by alignment, baselines one line height apart, from 0 at the top.
///
/// Lines break after spaces, hyphens, dashes and zero-width spaces, and around Chinese, Japanese, Korean and emoji, but
/// not before closing or after opening punctuation there; a word wider than a line breaks between characters, never
/// within a grapheme cluster. Spaces at a line's end hang: they are not drawn, measured or aligned. Each of `\n`, `\r`,
/// `\r\n`, U+000B, U+000C, U+0085, U+2028 and U+2029 ends a line; one at the very end starts no other.
///
/// Edges:
/// - An empty string has no lines and no size.
/// - A width of 0, a negative or NaN one: no lines and no size, ``isTruncated`` unless the string is empty.
/// - No line is wider than the width, but for two: in ``LineBreakMode/clip`` the last one may exceed it by a part of a
///   cluster; and where the width holds not even one cluster, or not the "…", a line is just that cluster or "…".
/// - An infinite width breaks only at line ends and aligns the lines within the widest one.
/// - No word list: Thai, Lao and Khmer break at spaces or anywhere.
/// - A soft hyphen is invisible but where a line breaks at it.
/// - Text of both directions is one piece a line, for what draws it to order with the line's base direction.
///
/// Difference from UIKit: lines are of equal height, from the one font, whatever characters they hold, and a tab is set
/// as a space.
public struct TypesetText: Hashable, Sendable {
  /// The lines from the top. A blank line is there with an empty string.
  public let lines: [TextLine]

  /// The width of the widest line in points, never above the width that was given; not rounded.
  ///
  /// Round it up to whole pixels for a view's size: any width from this one up to the one given has the same lines
  /// (in ``LineBreakMode/truncateMiddle`` the gap may move).
  public let width: Double

  /// The number of lines times the font's line height, in points; not rounded.
  public let height: Double

  /// Tells whether text had no place and was dropped, clipped or replaced by "…".
  public let isTruncated: Bool

  /// Points from the top to the baseline of the first line; 0 without lines.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }

  /// Points from the top to the baseline of the last line; 0 without lines.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// A text of no lines.
  public static let empty = TypesetText(lines: [], width: 0, height: 0, isTruncated: false)

  init(lines: [TextLine], width: Double, height: Double, isTruncated: Bool) {
    self.lines = lines
    self.width = width
    self.height = height
    self.isTruncated = isTruncated
  }

  /// Sets a text, without a cache; ``TextCache`` keeps the results.
  ///
  /// Cost: linear in the part of the string that the lines show. Text behind the last allowed line is not read, except
  /// that the head and middle modes read the last line's paragraph to its end.
  public init(_ request: TypesettingRequest) {
    guard !request.string.isEmpty else {
      self = .empty
      return
    }
    guard request.width > 0 else {
      self.init(lines: [], width: 0, height: 0, isTruncated: true)
      return
    }
    self = Typesetter.typeset(request)
  }

  /// Sets a text, without a cache: ``init(_:)`` with the parts of the request spelled out.
  public static func typeset(
    _ string: String,
    font: TextFont,
    width: Double = .infinity,
    height: Double = .infinity,
    maximumLines: Int = 0,
    lineBreakMode: LineBreakMode = .truncateTail,
    alignment: TextAlignment = .left,
    baseDirection: TextDirection? = nil
  ) -> TypesetText {
    TypesetText(
      TypesettingRequest(
        string: string,
        font: font,
        width: width,
        height: height,
        maximumLines: maximumLines,
        lineBreakMode: lineBreakMode,
        alignment: alignment,
        baseDirection: baseDirection
      )
    )
  }
}
