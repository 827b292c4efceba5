import OpenCollectionView

/// A row with its number, and a colour that goes round with the numbers.
final class SpringCell: UICollectionViewCell {
  static let identifier = "SpringCell"
  private let stripe = UIView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.becomeCard(withShadowOn: layer)
    contentView.clipsToBounds = true
    label.setGrowingFont(ofSize: 17, weight: .medium, upTo: 34, hasEvenDigits: true)
    isAccessibilityElement = true
    contentView.addSubview(stripe)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: Int) {
    label.text = (item + 1).grouped
    accessibilityLabel = "Row \((item + 1).grouped)"
    stripe.backgroundColor = UIColor(
      hue: CGFloat(item % 24) / 24, saturation: 0.55, brightness: 0.85, alpha: 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    stripe.frame = CGRect(x: 0, y: 0, width: 10, height: bounds.height)
    label.frame = CGRect(x: 26, y: 0, width: max(0, bounds.width - 42), height: bounds.height)
    contentView.mirrorForReading(contentView.subviews)
  }
}
