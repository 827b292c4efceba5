import MotionEngine

/// The timing of an animator whose values are pulled by springs.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, NSCopying, UITimingCurveProvider {
  private enum Shape {
    /// Comes to rest in the animator's duration.
    case ratio(Double)
    /// Takes the time that it needs.
    case fixed(SpringCurve)
  }

  /// How fast values begin, in ways from the first to the last per second: a view that moves at 100 points per second and
  /// has 200 to go has a velocity of 0.5. // A9
  ///
  /// All values begin at the vector's length, those of a vector that points left or, where it points neither way, up go
  /// away from their ends. Difference from UIKit, where positions take their two parts apart.
  public let initialVelocity: CGVector

  private let shape: Shape

  private init(_ shape: Shape, _ initialVelocity: CGVector) {
    self.shape = shape
    self.initialVelocity = initialVelocity
    super.init()
  }

  /// The spring of the system's own transitions, which does not bounce: mass 3, stiffness 1000, damping 500. Whatever the
  /// animator's duration, it takes 0.6 s, of which it needs 0.506 to come to rest. // A10
  public convenience override init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

  /// A spring that comes to rest in the animator's duration.
  ///
  /// - Parameter ratio: 1 does not overshoot; the nearer to 0 the more it does.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// A spring that comes to rest in the animator's duration, and begins at a velocity.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(ratio), velocity)
  }

  /// A spring of fixed strength. It takes the time that it needs, whatever the animator's duration. // A10
  ///
  /// Damping beyond what keeps it from bouncing does not slow it further. Seen on iOS: the system's animations with the
  /// constants of ``init()`` take 0.5058 s, the time of a spring that just does not bounce.
  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    self.init(
      .fixed(
        SpringCurve(
          mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity.signedLength,
          allowsOverdamping: false)), velocity)
  }

  /// A spring that seems to last for a time, and bounces from 0 (not at all) to 1 (for ever).
  public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
    self.init(
      .fixed(
        SpringCurve(
          perceptualDuration: duration, bounce: bounce, initialVelocity: initialVelocity.signedLength)),
      initialVelocity)
  }

  /// A spring.
  public var timingCurveType: UITimingCurveType { .spring }

  /// None.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// These parameters.
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// Tells whether the spring does not go by an animator's duration.
  var hasOwnDuration: Bool { if case .fixed = shape { true } else { false } }

  /// The spring of an animation that takes `duration` seconds.
  func curve(for duration: Double) -> SpringCurve {
    switch shape {
    case .ratio(let ratio):
      .fitting(dampingRatio: ratio, duration: duration, initialVelocity: initialVelocity.signedLength)
    case .fixed(let curve): curve
    }
  }

  /// The object itself, since it never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension CGVector {
  /// The length, less than 0 where the vector points left or straight up.
  fileprivate var signedLength: Double {
    let length = (dx * dx + dy * dy).squareRoot()
    return dx < 0 || (dx == 0 && dy < 0) ? -length : length
  }
}
