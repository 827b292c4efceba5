import MotionEngine

/// How fast a finger carries an item, for a drop that is a throw.
struct MovementThrow {
  private var x = VelocityEstimator()
  private var y = VelocityEstimator()

  /// The finger was there, in points of the window.
  mutating func add(_ point: CGPoint, at time: Double) {
    x.addMove(to: point.x, at: time)
    y.addMove(to: point.y, at: time)
  }

  /// In points per second; nothing when the finger has rested.
  func velocity(at time: Double) -> CGPoint {
    CGPoint(x: x.velocity(at: time), y: y.velocity(at: time))
  }
}
