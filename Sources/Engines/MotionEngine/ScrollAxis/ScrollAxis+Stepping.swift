extension ScrollAxis {
  /// Brings the content to where it is at `time`. Call it once a display frame while ``isMoving``; at other times it
  /// only takes note of the time.
  ///
  /// Content that decelerates across an edge bounces from the exact instant it crossed, at the velocity it had there,
  /// wherever the frames fall.
  ///
  /// - Parameter time: in seconds. A time before the last one heard of, or NaN, leaves everything as it is; infinity
  ///   takes the content to its resting place.
  /// - Returns: the new offset.
  @discardableResult
  public mutating func step(to time: Double) -> Double {
    guard time > clock else { return offset }
    run(until: time)
    if time.isFinite { clock = time }
    return offset
  }

  /// Follows the motions that take over from each other until the one that is on at `time`.
  mutating func run(until time: Double) {
    while isMoving, !follow(until: time - startTime) {}
  }

  /// True when the content is where it belongs after `elapsed` seconds of the present motion; false when another
  /// motion took over before.
  private mutating func follow(until elapsed: Double) -> Bool {
    switch activity {
    case .resting, .dragging:
      return true
    case .decelerating(let motion):
      if let crossing = edgeCrossing(of: motion), crossing <= elapsed { return cross(motion, at: crossing) }
      return follow(motion, until: elapsed)
    case .bouncing(let motion):
      if let crossing = motion.timeOfCrossing, crossing <= elapsed {
        takeOver(with: deceleration(from: motion.end, velocity: motion.velocity(at: crossing)), after: crossing)
        return false
      }
      return follow(motion, until: elapsed)
    case .targeting(let motion):
      return follow(motion, until: elapsed)
    case .animating(let motion):
      return follow(motion, until: elapsed)
    }
  }

  private mutating func follow(_ motion: some ScrollMotion, until elapsed: Double) -> Bool {
    guard elapsed >= motion.duration else {
      offset = motion.position(at: elapsed)
      if !bounces, phase == .decelerating { offset = nearestLegal(to: offset) }
      return true
    }
    let nearest = nearestLegal(to: motion.end)
    guard motion.end != nearest, phase != .animating else {
      rest(at: motion.end)
      return true
    }
    // Only a shift without the change of range that belongs to it leads here.
    guard bounces else {
      rest(at: nearest)
      return true
    }
    startTime += motion.duration
    activity = .bouncing(bounce(to: nearest, displacement: motion.end - nearest, velocity: 0))
    return false
  }

  /// The instant `motion` leaves the legal range, in seconds since it began.
  private func edgeCrossing(of motion: DecelerationMotion) -> Double? {
    guard motion.duration > 0 else { return nil }
    let isGrowing = motion.initialVelocity > 0
    let edge = isGrowing ? maximum : minimum
    if isGrowing ? motion.origin >= edge : motion.origin <= edge { return 0 }
    // A motion that ends on the edge does not cross it.
    if isGrowing ? motion.end <= edge : motion.end >= edge { return nil }
    return motion.time(reaching: edge)
  }

  /// The edge takes over from the deceleration.
  private mutating func cross(_ motion: DecelerationMotion, at crossing: Double) -> Bool {
    let edge = motion.initialVelocity > 0 ? maximum : minimum
    guard bounces else {
      rest(at: edge)
      return true
    }
    // Only content that was shifted past its edge begins beyond it.
    let displacement = crossing > 0 ? 0 : motion.origin - edge
    startTime += crossing
    activity = .bouncing(
      bounce(to: edge, displacement: displacement, velocity: motion.slope(at: crossing)))
    return false
  }

  private mutating func takeOver(with motion: DecelerationMotion, after elapsed: Double) {
    startTime += elapsed
    activity = .decelerating(motion)
  }
}
