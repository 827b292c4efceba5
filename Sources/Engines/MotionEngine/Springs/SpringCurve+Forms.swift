extension SpringCurve {
  /// The spring of `UISpringTimingParameters()`: mass 3, stiffness 1000 and damping 500, a ratio of 4.56, as documented.
  public static let slow = SpringCurve(mass: 3, stiffness: 1000, damping: 500)

  /// A spring by its damping ratio alone, with the mass and stiffness of ``slow``. Use
  /// ``fitting(dampingRatio:duration:initialVelocity:)`` where there is a duration to keep to.
  ///
  /// - Parameters:
  ///   - dampingRatio: 1 does not overshoot, the nearer to 0 the more it does. More than 1 is slower. Less than 0 counts
  ///     as 0; NaN counts as 1.
  ///   - initialVelocity: in distances per second.
  public init(dampingRatio: Double, initialVelocity: Double = 0) {
    let (mass, stiffness) = (Self.slow.mass, Self.slow.stiffness)
    let critical = 2 * (mass * stiffness).squareRoot()
    self.init(
      mass: mass, stiffness: stiffness, damping: (dampingRatio.isNaN ? 1 : dampingRatio) * critical,
      initialVelocity: initialVelocity, allowsOverdamping: true)
  }

  /// A spring by how long it seems to take and how much it bounces: `CASpringAnimation(perceptualDuration:bounce:)`.
  ///
  /// As measured on macOS: mass 1, stiffness (2π/p)², damping 4π(1 − b)/p, and 4π/(p(1 + b)) for a bounce below 0. It
  /// comes to rest later; see ``settlingDuration``.
  ///
  /// - Parameters:
  ///   - perceptualDuration: p, in seconds, cut to at most a million. A hundred-thousandth or less, and NaN, make a curve
  ///     that is at its end at once.
  ///   - bounce: b, cut to −1...1. 0 does not overshoot, 1 oscillates for ever, less than 0 is slower, and −1 hardly
  ///     moves. NaN counts as 0.
  ///   - initialVelocity: in distances per second.
  public init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    guard perceptualDuration > Self.shortestDuration else {
      self = .immediate
      return
    }
    let bounce = bounce.bounded(by: 1, orNaN: 0)
    let frequency = 2 * .pi / min(perceptualDuration, Self.longestDuration)
    self.init(
      mass: 1, stiffness: frequency * frequency,
      damping: bounce < 0 ? 2 * frequency / (1 + bounce) : 2 * frequency * (1 - bounce),
      initialVelocity: initialVelocity, allowsOverdamping: true)
  }

  /// The duration below which a motion is over at once. Our choice: far below a frame.
  static let shortestDuration = 1e-5

  /// Longer durations are cut to this. Our choice: eleven days.
  static let longestDuration = 1e6
}
