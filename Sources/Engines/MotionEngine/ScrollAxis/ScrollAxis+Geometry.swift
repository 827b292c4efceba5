extension ScrollAxis {
  /// Changes where the content may rest: its size, the insets or the bounds changed.
  ///
  /// - Content at rest that is outside the new range moves to its edge at once, also if a program had put it outside
  ///   the old one. The same values again change nothing.
  /// - Under a finger the offset stays. Content that lies outside now gives way from there.
  /// - A deceleration goes on inside the new range. If the content was legal and no longer is, it moves to the edge
  ///   and the deceleration ends. A target that became illegal moves to the edge.
  /// - A bounce goes on to where it was going, if content may rest there, else to the edge.
  /// - An animation whose target became illegal heads for the edge in the time it has left.
  ///
  /// - Parameters:
  ///   - minimum: the smallest legal offset in points. NaN counts as the present one; infinities are cut.
  ///   - maximum: the greatest legal offset. NaN, or less than the minimum, counts as the minimum.
  ///   - viewportLength: in points; negative counts as 0, NaN as the present one.
  ///   - whileTracking: true if a finger rests on the view, so that content at rest is held and must not move.
  /// - Returns: true if the offset moved.
  @discardableResult
  public mutating func setRange(
    minimum: Double, maximum: Double, viewportLength: Double, whileTracking: Bool = false
  ) -> Bool {
    let newMinimum = minimum.boundedCoordinate(orNaN: self.minimum)
    let newMaximum = Swift.max(newMinimum, maximum.boundedCoordinate(orNaN: newMinimum))
    let newLength = Swift.max(0, viewportLength.boundedCoordinate(orNaN: self.viewportLength))
    guard newMinimum != self.minimum || newMaximum != self.maximum || newLength != self.viewportLength else {
      return false
    }
    let old = offset
    let wasLegal = overshoot == 0
    self.minimum = newMinimum
    self.maximum = newMaximum
    self.viewportLength = newLength
    adapt(wasLegal: wasLegal, isHeld: whileTracking)
    return offset != old
  }

  /// Moves the content and everything that is under way by `distance` points, without interrupting it: content was
  /// added or removed before the visible part, and the visible part stays where it is on the screen.
  ///
  /// Drags, decelerations, bounces and animations go on as seen by the user, their targets moved along. An animation to what
  /// lies before the visible part keeps its end: what has come lies on its way, as rows do that turn out to be higher than
  /// estimated, and the top stays the top. Nothing is
  /// moved back into the legal range: call this before the `setRange` that belongs to the same change, and step after
  /// both. NaN and infinities are ignored.
  public mutating func shiftOffset(by distance: Double) {
    guard distance.isFinite else { return }
    offset = (offset + distance).boundedCoordinate(orNaN: offset)
    switch activity {
    case .resting:
      break
    case .dragging:
      renewGrip()
    case .decelerating(let motion):
      start(.decelerating(motion.continued(after: clock - startTime, shiftedBy: distance)), at: clock)
    case .targeting(var motion):
      motion.shift(by: distance)
      activity = .targeting(motion)
    case .bouncing(var motion):
      motion.shift(by: distance)
      activity = .bouncing(motion)
    case .animating(var motion):
      let end = motion.end
      motion.shift(by: distance)
      if end < offset - distance { motion.redirect(to: end, at: clock - startTime) }
      activity = .animating(motion)
    }
  }

  /// Does to what is under way what a change of the range would do, though the range is the same: for content that was
  /// shifted beyond it. What moves goes on without a jump and ends inside; what rests is put on the edge.
  public mutating func adaptToRange() { adapt(wasLegal: false, isHeld: false) }

  private mutating func adapt(wasLegal: Bool, isHeld: Bool) {
    let nearest = nearestLegal(to: offset)
    switch activity {
    case .resting:
      if !isHeld { offset = nearest }
    case .dragging:
      renewGrip()
    case .decelerating(let motion):
      if wasLegal, offset != nearest {
        rest(at: nearest)
      } else {
        // Begun anew at the last step, so that only edges still ahead can be crossed.
        start(.decelerating(motion.continued(after: clock - startTime)), at: clock)
      }
    case .targeting(let motion):
      let target = isPaging ? page(nearestTo: motion.end) : nearestLegal(to: motion.end)
      if wasLegal, offset != nearest {
        rest(at: nearest)
      } else if motion.end != target {
        aim(at: target)
      }
    case .bouncing(let motion):
      let restPoint = nearestLegal(to: motion.end)
      guard restPoint != motion.end else { return }
      let renewed = bounce(to: restPoint, displacement: offset - restPoint, velocity: velocity)
      start(.bouncing(renewed), at: clock)
    case .animating(let motion):
      let target = nearestLegal(to: motion.end)
      guard target != motion.end else { return }
      offset = nearest
      let left = motion.duration - (clock - startTime)
      start(.animating(AnimatedOffsetMotion(from: offset, to: target, duration: left)), at: clock)
    }
  }
}
