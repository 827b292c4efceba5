public import Foundation

/// A drag that rests on something which is loaded by a spring. // N70
public struct SpringLoading: Hashable, Sendable {
  /// How far it has come.
  public enum State: Int, Hashable, Sendable {
    /// The drag is elsewhere.
    case inactive
    /// The drag is on it.
    case possible
    /// It is about to be activated.
    case activating
    /// It has been activated; nothing more comes of it until the drag leaves.
    case activated
  }

  /// How far it has come.
  public private(set) var state = State.inactive
  /// When ``expire(at:)`` is to be called; nil where nothing waits.
  public private(set) var deadline: Double?
  private var place = CGPoint.zero
  private var since = 0.0
  private let profile: DragProfile

  /// Something that no drag is on.
  public init(profile: DragProfile = .standard) { self.profile = profile }

  /// The drag is on it, at a place. Moving on begins the rest anew, and takes back an activation that has not come.
  ///
  /// - Returns: whether the state has changed.
  public mutating func hover(at point: CGPoint, time: Double) -> Bool {
    switch state {
    case .activated: return false
    case .inactive:
      begin(at: point, time: time)
      return true
    case .possible, .activating:
      guard hypot(point.x - place.x, point.y - place.y) > profile.springMovement else { return expire(at: time) }
      let before = state
      begin(at: point, time: time)
      return state != before
    }
  }

  /// The drag has left, or is over.
  ///
  /// - Returns: whether the state has changed.
  public mutating func leave() -> Bool {
    deadline = nil
    defer { state = .inactive }
    return state != .inactive
  }

  /// Time has passed: one state further at most.
  ///
  /// - Returns: whether the state has changed.
  public mutating func expire(at time: Double) -> Bool {
    guard let deadline, time >= deadline else { return false }
    switch state {
    case .possible:
      state = .activating
      self.deadline = since + profile.springActivated
    case .activating:
      state = .activated
      self.deadline = nil
    case .inactive, .activated: return false
    }
    return true
  }

  private mutating func begin(at point: CGPoint, time: Double) {
    state = .possible
    place = point
    since = time
    deadline = time + profile.springActivating
  }
}
