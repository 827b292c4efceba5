import PlaneVectors

/// A joint that draws two points together in both directions: what springy layouts are made of, so it has an array of its
/// own.
struct Spring: Equatable, Codable, Sendable {
  var a: Int32
  var b: Int32
  /// The index of the joint.
  var joint: Int32
  /// From the centres of mass, in the bodies' own directions; for the ground, points of the world.
  var localA: Vector
  var localB: Vector
  var frequency: Double
  var damping: Double
  var impulse = Vector.zero
  // Of a step.
  var softness = Softness.rigid
  var offsetA = Vector.zero
  var offsetB = Vector.zero
  var wanted = Vector.zero
  var mass = SymmetricMatrix()
  /// Tells whether other joints or contacts act on its bodies, too, so that it takes part in the iterations.
  var isShared = false
  var constants = Constants()

  /// The numbers that a spring that is alone needs; they follow from its frequency and damping alone.
  struct Constants: Equatable, Codable, Sendable {
    var step = 0.0
    var rate = 0.0
    var share = 0.0

    init() {}

    init(frequency: Double, damping: Double, step: Double) {
      let angular = 2 * Double.pi * frequency
      let sum = 2 * damping * angular + step * angular * angular
      self.step = step
      rate = angular * angular / sum
      share = step * sum / (1 + step * sum)
    }
  }
}

extension Spring {
  var isFinite: Bool {
    localA.isFinite && localB.isFinite && impulse.isFinite
      && [frequency, damping, constants.step, constants.rate, constants.share].allSatisfy(\.isFinite)
  }
}
