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
    label.font = .systemFont(ofSize: 20, weight: .semibold)
    label.isAccessibilityElement = true
    label.accessibilityTraits = .header
    addSubview(label)
  }

  func show(_ section: CardSection) { label.text = section.title }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: inset, y: bounds.height - 36, width: max(0, bounds.width - 2 * inset), height: 26)
  }
}
