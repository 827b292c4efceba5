import OpenCollectionView

/// A round photo.
final class DiscCell: UICollectionViewCell {
  static let identifier = "disc"
  /// The width of the rim around the picture, in points.
  private static let rim: CGFloat = 3

  private let pictureView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 7
    layer.shadowOffset = CGSize(width: 0, height: 3)
    contentView.backgroundColor = .galleryCard
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
    // A disc beneath and not a border: no pixel of the picture shines through at the outer edge.
    contentView.layer.cornerRadius = contentView.bounds.width / 2
    pictureView.frame = contentView.bounds.inside(horizontally: Self.rim, vertically: Self.rim)
    pictureView.layer.cornerRadius = pictureView.bounds.width / 2
  }
}

/// A photo on the circle. Photos may be there twice, discs may not.
struct Disc: Hashable {
  var number: Int
  var photo: Photo
}
