import OpenCollectionView

/// A round photo.
final class DiscCell: UICollectionViewCell {
  static let identifier = "disc"

  private let pictureView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.borderWidth = 3
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 7
    layer.shadowOffset = CGSize(width: 0, height: 3)
    contentView.addSubview(pictureView)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ disc: Disc) {
    pictureView.image = PhotoLibrary.shared.picture(of: disc.photo)
    accessibilityLabel = disc.photo.title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pictureView.frame = contentView.bounds
    pictureView.layer.cornerRadius = contentView.bounds.width / 2
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    pictureView.layer.borderColor = UIColor.galleryCard.resolvedColor(with: traitCollection).cgColor
  }
}

/// A photo on the circle. Photos may be there twice, discs may not.
struct Disc: Hashable {
  var number: Int
  var photo: Photo
}
