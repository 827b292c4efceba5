import MotionEngine

/// What a scroll view is doing.
enum ScrollActivity {
  /// Nothing.
  case none
  /// A finger is down and has not moved enough.
  case tracking
  /// A finger drags.
  case dragging
  /// The content moves by itself after a drag.
  case decelerating
  /// The program has asked for an animated scroll.
  case animating
  /// A wheel turns.
  case wheeling
}
