import MotionEngine

/// The motions that keys have begun in a scroll view.
struct KeyScrollState {
  /// A motion along one axis, and when it began.
  struct Run {
    var motion: KeyScrollMotion
    var start: Double
    /// The range that it was made for.
    var limits: ClosedRange<Double>
    /// The speed of the key that is held, with its direction; nil for a single press.
    var heldSpeed: Double?

    var isHeld: Bool { heldSpeed != nil }

    func position(at time: Double) -> Double { motion.position(at: time - start) }
    func velocity(at time: Double) -> Double { motion.velocity(at: time - start) }
    func isOver(at time: Double) -> Bool { time - start >= motion.duration }
  }

  var x: Run?
  var y: Run?

  var isRunning: Bool { x != nil || y != nil }
}

extension ScrollActivity {
  /// Tells whether the end of what moves the content is told as that of an animation.
  var isAnimation: Bool { self == .animating || self == .keyScrolling }
}
