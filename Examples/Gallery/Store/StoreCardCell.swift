import OpenCollectionView

/// A large card: what it is, its name, and the picture with its price.
final class StoreCardCell: StoreCell {
  static let identifier = "store card"
  private static let kicker = GrowingFont(size: 12, weight: .semibold, style: .caption1, largest: 20)
  private static let title = GrowingFont(size: 20, weight: .semibold, style: .title3, largest: 30)
  private static let subtitle = GrowingFont(size: 15, style: .subheadline, largest: 24)
  /// The height of a picture in its width.
  private static let proportion: CGFloat = 0.68
  private static let (top, kickerGap, wordsGap): (CGFloat, CGFloat, CGFloat) = (10, 3, 10)

  /// The height that has room for all of some prints' words, as large as text is to be.
  static func height(of prints: [StorePrint], width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let words = TitledText.height(
      of: prints.map { ($0.photo.title, $0.photo.subtitle) }, title, subtitle, width: width, traits)
    let kickers = prints.map { CardText.height(of: kicker(of: $0), kicker.font(traits), width: width).rounded(.up) }
    return top + (kickers.max() ?? 0) + kickerGap + words + 1 + wordsGap + (width * proportion).rounded()
  }

  private static func kicker(of print: StorePrint) -> String { print.format }

  private let kickerLabel = UILabel()
  private lazy var words = TitledText(Self.title, Self.subtitle, gap: 1, in: contentView)
  private let priceTag = StorePriceTag(.picture)
  private let line = UIView()

  override func prepare() {
    kickerLabel.setGrowingFont(Self.kicker)
    kickerLabel.textColor = .galleryTint
    kickerLabel.numberOfLines = 0
    line.backgroundColor = .separator
    for view in [kickerLabel, priceTag, line] { contentView.addSubview(view) }
  }

  /// Shows a print.
  func show(_ print: StorePrint) {
    pictureView.image = PhotoLibrary.shared.picture(of: print.photo)
    kickerLabel.text = Self.kicker(of: print)
    priceTag.text = print.priceText
    words.show(print.photo.title, print.photo.subtitle)
    accessibilityLabel = print.spoken
    setNeedsLayout()
  }

  override func updateTaken() { priceTag.isTaken = isSelected }

  override func layoutSubviews() {
    let bounds = contentView.bounds
    let height = min(bounds.height, (bounds.width * Self.proportion).rounded())
    pictureView.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / traitCollection.displayScale)
    kickerLabel.frame = CGRect(
      x: 0, y: Self.top, width: bounds.width, height: kickerLabel.height(inWidth: bounds.width))
    words.place(left: 0, width: bounds.width, bottom: pictureView.frame.minY - Self.wordsGap)
    kickerLabel.frame.origin.y = words.titleLabel.frame.minY - Self.kickerGap - kickerLabel.frame.height
    let size = priceTag.sizeThatFits(bounds.size)
    priceTag.frame = CGRect(
      x: bounds.width - 12 - size.width, y: bounds.height - 12 - size.height, width: size.width, height: size.height)
    contentView.mirrorForReading([priceTag])
    super.layoutSubviews()
  }
}
