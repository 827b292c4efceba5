/// The numbers from a least to a greatest one, both included.
public struct UIFloatRange: Codable, Equatable, Sendable {
  /// The least number.
  public var minimum: CGFloat
  /// The greatest number.
  public var maximum: CGFloat

  /// From zero to zero.
  public static let zero = UIFloatRange()

  /// All numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// From zero to zero.
  public init() {
    minimum = 0
    maximum = 0
  }

  /// From one number to another.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Tells whether it holds all numbers.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// Tells whether a range holds all numbers.
public func UIFloatRangeIsInfinite(_ range: UIFloatRange) -> Bool { range.isInfinite }

/// Tells whether two ranges are the same.
public func UIFloatRangeIsEqualToRange(_ range: UIFloatRange, _ otherRange: UIFloatRange) -> Bool {
  range == otherRange
}
