import OpenCollectionView

/// The name of a section, and when its photos were taken.
final class PhotoHeader: UICollectionReusableView {
  static let identifier = "header"

  private lazy var words = TitledText(Self.title(isNarrow: false), Self.subtitle, gap: 3, in: self)
  private static let subtitle = GrowingFont(size: 15, style: .subheadline, largest: 22)

  private static func title(isNarrow: Bool) -> GrowingFont {
    GrowingFont(size: isNarrow ? 26 : 32, weight: .semibold, style: .title1, largest: isNarrow ? 30 : 40)
  }

  /// The height that has room for all of some sections' words, as large as text is to be, with the space above it.
  static func height(of sections: [PhotoSection], width: CGFloat, inset: UIEdgeInsets, _ traits: UITraitCollection)
    -> CGFloat
  {
    let isNarrow = width < 500
    let words = TitledText.height(
      of: sections.map { ($0.title, $0.subtitle) }, title(isNarrow: isNarrow), subtitle,
      width: width - inset.left - inset.right, traits)
    return max(isNarrow ? 92 : 116, words + (isNarrow ? 39 : 53))
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
    isAccessibilityElement = true
    accessibilityTraits = .header
  }

  /// Names a section.
  func show(_ section: PhotoSection) {
    accessibilityLabel = words.show(section.title, section.subtitle)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isNarrow = bounds.width < 500
    let width = max(0, bounds.width - inset.left - inset.right)
    words.setTitleFont(Self.title(isNarrow: isNarrow))
    // Both lines stand near the photos that they name, not near those above.
    words.place(left: inset.left, width: width, bottom: bounds.height - (isNarrow ? 14 : 18))
  }
}
