import OpenCollectionView

/// A journey in a line: a small picture, its name, and when it was.
final class RowCell: UICollectionViewCell {
  static let identifier = "row"
  private static let largestTitle: CGFloat = 28
  private static let largestSubtitle: CGFloat = 24

  /// The height that has room for all of some journeys' words, as large as text is to be.
  static func height(of journeys: [PhotoSection], width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let title = UIFontMetrics(forTextStyle: .callout).scaledFont(
      for: .systemFont(ofSize: 16, weight: .medium), maximumPointSize: largestTitle, compatibleWith: traits)
    let subtitle = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: 13), maximumPointSize: largestSubtitle, compatibleWith: traits)
    let room = max(1, width - 74 - 12)
    let words = journeys.map {
      CardText.height(of: $0.title, title, width: room).rounded(.up)
        + CardText.height(of: $0.subtitle, subtitle, width: room).rounded(.up)
    }
    return max(68, (words.max() ?? 0) + 28)
  }

  private let pictureView = UIImageView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let hairline = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = 10
    titleLabel.setGrowingFont(ofSize: 16, weight: .medium, as: .callout, upTo: Self.largestTitle)
    subtitleLabel.setGrowingFont(ofSize: 13, as: .footnote, upTo: Self.largestSubtitle)
    subtitleLabel.textColor = .gallerySecondary
    for label in [titleLabel, subtitleLabel] { label.numberOfLines = 0 }
    hairline.backgroundColor = .separator
    for view in [pictureView, titleLabel, subtitleLabel, hairline] { contentView.addSubview(view) }
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ journey: PhotoSection, picture: UIImage) {
    pictureView.image = picture
    titleLabel.text = journey.title
    subtitleLabel.text = journey.subtitle
    accessibilityLabel = "\(journey.title), \(journey.subtitle)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let pixel = 1 / traitCollection.displayScale
    pictureView.frame = CGRect(x: 12, y: bounds.midY - 24, width: 48, height: 48)
    let width = max(0, bounds.width - 74 - 12)
    let titleHeight = titleLabel.height(inWidth: width)
    let subtitleHeight = subtitleLabel.height(inWidth: width)
    let top = (bounds.midY - (titleHeight + subtitleHeight + 2) / 2).rounded()
    titleLabel.frame = CGRect(x: 74, y: top, width: width, height: titleHeight)
    subtitleLabel.frame = CGRect(x: 74, y: top + titleHeight + 2, width: width, height: subtitleHeight)
    hairline.frame = CGRect(x: 74, y: bounds.height - pixel, width: bounds.width - 74, height: pixel)
  }
}
