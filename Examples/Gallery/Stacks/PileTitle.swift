import OpenCollectionView

/// What lies in a pile.
final class PileTitle: UICollectionReusableView {
  static let identifier = "pile"

  private let titleLabel = UILabel()
  private let countLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    countLabel.font = .systemFont(ofSize: 13)
    countLabel.textColor = .gallerySecondary
    for label in [titleLabel, countLabel] {
      label.textAlignment = .center
      addSubview(label)
    }
    isAccessibilityElement = true
    accessibilityTraits = .header
  }

  required init?(coder: NSCoder) { nil }

  func show(title: String, count: Int) {
    titleLabel.text = title
    countLabel.text = count == 1 ? "1 photo" : "\(count) photos"
    accessibilityLabel = "\(title), \(count) photos"
  }

  /// The height that both lines need below a pile, in points.
  static let height: CGFloat = 62

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(x: 0, y: 18, width: bounds.width, height: 20)
    countLabel.frame = CGRect(x: 0, y: 39, width: bounds.width, height: 18)
  }
}
