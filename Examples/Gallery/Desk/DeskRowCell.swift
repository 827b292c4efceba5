import OpenCollectionView

/// A line of the darkroom: a small picture and its name. What comes has a ring at the end of its line.
final class DeskRowCell: DeskCell, DeskArrivalCell {
  static let identifier = "desk row"
  private static let title = GrowingFont(size: 15, weight: .semibold, style: .subheadline, largest: 26)
  private static let subtitle = GrowingFont(size: 13, style: .footnote, largest: 22)
  private static let (side, margin, gap): (CGFloat, CGFloat, CGFloat) = (44, 12, 12)

  private lazy var words = TitledText(Self.title, Self.subtitle, gap: 1, in: contentView)

  /// Shows a photo, or what else lies there.
  override func show(_ item: DeskItem) {
    super.show(item)
    words.show(item.title, item.subtitle)
  }

  func show(_ arrival: DeskArrival) {
    showProgress(of: arrival)
    words.show(arrival.title, arrival.subtitle)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let width = Self.wordsWidth(in: layoutAttributes.size.width)
    layoutAttributes.size.height = max(Self.side, words.height(inWidth: width)) + 16
    return layoutAttributes
  }

  /// The ring has its room also where there is none: words do not move when it goes.
  private static func wordsWidth(in width: CGFloat) -> CGFloat {
    max(0, width - 2 * margin - side - 2 * gap - DeskProgressRing.side)
  }

  override func layoutSubviews() {
    let bounds = contentView.bounds
    let left = Self.margin + Self.side + Self.gap
    pictureView.frame = CGRect(
      x: Self.margin, y: ((bounds.height - Self.side) / 2).rounded(), width: Self.side, height: Self.side)
    words.place(left: left, width: Self.wordsWidth(in: bounds.width), middle: bounds.midY)
    ring.frame = CGRect(
      x: bounds.width - Self.margin - DeskProgressRing.side,
      y: ((bounds.height - DeskProgressRing.side) / 2).rounded(), width: DeskProgressRing.side,
      height: DeskProgressRing.side)
    contentView.mirrorForReading([pictureView, words.titleLabel, words.subtitleLabel, ring])
    super.layoutSubviews()
  }
}
