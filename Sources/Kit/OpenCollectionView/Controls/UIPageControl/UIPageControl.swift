/// A row of dots, one for each page, of which that of the current page stands out.
///
/// A tap on one half goes a page on or back; a finger that slides along the dots goes through the pages.
///
/// Difference from UIKit: dots are in one row from the first page to the last; there is no progress within a page, and
/// no background that comes up while pages are gone through.
open class UIPageControl: UIControl {
  var dots: [UIImageView] = []
  var images: [Int: UIImage] = [:]
  var currentImages: [Int: UIImage] = [:]
  var storedPage = 0
  /// Tells whether the finger goes through the pages.
  var isSliding = false

  /// Along which way the dots go.
  public enum Direction: Int, Sendable {
    /// As text has it.
    case natural = 0
    /// From the left to the right.
    case leftToRight = 1
    /// From the right to the left.
    case rightToLeft = 2
    /// Downwards.
    case topToBottom = 3
    /// Upwards.
    case bottomToTop = 4
  }

  /// How a person is using the control.
  public enum InteractionState: Int, Sendable {
    /// Not at all.
    case none = 0
    /// By taps.
    case discrete = 1
    /// By sliding along the dots.
    case continuous = 2
  }

  /// A control without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A control from an archive: one without pages.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// How many pages there are; less than 0 counts as 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      guard numberOfPages != oldValue else { return }
      pagesDidChange()
    }
  }

  /// The current page; a number beyond the ends counts as the end.
  open var currentPage: Int {
    get { storedPage }
    set { show(newValue) }
  }

  /// Tells whether the control is hidden while there is only one page; false unless set.
  open var hidesForSinglePage = false {
    didSet { pagesDidChange() }
  }

  /// The colour of the dots; a light one where nil.
  open var pageIndicatorTintColor: UIColor? {
    didSet { showState() }
  }

  /// The colour of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { showState() }
  }

  /// A picture in place of dots, shown in their colours; a dot where nil.
  open var preferredIndicatorImage: UIImage? {
    didSet { showState() }
  }

  /// A picture in place of the current page's dot; that of the others where nil.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { showState() }
  }

  /// Gives a page a picture in place of its dot. A page that is not there is an error of the program.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard has(page) else { return }
    images[page] = image
    showState()
  }

  /// The picture in place of a page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    has(page) ? images[page] : nil
  }

  /// Gives a page a picture in place of its dot while it is the current one. A page that is not there is an error
  /// of the program.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    guard has(page) else { return }
    currentImages[page] = image
    showState()
  }

  /// The picture in place of a page's dot while it is the current one.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    has(page) ? currentImages[page] : nil
  }

  /// Along which way the dots go.
  open var direction = Direction.natural {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Tells whether a finger that slides along the dots goes through the pages; true unless set.
  open var allowsContinuousInteraction = true

  /// How a person is using the control.
  open var interactionState: InteractionState { isSliding ? .continuous : isTracking ? .discrete : .none }

  /// The size of a number of dots.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { dotsSize(max(pageCount, 0)) }

  /// The size of the dots.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { dotsSize(numberOfPages) }
  /// The size of the dots.
  open override var intrinsicContentSize: CGSize { dotsSize(numberOfPages) }

  /// Puts the dots in a row.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeDots()
  }

  /// Goes through the pages where the touch slides along the dots.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    slide(touch, event)
    return super.continueTracking(touch, with: event)
  }

  /// Goes a page on or back for a tap.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    release(touch, event)
  }

  /// Ends what goes on.
  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    isSliding = false
  }

  /// Refuses taps of views around it. // G31
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !ownsTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Goes a page on.
  open override func accessibilityIncrement() { go(to: storedPage + 1, nil) }

  /// Goes a page back.
  open override func accessibilityDecrement() { go(to: storedPage - 1, nil) }

  override func stateDidChange() { showState() }
}
