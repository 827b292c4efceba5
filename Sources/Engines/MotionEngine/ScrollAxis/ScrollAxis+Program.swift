extension ScrollAxis {
  /// Puts the content at `offset` at once, as assigning `contentOffset` does: a deceleration, and the way to a target,
  /// go on from there at the same velocity, and end as much farther on as the content was moved. A bounce goes on from
  /// there at the same velocity, too, and ends at the edge; brought inside the legal range it ends there, or on the nearest page.
  /// Any other motion is treated as by ``setOffset(_:)``. NaN is ignored.
  ///
  /// - Returns: true if the offset changed.
  @discardableResult
  public mutating func continueMotion(from offset: Double) -> Bool {
    switch activity {
    case .decelerating, .targeting:
      guard !offset.isNaN, offset != self.offset else { return false }
      shiftOffset(by: offset.boundedCoordinate() - self.offset)
      if case .targeting(let motion) = activity {
        let target = isPaging ? page(nearestTo: motion.end) : nearestLegal(to: motion.end)
        if motion.end != target { aim(at: target) }
      }
      return true
    case .bouncing:
      guard !offset.isNaN, offset != self.offset else { return false }
      let velocity = self.velocity
      setOffset(offset)
      if overshoot != 0 {
        start(
          .bouncing(bounce(to: nearestLegal(to: self.offset), displacement: overshoot, velocity: velocity)), at: clock)
      } else if isPaging {
        turnPage(to: page(nearestTo: self.offset), velocity: velocity)
      }
      return true
    case .resting, .dragging, .animating:
      return setOffset(offset)
    }
  }

  /// Puts the content at `offset` at once, as `setContentOffset(_:animated: false)` does.
  ///
  /// A deceleration, bounce or animation ends there. A drag goes on from there. The offset need not be legal; content
  /// outside its range stays there until the next release or change of range. NaN is ignored.
  ///
  /// - Returns: true if the offset changed.
  @discardableResult
  public mutating func setOffset(_ offset: Double) -> Bool {
    guard !offset.isNaN else { return false }
    let old = self.offset
    self.offset = offset.boundedCoordinate()
    if case .dragging = activity {
      renewGrip()
    } else {
      activity = .resting
    }
    return self.offset != old
  }

  /// Moves the content to `target` over ``ScrollProfile/animationDuration``, as `setContentOffset(_:animated: true)`
  /// does. Ends whatever moved it before, a drag included. The target need not be legal. NaN is ignored.
  ///
  /// - Parameter time: when the animation begins, in seconds; usually the present frame's time.
  /// - Returns: true if there is anything to animate. False leaves the content at rest at the target.
  @discardableResult
  public mutating func animate(to target: Double, at time: Double) -> Bool {
    guard !target.isNaN else { return false }
    let motion = AnimatedOffsetMotion(from: offset, to: target, duration: profile.animationDuration)
    guard motion.duration > 0 else {
      rest(at: motion.end)
      return false
    }
    start(.animating(motion), at: time)
    return true
  }
}
