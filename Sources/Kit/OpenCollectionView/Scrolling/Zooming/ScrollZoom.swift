import FrameClock
import MotionEngine

/// The state of zooming. Only scroll views whose limits were set, or that were asked to zoom, have one.
@MainActor final class ScrollZoom {
  var scale = ZoomScale()
  let pinch = ScrollViewPinchGestureRecognizer()
  var observer: FrameObserver?
  /// The view of the zoom that is under way.
  weak var view: UIView?
  /// Tells whether the delegate has been told of a beginning, and not of the end that belongs to it.
  var isUnderWay = false
  /// Tells whether two fingers, or a trackpad, zoom.
  var isPinched = false
  /// Tells whether a finger holds content that would go back without it: it has stopped the way back, or it is left of
  /// those that zoomed.
  var isHeld = false
  /// Tells whether the scale and the offset are being changed, of which one is legal only with the other.
  var isChanging = false
  /// The middle of the fingers, in points from the view's upper left corner; of a program's zoom what it is about.
  var centroid = CGPoint.zero
  /// The pinch's scale that the content has followed so far.
  var followed: CGFloat = 1
  /// Tells whether the drag that goes on beside the pinch had begun at the pinch's last change.
  var isDragKnown = false
  /// The way of the content along with the scale; nil while something else moves it.
  var path: Path?

  /// The way of the offset while the scale moves.
  struct Path {
    /// The place of the content in the end if every place were legal.
    var target: CGPoint
    var x: ZoomedOffset
    var y: ZoomedOffset
  }

  /// Tells whether fingers that zoomed, or stopped a zoom, are down.
  var hasFingers: Bool { isPinched || isHeld }

  /// Tells whether the content must not be brought to a legal place just now.
  var holdsContent: Bool { isPinched || isHeld || isChanging || path != nil }
}
