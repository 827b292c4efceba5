import OpenCollectionView

/// A print with its name and its price below it.
final class StoreTileCell: StoreCell {
  static let identifier = "store tile"
  /// The heights of pictures in their width.
  static let (upright, flat): (CGFloat, CGFloat) = (4.0 / 3, 0.8)
  private static let title = GrowingFont(size: 15, weight: .semibold, style: .subheadline, largest: 26)
  private static let subtitle = GrowingFont(size: 13, style: .footnote, largest: 22)
  private static let (gap, lineGap): (CGFloat, CGFloat) = (8, 1)

  /// The height that has room for all of some prints' words, as large as text is to be.
  static func height(
    of prints: [StorePrint], width: CGFloat, proportion: CGFloat, _ traits: UITraitCollection
  ) -> CGFloat {
    (width * proportion).rounded() + gap + lineGap
      + TitledText.height(of: prints.map { ($0.photo.title, detail(of: $0)) }, title, subtitle, width: width, traits)
  }

  private static func detail(of print: StorePrint) -> String { "\(print.priceText) \u{B7} \(print.format)" }

  private lazy var words = TitledText(Self.title, Self.subtitle, gap: Self.lineGap, in: contentView)
  private let badge = UIImageView(image: .checkmark)
  private var proportion: CGFloat = 1

  override func prepare() {
    badge.contentMode = .center
    badge.backgroundColor = .galleryFill
    badge.layer.cornerRadius = 13
    badge.layer.borderWidth = 2
    badge.layer.borderColor = UIColor.white.cgColor
    badge.isHidden = true
    contentView.addSubview(badge)
  }

  /// Shows a print, whose picture is so many times as high as wide.
  func show(_ print: StorePrint, proportion: CGFloat, isOnDarkWall: Bool) {
    self.proportion = proportion
    overrideUserInterfaceStyle = isOnDarkWall ? .dark : .unspecified
    pictureView.image = PhotoLibrary.shared.picture(of: print.photo)
    words.show(print.photo.title, Self.detail(of: print))
    accessibilityLabel = print.spoken
    setNeedsLayout()
  }

  override func updateTaken() { badge.isHidden = !isSelected }

  override func layoutSubviews() {
    let bounds = contentView.bounds
    let height = min(bounds.height, (bounds.width * proportion).rounded())
    pictureView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    words.place(left: 0, width: bounds.width, top: height + Self.gap)
    badge.frame = CGRect(x: bounds.width - 34, y: height - 34, width: 26, height: 26)
    contentView.mirrorForReading([badge])
    super.layoutSubviews()
  }
}
