/// Decides how far animations are, in place of the clock: a property animator that is scrubbed, paused, turned around.
package protocol AnimationDriver: AnyObject {
  /// The way that is done at a time of the clock, where `delay` is the part of the whole that passes before it begins.
  func fraction(at time: Double, delay: Double) -> Double
  /// Tells whether the way that is done changes by itself.
  var isMoving: Bool { get }
}
