import MotionEngine

/// The cause of a scroll view's motion.
enum ScrollActivity {
  /// Nothing.
  case none
  /// A finger is down and has not moved enough.
  case tracking
  /// A finger drags.
  case dragging
  /// The delegate is told that the drag is over; the finger still counts as down, as in UIKit.
  case lifted
  /// The content moves by itself after a drag.
  case decelerating
  /// The program has asked for an animated scroll.
  case animating
  /// A wheel turns.
  case wheeling
  /// Keys move the content.
  case keyScrolling

  /// Tells whether a finger is down.
  var isOfFinger: Bool {
    switch self {
    case .tracking, .dragging, .lifted: true
    default: false
    }
  }
}
