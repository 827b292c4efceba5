/// The directions in which the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The directions as bits.
  public let rawValue: UInt
  /// Directions as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up: the popover is below what it belongs to.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down: the popover is above what it belongs to.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// Left: the popover is to the right of what it belongs to.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// Right: the popover is to the left of what it belongs to.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known: no popover is shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(Int.max))
}
