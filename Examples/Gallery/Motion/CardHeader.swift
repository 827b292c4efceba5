import OpenCollectionView

/// The name of a section of cards.
final class CardHeader: UICollectionReusableView {
  static let identifier = "header"

  private let label = UILabel()
  /// The space to the left, in points.
  var inset: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    label.setGrowingFont(ofSize: 20, weight: .semibold, as: .title3, upTo: 36)
    label.isAccessibilityElement = true
    label.accessibilityTraits = .header
    addSubview(label)
  }

  func show(_ section: CardSection) { label.text = section.title }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = max(26, label.font.lineHeight.rounded(.up))
    label.frame = CGRect(
      x: inset, y: bounds.height - 10 - height, width: max(0, bounds.width - 2 * inset), height: height)
  }
}
