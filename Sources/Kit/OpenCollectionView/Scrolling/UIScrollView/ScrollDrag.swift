import MotionEngine

/// The state of one drag of a scroll view, from the finger that comes down to the one that lifts.
struct ScrollDrag {
  /// The axes along which the content follows the finger.
  var followsX = false
  var followsY = false
  /// The scroll views that move on where this view is at its end.
  var chainX: ScrollChain?
  var chainY: ScrollChain?
  /// The speed that the finger took of the content when it came down.
  var flickX = RepeatedFlick.none
  var flickY = RepeatedFlick.none
  /// Tells whether the finger came down on thrown content and has not dragged since: its lift is told as the end of a
  /// drag. // S100
  var hasStoppedThrow = false
  /// The scroll view within this one whose finger drags this one; nil for a drag by a finger of its own.
  weak var driver: UIScrollView?
  /// Tells whether the delegate is being asked where a drag that ends shall come to rest.
  var isEnding = false
  /// How fast the content moved at the lift, for a delegate that asks meanwhile: the motion after it has begun.
  var liftVelocity = CGPoint.zero
}
