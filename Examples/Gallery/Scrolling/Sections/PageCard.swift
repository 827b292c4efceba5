import OpenCollectionView

/// A picture with its title. The picture lags behind the card as it slides, as if it were further away.
final class PageCard: UIView {
  private let pictureView = UIImageView()
  private let scrim = CAGradientLayer()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  /// How far the picture goes beyond the card at each side.
  private static let depth: CGFloat = 48

  /// How many pages the card is beside the middle: 0 in it, 1 one page to the right.
  var slide: CGFloat = 0 {
    didSet { if slide != oldValue { placePicture() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerRadius = 18
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    // An even slope ends in a visible line; this one starts gently.
    scrim.colors = [0, 0.1, 0.36, 0.6].map { CGColor(gray: 0, alpha: $0) }
    scrim.locations = [0, 0.3, 0.62, 1]
    titleLabel.setGrowingFont(ofSize: 26, weight: .semibold, as: .title1, upTo: 34)
    titleLabel.textColor = .white
    subtitleLabel.setGrowingFont(ofSize: 15, as: .subheadline, upTo: 26)
    subtitleLabel.textColor = .white.withAlphaComponent(0.8)
    addSubview(pictureView)
    layer.addSublayer(scrim)
    addSubview(titleLabel)
    addSubview(subtitleLabel)
    isAccessibilityElement = true
    accessibilityTraits = .image
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
    pictureView.bounds.size = CGSize(width: bounds.width + 2 * Self.depth, height: bounds.height)
    placePicture()
    let height = (bounds.height * 0.5).rounded()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    scrim.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    CATransaction.commit()
    let width = bounds.width - 40
    let subtitleHeight = subtitleLabel.font.lineHeight.rounded(.up)
    let titleHeight = titleLabel.font.lineHeight.rounded(.up)
    subtitleLabel.frame = CGRect(x: 20, y: bounds.height - 18 - subtitleHeight, width: width, height: subtitleHeight)
    titleLabel.frame = CGRect(
      x: 20, y: subtitleLabel.frame.minY - titleHeight, width: width, height: titleHeight)
  }

  private func placePicture() {
    pictureView.center = CGPoint(x: bounds.midX - slide * Self.depth, y: bounds.midY)
  }
}
