public import Foundation
public import PlaneGeometry

/// What a field of the caller's is asked for: a body in it.
public struct FieldSample: Sendable {
  /// Which field.
  public var field: FieldID
  /// Which body.
  public var body: BodyID
  /// Where its centre of mass is.
  public var position: CGPoint
  /// How it moves, in points per second.
  public var velocity: CGVector
  /// What it weighs.
  public var mass: Double
  /// Its charge.
  public var charge: Double
  /// How long the force will act, in seconds.
  public var deltaTime: Double
}
