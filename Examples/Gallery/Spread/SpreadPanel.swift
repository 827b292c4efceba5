import CollectionLayouts
import OpenCollectionView

/// The bar below the photos: how far they are apart, what the layout said to that, and what was tapped.
final class SpreadPanel: UIView {
  private let line = UIView()
  private let distanceLabel = UILabel()
  private let answerLabel = UILabel()
  private let slider = UISlider()
  private let fingersLabel = UILabel()
  private let tapLabel = UILabel()

  /// The distances that the layout takes, in points.
  static let distances: ClosedRange<CGFloat> = 12...440

  /// Called with a distance that the slider has been moved to.
  var didSlide: ((CGFloat) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .galleryBackground
    line.backgroundColor = .separator
    distanceLabel.font = .monospacedDigitSystemFont(ofSize: 28, weight: .semibold)
    answerLabel.font = .systemFont(ofSize: 13)
    for label in [fingersLabel, tapLabel] {
      label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
      label.textColor = .gallerySecondary
    }
    fingersLabel.text = "Pinch the photos with two fingers."
    tapLabel.text = "Tap one to select it, or beside them."
    // It goes on beyond the limits, so that they can be met without a second finger.
    slider.minimumValue = 0
    slider.maximumValue = Float(Self.distances.upperBound + Self.distances.lowerBound)
    slider.accessibilityLabel = "Spread distance"
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        fingersLabel.text = "Pinch the photos with two fingers."
        didSlide?(CGFloat(slider.value))
      }, for: .valueChanged)
    for view in [line, distanceLabel, answerLabel, slider, fingersLabel, tapLabel] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Says how far items are apart, and what the layout said when it was asked for that.
  func show(_ distance: CGFloat, _ answer: SpreadLayout.Answer) {
    distanceLabel.text = "\(Int(distance.rounded())) pt"
    if !slider.isTracking { slider.value = Float(distance) }
    let limits = Self.distances
    switch answer {
    case .taken: answerLabel.text = "between neighbours"
    case .heldAtSmallest: answerLabel.text = "held: \(Int(limits.lowerBound)) pt is the smallest distance"
    case .heldAtLargest: answerLabel.text = "held: \(Int(limits.upperBound)) pt is the largest distance"
    case .refused: answerLabel.text = "refused: that is no distance"
    }
    answerLabel.textColor = answer == .taken ? .gallerySecondary : .systemOrange
    setNeedsLayout()
  }

  /// Says how far the fingers are apart.
  func show(fingers distance: CGFloat) { fingersLabel.text = "Fingers are \(Int(distance.rounded())) pt apart." }

  /// Says what was tapped; nil for a place between the items.
  func show(tapped name: String?) {
    tapLabel.text = name.map { "Tapped \($0)." } ?? "Tapped between the items: indexPathForItem(at:) is nil."
  }

  /// The height without what the device covers.
  static func height(forWidth width: CGFloat) -> CGFloat { width < 700 ? 148 : 84 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let safe = safeAreaInsets
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    let left = safe.left + margin
    let width = bounds.width - safe.left - safe.right - 2 * margin
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / traitCollection.displayScale)
    guard bounds.width >= 700 else {
      distanceLabel.frame = CGRect(x: left, y: 10, width: 104, height: 36)
      let used = distanceLabel.sizeThatFits(CGSize(width: 104, height: 36)).width.rounded(.up) + 10
      answerLabel.frame = CGRect(x: left + used, y: 22, width: max(0, width - used), height: 18)
      slider.frame = CGRect(x: left, y: 52, width: width, height: 34)
      fingersLabel.frame = CGRect(x: left, y: 94, width: width, height: 18)
      tapLabel.frame = CGRect(x: left, y: 116, width: width, height: 18)
      return
    }
    let column: CGFloat = 290
    distanceLabel.frame = CGRect(x: left, y: 12, width: column, height: 36)
    answerLabel.frame = CGRect(x: left, y: 50, width: column, height: 18)
    let right = left + width - min(360, width * 0.34)
    fingersLabel.frame = CGRect(x: right, y: 22, width: left + width - right, height: 18)
    tapLabel.frame = CGRect(x: right, y: 46, width: left + width - right, height: 18)
    slider.frame = CGRect(x: left + column + 8, y: 25, width: max(80, right - left - column - 40), height: 34)
  }
}
