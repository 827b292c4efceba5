import Foundation
import MotionEngine

/// The control that appears when content is pulled down beyond its top, for fetching what is new.
///
/// Give it to a scroll view as its ``UIScrollView/refreshControl``. Content that is pulled far enough by a finger begins a
/// refresh: targets hear ``UIControl/Event/valueChanged``, at once and not at the lift, and the wheel turns until the
/// program calls ``endRefreshing()``. From the lift on the content keeps room for the control above it. Content that fits
/// the view can be pulled only with ``UIScrollView/alwaysBounceVertical``.
///
/// How far a pull must go, and how the wheel looks on the way, are our choice: 96 points of what is seen, or a fifth of a
/// low view's height, but no less than 60. Only fingers and pointers that drag refresh; wheels do not.
open class UIRefreshControl: UIControl {
  var pull = RefreshPull()
  /// How much higher the control makes the inset above the content, in points.
  var room: CGFloat = 0
  let face = RefreshControlFace()
  private var storedTint: UIColor?

  /// A control that has its height, and no place yet: the scroll view gives it one.
  public init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.standardHeight))
    prepare()
  }

  /// A control with a frame. The scroll view places it.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.standardHeight)))
    prepare()
  }

  /// A control from an archive: one without a title.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Tells whether a refresh is on, since a pull began it or the program said so.
  open var isRefreshing: Bool { pull.phase == .refreshing }

  /// Shows that the program refreshes by itself.
  ///
  /// No event is sent, and the content does not move, as in UIKit: there is more room above it, which the program may
  /// scroll to. Under a finger that drags, the room is there from the lift on.
  open func beginRefreshing() { begin() }

  /// The refresh is over: the wheel goes, and content that stands in its room moves back in 0.3 s.
  ///
  /// Content that stands elsewhere does not move; content that is dragged or moves by itself goes on from where it is.
  open func endRefreshing() { end() }

  /// The colour of the wheel, and of a title that has none of its own. Grey and the colour of labels unless set.
  open override var tintColor: UIColor! {
    get { storedTint }
    set {
      storedTint = newValue
      face.color = newValue
    }
  }

  /// The text below the wheel, of one line.
  open var attributedTitle: NSAttributedString? {
    didSet {
      face.title = attributedTitle
      if isRefreshing { tellAssistiveTools() }
    }
  }

  /// As wide as its place, and 60 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.standardHeight) }

  /// 60 points high, as wide as it happens to be.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.standardHeight)
  }

  /// Puts wheel and title into the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    face.frame = bounds
  }

  /// Becomes the refresh control of a scroll view without one that it was added to.
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if let scrollView = superview as? UIScrollView, scrollView.refreshControl == nil {
      scrollView.refreshControl = self
    }
  }

  /// The height of the control in points. Commonly observed on iOS.
  static let standardHeight: CGFloat = 60

  private func prepare() {
    layer.zPosition = -ScrollIndicatorView.depth
    isUserInteractionEnabled = false
    addSubview(face)
    isAccessibilityElement = false
    updateAccessibility { $0.role = .activity }
  }
}
