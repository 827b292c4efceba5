/// One grapheme cluster of a text of several styles, or what is put in for one.
struct StyledCluster {
  enum Kind: UInt8 {
    /// The bytes of the text.
    case text
    /// A picture in the place of a letter.
    case attachment
    /// As wide as it takes to reach the next stop.
    case tab
    /// "…".
    case ellipsis
    /// The "-" of a soft hyphen.
    case hyphen
  }

  var kind = Kind.text
  /// The bytes of the text.
  var bytes: Range<Int>
  /// In points, with the distance to the next character.
  var advance: Double
  var traits: BreakTraits
  /// An index into the styles of the text.
  var style: Int
  /// By Unicode's bidirectional algorithm.
  var level: UInt8 = 0
  /// The index of its first code point among those of the paragraph, if these were needed.
  var scalar = 0

  /// Tells whether it is in no run with others.
  var isAlone: Bool { kind == .tab || kind == .attachment }

  var isSpace: Bool { traits.contains(.space) }
}
