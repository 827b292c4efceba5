/// Something else that may want the finger that lifts.
public enum PressRival: Hashable, Sendable, CaseIterable {
  /// A tap.
  case tap
  /// The press that opens a context menu on the same thing.
  case menuPress
  /// A long press of the program's.
  case longPress
  /// The standard press of a collection view's controller, which reorders.
  case reorderPress
  /// A pan with which several items are selected.
  case selectionPan
  /// A pan that scrolls.
  case scroll
  /// A row that is swiped aside.
  case rowSwipe
  /// Anything else.
  case other

  /// The fate of a rival of a lift.
  public enum Outcome: Hashable, Sendable {
    /// Both go on.
    case together
    /// The rival is failed.
    case liftWins
    /// The lift is cancelled, and the rival goes on.
    case rivalWins
  }

  /// The fate of this one when a lift has begun. // N5 N72 N73
  ///
  /// - Parameter allowsOthers: whether the program lets others go on during the lift; who recognizes then cancels it.
  public func outcome(afterLiftAllowingOthers allowsOthers: Bool) -> Outcome {
    switch self {
    // Long presses are delayed by the lift, and simultaneous with it; a menu is one.
    case .menuPress, .longPress: .together
    // A drag delegate has been set, reordering has not been asked for beside it.
    case .reorderPress: .liftWins
    case .tap, .selectionPan, .scroll, .rowSwipe, .other: allowsOthers ? .rivalWins : .liftWins
    }
  }

  /// The fate of the press when this one recognizes while it still waits: a finger that scrolls, selects or taps first
  /// lifts nothing. // N5 M19
  public var outcomeBeforeLift: Outcome { self == .menuPress || self == .longPress ? .together : .rivalWins }
}
