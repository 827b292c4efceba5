import Foundation
public import PlaneGeometry

/// The material of a body, and the way in which the world moves it.
///
/// A number that is not finite, or out of the range that is given here, counts as the nearest one in the range. NaN
/// counts as the default.
public struct BodyProperties: Equatable, Codable, Sendable {
  /// How much of its speed it keeps when it bounces, 0 to 1; of two bodies the greater counts. Default 0.2.
  public var elasticity = 0.2
  /// How it rubs, 0 or more; of two bodies the root of the product counts. Default 0.2.
  public var friction = 0.2
  /// The mass of a square of 100 points; more than 0, default 1.
  public var density = 1.0
  /// How fast it loses speed: each step divides the velocity by 1 + resistance · seconds. Default 0.
  public var resistance = 0.0
  /// The same for turning. Default 0.
  public var angularResistance = 0.0
  /// Tells whether anything turns it. Default true.
  public var allowsRotation = true
  /// The charge, on which electric and magnetic fields act. Default 0.
  public var charge = 0.0
  /// Tells whether it takes part in collisions and holds joints without being moved by them. Default false.
  public var isAnchored = false
  /// The acceleration that this body alone has all the time, in points per second squared; the world's gravity is added.
  public var acceleration = CGVector.zero

  /// The defaults above.
  public init() {}

  /// The densest that a body can be, and what is the thinnest: bounds within which masses stay numbers.
  static let densities = 1e-6...1e9

  var corrected: BodyProperties {
    var result = self
    func number(_ value: Double, _ range: ClosedRange<Double>, or standard: Double) -> Double {
      value.isNaN ? standard : min(max(value, range.lowerBound), range.upperBound)
    }
    result.elasticity = number(elasticity, 0...1, or: 0.2)
    result.friction = number(friction, 0...1e6, or: 0.2)
    result.density = number(density, Self.densities, or: 1)
    result.resistance = number(resistance, 0...1e9, or: 0)
    result.angularResistance = number(angularResistance, 0...1e9, or: 0)
    result.charge = number(charge, -1e9...1e9, or: 0)
    result.acceleration = CGVector(
      dx: number(acceleration.dx, -1e9...1e9, or: 0), dy: number(acceleration.dy, -1e9...1e9, or: 0))
    return result
  }
}
