extension ScrollAxis {
  /// How a finger holds the content: the offset it would have without a rubber band, for the travel it was read at.
  struct Grip: Sendable, Equatable {
    var unbanded: Double
    var travel: Double
    var bandLength: Double
  }

  /// Stops whatever moves the content where it is shown: a finger came down on it.
  ///
  /// The content stays where the last step left it, past its edge too, until a drag begins or the finger lifts; hand
  /// the lift to ``release(velocity:at:)`` with a velocity of 0. Does nothing during a drag.
  ///
  /// - Returns: true if something moved.
  @discardableResult
  public mutating func stop() -> Bool {
    guard isMoving else { return false }
    activity = .resting
    return true
  }

  /// Puts the content under a finger. Stops whatever moves it; the offset stays as it is.
  ///
  /// Content beyond its edge is held by the point of the rubber band it is at, so that it does not jump.
  ///
  /// - Parameter travel: the travel that the finger has made already: what it makes from here on moves the content.
  public mutating func beginDrag(travel: Double = 0) {
    activity = .dragging(grip(travel: travel.boundedCoordinate()))
  }

  /// Moves the content with the finger.
  ///
  /// Inside the legal range the content follows one to one, beyond it by the rubber band; without `bounces` it stops
  /// at the edge, and the finger has to come back before the content follows again.
  ///
  /// - Parameter travel: the way since ``beginDrag()`` in points, the slop taken off, in the direction of the offset:
  ///   minus the pan's translation. A value that is not finite is ignored.
  /// - Returns: the new offset. The old one if no drag is on, for example since the program began an animation.
  @discardableResult
  public mutating func drag(travel: Double) -> Double {
    guard case .dragging(var grip) = activity, travel.isFinite else { return offset }
    let unbanded = grip.unbanded + (travel.boundedCoordinate() - grip.travel)
    let edge = nearestLegal(to: unbanded)
    let pull = bounces ? unbanded - edge : 0
    offset = pull == 0 ? edge : edge + rubberBand(length: grip.bandLength).shown(forPull: pull)
    grip.unbanded = unbanded
    grip.travel = travel.boundedCoordinate()
    activity = .dragging(grip)
    return offset
  }

  /// How far a finger can move the content from here before it reaches an edge, in points. Content that is pulled beyond
  /// an edge has the whole pull on top of the way back.
  public var room: TravelSplit.Room {
    let unbanded: Double =
      if case .dragging(let grip) = activity { grip.unbanded } else { grip(travel: 0).unbanded }
    return TravelSplit.Room(before: unbanded - minimum, after: maximum - unbanded)
  }

  /// How fast the content moves under a finger that moves at `velocity`, in points per second: as fast as the finger
  /// inside the legal range, at the slope of the rubber band beyond it, and not at all where it does not give way.
  /// 0 if no drag is on.
  public func velocity(underFinger velocity: Double) -> Double {
    guard case .dragging(let grip) = activity else { return 0 }
    let overshoot = grip.unbanded - nearestLegal(to: grip.unbanded)
    guard overshoot != 0 else { return velocity.boundedVelocity }
    return bounces ? velocity.boundedVelocity * rubberBand(length: grip.bandLength).slope(atPull: overshoot) : 0
  }

  /// The place to which a finger has pulled the content, without the rubber band, and the length of the band; nil if no
  /// drag is on. It serves those who are to know beforehand how ``drag(travel:)`` is going to answer: the place goes
  /// with the travel, point by point.
  package var hold: (pulled: Double, bandLength: Double)? {
    guard case .dragging(let grip) = activity else { return nil }
    return (grip.unbanded, grip.bandLength)
  }

  /// The hold that shows the present offset at `travel`. Shown content never reaches the length of its band, so
  /// content farther out than that is held by a band long enough.
  func grip(travel: Double) -> Grip {
    let overshoot = overshoot
    let length = Swift.max(viewportLength, abs(overshoot) / profile.deepestGrab)
    let pull = rubberBand(length: length).pull(forShown: overshoot)
    return Grip(unbanded: nearestLegal(to: offset) + pull, travel: travel, bandLength: length)
  }

  /// Makes a running drag go on from the present offset, after something else moved the content or its edges.
  mutating func renewGrip() {
    guard case .dragging(let old) = activity else { return }
    activity = .dragging(grip(travel: old.travel))
  }
}
