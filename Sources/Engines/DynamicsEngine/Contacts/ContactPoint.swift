import PlaneVectors

/// A point where two outlines touch or are about to.
struct ContactPoint: Equatable, Codable, Sendable {
  /// From the centres of mass, half-way between the outlines.
  var offsetA = Vector.zero
  var offsetB = Vector.zero
  /// Between the outlines; negative where they overlap.
  var gap = 0.0
  /// The corner and the edge that made it. The same point has the same number in the next step.
  var feature: UInt32 = 0
  var normalImpulse = 0.0
  var tangentImpulse = 0.0
}

extension ContactPoint {
  var isFinite: Bool {
    offsetA.isFinite && offsetB.isFinite && gap.isFinite && normalImpulse.isFinite && tangentImpulse.isFinite
  }
}
