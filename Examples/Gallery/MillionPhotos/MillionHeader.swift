import OpenCollectionView

/// The heading of a thousand photos, which stays in sight while one of them is.
final class MillionHeader: UICollectionReusableView {
  static let identifier = "heading"
  /// The height for text of the usual size, and for larger text.
  static func height(_ traits: UITraitCollection) -> CGFloat {
    max(48, (title.font(traits).lineHeight + 24).rounded(.up))
  }

  private static let title = GrowingFont(size: 20, weight: .semibold, style: .title3, largest: 30)

  private let titleLabel = UILabel()
  private let rangeLabel = UILabel()
  private let line = UIView()

  /// The space at the sides, the same as that of the photos below.
  var inset = UIEdgeInsets.zero {
    didSet { if inset != oldValue { setNeedsLayout() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Photos pass below it, and must not be read through its words.
    backgroundColor = .galleryBackground
    titleLabel.setGrowingFont(Self.title)
    rangeLabel.setGrowingFont(ofSize: 13, as: .footnote, upTo: 17, hasEvenDigits: true)
    rangeLabel.textColor = .gallerySecondary
    line.backgroundColor = .separator
    for view in [titleLabel, rangeLabel, line] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .header
  }

  required init?(coder: NSCoder) { nil }

  func show(section: Int) {
    let first = section * Mosaic.photosPerSection + 1
    titleLabel.text = "Film \((section + 1).grouped)"
    rangeLabel.text = "\(first.grouped) – \((first + Mosaic.photosPerSection - 1).grouped)"
    accessibilityLabel = "\(titleLabel.text ?? ""), photos \(rangeLabel.text ?? "")"
    // A higher number is wider.
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - inset.left - inset.right)
    let titleWidth = min(width, titleLabel.sizeThatFits(.zero).width.rounded(.up))
    titleLabel.frame = CGRect(x: inset.left, y: 0, width: titleWidth, height: bounds.height)
    let left = titleLabel.frame.maxX + 12
    rangeLabel.frame = CGRect(
      x: left, y: 1, width: max(0, inset.left + width - left), height: bounds.height)
    let pixel = 1 / traitCollection.displayScale
    line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
    rangeLabel.textAlignment = endAlignment
    mirrorForReading([titleLabel, rangeLabel])
  }
}
