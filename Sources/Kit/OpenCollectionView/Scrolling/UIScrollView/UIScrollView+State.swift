import FrameClock
import MotionEngine

/// The parts of the state by their names.
extension UIScrollView {
  var horizontal: MotionEngine.ScrollAxis {
    get { scrolling.horizontal }
    _modify { yield &scrolling.horizontal }
  }
  var vertical: MotionEngine.ScrollAxis {
    get { scrolling.vertical }
    _modify { yield &scrolling.vertical }
  }
  var storedContentSize: CGSize {
    get { scrolling.storedContentSize }
    _modify { yield &scrolling.storedContentSize }
  }
  var storedContentInset: UIEdgeInsets {
    get { scrolling.storedContentInset }
    _modify { yield &scrolling.storedContentInset }
  }
  var appliedInset: UIEdgeInsets {
    get { scrolling.appliedInset }
    _modify { yield &scrolling.appliedInset }
  }
  var motionObserver: FrameObserver? {
    get { scrolling.motionObserver }
    set { scrolling.motionObserver = newValue }
  }
  var activity: ScrollActivity {
    get { scrolling.activity }
    _modify { yield &scrolling.activity }
  }
  var zooming: ScrollZoom? {
    get { scrolling.zooming }
    _modify { yield &scrolling.zooming }
  }
  var baseDelegate: (any UIScrollViewDelegate)? {
    get { scrolling.baseDelegate }
    set { scrolling.baseDelegate = newValue }
  }
  /// Called as the content moves, for the bar above it.
  var barFollower: ((UIScrollView) -> Void)? {
    get { scrolling.barFollower }
    set { scrolling.barFollower = newValue }
  }
  /// Tells whether the offset is being changed by a motion or a drag, which keep it unrounded themselves.
  var isMovingContent: Bool {
    get { scrolling.isMovingContent }
    set { scrolling.isMovingContent = newValue }
  }
  /// Tells whether the view is on its way out of its window: nothing is animated any longer.
  var isLeavingWindow: Bool {
    get { scrolling.isLeavingWindow }
    set { scrolling.isLeavingWindow = newValue }
  }
  /// Tells whether a host that is far from its person shows a drag, and the motion after it, ahead of its frames.
  var isShownAhead: Bool {
    get { scrolling.isShownAhead }
    set { scrolling.isShownAhead = newValue }
  }
}
