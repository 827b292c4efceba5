import OpenCollectionView

/// A picture without words, which fills whatever room it has.
final class PictureCell: UICollectionViewCell {
  static let identifier = "picture"

  private let pictureView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = 6
    contentView.addSubview(pictureView)
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo) {
    pictureView.image = PhotoLibrary.shared.picture(of: photo)
    accessibilityLabel = "\(photo.title), \(photo.subtitle)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pictureView.frame = contentView.bounds
  }

  override var isHighlighted: Bool {
    didSet { pictureView.alpha = isHighlighted ? 0.8 : 1 }
  }
}
