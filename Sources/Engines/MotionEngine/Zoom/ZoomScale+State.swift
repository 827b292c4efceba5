extension ZoomScale {
  /// The cause of the scale's change at present.
  public var phase: Phase {
    switch activity {
    case .resting: .resting
    case .pinching: .pinching
    case .moving(let motion): motion.isAnimation ? .animating : motion.start == motion.end ? .settling : .bouncing
    }
  }

  /// True while the scale wants to be stepped: bouncing, settling or animating.
  public var isMoving: Bool {
    if case .moving = activity { true } else { false }
  }

  /// The scale that the content will have if nothing interferes.
  public var restingScale: Double {
    if case .moving(let motion) = activity { motion.end } else { scale }
  }

  /// The share of a motion's way that is left at the last step: 1 when it begins, 0 at its end and while nothing moves.
  public var shareLeft: Double {
    if case .moving(let motion) = activity { motion.share(at: clock - startTime) } else { 0 }
  }

  mutating func start(_ motion: ZoomMotion, at time: Double) {
    if time.isFinite { clock = time }
    startTime = clock
    if motion.duration > 0 {
      activity = .moving(motion)
    } else {
      rest(at: motion.end)
    }
  }

  mutating func rest(at scale: Double) {
    self.scale = scale
    activity = .resting
  }
}
