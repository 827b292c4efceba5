public import Foundation
public import PlaneGeometry
import PlaneVectors

/// All that a world needs to know of a field: forces on bodies by where they are and how they move.
///
/// Lengths count in metres of 100 points and forces in newtons, as everywhere: so a linear gravity of 1 accelerates by 100
/// points per second squared.
public struct FieldDescription: Equatable, Codable, Sendable {
  /// The kind of force of a field.
  public enum Kind: Equatable, Codable, Sendable {
    /// Slows: a force against the velocity, 1 newton per metre per second.
    case drag
    /// Turns around the position, against the clock: acceleration grows with the distance.
    case vortex
    /// Draws to the position: the same acceleration everywhere, but for the falloff.
    case radialGravity
    /// Draws in a direction.
    case linearGravity(direction: CGVector)
    /// Gives bodies this velocity, in metres per second.
    case velocity(direction: CGVector)
    /// Pushes here and there: a smooth random force.
    case noise(smoothness: Double, animationSpeed: Double)
    /// The same in proportion to the speed.
    case turbulence(smoothness: Double, animationSpeed: Double)
    /// Draws to the position with a force that grows with the distance.
    case spring
    /// Pushes charges away from the position.
    case electric
    /// Bends the way of charges that move, to their left for positive ones.
    case magnetic
    /// Exerts the force that the caller of ``World/step(evaluating:)`` answers, in newtons.
    case custom
  }

  /// The kind of force.
  public var kind: Kind
  /// Its middle.
  public var position: CGPoint
  /// The region around its middle in which it acts.
  public var region: Region
  /// By how much its force is multiplied. Default 1.
  public var strength: Double
  /// The power of the distance by which its force becomes less: multiplied with (metres)^−falloff. Default 0.
  public var falloff: Double
  /// Distances below this one count as this one, in points. Default one hundredth.
  public var minimumRadius: Double

  /// A field that acts everywhere.
  public init(
    _ kind: Kind, position: CGPoint = .zero, region: Region = .infinite, strength: Double = 1, falloff: Double = 0,
    minimumRadius: Double = 0.01
  ) {
    self.kind = kind
    self.position = position
    self.region = region
    self.strength = strength
    self.falloff = falloff
    self.minimumRadius = minimumRadius
  }

  var isFinite: Bool {
    guard Vector(position).isFinite, strength.isFinite, falloff.isFinite, minimumRadius.isFinite else { return false }
    switch kind {
    case .linearGravity(let direction), .velocity(let direction): return Vector(direction).isFinite
    case .noise(let smoothness, let speed), .turbulence(let smoothness, let speed):
      return smoothness.isFinite && speed.isFinite
    default: return true
    }
  }

  /// Tells whether it may move what rests.
  var changesInTime: Bool {
    switch kind {
    case .noise(_, let speed), .turbulence(_, let speed): speed != 0
    case .custom: true
    default: false
    }
  }
}
