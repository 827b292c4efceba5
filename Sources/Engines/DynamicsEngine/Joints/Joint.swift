import PlaneVectors

/// The data in a world of a joint that is not a ``Spring``.
struct Joint: Equatable, Codable, Sendable {
  enum Kind: UInt8, Codable, Sendable {
    case distance
    case limit
    case pin
    case sliding
    case fixed
  }

  var kind: Kind
  /// The first body; 0 is the ground.
  var a: Int32
  var b: Int32
  /// From the centres of mass, in the bodies' own directions; for the ground, points of the world.
  var localA: Vector
  var localB: Vector
  /// The angle of b against a that counts as 0.
  var angle = 0.0
  /// Of a sliding joint, in the directions of a.
  var localAxis = Vector(1, 0)
  var length = 0.0
  /// Of a sliding joint: from the first end to the second when they were joined, in the directions of a.
  var base = Vector.zero
  /// Of an angle or a way; without a range, the widest there is.
  var least = -Joint.endless
  var most = Joint.endless
  /// In the engine's unit: mass · points² / second².
  var frictionTorque = 0.0
  var frequency = 0.0
  var damping = 0.0

  static let endless = 1e30

  // What is handed on to the next step.
  var pointImpulse = Vector.zero
  var axisImpulse = 0.0
  var acrossImpulse = 0.0
  var angleImpulse = 0.0
  var leastImpulse = 0.0
  var mostImpulse = 0.0
  var frictionImpulse = 0.0

  // Of a step.
  var offsetA = Vector.zero
  var offsetB = Vector.zero
  var axis = Vector(1, 0)
  var pointMass = SymmetricMatrix()
  /// Of a fixed joint.
  var rigidMass = RigidMass()
  var wantedPoint = Vector.zero
  var axisMass = 0.0
  var acrossMass = 0.0
  /// Of a sliding joint: what a turning impulse of 1 does to the speed across.
  var acrossCoupling = 0.0
  var angleMass = 0.0
  /// How far the joint is out: along the axis or in the angle, for limits and springs.
  var error = 0.0
  var softness = Softness.rigid
  var angleSoftness = Softness.rigid
  var angleError = 0.0

  var hasRange: Bool { least > -Joint.endless || most < Joint.endless }
  /// Tells whether it holds its bodies to each other at all times, without any give.
  var isLink: Bool { !isSoft && (kind == .pin || kind == .distance || kind == .fixed) }
  var isSoft: Bool { frequency > 0 && (kind == .distance || kind == .fixed) }
}

extension Joint {
  /// Holds a rigid joint of two bodies half way between them, wherever its point was. It says the same there, and a chain
  /// of such joints is solved as well as it can be: about a far point a small error of an angle is a large one of a place.
  mutating func meetBetweenBodies() {
    let rotation = Rotation(angle: angle)
    let way = localA - rotation.apply(localB)
    localA = 0.5 * way
    localB = rotation.applyInverse(-0.5 * way)
  }

  var isFinite: Bool {
    [localA, localB, localAxis, base, pointImpulse, axis].allSatisfy(\.isFinite)
      && [
        angle, length, least, most, frictionTorque, frequency, damping, axisImpulse, acrossImpulse, angleImpulse,
        leastImpulse, mostImpulse, frictionImpulse,
      ].allSatisfy(\.isFinite)
  }
}
