/// The scale of a scroll view's content: what changes it, and where it may rest.
///
/// A scroll view translates: two fingers to ``beginPinch()``, ``pinch(by:)`` and ``release(at:settling:)``, display frames
/// to ``step(to:)``. Where the content stands meanwhile is said by ``ZoomedOffset``.
///
/// Scales are factors; the engine cuts them to 0.0001...10000. Times are seconds of any one clock. A motion is a function
/// of the time since it began: the length of frames has no influence on the way or the end. Factors that are not
/// positive and finite are ignored, and no property is ever NaN.
public struct ZoomScale: Sendable, Equatable {
  /// The cause of the scale's change.
  public enum Phase: Sendable, Hashable {
    /// Nothing.
    case resting
    /// Two fingers.
    case pinching
    /// The spring back to the limits.
    case bouncing
    /// Nothing: the scale is where it belongs, but the content is on its way back to a legal place.
    case settling
    /// A program's animated change.
    case animating
  }

  /// How fingers hold the content: the logarithm of the scale it would have without a rubber band.
  struct Grip: Sendable, Equatable {
    var unbanded: Double
    var bandLength: Double
  }

  enum Activity: Sendable, Equatable {
    case resting
    case pinching(Grip)
    case moving(ZoomMotion)
  }

  /// The smallest scale that there is. Our choice: no content can be seen at it.
  public static let smallest = 0.0001

  /// The greatest scale that there is. Our choice.
  public static let greatest = 10_000.0

  /// The present scale. Changes only inside calls of mutating functions.
  public internal(set) var scale: Double

  /// The smallest scale the content may rest at.
  public internal(set) var minimum: Double

  /// The greatest scale the content may rest at. Never less than ``minimum``.
  public internal(set) var maximum: Double

  /// Tells whether a pinch can go beyond the limits. A change counts from the next change of the fingers on.
  public var bounces: Bool

  /// The numbers of feel. A profile that makes no sense traps.
  public var profile: ScrollProfile {
    didSet { profile.validate() }
  }

  var activity = Activity.resting
  var clock = 0.0
  var startTime = 0.0

  /// Makes a scale at rest.
  ///
  /// - Parameters:
  ///   - scale: need not be legal. What is no positive number counts as 1, or as the nearest scale that there is.
  ///   - minimum: the smallest legal scale; cut to the scales there are, NaN counts as 1.
  ///   - maximum: the greatest one. NaN, or less than `minimum`, counts as `minimum`.
  ///   - bounces: whether a pinch can go beyond the limits.
  ///   - profile: the numbers of feel.
  public init(
    scale: Double = 1, minimum: Double = 1, maximum: Double = 1, bounces: Bool = true,
    profile: ScrollProfile = .measured
  ) {
    profile.validate()
    let minimum = Self.workable(minimum, orNaN: 1)
    self.minimum = minimum
    self.maximum = Swift.max(minimum, Self.workable(maximum, orNaN: minimum))
    self.scale = Self.workable(scale, orNaN: 1)
    self.bounces = bounces
    self.profile = profile
  }

  /// `scale` if content may rest at it, else the nearer limit. NaN counts as the present scale.
  public func legalScale(nearest scale: Double) -> Double {
    Swift.min(Swift.max(Self.workable(scale, orNaN: self.scale), minimum), maximum)
  }

  static func workable(_ scale: Double, orNaN fallback: Double) -> Double {
    scale.isNaN ? fallback : Swift.min(Swift.max(scale, smallest), greatest)
  }
}
