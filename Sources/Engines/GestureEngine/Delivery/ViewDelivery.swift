/// The phases of a touch that its view has heard of, and those that are held back from it.
///
/// Recognizers may delay a touch, or take it away; a view that has heard of a touch beginning hears exactly once that
/// it ended or was cancelled. // G56
public struct ViewDelivery: Hashable, Sendable {
  /// The phases that came while a recognizer delayed them, in order.
  public private(set) var heldPhases: [TouchSample.Phase] = []
  /// Tells whether the view has heard of the touch.
  public private(set) var hasBegun = false
  /// Tells whether the view will hear no more of it.
  public private(set) var isOver = false

  /// A touch that the view knows nothing of.
  public init() {}

  /// Tells whether anything is held back.
  public var isHolding: Bool { !heldPhases.isEmpty }

  /// Tells whether nothing has been received, or taken, yet.
  public var isNew: Bool { !hasBegun && !isOver && heldPhases.isEmpty }

  /// Tells whether the view hears of every move at once: it has heard of the touch, and nothing is held back.
  public var isOpen: Bool { hasBegun && !isOver && heldPhases.isEmpty }

  /// The treatment of a new phase.
  public enum Outcome: Hashable, Sendable {
    /// The view hears it now.
    case deliver
    /// It is kept for later.
    case hold
    /// Nobody will hear it.
    case drop
  }

  /// Takes in a new phase.
  ///
  /// - Parameters:
  ///   - delaysBegan: whether a recognizer that has not decided delays the beginning of touches. // G52
  ///   - delaysEnded: whether one delays their end. // G53
  ///   - waits: whether older phases of other touches must be heard first.
  public mutating func receive(
    _ phase: TouchSample.Phase, delaysBegan: Bool, delaysEnded: Bool, waits: Bool = false
  ) -> Outcome {
    guard !isOver else { return .drop }
    let mustHold = waits || !heldPhases.isEmpty || (delaysBegan && !hasBegun) || (delaysEnded && phase == .ended)
    if phase == .cancelled {
      heldPhases.removeAll()
      isOver = true
      return hasBegun ? .deliver : .drop
    }
    guard !mustHold else {
      // A view that was not told of the moves one by one needs only the last.
      if phase != .moved || heldPhases.last != .moved { heldPhases.append(phase) }
      return .hold
    }
    note(phase)
    return .deliver
  }

  /// The next phase that may now be heard, of those held back; nil when there is none. Call it until it gives nil.
  public mutating func releaseNext(delaysBegan: Bool, delaysEnded: Bool) -> TouchSample.Phase? {
    guard let phase = heldPhases.first, !isOver else { return nil }
    if delaysBegan, !hasBegun { return nil }
    if delaysEnded, phase == .ended { return nil }
    heldPhases.removeFirst()
    note(phase)
    return phase
  }

  /// A recognizer takes the touch away.
  ///
  /// - Returns: whether the view must be told that the touch is cancelled: only if it has heard of it. // G51, G52
  public mutating func take() -> Bool {
    guard !isOver else { return false }
    isOver = true
    heldPhases.removeAll()
    return hasBegun
  }

  private mutating func note(_ phase: TouchSample.Phase) {
    if phase == .began { hasBegun = true }
    if phase == .ended { isOver = true }
  }
}
