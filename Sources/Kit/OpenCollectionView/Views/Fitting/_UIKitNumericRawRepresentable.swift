/// A number with a type of its own that is compared and counted with, such as ``UILayoutPriority``, ``UIWindow/Level`` and
/// ``UIFont/Weight``: `.defaultHigh - 1`. Named as UIKit names it; programs need not.
public protocol _UIKitNumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {
  /// A value from its number.
  init(rawValue: RawValue)
}

extension _UIKitNumericRawRepresentable {
  /// Compares the numbers.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  /// A value that is larger by a number.
  public static func + (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue + rhs) }
  /// A value that is larger by a number.
  public static func + (lhs: RawValue, rhs: Self) -> Self { Self(rawValue: lhs + rhs.rawValue) }
  /// A value that is smaller by a number.
  public static func - (lhs: Self, rhs: RawValue) -> Self { Self(rawValue: lhs.rawValue - rhs) }
  /// The difference of two values, as a number.
  public static func - (lhs: Self, rhs: Self) -> RawValue { lhs.rawValue - rhs.rawValue }
  /// Makes a value larger by a number.
  public static func += (lhs: inout Self, rhs: RawValue) { lhs = lhs + rhs }
  /// Makes a value smaller by a number.
  public static func -= (lhs: inout Self, rhs: RawValue) { lhs = lhs - rhs }
}
