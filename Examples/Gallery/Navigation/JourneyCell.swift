import OpenCollectionView

/// A journey in the list: a picture, its name, and that there is more behind it.
final class JourneyCell: UICollectionViewCell {
  static let identifier = "journey"
  static let height: CGFloat = 80

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
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    subtitleLabel.font = .systemFont(ofSize: 14)
    subtitleLabel.textColor = .gallerySecondary
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

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    // On the line of the bar's large title.
    let margin: CGFloat = bounds.width >= 414 ? 20 : 16
    let pixel = 1 / traitCollection.displayScale
    pictureView.frame = CGRect(x: margin, y: 10, width: 60, height: 60)
    let textX = margin + 60 + 14
    let width = bounds.width - textX - margin - 24
    titleLabel.frame = CGRect(x: textX, y: 19, width: width, height: 22)
    subtitleLabel.frame = CGRect(x: textX, y: 42, width: width, height: 18)
    chevron.frame = CGRect(x: bounds.width - margin - 16, y: 0, width: 16, height: bounds.height)
    hairline.frame = CGRect(x: textX, y: bounds.height - pixel, width: bounds.width - textX, height: pixel)
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
