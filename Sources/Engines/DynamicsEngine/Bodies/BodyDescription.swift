public import Foundation
public import PlaneGeometry

/// All that a world needs to know of a new body.
public struct BodyDescription: Equatable, Codable, Sendable {
  /// The outline that collides; its area gives the mass.
  public var shape: BodyShape
  /// The place of its centre, in points.
  public var center: CGPoint
  /// How far it is turned, in radians; positive is clockwise with y down.
  public var angle: Double
  /// How its centre moves, in points per second.
  public var velocity: CGVector
  /// How it turns, in radians per second.
  public var angularVelocity: Double
  /// The material of the body and its dealings with the world.
  public var properties: BodyProperties
  /// The groups in which it collides; none of them: it collides with nothing, and costs nothing to look for.
  public var groups: [CollisionGroupID]
  /// A number of the caller's: told with every event and every moved body. The world does not look at it.
  public var tag: Int

  /// A description of a body that rests and is in the standard group.
  public init(
    shape: BodyShape, center: CGPoint, angle: Double = 0, velocity: CGVector = .zero, angularVelocity: Double = 0,
    properties: BodyProperties = BodyProperties(), groups: [CollisionGroupID] = [.standard], tag: Int = 0
  ) {
    self.shape = shape
    self.center = center
    self.angle = angle
    self.velocity = velocity
    self.angularVelocity = angularVelocity
    self.properties = properties
    self.groups = groups
    self.tag = tag
  }
}

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
