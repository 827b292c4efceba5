import OpenCollectionView

/// A cover with a heart on it, if somebody likes it.
final class CarouselCell: UICollectionViewCell {
  static let identifier = "cover of the carousel"
  private static let cornerRadius: CGFloat = 22

  private let pictureView = UIImageView()
  private let heart = UIImageView(image: UIImage(systemName: "heart.fill"))
  private let veil = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = Self.cornerRadius
    layer.shadowOpacity = 0.28
    layer.shadowRadius = 18
    layer.shadowOffset = CGSize(width: 0, height: 10)
    backgroundColor = .galleryCard
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    veil.backgroundColor = .black.withAlphaComponent(0.16)
    veil.isHidden = true
    heart.contentMode = .center
    heart.tintColor = .systemPink
    heart.backgroundColor = .white
    heart.clipsToBounds = true
    heart.layer.cornerRadius = 22
    heart.isHidden = true
    for view in [pictureView, veil] {
      view.layer.cornerRadius = Self.cornerRadius
      contentView.addSubview(view)
    }
    contentView.addSubview(heart)
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a photo.
  func show(_ photo: Photo) {
    pictureView.image = PhotoLibrary.shared.picture(of: photo)
    accessibilityLabel = "\(photo.title), \(photo.subtitle)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    pictureView.frame = bounds
    veil.frame = bounds
    heart.frame = CGRect(x: bounds.width - 60, y: 16, width: 44, height: 44)
    contentView.mirrorForReading([heart])
  }

  override var isSelected: Bool {
    didSet { heart.isHidden = !isSelected }
  }

  override var isHighlighted: Bool {
    didSet { veil.isHidden = !isHighlighted }
  }
}
