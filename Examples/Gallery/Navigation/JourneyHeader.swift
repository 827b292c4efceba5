import OpenCollectionView

/// The large picture above a journey's photos, with what there is to say.
final class JourneyHeader: UICollectionReusableView {
  static let identifier = "journey header"

  private let pictureView = UIImageView(frame: .zero)
  private let scrim = CAGradientLayer()
  private let nameLabel = UILabel(frame: .zero)
  private let regionLabel = UILabel(frame: .zero)

  static func height(forWidth width: CGFloat) -> CGFloat { min(max(width * 0.62, 220), 420).rounded() }

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    scrim.colors = [0, 0.1, 0.34, 0.6].map { CGColor(gray: 0, alpha: $0) }
    scrim.locations = [0, 0.3, 0.62, 1]
    pictureView.layer.addSublayer(scrim)
    nameLabel.setGrowingFont(ofSize: 28, weight: .bold, as: .title1, upTo: 40)
    nameLabel.textColor = .white
    nameLabel.numberOfLines = 2
    regionLabel.setGrowingFont(ofSize: 15, as: .subheadline, upTo: 26)
    regionLabel.textColor = .white.withAlphaComponent(0.8)
    for view in [pictureView, nameLabel, regionLabel] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ journey: Journey, picture: UIImage) {
    pictureView.image = picture
    nameLabel.text = journey.title
    regionLabel.text = "\(journey.region) \u{B7} \(journey.month) \(journey.year)"
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = GalleryMetrics.margin(forWidth: bounds.width)
    pictureView.frame = bounds
    scrim.frame = CGRect(x: 0, y: bounds.height * 0.4, width: bounds.width, height: bounds.height * 0.6)
    let width = bounds.width - 2 * margin
    let regionHeight = regionLabel.font.lineHeight.rounded(.up)
    regionLabel.frame = CGRect(x: margin, y: bounds.height - 16 - regionHeight, width: width, height: regionHeight)
    let nameHeight = nameLabel.height(inWidth: width)
    nameLabel.frame = CGRect(x: margin, y: regionLabel.frame.minY - nameHeight, width: width, height: nameHeight)
  }
}
