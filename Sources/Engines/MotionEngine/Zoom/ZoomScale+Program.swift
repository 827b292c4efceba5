extension ZoomScale {
  /// Changes the limits.
  ///
  /// - A scale at rest stays as it is, legal or not, as with UIKit: programs set limits before the scale.
  /// - Under fingers it stays too; one that lies beyond now gives way from there.
  /// - A spring or an animation that was going to a scale beyond heads for the limit.
  ///
  /// - Parameters:
  ///   - minimum: the smallest legal scale. NaN counts as the present one.
  ///   - maximum: the greatest one. NaN, or less than the minimum, counts as the minimum.
  public mutating func setLimits(minimum: Double, maximum: Double) {
    let newMinimum = Self.workable(minimum, orNaN: self.minimum)
    let newMaximum = Swift.max(newMinimum, Self.workable(maximum, orNaN: newMinimum))
    guard newMinimum != self.minimum || newMaximum != self.maximum else { return }
    self.minimum = newMinimum
    self.maximum = newMaximum
    switch activity {
    case .resting: break
    case .pinching: renewGrip()
    case .moving(let motion):
      let end = legalScale(nearest: motion.end)
      guard end != motion.end else { return }
      if motion.isAnimation {
        let left = motion.duration - (clock - startTime)
        start(.animation(from: scale, to: end, duration: left), at: clock)
      } else {
        start(.spring(from: scale, to: end, profile: profile), at: clock)
      }
    }
  }

  /// Takes over a scale that somebody else gave the content. It need not be legal. NaN is ignored.
  ///
  /// A spring or an animation ends; a pinch goes on from there.
  ///
  /// - Returns: true if the scale changed.
  @discardableResult
  public mutating func setScale(_ scale: Double) -> Bool {
    guard !scale.isNaN else { return false }
    let old = self.scale
    self.scale = Self.workable(scale, orNaN: old)
    if case .pinching = activity { renewGrip() } else { activity = .resting }
    return self.scale != old
  }

  /// Changes the scale to the legal one nearest to `target` over ``ScrollProfile/zoomAnimationDuration``, along half a
  /// cosine. Ends whatever changed it before, a pinch included. NaN is ignored.
  ///
  /// - Returns: true if there is anything to animate. False leaves the scale at the target.
  @discardableResult
  public mutating func animate(to target: Double, at time: Double) -> Bool {
    guard !target.isNaN else { return false }
    let end = legalScale(nearest: target)
    guard end != scale else {
      rest(at: end)
      return false
    }
    start(.animation(from: scale, to: end, duration: profile.zoomAnimationDuration), at: time)
    return isMoving
  }

  /// Stops a spring or an animation where it is: a finger came down on the content. Does nothing in a pinch.
  ///
  /// - Returns: true if something moved.
  @discardableResult
  public mutating func stop() -> Bool {
    guard isMoving else { return false }
    activity = .resting
    return true
  }

  /// Brings the scale to where it is at `time`. Call it once a display frame while ``isMoving``.
  ///
  /// - Parameter time: in seconds. A time before the last one heard of, or NaN, leaves everything as it is; infinity
  ///   takes the scale to where it comes to rest.
  /// - Returns: the new scale.
  @discardableResult
  public mutating func step(to time: Double) -> Double {
    guard time > clock else { return scale }
    if case .moving(let motion) = activity {
      let elapsed = time - startTime
      if elapsed >= motion.duration {
        rest(at: motion.end)
      } else {
        scale = motion.scale(atShare: motion.share(at: elapsed))
      }
    }
    if time.isFinite { clock = time }
    return scale
  }
}
