import OpenCollectionView

/// The name of a section of cards.
final class CardHeader: UICollectionReusableView {
  static let identifier = "header"

  private let label = UILabel()
  private lazy var sides = [
    label.leadingAnchor.constraint(equalTo: leadingAnchor), trailingAnchor.constraint(equalTo: label.trailingAnchor),
  ]
  /// The space at both sides, in points.
  var inset: CGFloat = 0 {
    didSet { for side in sides { side.constant = inset } }
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
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    // A header may be narrower than its margins.
    sides[1].priority = UILayoutPriority(999)
    NSLayoutConstraint.activate(
      sides + [
        bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 10),
        label.heightAnchor.constraint(greaterThanOrEqualToConstant: 26),
      ])
  }

  func show(_ section: CardSection) { label.text = section.title }
}
