/// What kind of thing a view is to assistive tools.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// It can be pressed.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// It leads elsewhere.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// It is text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// It does not answer now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// It searches.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// It has a value that can be changed step by step.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// It heads a section.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
