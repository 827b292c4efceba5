import MotionEngine

/// The state of a wheel or a trackpad that turns a scroll view.
struct WheelState {
  /// The present turning, or the last one.
  var turn = WheelTurn()
  /// The place of the content when it began.
  var start = CGPoint.zero
  /// Tells whether the content has turned back at an edge: what the turning goes on to report moves nothing.
  var isSpent = false
  /// Tells whether the delegate is being asked where the content is to rest.
  var isEnding = false
}
