/// A vector as programs see it: by its parts, or by its angle and magnitude. // D5
///
/// Angles are in radians, 0 to the right, and grow clockwise. A vector without length keeps its angle.
struct DirectedForce: Equatable {
  private(set) var vector: CGVector
  private(set) var angle: CGFloat
  private(set) var magnitude: CGFloat

  init(_ vector: CGVector) {
    self.vector = vector
    magnitude = hypot(vector.dx, vector.dy)
    angle = magnitude > 0 ? atan2(vector.dy, vector.dx) : 0
  }

  mutating func set(_ vector: CGVector) {
    self.vector = vector
    magnitude = hypot(vector.dx, vector.dy)
    if magnitude > 0 { angle = atan2(vector.dy, vector.dx) }
  }

  mutating func set(angle: CGFloat, magnitude: CGFloat) {
    self.angle = angle
    self.magnitude = magnitude
    vector = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }
}
