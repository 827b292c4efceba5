/// Something that animates views and can be paused, turned around, scrubbed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The stage of its life.
  var state: UIViewAnimatingState { get }
  /// Tells whether it moves by itself.
  var isRunning: Bool { get }
  /// Tells whether it leads to its first values.
  var isReversed: Bool { get set }
  /// How much of it is done, 0 to 1.
  var fractionComplete: CGFloat { get set }

  /// Begins, or goes on.
  func startAnimation()
  /// Begins after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stands still.
  func pauseAnimation()
  /// Leaves everything where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Gives everything its final values, after ``stopAnimation(_:)``.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
