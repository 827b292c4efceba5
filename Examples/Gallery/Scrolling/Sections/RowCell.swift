import OpenCollectionView

/// A journey in a line: a small picture, its name, and when it was.
final class RowCell: UICollectionViewCell {
  static let identifier = "row"
  static let height: CGFloat = 68

  private let pictureView = UIImageView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let hairline = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = 10
    titleLabel.font = .systemFont(ofSize: 16, weight: .medium)
    subtitleLabel.font = .systemFont(ofSize: 13)
    subtitleLabel.textColor = .gallerySecondary
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
    pictureView.frame = CGRect(x: 12, y: 10, width: 48, height: 48)
    let width = max(0, bounds.width - 74 - 12)
    titleLabel.frame = CGRect(x: 74, y: 14, width: width, height: 20)
    subtitleLabel.frame = CGRect(x: 74, y: 36, width: width, height: 17)
    hairline.frame = CGRect(x: 74, y: bounds.height - pixel, width: bounds.width - 74, height: pixel)
  }
}
