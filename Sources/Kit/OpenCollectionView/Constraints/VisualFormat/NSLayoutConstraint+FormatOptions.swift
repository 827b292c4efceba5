extension NSLayoutConstraint {
  /// How the views of a visual format are aligned with each other, and which way it is read. The numbers are UIKit's.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private static func attribute(_ attribute: Attribute) -> FormatOptions {
      FormatOptions(rawValue: 1 << UInt(attribute.rawValue))
    }

    /// Left edges are aligned.
    public static let alignAllLeft = attribute(.left)
    /// Right edges are aligned.
    public static let alignAllRight = attribute(.right)
    /// Upper edges are aligned.
    public static let alignAllTop = attribute(.top)
    /// Lower edges are aligned.
    public static let alignAllBottom = attribute(.bottom)
    /// The edges at which lines begin are aligned.
    public static let alignAllLeading = attribute(.leading)
    /// The edges at which lines end are aligned.
    public static let alignAllTrailing = attribute(.trailing)
    /// Middles between left and right are aligned.
    public static let alignAllCenterX = attribute(.centerX)
    /// Middles between top and bottom are aligned.
    public static let alignAllCenterY = attribute(.centerY)
    /// Baselines of last lines are aligned.
    public static let alignAllLastBaseline = attribute(.lastBaseline)
    /// Baselines of first lines are aligned.
    public static let alignAllFirstBaseline = attribute(.firstBaseline)
    /// All of the alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Views follow each other as writing does; so they do unless another way is asked for.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Views follow each other from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Views follow each other from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// All of the directions.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Vertical spaces are between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// All of the kinds of space.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that are aligned.
    var attributes: [Attribute] {
      (1...12).compactMap { rawValue & (1 << UInt($0)) != 0 ? Attribute(rawValue: $0) : nil }
    }
  }
}
