import FrameClock
import GestureEngine
import MotionEngine

/// A view whose content is larger than itself and is moved by fingers, a pointer, a wheel or the program.
///
/// The content offset is the origin of the view's bounds. // S1
/// The motion is that of `MotionEngine`: a finger's drag one to one, a rubber band beyond the edges, deceleration, and a
/// spring back.
open class UIScrollView: UIView {
  @exclusivity(unchecked) var scrolling = ScrollState()
  var estimators = (x: VelocityEstimator(), y: VelocityEstimator())
  var drag = ScrollDrag()
  var wheel = WheelState()
  var keyScroll = KeyScrollState()
  lazy var indicators = ScrollIndicators(scrollView: self)
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
    pan.delegate = gestureDelegate
    touchDelay.scrollView = self
    // The pan hears of a touch first: it finds out whether the touch has caught moving content.
    addGestureRecognizer(pan)
    addGestureRecognizer(touchDelay)
    updateRange()
  }

  /// The object that is told of the scroll view's motions.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? {
    get { baseDelegate }
    set {
      baseDelegate = newValue
      UncalledMethods.check(newValue, DelegateProtocol.scrollView)
    }
  }

  // MARK: Content

  /// The point of the content that stands at the view's upper left corner, in points.
  ///
  /// Assigned while the content decelerates, it goes on from there: endless lists bring themselves back to their middle
  /// like this. ``setContentOffset(_:animated:)`` ends the motion.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { assignOffset(newValue) }
  }

  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { storedContentSize }
    set {
      guard newValue.isFinite && newValue.width >= 0 && newValue.height >= 0 else {
        return ProgrammingErrors.report(
          "The content size of \(type(of: self)) cannot be \(newValue.width) × \(newValue.height): "
            + "give finite sizes of zero or more.", instead: "it stays as it was")
      }
      guard storedContentSize != newValue else { return }
      storedContentSize = newValue
      propertyObservers?.check()
      scrollabilityDidChange()
      if !isLayingOutContent { setNeedsLayout() }
    }
  }

  /// Space around the content, in points.
  open var contentInset: UIEdgeInsets {
    get { storedContentInset }
    set {
      guard newValue.isFinite else {
        return ProgrammingErrors.report(
          "The content inset of \(type(of: self)) cannot be \(newValue): give finite numbers.",
          instead: "it stays as it was")
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
    guard isOffset(contentOffset) else { return }
    if animated, let clock = animationClock {
      animateOffset(to: contentOffset, at: clock.now)
    } else {
      jump(to: contentOffset)
    }
  }

  /// Moves the content by the least distance that shows a rectangle of it; not at all if it can be seen. // S54
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    var target = offset(toShow: rect)
    guard target != contentOffset else { return }
    if !animated {
      // Those who hear of the end of what runs may change the content.
      stopScrolling()
      target = offset(toShow: rect)
    }
    setContentOffset(target, animated: animated)
  }

  // MARK: Behaviour

  /// Tells whether fingers, pointers and wheels move the content. Turning it off ends a drag. // S18
  open var isScrollEnabled = true {
    didSet { scrollEnabledDidChange() }
  }

  /// Tells whether the content can be pulled beyond its edges. // S22
  open var bounces = true {
    didSet { scrollabilityDidChange() }
  }

  /// Tells whether the content can be pulled beyond its left and right edges. Without ``bounces`` it never can.
  open var bouncesHorizontally = true {
    didSet { scrollabilityDidChange() }
  }

  /// Tells whether the content can be pulled beyond its upper and lower edges. Without ``bounces`` it never can.
  open var bouncesVertically = true {
    didSet { scrollabilityDidChange() }
  }

  /// Tells whether content that fits can be pulled up and down.
  open var alwaysBounceVertical = false {
    didSet { scrollabilityDidChange() }
  }

  /// Tells whether content that fits can be pulled sideways.
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

  /// Tells whether the content comes to rest only at multiples of the view's size. // S40
  open var isPagingEnabled = false {
    didSet { pagingDidChange() }
  }

  /// Tells whether a drag that begins in one general direction keeps to it. // S16
  open var isDirectionalLockEnabled = false

  /// Tells whether an enclosing scroll view moves on sideways where this one is at its end.
  open var transfersHorizontalScrollingToParent = true

  /// Tells whether an enclosing scroll view moves on up and down where this one is at its end.
  open var transfersVerticalScrollingToParent = true

  /// Tells whether the keys of a keyboard move the content.
  open var allowsKeyboardScrolling = true

  /// The effect of a drag on the keyboard on the screen.
  open var keyboardDismissMode: KeyboardDismissMode = .none

  // MARK: Indicators

  /// Tells whether an indicator shows where the view stands in wide content.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicators.update() }
  }

  /// Tells whether an indicator shows where the view stands in tall content.
  open var showsVerticalScrollIndicator = true {
    didSet { indicators.update() }
  }

  /// How the indicators look.
  open var indicatorStyle: IndicatorStyle = .default {
    didSet { indicatorStyleDidChange() }
  }

  /// Space between the horizontal indicator and the edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.update() }
  }

  /// Space between the vertical indicator and the edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.update() }
  }

  /// Space between the indicators and the edges, for both at once; the vertical one's when they differ.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      horizontalScrollIndicatorInsets = newValue
      verticalScrollIndicatorInsets = newValue
    }
  }

  /// Tells whether the indicators keep clear of the device's edges by themselves.
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { indicators.update() }
  }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { indicators.flash() }

  /// Makes changes of the content offset, and shows the indicators meanwhile as if a finger had made them.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    showIndicators(during: changes)
  }

  /// Tells whether a tap where the status bar is brings the content back to its top.
  open var scrollsToTop = true

  // MARK: Touches

  /// Tells whether content hears of touches only when it is clear that they do not scroll: after 0.15 s. // S11
  open var delaysContentTouches = true

  /// Tells whether touches that content has heard of can still scroll. // S13
  open var canCancelContentTouches = true

  /// Tells whether a touch that a view in the content has heard of may be taken from it to scroll: yes, unless it is
  /// a control. // S13
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Tells whether a view in the content may hear of touches on it: yes. Asked once, before it would. // S12
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  // Touches on the view, and those that its content passes on, end here: nobody around a scroll view hears of them. // R20

  /// Touches came down. A scroll view does not pass them on to ``next``; a subclass that overrides this may.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Touches moved. A scroll view does not pass them on.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Touches were lifted. A scroll view does not pass them on.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Touches were taken away. A scroll view does not pass that on.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// The recognizer of the drags. // S10, G130
  ///
  /// Its delegate is the scroll view: a subclass that is a `UIGestureRecognizerDelegate` is asked. Another delegate is a
  /// programmer's error. The scroll view is also asked whether a drag may begin where the recognizer was lent to another
  /// view.
  ///
  /// Difference from UIKit: the delegate is nil where the class is no `UIGestureRecognizerDelegate`. UIKit's scroll views are
  /// some in private; in Swift a conformance of ours would keep subclasses from declaring theirs.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// The recognizer of pinches that zoom; nil while zooming is impossible. // S10, G130
  ///
  /// Its delegate is that of ``panGestureRecognizer``.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { zoomPinch }

  // MARK: Zooming

  /// The smallest scale that a pinch leaves the content at. Zooming needs a greater ``maximumZoomScale``.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { if isMinimumZoomScale { zoomLimitsDidChange() } else { minimumZoomScale = oldValue } }
  }

  /// The greatest scale that a pinch leaves the content at.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { if isMaximumZoomScale { zoomLimitsDidChange() } else { maximumZoomScale = oldValue } }
  }

  /// The scale of the content: that of the transform of the view for zooming. // S63
  open var zoomScale: CGFloat {
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales the content within the limits, about the middle of what is seen, at once or in 0.3 s. // S63
  ///
  /// Difference from UIKit: an animated zoom changes scale and offset frame by frame, and the delegate hears of each
  /// step; UIKit sets them once and animates the layers.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { changeZoomScale(to: scale, animated: animated) }

  /// Scales and moves the content so that a rectangle, in the points of the view for zooming, fills the scroll view as far
  /// as the limits and the edges allow, its middle in the middle. Without a size it is shown as large as possible.
  open func zoom(to rect: CGRect, animated: Bool) { showByZooming(rect, animated: animated) }

  /// Tells whether a pinch can go beyond the limits, and comes back.
  open var bouncesZoom = true

  /// Tells whether fingers are zooming the content.
  open var isZooming: Bool { zoomIsPinched }

  /// Tells whether the content is on its way back from a scale beyond the limits.
  open var isZoomBouncing: Bool { zoomIsBouncing }

  /// Tells whether the program's own zoom is under way.
  open var isZoomAnimating: Bool { zoomIsAnimating }

  /// Tells whether the program's own animated scroll is under way.
  open var isScrollAnimating: Bool { activity == .animating }

  /// Stops whatever scrolls and zooms where it is; scales and offsets beyond the limits become legal.
  open func stopScrollingAndZooming() { stopScrollAndZoom() }

  /// The place of content that is smaller than the view, in the unit square: (0, 0) is the upper left corner.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if isContentAlignment { scrollabilityDidChange() } else { contentAlignmentPoint = oldValue } }
  }

  // MARK: Refreshing

  /// The control that appears when the content is pulled down beyond its top.
  open var refreshControl: UIRefreshControl? {
    get { scrolling.refreshControl }
    set {
      let old = scrolling.refreshControl
      scrolling.refreshControl = newValue
      refreshControlDidChange(from: old)
    }
  }

  // MARK: State

  /// Tells whether a finger is down; still so while the delegate is told that its drag has ended, as in UIKit. // S62
  open var isTracking: Bool { activity.isOfFinger }

  /// Tells whether a finger is down and has begun to drag, or a wheel or a trackpad turns. // S62, S80
  open var isDragging: Bool { activity == .dragging || activity == .wheeling }

  /// Tells whether the content moves by itself after a drag. // S62
  open var isDecelerating: Bool { activity == .decelerating }

  /// How fast the content moves at this moment, in points per second: positive where the offset grows.
  ///
  /// Under a finger it falls to zero while the finger rests; ``UIPanGestureRecognizer/velocity(in:)`` and what the
  /// delegate is told at the lift do not. Costs a few multiplications.
  ///
  /// Difference from UIKit: UIKit has no such property.
  open var contentVelocity: CGPoint { velocityOfContent }

  // MARK: Guides

  /// The rectangle of the content.
  open var contentLayoutGuide: UILayoutGuide { guideOfContent }

  /// The rectangle of the view, which does not scroll.
  open var frameLayoutGuide: UILayoutGuide { guideOfFrame }

  // MARK: Layout

  /// The visible part of the content.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      guard old != newValue, layer.mayHave(newValue, as: "bounds") else { return }
      let isStep = isMovingContent
      boundsWillChange(to: newValue)
      // A layout that was asked may have scrolled: a step of a motion gives way to that.
      let gaveWay = isStep && !isMovingContent
      guard gaveWay else {
        super.bounds = newValue
        return boundsDidChange(from: old)
      }
      // Where that scrolled to is known already, and may be on its way elsewhere.
      let origin = super.bounds.origin
      super.bounds = CGRect(origin: origin, size: newValue.size)
      boundsDidChange(from: CGRect(origin: origin, size: old.size))
    }
  }

  /// The rectangle in the superview.
  open override var frame: CGRect {
    get { super.frame }
    set {
      guard layer.mayHave(newValue, as: "frame") else { return }
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
    refreshControl?.place()
    indicators.update()
    if awaitsRestoration { restoreWhenPossible() }
  }

  /// Tells whether what the scene had before it was made anew may still have to be shown.
  var awaitsRestoration = false

  /// Takes the new insets over.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustInset()
  }

  /// Stops what moves when the view leaves its window.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if window != nil { endAllMotion() }
    if newWindow == nil { noteInsetForRestoration() }
  }

  /// Takes over the insets that the device's edges ask for.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { adjustInset() }
  }

  /// The scroll view's own drag begins only along an axis that it can scroll. // S15
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let zooming, gestureRecognizer === zooming.pinch { return pinchShouldBegin() }
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
      if !isMovingContent { takeOrigin(new.origin, from: oldBounds.origin) }
      setNeedsLayout()
    }
  }

  /// Tells whether the view's own layout pass is setting the content's size. That pass sees to all that follows from
  /// it.
  var isLayingOutContent: Bool { false }
  // Scrolling lays out in each frame and says nothing new of the view that scrolls.
  override var isDescribedAfterLayout: Bool { false }

  override func describedParts() -> [String] { describedFrame + describedContent }

  /// Tells whether content that rests may be where it may not rest.
  var isContentHeld: Bool { zoomHoldsContent }

  /// The place at which a drag is to come to rest: for subclasses that have a say before the delegate. // S38
  func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint { target }

  /// Tells whether content that a finger has stopped goes on to the place at which it may rest.
  var restsInPlaces: Bool { false }

  /// Tells whether the animated scroll under way goes to the top, because somebody tapped the status bar.
  var isScrollingToTop = false
}
