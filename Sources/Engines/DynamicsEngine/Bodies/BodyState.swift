public import Foundation
public import PlaneGeometry

/// The place and the motion of a body.
public struct BodyState: Equatable, Codable, Sendable {
  /// The centre that the body was described with, in points.
  public var center: CGPoint
  /// How far it is turned, in radians; full turns count.
  public var angle: Double
  /// How the centre moves, in points per second.
  public var velocity: CGVector
  /// How it turns, in radians per second.
  public var angularVelocity: Double
}
