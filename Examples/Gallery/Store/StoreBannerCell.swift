import OpenCollectionView

/// An offer over the whole width: three framed prints on a blue wall, and what they cost together.
final class StoreBannerCell: StoreCell {
  static let identifier = "store banner"
  private static let title = GrowingFont(size: 24, weight: .bold, style: .title2, largest: 34)
  private static let subtitle = GrowingFont(size: 15, style: .subheadline, largest: 24)
  private static let (edge, gap, lineGap): (CGFloat, CGFloat, CGFloat) = (24, 20, 4)

  override var cornerRadius: CGFloat { 16 }

  /// Tells whether prints stand beside the words.
  private static func isWide(_ width: CGFloat, _ traits: UITraitCollection) -> Bool {
    width >= 620 * traits.textScale()
  }

  private static func wordsWidth(_ width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    isWide(width, traits) ? (width * 0.42).rounded() - edge : width - 2 * edge
  }

  private static func printHeight(_ width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    isWide(width, traits) ? 190 : min(128, ((width - 2 * edge - 24) / 3 * 1.3).rounded())
  }

  private static func words(of shelf: StoreShelf) -> (title: String, subtitle: String) {
    ("The evening set", shelf.prints.map(\.photo.title).joined(separator: ", "))
  }

  /// The height that has room for the words, as large as text is to be, and the prints.
  static func height(of shelf: StoreShelf, width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let words =
      TitledText.height(
        of: [words(of: shelf)], title, subtitle, width: wordsWidth(width, traits), traits) + lineGap + 16
      + StorePriceTag.height(traits)
    let prints = printHeight(width, traits)
    return 2 * edge + (isWide(width, traits) ? max(words, prints) : words + gap + prints)
  }

  private let wall = CAGradientLayer()
  private let frames = (0..<3).map { _ in UIView() }
  private let pictures = (0..<3).map { _ in UIImageView() }
  private let priceTag = StorePriceTag(.picture)
  private lazy var words = TitledText(Self.title, Self.subtitle, gap: Self.lineGap, in: contentView)

  override func prepare() {
    wall.colors = [
      CGColor(srgbRed: 0.07, green: 0.16, blue: 0.33, alpha: 1),
      CGColor(srgbRed: 0.11, green: 0.33, blue: 0.52, alpha: 1),
    ]
    wall.startPoint = CGPoint(x: 0, y: 0)
    wall.endPoint = CGPoint(x: 1, y: 1)
    pictureView.layer.insertSublayer(wall, at: 0)
    for (frame, picture) in zip(frames, pictures) {
      frame.backgroundColor = .white
      frame.layer.cornerRadius = 3
      frame.layer.shadowOpacity = 0.35
      frame.layer.shadowRadius = 8
      frame.layer.shadowOffset = CGSize(width: 0, height: 5)
      picture.contentMode = .scaleAspectFill
      picture.clipsToBounds = true
      frame.addSubview(picture)
      contentView.addSubview(frame)
    }
    contentView.addSubview(priceTag)
  }

  /// Shows an offer.
  func show(_ shelf: StoreShelf) {
    let said = Self.words(of: shelf)
    words.show(said.title, said.subtitle)
    words.titleLabel.textColor = .white
    words.subtitleLabel.textColor = .white.withAlphaComponent(0.8)
    let price = "\u{20AC}\(StoreShelf.priceOfOffer)"
    priceTag.text = price
    for (picture, print) in zip(pictures, shelf.prints) {
      picture.image = PhotoLibrary.shared.picture(of: print.photo)
    }
    accessibilityLabel = "\(said.title): \(said.subtitle), \(price)"
    setNeedsLayout()
  }

  override func updateTaken() { priceTag.isTaken = isSelected }

  override func layoutSubviews() {
    let bounds = contentView.bounds
    pictureView.frame = bounds
    wall.frame = bounds
    let isWide = Self.isWide(bounds.width, traitCollection)
    let width = max(0, Self.wordsWidth(bounds.width, traitCollection))
    let height = max(0, Self.printHeight(bounds.width, traitCollection))
    let size = priceTag.sizeThatFits(bounds.size)
    let said = words.height(inWidth: width)
    let top = isWide ? ((bounds.height - said - 16 - size.height) / 2).rounded() : Self.edge
    words.place(left: Self.edge, width: width, top: top)
    priceTag.frame = CGRect(x: Self.edge, y: top + said + 16, width: size.width, height: size.height)
    let space: CGFloat = isWide ? 24 : 12
    let printWidth = (height / 1.3).rounded()
    let whole = 3 * printWidth + 2 * space
    let left =
      isWide
      ? (bounds.width * 0.42 + (bounds.width * 0.58 - whole) / 2).rounded() : ((bounds.width - whole) / 2).rounded()
    let y = isWide ? ((bounds.height - height) / 2).rounded() : bounds.height - Self.edge - height
    for (index, frame) in frames.enumerated() {
      frame.frame = CGRect(x: left + CGFloat(index) * (printWidth + space), y: y, width: printWidth, height: height)
      pictures[index].frame = frame.bounds.inside(horizontally: 5, vertically: 5)
    }
    contentView.mirrorForReading([words.titleLabel, words.subtitleLabel, priceTag] + frames)
    super.layoutSubviews()
  }
}
