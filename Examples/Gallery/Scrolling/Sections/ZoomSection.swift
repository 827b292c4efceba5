import OpenCollectionView

/// A picture that two fingers zoom, and a double tap on the place that was tapped.
final class ZoomSection: ScrollSection {
  private let chart = StarChart()
  private let badge = UILabel()
  /// How large a double tap makes the picture.
  private static let closeScale: CGFloat = 2.5

  init() {
    super.init("Picture", "Pinch it, or tap twice: to four times its size.", UIScrollView())
    scrollView.minimumZoomScale = 1
    scrollView.maximumZoomScale = 4
    // As long as the chart is smaller than the view it stands in its middle.
    scrollView.contentAlignmentPoint = CGPoint(x: 0.5, y: 0.5)
    scrollView.backgroundColor = StarChart.skyColor
    scrollView.indicatorStyle = .white
    scrollView.layer.cornerRadius = 18
    scrollView.addSubview(chart)
    let doubleTap = UITapGestureRecognizer(target: self, action: Selector(ZoomSection.tappedTwice(_:)))
    doubleTap.numberOfTapsRequired = 2
    scrollView.addGestureRecognizer(doubleTap)

    badge.setGrowingFont(ofSize: 13, weight: .semibold, as: .footnote, upTo: 20, hasEvenDigits: true)
    badge.textColor = .white.withAlphaComponent(0.85)
    badge.textAlignment = .center
    badge.backgroundColor = .white.withAlphaComponent(0.14)
    badge.clipsToBounds = true
    addSubview(badge)
    showScale()
  }

  required init?(coder: NSCoder) { nil }

  override func viewForZooming(in scrollView: UIScrollView) -> UIView? { chart }

  func tappedTwice(_ tap: UITapGestureRecognizer) {
    guard scrollView.zoomScale == scrollView.minimumZoomScale else {
      return scrollView.setZoomScale(scrollView.minimumZoomScale, animated: true)
    }
    let place = tap.location(in: chart)
    let size = CGSize(
      width: scrollView.bounds.width / Self.closeScale, height: scrollView.bounds.height / Self.closeScale)
    scrollView.zoom(
      to: CGRect(x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height),
      animated: true)
  }

  override func scrollViewDidZoom(_ scrollView: UIScrollView) {
    super.scrollViewDidZoom(scrollView)
    showScale()
  }

  private func showScale() {
    let tenths = Int((scrollView.zoomScale * 10).rounded())
    let text = "\(tenths / 10).\(tenths % 10) ×"
    guard text != badge.text else { return }
    badge.text = text
    badge.accessibilityLabel = "\(text.dropLast(2)) times its size"
  }

  override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
    min(430, max(0, (width - 2 * margin) * 1.14).rounded())
  }

  override func layOutBody(in body: CGRect) {
    let frame = body.inside(horizontally: margin, vertically: 0)
    let size = CGSize(width: 4 * badge.font.pointSize, height: (1.85 * badge.font.pointSize).rounded())
    badge.frame = CGRect(
      x: frame.maxX - 12 - size.width, y: frame.maxY - 12 - size.height, width: size.width, height: size.height)
    badge.layer.cornerRadius = size.height / 2
    mirrorForReading([badge])
    guard scrollView.frame != frame else { return }
    scrollView.frame = frame
    scrollView.zoomScale = 1
    let side = min(frame.width, frame.height)
    chart.frame = CGRect(x: 0, y: 0, width: side, height: side)
    scrollView.contentSize = chart.bounds.size
  }
}
