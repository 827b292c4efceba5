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

/// The place at which an animator has left the values that it animated.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its last values.
  case end = 0
  /// At its first values.
  case start = 1
  /// The place at which they were.
  case current = 2
}

/// The stages of an animator's life. // A13
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is done.
  case inactive = 0
  /// It has begun, and runs or is paused.
  case active = 1
  /// It was stopped and waits to be finished.
  case stopped = 2
}
