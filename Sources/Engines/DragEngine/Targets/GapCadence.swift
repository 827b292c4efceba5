/// A gap that follows a finger, at once or only when the finger has stayed for a while. // N54 M21
public struct GapCadence<Place: Hashable & Sendable>: Sendable {
  /// The place where the gap is; nil for none.
  public private(set) var place: Place?
  /// When ``expire(at:)`` is to be called, in seconds; nil where nothing waits.
  public private(set) var deadline: Double?
  /// How long a finger stays until the gap comes, in seconds.
  public var delay: Double
  /// The place where the gap will be when the finger has stayed; nil where nothing waits.
  public private(set) var wanted: Place?

  /// A gap that is nowhere yet.
  public init(delay: Double = 0) { self.delay = delay }

  /// The finger wants the gap somewhere, or nowhere: that holds at once, so that nothing stays behind a finger that has
  /// left.
  ///
  /// - Returns: whether the gap is elsewhere now.
  public mutating func want(_ place: Place?, at time: Double) -> Bool {
    guard let place else {
      wanted = nil
      deadline = nil
      defer { self.place = nil }
      return self.place != nil
    }
    guard place != self.place else {
      wanted = nil
      deadline = nil
      return false
    }
    guard delay > 0 else {
      wanted = nil
      deadline = nil
      self.place = place
      return true
    }
    guard place != wanted else { return expire(at: time) }
    wanted = place
    deadline = time + delay
    return false
  }

  /// Time has passed.
  ///
  /// - Returns: whether the gap is elsewhere now.
  public mutating func expire(at time: Double) -> Bool {
    guard let deadline, let wanted, time >= deadline else { return false }
    place = wanted
    self.wanted = nil
    self.deadline = nil
    return true
  }

  /// The numbering of places has changed: what stood for a place stands for another, or for none.
  public mutating func follow(_ translate: (Place) -> Place?) {
    place = place.flatMap(translate)
    wanted = wanted.flatMap(translate)
    if wanted == nil { deadline = nil }
  }
}
