import OpenCollectionView

/// The name of a shelf, on the wall of that shelf: it stays in sight while the shelf goes by below it.
final class StoreHeading: UICollectionReusableView {
  static let identifier = "store heading"
  private static let title = GrowingFont(size: 22, weight: .bold, style: .title2, largest: 34)
  private static let subtitle = GrowingFont(size: 15, style: .subheadline, largest: 24)
  private static let (top, gap, bottom): (CGFloat, CGFloat, CGFloat) = (20, 1, 12)

  /// The height that has room for a shelf's words, as large as text is to be.
  static func height(of shelf: StoreShelf, width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    top + gap + bottom
      + TitledText.height(of: [(shelf.title, shelf.subtitle)], title, subtitle, width: width, traits)
  }

  private lazy var words = TitledText(Self.title, Self.subtitle, gap: Self.gap, in: self)
  private let line = UIView()

  /// Tells whether the heading stays where it is, over what goes by.
  var isPinned = false {
    didSet { line.isHidden = !isPinned }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    line.backgroundColor = .separator
    line.isHidden = true
    addSubview(line)
    isAccessibilityElement = true
    accessibilityTraits = .header
  }

  required init?(coder: NSCoder) { nil }

  /// Names a shelf.
  func show(_ shelf: StoreShelf) {
    let isDark = shelf.kind == .posters
    overrideUserInterfaceStyle = isDark ? .dark : .unspecified
    backgroundColor =
      isDark || shelf.kind == .list ? StoreBand.color(isDark: isDark) : .galleryBackground
    accessibilityLabel = words.show(shelf.title, shelf.subtitle)
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    guard let list = superview as? UIScrollView else { return }
    let top = list.contentOffset.y + list.adjustedContentInset.top
    isPinned = top > 0.5 && abs(layoutAttributes.frame.minY - top) < 0.5
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = storeInset
    words.place(
      left: inset.left, width: max(0, bounds.width - inset.left - inset.right), bottom: bounds.height - Self.bottom)
    let pixel = 1 / traitCollection.displayScale
    line.frame = CGRect(x: 0, y: bounds.height - pixel, width: bounds.width, height: pixel)
  }
}
