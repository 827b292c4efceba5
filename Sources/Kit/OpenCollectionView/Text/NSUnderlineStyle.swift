/// How the line under a text, or through it, is drawn.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// A style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 0x1)
  /// A line twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x9)
  /// With dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// With dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// With dashes and dots; drawn with dashes.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// With dashes and pairs of dots; drawn with dashes.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Not under spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
