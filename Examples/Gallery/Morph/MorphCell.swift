import OpenCollectionView

/// A photo that makes do with the room it has: a card, a row with its name beside it, or a disc.
final class MorphCell: UICollectionViewCell {
  static let identifier = "morph"
  /// Proportions in which the picture leaves room for words: from none of it to all.
  private static let proportions: (card: CGFloat, row: CGFloat) = (1.2, 2.4)
  /// Heights between which it does, in points: a wide card on its way is all picture.
  private static let heights: (card: CGFloat, row: CGFloat) = (138, 80)
  /// Proportions between which the words come: late, so that cells that cross each other on their way have none.
  private static let wordProportions: (none: CGFloat, all: CGFloat) = (2.6, 3.7)
  /// Parts of a row's width between which a row spreads: a narrower one is on its way to or from another form, a picture alone
  /// among others, whose words and grounds would cross.
  private static let spreads: (none: CGFloat, all: CGFloat) = (0.7, 0.98)
  /// Sides between which a card becomes a disc, in points.
  private static let sides: (card: CGFloat, disc: CGFloat) = (124, 72)
  private static let cornerRadius: CGFloat = 14

  private let pictureView = UIImageView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.clipsToBounds = true
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    // Rows keep their height: they become cards and discs.
    titleLabel.setGrowingFont(ofSize: 16, weight: .semibold, as: .callout, upTo: 24)
    subtitleLabel.setGrowingFont(ofSize: 13, as: .footnote, upTo: 19)
    subtitleLabel.textColor = .gallerySecondary
    for view in [titleLabel, subtitleLabel, pictureView] { contentView.addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo) {
    pictureView.image = PhotoLibrary.shared.picture(of: photo)
    titleLabel.text = photo.title
    subtitleLabel.text = photo.subtitle
    accessibilityLabel = "\(photo.title), \(photo.subtitle)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    guard bounds.height > 0 else { return }
    let proportion = bounds.width / bounds.height
    let row =
      part(of: proportion, from: Self.proportions.card, to: Self.proportions.row)
      * part(of: bounds.height, from: Self.heights.card, to: Self.heights.row)
    let spread =
      superview.map {
        let whole = MorphController.rowWidth(in: $0)
        return part(of: bounds.width, from: Self.spreads.none * whole, to: Self.spreads.all * whole)
      } ?? 1
    let isRow = row * spread
    let disc = part(of: bounds.height, from: Self.sides.card, to: Self.sides.disc) * (1 - isRow)
    let inset = 8 * row
    let height = max(0, bounds.height - 2 * inset)
    let width = max(0, bounds.width + (height - bounds.width) * row - 2 * inset * (1 - row))
    pictureView.frame = CGRect(x: inset, y: inset, width: width, height: height)
    let corner = Self.cornerRadius - 4 * row
    pictureView.layer.cornerRadius = corner + (min(width, height) / 2 - corner) * disc
    let left = pictureView.frame.maxX + 14
    let room = max(0, bounds.width - left - 12)
    let titleHeight = max(21, titleLabel.font.lineHeight.rounded(.up))
    let subtitleHeight = max(18, subtitleLabel.font.lineHeight.rounded(.up))
    let middle = bounds.midY + (titleHeight - subtitleHeight - 3) / 2
    titleLabel.frame = CGRect(x: left, y: middle - titleHeight, width: room, height: titleHeight)
    subtitleLabel.frame = CGRect(x: left, y: middle + 2, width: room, height: subtitleHeight)
    let words = isRow * part(of: proportion, from: Self.wordProportions.none, to: Self.wordProportions.all)
    for label in [titleLabel, subtitleLabel] {
      label.alpha = words
      label.isHidden = words == 0
    }
    contentView.backgroundColor = UIColor.galleryCard.withAlphaComponent(isRow)
    contentView.layer.cornerRadius = corner + 4 * row + (bounds.height / 2 - corner) * disc
    contentView.mirrorForReading(contentView.subviews)
  }

  private func part(of value: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    min(max((value - start) / (end - start), 0), 1)
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.75 : 1 }
  }
}
