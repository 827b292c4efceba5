/// A thumb on a line that stands for a value between two others.
///
/// Only a drag that begins on the thumb moves it; a tap on the line does nothing, as on iOS.
///
/// Difference from UIKit: there are no Mac styles, ticks and sliders without thumbs.
open class UISlider: UIControl {
  var parts = SliderParts()
  var contents = SliderContents()
  private var storedValue: Float = 0
  private var storedMinimum: Float = 0
  private var storedMaximum: Float = 1
  /// How far the middle of the thumb is from the finger that drags it, in points.
  var grip: CGFloat = 0

  /// A slider in a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A slider from an archive: one from 0 to 1, at 0.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  // MARK: Value

  /// The value, within the limits: what is beyond them counts as the limit, and what is no number is ignored.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Moves the thumb to a value. Nobody is told.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    storedValue = min(max(value, storedMinimum), storedMaximum)
    updateAccessibilityValue()
    placeThumb(animated: animated)
  }

  /// The least value; 0 unless set. One above the maximum moves that too. What is no finite number is ignored.
  open var minimumValue: Float {
    get { storedMinimum }
    set {
      guard newValue.isFinite else { return }
      storedMinimum = newValue
      storedMaximum = max(storedMaximum, newValue)
      value = storedValue
    }
  }

  /// The greatest value; 1 unless set. One below the minimum moves that too. What is no finite number is ignored.
  open var maximumValue: Float {
    get { storedMaximum }
    set {
      guard newValue.isFinite else { return }
      storedMaximum = newValue
      storedMinimum = min(storedMinimum, newValue)
      value = storedValue
    }
  }

  /// Tells whether ``UIControl/Event/valueChanged`` is sent during a drag, and not only at its end; true unless set.
  open var isContinuous = true

  // MARK: Look

  /// A picture at the end of the least value.
  open var minimumValueImage: UIImage? {
    didSet { showImages() }
  }

  /// A picture at the end of the greatest value.
  open var maximumValueImage: UIImage? {
    didSet { showImages() }
  }

  /// The colour of the line up to the thumb; the tint where nil.
  open var minimumTrackTintColor: UIColor? {
    didSet { showState() }
  }

  /// The colour of the line from the thumb on.
  open var maximumTrackTintColor: UIColor? {
    didSet { showState() }
  }

  /// The colour of the thumb; white where nil.
  open var thumbTintColor: UIColor? {
    didSet { showState() }
  }

  /// Gives the thumb a picture in a state, in place of the white disc.
  open func setThumbImage(_ image: UIImage?, for state: State) { change { $0.thumbs[exactly: state] = image } }

  /// Gives the line up to the thumb a picture in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    change { $0.minimumTracks[exactly: state] = image }
  }

  /// Gives the line from the thumb on a picture in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    change { $0.maximumTracks[exactly: state] = image }
  }

  /// The picture of the thumb in a state.
  open func thumbImage(for state: State) -> UIImage? { contents.thumbs[state] }
  /// The picture of the line up to the thumb in a state.
  open func minimumTrackImage(for state: State) -> UIImage? { contents.minimumTracks[state] }
  /// The picture of the line from the thumb on in a state.
  open func maximumTrackImage(for state: State) -> UIImage? { contents.maximumTracks[state] }
  /// The picture of the thumb that is shown.
  open var currentThumbImage: UIImage? { contents.thumbs[state] }
  /// The picture of the line up to the thumb that is shown.
  open var currentMinimumTrackImage: UIImage? { contents.minimumTracks[state] }
  /// The picture of the line from the thumb on that is shown.
  open var currentMaximumTrackImage: UIImage? { contents.maximumTracks[state] }

  // MARK: Layout

  /// Returns the frame of the picture of the least value within bounds: at the left.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(minimumValueImage, bounds, 0) }
  /// Returns the frame of the picture of the greatest value within bounds: at the right.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(maximumValueImage, bounds, 1) }
  /// Returns the frame of the line within bounds.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { standardTrackRect(in: bounds) }
  /// Returns the frame of the thumb for a value, within bounds and along a line, both as for lines of text that run to
  /// the right.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    standardThumbRect(in: bounds, along: rect, at: value)
  }

  /// As wide as asked; 34 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 ? size.width : bounds.width, height: SliderParts.height)
  }

  /// 34 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SliderParts.height)
  }

  /// Puts the parts in their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  /// The tint is the colour of the line up to the thumb.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  /// A slider that has come elsewhere may have come into another tint.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    showState()
  }

  // MARK: Following a touch

  /// Follows a touch on the thumb.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && grasp(at: touch.location(in: self))
  }

  /// Moves the thumb with the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: touch.location(in: self), event)
    return super.continueTracking(touch, with: event)
  }

  /// Tells of the value now if it has not been told of during the drag.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !isContinuous { tell(event) }
  }

  /// Refuses pans of views around it that begin on the thumb and go along the line. // G31
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !ownsPan(gestureRecognizer, from: graspableRect) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Moves the thumb by a tenth of the whole.
  open override func accessibilityIncrement() { step(0.1) }

  /// Moves the thumb back by a tenth of the whole.
  open override func accessibilityDecrement() { step(-0.1) }

  override func stateDidChange() { showState() }
}
