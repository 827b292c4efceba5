import OpenCollectionView

/// The name of a section, and when its photos were taken.
final class PhotoHeader: UICollectionReusableView {
  static let identifier = "header"

  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()

  private static let largestSubtitle: CGFloat = 22

  /// The height that has room for all of some sections' words, as large as text is to be, with the space above it.
  static func height(of sections: [PhotoSection], width: CGFloat, inset: UIEdgeInsets, _ traits: UITraitCollection)
    -> CGFloat
  {
    let isNarrow = width < 500
    let title = UIFontMetrics(forTextStyle: .title1).scaledFont(
      for: .systemFont(ofSize: isNarrow ? 26 : 32, weight: .semibold), maximumPointSize: isNarrow ? 30 : 40,
      compatibleWith: traits)
    let subtitle = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15), maximumPointSize: largestSubtitle, compatibleWith: traits)
    let room = max(1, width - inset.left - inset.right)
    let words = sections.map {
      CardText.height(of: $0.title, title, width: room).rounded(.up)
        + CardText.height(of: $0.subtitle, subtitle, width: room).rounded(.up)
    }
    return max(isNarrow ? 92 : 116, (words.max() ?? 0) + (isNarrow ? 39 : 53))
  }

  /// The space at the sides, the same as that of the photos below.
  var inset = UIEdgeInsets.zero {
    didSet { if inset != oldValue { setNeedsLayout() } }
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
    titleLabel.textColor = .label
    subtitleLabel.setGrowingFont(ofSize: 15, as: .subheadline, upTo: Self.largestSubtitle)
    subtitleLabel.textColor = .gallerySecondary
    for label in [titleLabel, subtitleLabel] { label.numberOfLines = 0 }
    addSubview(titleLabel)
    addSubview(subtitleLabel)
    isAccessibilityElement = true
    accessibilityTraits = .header
  }

  /// Names a section.
  func show(_ section: PhotoSection) {
    titleLabel.text = section.title
    subtitleLabel.text = section.subtitle
    accessibilityLabel = "\(section.title), \(section.subtitle)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isNarrow = bounds.width < 500
    let width = max(0, bounds.width - inset.left - inset.right)
    titleLabel.setGrowingFont(ofSize: isNarrow ? 26 : 32, weight: .semibold, as: .title1, upTo: isNarrow ? 30 : 40)
    // Both lines stand near the photos that they name, not near those above.
    let titleHeight = titleLabel.height(inWidth: width)
    let subtitleHeight = subtitleLabel.height(inWidth: width)
    let bottom = bounds.height - (isNarrow ? 14 : 18)
    subtitleLabel.frame = CGRect(x: inset.left, y: bottom - subtitleHeight, width: width, height: subtitleHeight)
    titleLabel.frame = CGRect(
      x: inset.left, y: subtitleLabel.frame.minY - 3 - titleHeight, width: width, height: titleHeight)
  }
}
