import OpenCollectionView

/// A word in the corner of a picture.
final class StoreBadge: UICollectionReusableView {
  static let identifier = "store badge"
  private static let font = GrowingFont(size: 12, weight: .semibold, style: .caption1, largest: 20)
  /// From the edges of the picture, in points.
  private static let distance: CGFloat = 8

  /// The height from the upper edge of the picture to the lower one of the badge.
  static func height(_ traits: UITraitCollection) -> CGFloat {
    distance + font.font(traits).lineHeight.rounded(.up) + 6
  }

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    // The item says it, too.
    accessibilityElementsHidden = true
    label.setGrowingFont(Self.font)
    label.textColor = .white
    label.textAlignment = .center
    label.backgroundColor = .galleryFill
    label.clipsToBounds = true
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a word, or nothing.
  func show(_ note: String?) {
    label.text = note
    label.isHidden = note == nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = max(0, bounds.height - Self.distance)
    let width = min(label.sizeThatFits(.zero).width.rounded(.up) + 16, max(0, bounds.width - 2 * Self.distance))
    label.frame = CGRect(x: bounds.width - Self.distance - width, y: Self.distance, width: width, height: height)
    label.layer.cornerRadius = height / 2
    mirrorForReading([label])
  }
}
