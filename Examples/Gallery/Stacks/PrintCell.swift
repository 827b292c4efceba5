import OpenCollectionView

/// A photo on paper, with a white margin.
final class PrintCell: UICollectionViewCell {
  static let identifier = "print"

  private let pictureView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    // The margin and the line around it are borders: a print is two layers, and many prints cost little.
    contentView.backgroundColor = .white
    contentView.layer.borderWidth = 1
    contentView.layer.borderColor = CGColor(gray: 0, alpha: 0.16)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    contentView.addSubview(pictureView)
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo) {
    pictureView.image = PhotoLibrary.shared.picture(of: photo)
    accessibilityLabel = "\(photo.title), \(photo.subtitle)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = (contentView.bounds.width * 0.045).rounded()
    pictureView.frame = contentView.bounds.inside(horizontally: margin, vertically: margin)
  }
}
