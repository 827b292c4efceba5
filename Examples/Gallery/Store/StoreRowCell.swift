import OpenCollectionView

/// A line of a list: a small picture, a name, and the price.
final class StoreRowCell: StoreCell {
  static let identifier = "store row"
  private static let title = GrowingFont(size: 16, weight: .semibold, style: .callout, largest: 28)
  private static let subtitle = GrowingFont(size: 14, style: .subheadline, largest: 24)
  private static let (side, gap, lineGap): (CGFloat, CGFloat, CGFloat) = (60, 12, 1)
  /// The room that prices have beside words, in points.
  private static let tagWidth: CGFloat = 64

  override var cornerRadius: CGFloat { 10 }

  /// The height that has room for all of some prints' words, as large as text is to be: where that is large the price stands
  /// below them.
  static func height(of prints: [StorePrint], width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let room = width - side - gap - (traits.hasLargeText ? 0 : gap + tagWidth)
    let words = TitledText.height(
      of: prints.map { ($0.photo.title, $0.photo.subtitle) }, title, subtitle, width: room, traits)
    let tag = traits.hasLargeText ? 8 + StorePriceTag.height(traits) : 0
    return max(side, words + lineGap + tag) + 18
  }

  private lazy var words = TitledText(Self.title, Self.subtitle, gap: Self.lineGap, in: contentView)
  private let priceTag = StorePriceTag(.wall)
  private let line = UIView()

  override func prepare() {
    line.backgroundColor = .separator
    for view in [priceTag, line] { contentView.addSubview(view) }
  }

  /// Shows a print; all lines of a column but the last one have a hairline below them.
  func show(_ print: StorePrint, isLast: Bool) {
    pictureView.image = PhotoLibrary.shared.picture(of: print.photo)
    words.show(print.photo.title, print.photo.subtitle)
    priceTag.text = print.priceText
    accessibilityLabel = print.spoken
    line.isHidden = isLast
    setNeedsLayout()
  }

  override func updateTaken() { priceTag.isTaken = isSelected }

  override func layoutSubviews() {
    let bounds = contentView.bounds
    let left = Self.side + Self.gap
    let size = priceTag.sizeThatFits(bounds.size)
    pictureView.frame = CGRect(
      x: 0, y: ((bounds.height - Self.side) / 2).rounded(), width: Self.side, height: Self.side)
    if traitCollection.hasLargeText {
      let bottom = bounds.height - 9
      priceTag.frame = CGRect(x: left, y: bottom - size.height, width: size.width, height: size.height)
      words.place(left: left, width: max(0, bounds.width - left), middle: (9 + priceTag.frame.minY - 8) / 2)
    } else {
      let width = max(0, bounds.width - left - Self.gap - Self.tagWidth)
      words.place(left: left, width: width, middle: bounds.midY)
      priceTag.frame = CGRect(
        x: bounds.width - size.width, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
        height: size.height)
    }
    let pixel = 1 / traitCollection.displayScale
    line.frame = CGRect(x: left, y: bounds.height - pixel, width: max(0, bounds.width - left), height: pixel)
    contentView.mirrorForReading([pictureView, words.titleLabel, words.subtitleLabel, priceTag, line])
    super.layoutSubviews()
  }
}
