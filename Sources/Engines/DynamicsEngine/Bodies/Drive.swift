import PlaneVectors

/// The changes that every step makes to a body's motion, constraints or not.
struct Drive: Equatable, Codable, Sendable {
  /// The body's own and, unless nothing moves it, the world's.
  var acceleration = Vector.zero
  /// The part of the velocity that a step leaves: 1 / (1 + resistance · step).
  var keep = 1.0
  /// The part of the spin that a step leaves.
  var keepSpin = 1.0
  /// How long the body has been slow enough to sleep.
  var restTime = 0.0
  /// The place in the list of bodies that are awake; -1 for one that sleeps or is anchored.
  var awakeIndex: Int32 = -1
  /// How many joints hold it.
  var joints: Int32 = 0
  /// How many joints and touching contacts act on it in this step.
  var load: Int32 = 0
  /// Its leaf among the boxes; -1 if it collides with nothing.
  var leaf: Int32 = -1
}
