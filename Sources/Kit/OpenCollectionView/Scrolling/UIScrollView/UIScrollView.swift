import FrameClock
import GestureEngine
import MotionEngine

/// A view whose content is larger than itself and is moved by fingers, a pointer, a wheel or the program.
///
/// The content offset is the origin of the view's bounds. // S1
/// The motion is that of `MotionEngine`: a finger's drag one to one, a rubber band beyond the edges, deceleration, and a
/// spring back.
open class UIScrollView: UIView {
  var horizontal = MotionEngine.ScrollAxis()
  var vertical = MotionEngine.ScrollAxis()
  var storedContentSize = CGSize.zero
  var storedContentInset = UIEdgeInsets.zero
  var appliedInset = UIEdgeInsets.zero
  var estimators = (x: VelocityEstimator(), y: VelocityEstimator())
  var motionObserver: FrameObserver?
  var activity = ScrollActivity.none
  var wheel = WheelState()
  lazy var indicators = ScrollIndicators(scrollView: self)
  weak var baseDelegate: (any UIScrollViewDelegate)?
  let pan = ScrollViewPanGestureRecognizer()
  let touchDelay = ContentTouchDelayRecognizer()

  /// A scroll view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareScrolling()
  }

  /// A scroll view from an archive: an empty one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareScrolling()
  }

  private func prepareScrolling() {
    clipsToBounds = true
    isMultipleTouchEnabled = true
    pan.scrollView = self
    touchDelay.scrollView = self
    // The pan hears of a touch first: it finds out whether the touch has caught moving content.
    addGestureRecognizer(pan)
    addGestureRecognizer(touchDelay)
    updateRange()
  }

  /// Who is told what the scroll view does.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { baseDelegate }
    set { baseDelegate = newValue }
  }

  // MARK: Content

  /// Called as the content moves, for the bar above it.
  var barFollower: ((UIScrollView) -> Void)?

  /// The point of the content that stands at the view's upper left corner, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue.isFinite && newValue.width >= 0 && newValue.height >= 0 else {
        fatalError(
          "The content size of \(type(of: self)) cannot be \(newValue.width) × \(newValue.height): "
            + "give finite sizes of zero or more.")
      }
      guard storedContentSize != newValue else { return }
      storedContentSize = newValue
      propertyObservers?.check()
      scrollabilityDidChange()
      setNeedsLayout()
    }
  }

  /// Space around the content, in points.
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set {
      guard newValue.isFinite else {
        fatalError("The content inset of \(type(of: self)) cannot be \(newValue): give finite numbers.")
      }
      guard storedContentInset != newValue else { return }
      storedContentInset = newValue
      propertyObservers?.check()
      adjustInset()
    }
  }

  /// Space around the content, with what the device's edges ask for. // S5
  open var adjustedContentInset: UIEdgeInsets { appliedInset }

  /// The insets that hold the content have changed.
  open func adjustedContentInsetDidChange() {}

  /// How the device's edges change the space around the content.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { adjustInset() }
  }

  /// Moves the content, at once or in 0.3 s. Offsets are rounded to whole pixels; any offset is legal. // S2, S3, S50
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    guard contentOffset.isFinite else {
      fatalError(
        "The content offset of \(type(of: self)) cannot be (\(contentOffset.x), \(contentOffset.y)): give finite numbers."
      )
    }
    if animated, let clock = window?.windowScene?.application.clock, UIView.areAnimationsEnabled {
      animateOffset(to: contentOffset, at: clock.now)
    } else {
      jump(to: contentOffset)
    }
  }

  /// Moves the content by the least distance that shows a rectangle of it; not at all if it can be seen. // S54
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: appliedInset)
    func nearest(_ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if start >= low, end <= high { return 0 }
      if end - start > high - low || start < low { return start - low }
      return end - high
    }
    let target = CGPoint(
      x: bounds.minX + nearest(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: bounds.minY + nearest(rect.minY, rect.maxY, visible.minY, visible.maxY))
    let legal = legalOffset(nearest: target)
    if legal != contentOffset { setContentOffset(legal, animated: animated) }
  }

  // MARK: Behaviour

  /// Whether fingers, pointers and wheels move the content. Turning it off ends a drag. // S18
  open var isScrollEnabled = true {
    didSet { if !isScrollEnabled { pan.isEnabled = false } else { pan.isEnabled = true } }
  }

  /// Whether the content can be pulled beyond its edges. // S22
  open var bounces = true {
    didSet { scrollabilityDidChange() }
  }

  /// Whether content that fits can be pulled up and down.
  open var alwaysBounceVertical = false {
    didSet { scrollabilityDidChange() }
  }

  /// Whether content that fits can be pulled sideways.
  open var alwaysBounceHorizontal = false {
    didSet { scrollabilityDidChange() }
  }

  /// How much of its speed moving content keeps each millisecond. // S31
  open var decelerationRate: DecelerationRate = .normal {
    didSet {
      horizontal.profile.decelerationRate = decelerationRate.rawValue
      vertical.profile.decelerationRate = decelerationRate.rawValue
    }
  }

  /// Whether an indicator shows where the view stands in wide content.
  open var showsHorizontalScrollIndicator = true

  /// Whether an indicator shows where the view stands in tall content.
  open var showsVerticalScrollIndicator = true

  /// Space between the indicators and the edges.
  open var scrollIndicatorInsets = UIEdgeInsets.zero

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { indicators.flash() }

  /// Whether content hears of touches only when it is clear that they do not scroll: after 0.15 s. // S11
  open var delaysContentTouches = true

  /// Whether touches that content has heard of can still scroll. // S13
  open var canCancelContentTouches = true

  /// Whether a touch that a view in the content has heard of may be taken from it to scroll: yes, unless it is
  /// a control. // S13
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The recognizer of the drags. Its delegate must not be replaced.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// The recognizer of pinches that zoom: nil, as in UIKit while zooming is off. Scroll views do not zoom here.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }

  // MARK: State

  /// Whether a finger is down. // S62
  open var isTracking: Bool { activity == .tracking || activity == .dragging }

  /// Whether a finger is down and has begun to drag. // S62
  open var isDragging: Bool { activity == .dragging }

  /// Whether the content moves by itself after a drag. // S62
  open var isDecelerating: Bool { activity == .decelerating }

  // MARK: Layout

  /// The visible part of the content.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      guard old != newValue else { return }
      boundsWillChange(to: newValue)
      super.bounds = newValue
      boundsDidChange(from: old)
    }
  }

  /// The rectangle in the superview.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let size = super.bounds.size
      if size != newValue.size { bounds = CGRect(origin: super.bounds.origin, size: newValue.size) }
      super.frame = newValue
      // Another place may lie under other edges of the device.
      if window != nil { adjustInset() }
    }
  }

  /// Keeps the indicators in their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    indicators.update()
  }

  /// Takes the new insets over.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustInset()
  }

  /// Stops what moves when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if window != nil { endAllMotion() }
  }

  /// Takes over the insets that the device's edges ask for.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { adjustInset() }
  }

  /// The scroll view's own drag begins only along an axis that it can scroll. // S15
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === pan else { return true }
    return panShouldBegin()
  }

  /// The bounds are about to become others. For subclasses that must know before.
  func boundsWillChange(to newBounds: CGRect) {}

  /// The bounds have become others.
  func boundsDidChange(from oldBounds: CGRect) {
    let new = bounds
    if oldBounds.size != new.size { scrollabilityDidChange() }
    if oldBounds.origin != new.origin {
      if !isMovingContent { adoptOffset(new.origin) }
      setNeedsLayout()
    }
  }

  /// Where a drag is to come to rest: for subclasses that have a say before the delegate. // S38
  func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  /// Whether the offset is being changed by a motion or a drag, which keep it unrounded themselves.
  var isMovingContent = false
}
