/// A spring and damper as the solver wants them: how much of an impulse gives way, and how fast an error is taken back.
///
/// The spring is stepped implicitly: it is stable for every frequency and step, and damps a little more than it says.
struct Softness: Equatable, Codable, Sendable {
  /// γ: what the constraint gives way per impulse; 0 is rigid.
  var give = 0.0
  /// β / step: velocity asked for per error.
  var rate = 0.0

  static let rigid = Softness()

  init() {}

  /// - Parameter mass: What the spring moves: a mass for a way, a moment of inertia for an angle.
  init(frequency: Double, damping: Double, mass: Double, step: Double) {
    guard frequency > 0, mass > 0 else { return }
    let angular = 2 * Double.pi * frequency
    let friction = 2 * mass * damping * angular
    let stiffness = mass * angular * angular
    let sum = friction + step * stiffness
    give = 1 / (step * sum)
    rate = stiffness / sum
  }
}
