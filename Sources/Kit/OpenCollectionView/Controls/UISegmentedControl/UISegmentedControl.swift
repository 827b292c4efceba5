/// Segments beside each other of which one is chosen.
///
/// A tap chooses a segment, and so does sliding the finger from the chosen one to another.
/// ``UIControl/Event/valueChanged`` is sent for what people do only, and then the segment's action runs.
///
/// Difference from UIKit: pictures have one height for each width of a bar, so that there is one for all metrics.
open class UISegmentedControl: UIControl {
  var segments: [SegmentView] = []
  let pill = UIView()
  var dividers: [UIImageView] = []
  var titleAttributes = StateValues<[NSAttributedString.Key: Any]>()
  var contentPositions: [Segment: UIOffset] = [:]
  var backgrounds = StateValues<UIImage>()
  var dividerImages: [DividerPlace: UIImage] = [:]
  var storedSelection = UISegmentedControl.noSegment
  /// The segment under the finger.
  var pressedIndex: Int?
  /// Tells whether the finger came down on the chosen segment, and takes the choice along.
  var dragsSelection = false
  /// The segment on which the choice is shown while a finger takes it along.
  var draggedIndex: Int?

  /// The place of no segment: −1.
  open class var noSegment: Int { -1 }

  /// The segments that are meant, by their places among the others.
  public enum Segment: Int, Sendable {
    /// Every one.
    case any = 0
    /// The first of several.
    case left = 1
    /// Those between the first and the last.
    case center = 2
    /// The last of several.
    case right = 3
    /// The only one.
    case alone = 4
  }

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A control from an archive: one without segments.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// A control with segments of strings, images or actions, as large as suits them. Other things are left out.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepare()
    for item in items ?? [] { append(item) }
    sizeToFit()
  }

  /// A control in a frame with a segment for each action; it has the action's picture or else its title.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { append(action) }
    if frame.size == .zero { sizeToFit() }
  }

  /// The name of the choice, which is read before its segments; without one they are read by themselves.
  open override var accessibilityLabel: String? {
    didSet { updateAccessibility { $0.groupsChildren = accessibilityLabel != nil } }
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; a place beyond the ends counts as the end.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title), at: segment, animated: animated)
  }

  /// Inserts a segment with a picture; a place beyond the ends counts as the end.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), at: segment, animated: animated)
  }

  /// Inserts a segment with an action; a place beyond the ends counts as the end.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentContent(action), at: segment, animated: animated)
  }

  /// Removes a segment; where there is none, nothing happens. If it was chosen, none is any longer.
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment, animated: animated) }

  /// Removes all segments.
  open func removeAllSegments() { while !segments.isEmpty { remove(at: segments.count - 1, animated: false) } }

  /// Gives a segment a title in place of its picture.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }

  /// The title of a segment; nil if it has a picture.
  open func titleForSegment(at segment: Int) -> String? { content(at: segment).title }

  /// Gives a segment a picture in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }

  /// The picture of a segment; nil if it has a title.
  open func imageForSegment(at segment: Int) -> UIImage? { content(at: segment).image }

  /// Gives a segment an action, with its picture or title.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0 = SegmentContent(action) } }

  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { content(at: segment).action }

  /// The place of the segment whose action has an identifier; ``noSegment`` where there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.content.action?.identifier == actionIdentifier } ?? Self.noSegment
  }

  /// Gives a segment a width in points; 0 for one that suits.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width > 0 && width.isFinite ? width : 0 }
  }

  /// The width that was given to a segment; 0 for one that suits.
  open func widthForSegment(at segment: Int) -> CGFloat { content(at: segment).width }

  /// Moves what a segment shows, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }

  /// How far what a segment shows is moved.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { content(at: segment).offset }

  /// Has a segment answer or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

  /// Tells whether a segment answers.
  open func isEnabledForSegment(at segment: Int) -> Bool { content(at: segment).isEnabled }

  // MARK: Choice

  /// The chosen segment; ``noSegment`` for none. Setting it tells nobody. A place without a segment is an
  /// error of the program.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set { setSelection(newValue) }
  }

  /// Tells whether a segment is chosen only while it is told of; false unless set.
  open var isMomentary = false {
    didSet { if isMomentary { setSelection(Self.noSegment) } }
  }

  // MARK: Look

  /// Tells whether segments are as wide as what they show and not all alike; false unless set.
  open var apportionsSegmentWidthsByContent = false {
    didSet { segmentsDidChange() }
  }

  /// The colour behind the chosen segment; white in light surroundings where nil.
  open var selectedSegmentTintColor: UIColor? {
    didSet { showState() }
  }

  /// Gives titles attributes in a state: `font` and `foregroundColor`.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[exactly: state] = attributes
    segmentsDidChange()
  }

  /// The attributes of titles in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// Moves what segments show, by their place among the others, in points.
  ///
  /// Difference from UIKit: bars have one height for each width, so that there is one adjustment for all metrics.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    contentPositions[leftCenterRightOrAlone] = adjustment
    setNeedsLayout()
  }

  /// How far what segments show is moved, for all metrics.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset { contentPositions[leftCenterRightOrAlone] ?? .zero }

  /// Shows a picture behind segments in a state, in place of the control's own ground and of what marks the choice.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    backgrounds[exactly: state] = backgroundImage
    showState()
  }

  /// The picture behind segments in a state, for all metrics.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { backgrounds[state] }

  /// Shows a picture between two segments in their states, in place of a line.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) {
    dividerImages[DividerPlace(leftState, rightState)] = dividerImage
    showState()
    setNeedsLayout()
  }

  /// The picture between two segments in their states, for all metrics.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) -> UIImage? { dividerImages[DividerPlace(leftState, rightState)] }

  // MARK: Layout

  /// The size of all segments, 32 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// The size of all segments, 32 points high.
  open override var intrinsicContentSize: CGSize { fittingSize }

  /// Puts the segments beside each other.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSegments()
  }

  // MARK: Following a touch

  /// Follows a touch on a segment that answers.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    super.beginTracking(touch, with: event) && press(at: touch.location(in: self))
  }

  /// Follows the touch from segment to segment.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    slide(to: touch.location(in: self))
    return super.continueTracking(touch, with: event)
  }

  /// Chooses the segment under the touch.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    release(event)
  }

  /// Leaves the choice as it was.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    letGo()
  }

  /// Refuses taps of views around it, and pans that take the choice along. // G31
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !(ownsTap(gestureRecognizer) || ownsPan(gestureRecognizer, from: pill.isHidden ? .zero : pill.frame))
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func stateDidChange() {
    showState()
    sizeMayDifferByState()
  }
}
