/// Everything that decides how a text is set: the arguments of typesetting and the key of ``TextCache``.
///
/// Numbers are put in order as they come in, so that equal requests are equal: a width that is NaN or below zero is
/// kept as 0, a height that is NaN as infinity, one below zero as 0, a number of lines below zero as 0.
///
/// Strings compare by Unicode's canonical equivalence, and equivalent strings are set alike.
public struct TypesettingRequest: Hashable, Sendable {
  /// The text.
  public let string: String
  /// The font of the whole text.
  public let font: TextFont
  /// The width that lines may have, in points: 0 for "no room", infinity for "no limit".
  public let width: Double
  /// The height that all lines together may have, in points; infinity for "no limit". One line is always allowed.
  public let height: Double
  /// How many lines are allowed; 0 for "no limit", as `UILabel.numberOfLines` has it.
  public let maximumLines: Int
  /// The rule that says where lines end, and how text is treated that has no place left.
  public let lineBreakMode: LineBreakMode
  /// On which side of the width the lines stand.
  public let alignment: TextAlignment
  /// The direction in which all paragraphs are read; nil for that of each one's first letter.
  public let baseDirection: TextDirection?
  /// Tells whether lines break between the words of Korean text only, not within them.
  public let keepsHangulWords: Bool

  /// Makes a request. Nothing traps: sizes come from layouts, and any number has a meaning here.
  public init(
    string: String,
    font: TextFont,
    width: Double = .infinity,
    height: Double = .infinity,
    maximumLines: Int = 0,
    lineBreakMode: LineBreakMode = .truncateTail,
    alignment: TextAlignment = .left,
    baseDirection: TextDirection? = nil,
    keepsHangulWords: Bool = false
  ) {
    self.string = string
    self.font = font
    self.width = width > 0 ? width : 0
    self.height = height.isNaN ? .infinity : max(height, 0)
    self.maximumLines = max(maximumLines, 0)
    self.lineBreakMode = lineBreakMode
    self.alignment = alignment
    self.baseDirection = baseDirection
    self.keepsHangulWords = keepsHangulWords
  }

  /// Hashes what differs between most texts: their words, their width and their size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(string)
    hasher.combine(width)
    hasher.combine(font.size)
  }
}
