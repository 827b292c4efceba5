import OpenCollectionView

/// A part of the page: a title, a sentence about it, and a view that scrolls in its own way.
///
/// It is the delegate of its scroll view, and passes on to the meter what it is told.
class ScrollSection: UIView, UIScrollViewDelegate {
  let scrollView: UIScrollView
  private let titleLabel = UILabel()
  private let captionLabel = UILabel()

  /// Is told of all that the scroll view does.
  weak var meter: ScrollMeter?

  /// The space at both sides of what does not run from edge to edge, in points.
  var margin: CGFloat = 0 {
    didSet { if margin != oldValue { setNeedsLayout() } }
  }

  init(_ title: String, _ caption: String, _ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.setGrowingFont(ofSize: 22, weight: .semibold, as: .title2, upTo: 36)
    titleLabel.accessibilityTraits = .header
    captionLabel.text = caption
    captionLabel.setGrowingFont(ofSize: 15, as: .subheadline)
    captionLabel.textColor = .gallerySecondary
    captionLabel.numberOfLines = 0
    scrollView.accessibilityLabel = title
    // A title is read before what it is the title of, wherever the page is scrolled.
    shouldGroupAccessibilityChildren = true
    scrollView.delegate = self
    for view in [titleLabel, captionLabel, scrollView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// What lies further up in a scroll view than its frame begins is not read before the title.
  override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    accessibilityElements = subviews
  }

  // MARK: Layout

  /// How high the scroll view is, with what stands below it.
  func bodyHeight(forWidth width: CGFloat) -> CGFloat { 0 }

  /// Puts the scroll view, and what stands beside it, in the space below the caption.
  func layOutBody(in body: CGRect) { scrollView.frame = body }

  /// How much of the title's line the title leaves free at its right end.
  var accessoryWidth: CGFloat { 0 }

  func height(forWidth width: CGFloat) -> CGFloat { bodyTop(forWidth: width) + bodyHeight(forWidth: width) }

  private func captionHeight(forWidth width: CGFloat) -> CGFloat {
    captionLabel.height(inWidth: width - 2 * margin)
  }

  private func bodyTop(forWidth width: CGFloat) -> CGFloat {
    titleHeight + 2 + captionHeight(forWidth: width) + 14 + accessoryHeight
  }

  private var titleHeight: CGFloat { max(28, titleLabel.font.lineHeight.rounded(.up)) }

  /// Tells whether what stands in the title's line needs a line of its own, below the caption, since words are large.
  var isAccessoryBelow: Bool { accessoryWidth > 0 && traitCollection.hasLargeText }

  private var accessoryHeight: CGFloat { isAccessoryBelow ? 46 : 0 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - 2 * margin)
    titleLabel.frame = CGRect(
      x: margin, y: 0, width: max(0, width - (isAccessoryBelow ? 0 : accessoryWidth)), height: titleHeight)
    mirrorForReading([titleLabel])
    captionLabel.frame = CGRect(
      x: margin, y: titleHeight + 2, width: width, height: captionHeight(forWidth: bounds.width))
    let top = bodyTop(forWidth: bounds.width)
    layOutBody(in: CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top)))
  }

  // MARK: What the scroll view tells

  func scrollViewDidScroll(_ scrollView: UIScrollView) { meter?.scrollViewDidScroll(scrollView) }

  func scrollViewDidZoom(_ scrollView: UIScrollView) { meter?.scrollViewDidZoom(scrollView) }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { meter?.scrollViewWillBeginDragging(scrollView) }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    meter?.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    meter?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { meter?.scrollViewDidEndDecelerating(scrollView) }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
