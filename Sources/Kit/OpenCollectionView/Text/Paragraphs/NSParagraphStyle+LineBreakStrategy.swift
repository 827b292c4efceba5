extension NSParagraphStyle {
  /// The rules that count where lines break, besides the mode.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A strategy from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A last line is not left with one short word. Without effect: lines are filled.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Korean text breaks between words, not within them.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The rules that count in labels: all of them.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }
}
