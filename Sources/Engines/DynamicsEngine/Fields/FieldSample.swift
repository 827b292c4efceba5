public import Foundation
public import PlaneGeometry

/// The question to a field of the caller's own: a body in it.
public struct FieldSample: Sendable {
  /// The field.
  public var field: FieldID
  /// The body.
  public var body: BodyID
  /// The place of its centre of mass.
  public var position: CGPoint
  /// How it moves, in points per second.
  public var velocity: CGVector
  /// The mass of the body.
  public var mass: Double
  /// Its charge.
  public var charge: Double
  /// How long the force will act, in seconds.
  public var deltaTime: Double
}
