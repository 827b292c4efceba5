import OpenCollectionView

/// What lies in a pile.
final class PileTitle: UICollectionReusableView {
  static let identifier = "pile"

  private let titleLabel = UILabel()
  private let countLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.setGrowingFont(ofSize: 15, weight: .semibold, as: .subheadline, upTo: 22)
    titleLabel.numberOfLines = 2
    countLabel.setGrowingFont(ofSize: 13, as: .footnote, upTo: 19)
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
    accessibilityLabel = "\(title), \(countLabel.text ?? "")"
    // Another title may have another number of lines.
    setNeedsLayout()
  }

  /// The height that both lines need below a pile, in points.
  static func height(_ traits: UITraitCollection) -> CGFloat {
    let scale = traits.textScale(upTo: 1.5)
    return scale == 1 ? 62 : (24 + 78 * scale).rounded()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = CGRect(
      x: 0, y: 18, width: bounds.width, height: max(20, titleLabel.height(inWidth: bounds.width)))
    countLabel.frame = CGRect(
      x: 0, y: titleLabel.frame.maxY + 1, width: bounds.width, height: max(18, countLabel.font.lineHeight.rounded(.up)))
  }
}
