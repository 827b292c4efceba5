import OpenCollectionView

/// A card with what it shows above its name.
final class CardCell: UICollectionViewCell {
  static let identifier = "card"
  private static let largestTitle: CGFloat = 26
  private static let largestDetail: CGFloat = 22

  /// The height of the name and the words below it, for text of the usual size and for larger text.
  static func captionHeight(_ traits: UITraitCollection) -> CGFloat {
    let title = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15, weight: .semibold), maximumPointSize: largestTitle, compatibleWith: traits)
    let detail = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: 13), maximumPointSize: largestDetail, compatibleWith: traits)
    return max(64, (title.lineHeight + detail.lineHeight + 29).rounded(.up))
  }

  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private(set) var demonstration: Demonstration?

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    contentView.becomeCard(withShadowOn: layer)
    titleLabel.setGrowingFont(ofSize: 15, weight: .semibold, as: .subheadline, upTo: Self.largestTitle)
    detailLabel.setGrowingFont(ofSize: 13, as: .footnote, upTo: Self.largestDetail)
    detailLabel.textColor = .gallerySecondary
    contentView.addSubview(titleLabel)
    contentView.addSubview(detailLabel)
  }

  func show(_ card: Card) {
    titleLabel.text = card.title
    detailLabel.text = card.detail
    demonstration?.setRunning(false)
    demonstration?.removeFromSuperview()
    let demonstration = card.makeDemonstration()
    contentView.insertSubview(demonstration, at: 0)
    self.demonstration = demonstration
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let caption = max(0, bounds.height - Self.captionHeight(traitCollection))
    demonstration?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: caption)
    let titleHeight = titleLabel.font.lineHeight.rounded(.up)
    titleLabel.frame = CGRect(x: 16, y: caption + 11, width: max(0, bounds.width - 32), height: titleHeight)
    detailLabel.frame = CGRect(
      x: 16, y: titleLabel.frame.maxY + 2, width: max(0, bounds.width - 32),
      height: detailLabel.font.lineHeight.rounded(.up))
  }
}
