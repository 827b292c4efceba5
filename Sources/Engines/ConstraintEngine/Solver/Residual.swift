/// The state of a residual in a solver: the difference of a constraint's two sides, or a variable that nothing defines.
struct Residual: Sendable {
  enum Kind: UInt8, Sendable {
    /// There is none.
    case absent
    /// A variable without a constraint that says what it is: zero if nothing speaks against it.
    case free
    /// Zero, or it costs.
    case equality
    /// Not below zero, or it costs.
    case atLeast
    /// A constraint that is being removed, or that cannot hold: anything.
    case ignored
  }

  var kind = Kind.absent
  /// Of the strength.
  var level: Int32 = 0
  /// On which side of zero it is counted while it is basic: 1 or -1. It says which of two slopes holds exactly at zero.
  var side: Int8 = 1
  /// Tells whether it is as near to zero as can be where nothing else matters. A distance from zero costs at a level
  /// below all others.
  var prefersZero = false
  /// Tells whether it waits to be looked at.
  var isQueued = false

  var isRequired: Bool { level == ConstraintStrength.required.level && (kind == .equality || kind == .atLeast) }
  /// Tells whether it can never be anything but zero.
  var isFixed: Bool { level == ConstraintStrength.required.level && kind == .equality }
  /// Tells whether errors cost.
  var isWished: Bool { level != ConstraintStrength.required.level && (kind == .equality || kind == .atLeast) }

  /// The cost of being one more while it is basic.
  var slope: Double {
    guard isWished else { return 0 }
    return side > 0 ? (kind == .equality ? 1 : 0) : -1
  }

  /// Tells whether what is above zero costs at the lowest level, while it is basic.
  var isDrawn: Bool { prefersZero && kind == .atLeast && (side > 0 || isRequired) }

  /// The cost of leaving zero in a direction, at the level of that direction.
  func price(_ direction: Double) -> Double {
    if prefersZero, direction > 0, kind == .atLeast { return 1 }
    guard isWished else { return 0 }
    return direction < 0 || kind == .equality ? 1 : 0
  }

  /// The level at which it costs to leave zero in a direction.
  func level(_ direction: Double) -> Int32 {
    prefersZero && direction > 0 && kind == .atLeast ? ConstraintStrength.levelOfBounds : level
  }

  /// Tells whether it may leave zero in a direction.
  func mayMove(_ direction: Double) -> Bool {
    !isRequired || (kind == .atLeast && direction > 0)
  }

  /// How much the slope changes where it passes through zero.
  var kink: Double { isWished ? (kind == .equality ? 2 : 1) : 0 }
}
