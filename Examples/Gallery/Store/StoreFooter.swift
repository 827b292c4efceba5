import OpenCollectionView

/// A line below a shelf, or below all of them.
final class StoreFooter: UICollectionReusableView {
  static let identifier = "store footer"
  private static let font = GrowingFont(size: 13, style: .footnote, largest: 22)
  private static let (top, bottom): (CGFloat, CGFloat) = (24, 20)

  /// The words below a shelf.
  static func words(below shelf: StoreShelf) -> String { "\(shelf.prints.count) prints, each made to order." }

  /// The words below everything.
  static let imprint =
    "Nothing here costs anything: the prices are drawn, as the pictures are. Tap a print again to put it back."

  /// The height that has room for the words below a shelf.
  static func height(of shelf: StoreShelf, width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    CardText.height(of: words(below: shelf), font.font(traits), width: width).rounded(.up) + top + bottom
  }

  private let label = UILabel()
  private let line = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.setGrowingFont(Self.font)
    label.textColor = .gallerySecondary
    label.numberOfLines = 0
    line.backgroundColor = .separator
    addSubview(label)
    addSubview(line)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows words; with a line above them where they end the page.
  func show(_ text: String, isLast: Bool) {
    label.text = text
    line.isHidden = !isLast
    setNeedsLayout()
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard !line.isHidden else { return layoutAttributes }
    let inset = storeInset
    let width = layoutAttributes.size.width - inset.left - inset.right
    layoutAttributes.size.height = label.height(inWidth: width) + Self.top + 32
    return layoutAttributes
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = storeInset
    let width = max(0, bounds.width - inset.left - inset.right)
    label.frame = CGRect(x: inset.left, y: Self.top, width: width, height: label.height(inWidth: width))
    line.frame = CGRect(x: inset.left, y: 0, width: width, height: 1 / traitCollection.displayScale)
  }
}
