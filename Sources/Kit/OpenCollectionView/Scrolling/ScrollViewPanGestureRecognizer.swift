import FrameClock
import GestureEngine
import MotionEngine

/// The recognizer of a scroll view's drags.
final class ScrollViewPanGestureRecognizer: UIPanGestureRecognizer, OfLibrary {
  weak var scrollView: UIScrollView?
  /// When the last finger was lifted: content that is thrown moves from then on, not from the frame that brought it.
  private(set) var liftTime: Double?
  /// Tells whether it was a mouse or a trackpad that lifted.
  private(set) var liftsPointer = false
  /// When a finger moved last.
  private(set) var lastMoveTime = 0.0

  override var ownView: UIView? { scrollView }

  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set { if scrollView?.mayBeDelegate(newValue, of: "pan") ?? true { super.delegate = newValue } }
  }

  /// While one finger drags a row, others may scroll the collection view that the row is in. // P98
  override func isFree(afterLosingTo winner: UIGestureRecognizer) -> Bool {
    guard let row = (winner as? ScrollViewPanGestureRecognizer)?.scrollView as? RowScrollView else { return false }
    return row.list === scrollView
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches == touches.count { scrollView?.fingerDidComeDown(at: event.timestamp) }
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let before = path
    lastMoveTime = event.timestamp
    super.touchesMoved(touches, with: event)
    scrollView?.noteVelocity(of: touches, from: before, in: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    // Content that other fingers still hold is not let go yet.
    if numberOfTouches == touches.count {
      liftTime = event.timestamp
      liftsPointer = touches.first?.sample.kind == .pointer
    }
    // A lift in another place is a move first.
    if touches.contains(where: { $0.location(in: nil) != $0.previousLocation(in: nil) }) {
      scrollView?.noteVelocity(of: touches, from: path, in: event)
    }
    super.touchesEnded(touches, with: event)
  }

  override func sendActions() {
    scrollView?.panDidChange(self)
    super.sendActions()
  }

  override func reset() {
    super.reset()
    scrollView?.fingerDidLift()
    liftTime = nil
    liftsPointer = false
  }
}
