extension ScrollAxis {
  /// The cause of the content's motion at present.
  public var phase: Phase {
    switch activity {
    case .resting: .resting
    case .dragging: .dragging
    case .decelerating, .targeting: .decelerating
    case .bouncing: .bouncing
    case .animating: .animating
    }
  }

  /// True while the content moves by itself and wants to be stepped: decelerating, bouncing or animating.
  public var isMoving: Bool {
    switch activity {
    case .resting, .dragging: false
    case .decelerating, .targeting, .bouncing, .animating: true
    }
  }

  /// The velocity of the content at the last step, in points per second. 0 while it rests or follows a finger.
  public var velocity: Double {
    let elapsed = clock - startTime
    return switch activity {
    case .resting, .dragging: 0
    case .decelerating(let motion): motion.velocity(at: elapsed)
    case .targeting(let motion): motion.velocity(at: elapsed)
    case .bouncing(let motion): motion.velocity(at: elapsed)
    case .animating(let motion): motion.velocity(at: elapsed)
    }
  }

  /// The offset at which the content will come to rest if nothing interferes, in points; the present one if it does not
  /// move. Costs a few logarithms: for prefetching, not for every row.
  public var restingOffset: Double {
    var copy = self
    copy.run(until: .infinity)
    return copy.offset
  }

  /// The offsets that the content is going to have if nothing interferes, in points: after each `interval` seconds from
  /// `start` on, for the whole number of intervals that is nearest to `time` seconds.
  package func places(from start: Double, for time: Double, every interval: Double) -> [Double] {
    var copy = self
    return (0..<Int((time / interval).rounded())).map { copy.step(to: start + Double($0 + 1) * interval) }
  }

  /// How far the content is outside its legal range, in points: negative before ``minimum``, positive past
  /// ``maximum``, 0 inside.
  public var overshoot: Double {
    offset - nearestLegal(to: offset)
  }

  /// `offset` if content may rest there, else the nearer edge.
  func nearestLegal(to offset: Double) -> Double {
    Swift.min(Swift.max(offset, minimum), maximum)
  }

  func rubberBand(length: Double) -> RubberBand {
    RubberBand(length: length, coefficient: profile.rubberBandCoefficient)
  }

  mutating func rest(at offset: Double) {
    self.offset = offset
    activity = .resting
  }

  /// Starts `activity` at `time`; NaN and infinities count as the last time heard of.
  mutating func start(_ activity: Activity, at time: Double) {
    if time.isFinite { clock = time }
    startTime = clock
    self.activity = activity
  }
}
