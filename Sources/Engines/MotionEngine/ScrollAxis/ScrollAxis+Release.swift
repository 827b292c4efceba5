extension ScrollAxis {
  /// Lets the content go: the finger lifted, whether it had dragged or only stopped it.
  ///
  /// Inside the legal range content faster than the stop speed decelerates. Beyond it the spring brings it back;
  /// without `bounces` it is put on its edge at once. If the content already moves by itself nothing changes, and the
  /// answer tells where it is going.
  ///
  /// Content pulled beyond its edge and thrown back in fast enough leaves the spring at the edge and decelerates from
  /// there. UIKit's behaviour in this case has not been measured; this one keeps offset and velocity continuous.
  ///
  /// - Parameters:
  ///   - velocity: what ``VelocityEstimator`` reports, in the direction of the offset.
  ///   - time: the time stamp of the lift; the motion's clock starts there, not at the next frame.
  /// - Returns: the velocity, target and `willDecelerate` to tell the delegate. If the delegate changes the target,
  ///   call ``retarget(to:)`` before the next step.
  @discardableResult
  public mutating func release(velocity: Double, at time: Double) -> Release {
    let velocity = velocity.boundedVelocity
    if isMoving { return Release(velocity: velocity, target: restingOffset, moves: true) }
    let overshoot = overshoot
    if overshoot != 0 {
      releaseBeyondEdge(overshoot: overshoot, velocity: velocity, at: time)
    } else if isPaging {
      start(.resting, at: time)
      turnPage(velocity: velocity)
    } else {
      let motion = deceleration(from: offset, velocity: velocity)
      let isBlocked = !bounces && nearestLegal(to: offset + motion.initialVelocity) == offset
      start(motion.duration > 0 && !isBlocked ? .decelerating(motion) : .resting, at: time)
    }
    return Release(velocity: velocity, target: announcedTarget, moves: isMoving)
  }

  /// Sends released content to another target: a delegate or a layout changed `targetContentOffset`.
  ///
  /// The content ends exactly there; see ``TargetedMotion``. It keeps the velocity it has at the last step, or at the
  /// release. Content that stood still sets off too. A target outside the legal range is moved to the nearer edge:
  /// here the motion never passes it to bounce, however fast.
  ///
  /// - Parameter target: in points. NaN is ignored.
  /// - Returns: true if the content moves on. During a drag or an animation nothing changes.
  @discardableResult
  public mutating func retarget(to target: Double) -> Bool {
    switch activity {
    case .dragging: return false
    case .animating: return true
    case .resting, .decelerating, .targeting, .bouncing: break
    }
    guard !target.isNaN else { return isMoving }
    let target = nearestLegal(to: target.boundedCoordinate())
    if case .bouncing(let motion) = activity, motion.end == target, motion.timeOfCrossing == nil { return true }
    aim(at: target)
    return isMoving
  }

  /// Leaves for `target`, which is legal, from where the content is and at the velocity it has.
  mutating func aim(at target: Double) {
    guard !isPaging else { return turnPage(to: target, velocity: velocity) }
    let motion = TargetedMotion(origin: offset, velocity: velocity, target: target, profile: profile)
    if motion.duration > 0 {
      start(.targeting(motion), at: clock)
    } else {
      rest(at: target)
    }
  }

  func deceleration(from origin: Double, velocity: Double) -> DecelerationMotion {
    DecelerationMotion(
      origin: origin, velocity: velocity, rate: profile.decelerationRate, stopSpeed: profile.stopSpeed)
  }

  /// The spring to `restPoint`.
  func bounce(to restPoint: Double, displacement: Double, velocity: Double) -> BounceMotion {
    let rate =
      isPaging
      ? TargetedMotion.rate(from: displacement, velocity: velocity, atLeast: profile.bounceRate) : profile.bounceRate
    return BounceMotion(
      restPoint: restPoint, displacement: displacement, velocity: velocity, rate: rate,
      endDistance: profile.bounceEndDistance)
  }

  private mutating func releaseBeyondEdge(overshoot: Double, velocity: Double, at time: Double) {
    let edge = nearestLegal(to: offset)
    let motion = bounce(
      to: edge, displacement: overshoot, velocity: velocity - profile.overshootReturnRate * overshoot)
    if bounces, motion.duration > 0 {
      start(.bouncing(motion), at: time)
    } else {
      offset = edge
      start(.resting, at: time)
    }
  }

  /// The target that UIKit would announce: the projection of the deceleration, moved to the edge it would pass.
  private var announcedTarget: Double {
    switch activity {
    case .decelerating(let motion):
      return nearestLegal(to: motion.announcedEnd)
    case .bouncing(let motion):
      guard let crossing = motion.timeOfCrossing else { return motion.end }
      let onward = deceleration(from: motion.end, velocity: motion.velocity(at: crossing))
      return nearestLegal(to: onward.announcedEnd)
    case .resting, .dragging, .targeting, .animating:
      return restingOffset
    }
  }
}
