import OpenCollectionView

/// A journey in the list: a picture, its name, and that there is more behind it.
final class JourneyCell: UICollectionViewCell {
  static let identifier = "journey"
  /// What stands beside the words, in points: the picture, and that there is more.
  private static let (wordsLeft, wordsRight): (CGFloat, CGFloat) = (60 + 14, 24)
  private static let largestTitle: CGFloat = 28
  private static let largestSubtitle: CGFloat = 22

  /// The height that has room for all of some journeys' words, as large as text is to be.
  static func height(of journeys: [PhotoSection], width: CGFloat, margins: UIEdgeInsets, _ traits: UITraitCollection)
    -> CGFloat
  {
    let title = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: largestTitle, compatibleWith: traits)
    let subtitle = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 14), maximumPointSize: largestSubtitle, compatibleWith: traits)
    let room = max(1, width - margins.left - margins.right - wordsLeft - wordsRight)
    let words = journeys.map {
      CardText.height(of: $0.title, title, width: room).rounded(.up)
        + CardText.height(of: $0.subtitle, subtitle, width: room).rounded(.up)
    }
    return max(80, (words.max() ?? 0) + 32)
  }

  private let pictureView = UIImageView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private let subtitleLabel = UILabel(frame: .zero)
  private let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
  private let hairline = UIView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = 10
    titleLabel.setGrowingFont(ofSize: 17, weight: .semibold, upTo: Self.largestTitle)
    subtitleLabel.setGrowingFont(ofSize: 14, upTo: Self.largestSubtitle)
    subtitleLabel.textColor = .gallerySecondary
    for label in [titleLabel, subtitleLabel] { label.numberOfLines = 0 }
    chevron.tintColor = .tertiaryLabel
    chevron.contentMode = .center
    hairline.backgroundColor = .separator
    for view in [pictureView, titleLabel, subtitleLabel, chevron, hairline] { contentView.addSubview(view) }
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ journey: PhotoSection, picture: UIImage) {
    pictureView.image = picture
    titleLabel.text = journey.title
    subtitleLabel.text = journey.subtitle
    accessibilityLabel = "\(journey.title), \(journey.subtitle)"
    setNeedsLayout()
  }

  /// The space at both sides, on the line of the bar's large title.
  var margins = UIEdgeInsets.zero {
    didSet { if margins != oldValue { setNeedsLayout() } }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let left = margins.left
    let right = bounds.width - margins.right
    let pixel = 1 / traitCollection.displayScale
    pictureView.frame = CGRect(x: left, y: bounds.midY - 30, width: 60, height: 60)
    let textX = left + Self.wordsLeft
    let width = max(0, right - textX - Self.wordsRight)
    let titleHeight = titleLabel.height(inWidth: width)
    let subtitleHeight = subtitleLabel.height(inWidth: width)
    let top = (bounds.midY - (titleHeight + subtitleHeight + 2) / 2).rounded()
    titleLabel.frame = CGRect(x: textX, y: top, width: width, height: titleHeight)
    subtitleLabel.frame = CGRect(x: textX, y: top + titleHeight + 2, width: width, height: subtitleHeight)
    chevron.frame = CGRect(x: right - 16, y: 0, width: 16, height: bounds.height)
    hairline.frame = CGRect(x: textX, y: bounds.height - pixel, width: max(0, right - textX), height: pixel)
  }

  override var isHighlighted: Bool {
    didSet { showState() }
  }

  override var isSelected: Bool {
    didSet { showState() }
  }

  private func showState() {
    contentView.backgroundColor = isHighlighted || isSelected ? .systemFill : nil
  }
}
