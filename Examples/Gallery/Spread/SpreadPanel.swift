import CollectionLayouts
import OpenCollectionView

/// The bar below the photos: how far they are apart, what the layout said to that, and what was tapped.
final class SpreadPanel: ExhibitBar {
  private let distanceLabel = UILabel()
  private let answerLabel = UILabel()
  private let slider = UISlider()
  private let fingersLabel = UILabel()
  private let tapLabel = UILabel()
  private let words = UIStackView()
  /// Where all stand in one line: what the slider does not get.
  private var widths: [NSLayoutConstraint] = []

  /// The distances that the layout takes, in points.
  static let distances: ClosedRange<CGFloat> = 12...440

  /// Called with a distance that the slider has been moved to.
  var didSlide: ((CGFloat) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    distanceLabel.setGrowingFont(ofSize: 28, weight: .semibold, as: .title1, hasEvenDigits: true)
    answerLabel.setGrowingFont(ofSize: 13, as: .footnote)
    answerLabel.numberOfLines = 0
    for label in [fingersLabel, tapLabel] {
      label.setGrowingFont(ofSize: 13, as: .footnote, hasEvenDigits: true)
      label.numberOfLines = 0
      label.textColor = .gallerySecondary
    }
    fingersLabel.text = "Pinch the photos with two fingers."
    tapLabel.text = "Tap one to select it, or beside them."
    // It goes on beyond the limits, so that they can be met without a second finger.
    slider.minimumValue = 0
    slider.maximumValue = Float(Self.distances.upperBound + Self.distances.lowerBound)
    slider.accessibilityLabel = "Spread distance"
    // The slider says it.
    distanceLabel.isAccessibilityElement = false
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        fingersLabel.text = "Pinch the photos with two fingers."
        didSlide?(CGFloat(slider.value))
      }, for: .valueChanged)
    for label in [distanceLabel, answerLabel] { words.addArrangedSubview(label) }
    answerLabel.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    let events = UIStackView(arrangedSubviews: [fingersLabel, tapLabel])
    events.axis = .vertical
    events.spacing = 6
    for view in [words, slider, events] as [UIView] { content.addArrangedSubview(view) }
    widths = [
      words.widthAnchor.constraint(equalToConstant: 290),
      events.widthAnchor.constraint(equalTo: content.widthAnchor, multiplier: 0.34),
      events.widthAnchor.constraint(lessThanOrEqualToConstant: 360),
    ]
    widths[1].priority = UILayoutPriority(751)
  }

  required init?(coder: NSCoder) { nil }

  /// Says how far items are apart, and what the layout said when it was asked for that.
  func show(_ distance: CGFloat, _ answer: SpreadLayout.Answer) {
    distanceLabel.text = "\(Int(distance.rounded())) pt"
    slider.accessibilityValue = "\(Int(distance.rounded())) points"
    if !slider.isTracking { slider.value = Float(distance) }
    let limits = Self.distances
    switch answer {
    case .taken: answerLabel.text = "between neighbours"
    case .heldAtSmallest: answerLabel.text = "held: \(Int(limits.lowerBound)) pt is the smallest distance"
    case .heldAtLargest: answerLabel.text = "held: \(Int(limits.upperBound)) pt is the largest distance"
    case .refused: answerLabel.text = "refused: that is no distance"
    }
    answerLabel.textColor = answer == .taken ? .gallerySecondary : .systemOrange
  }

  /// Says how far the fingers are apart.
  func show(fingers distance: CGFloat) { fingersLabel.text = "Fingers are \(Int(distance.rounded())) pt apart." }

  /// Says what was tapped; nil for a place between the items.
  func show(tapped name: String?) {
    tapLabel.text = name.map { "Tapped \($0)." } ?? "Tapped between the items: indexPathForItem(at:) is nil."
  }

  /// In less room the slider between the words would be too short to be slid.
  override var widthForOneLine: CGFloat { 900 * traitCollection.textScale(upTo: 1.5) }

  override func arrange(forWidth width: CGFloat) {
    super.arrange(forWidth: width)
    content.axis = isWide ? .horizontal : .vertical
    content.alignment = isWide ? .center : .fill
    content.spacing = isWide ? 20 : 6
    words.axis = isWide ? .vertical : .horizontal
    words.alignment = isWide ? .fill : .firstBaseline
    words.spacing = isWide ? 2 : 10
    for constraint in widths { constraint.isActive = isWide }
    // Beside the slider the words close the line.
    for label in [fingersLabel, tapLabel] { label.textAlignment = isWide ? endAlignment : .natural }
  }
}
