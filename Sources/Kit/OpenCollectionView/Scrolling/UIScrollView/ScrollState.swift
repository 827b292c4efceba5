import FrameClock
import MotionEngine

/// The knowledge of a scroll view about its content, and the values that each frame of a motion asks for.
struct ScrollState {
  var horizontal = MotionEngine.ScrollAxis()
  var vertical = MotionEngine.ScrollAxis()
  var storedContentSize = CGSize.zero
  var storedContentInset = UIEdgeInsets.zero
  var appliedInset = UIEdgeInsets.zero
  var motionObserver: FrameObserver?
  var activity = ScrollActivity.none
  var zooming: ScrollZoom?
  private weak var storedDelegate: (any UIScrollViewDelegate)?
  var barFollower: ((UIScrollView) -> Void)?
  var isMovingContent = false
  var isLeavingWindow = false
  var isShownAhead = false
  var refreshControl: UIRefreshControl?

  /// The delegate of the program.
  ///
  /// Reading is mutating, although it changes nothing: for a question all of this would be copied, in each frame of a motion.
  var baseDelegate: (any UIScrollViewDelegate)? {
    mutating get { storedDelegate }
    set { storedDelegate = newValue }
  }
}
