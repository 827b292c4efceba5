import OpenCollectionView

/// A photo that a finger can take hold of.
final class DynamicCell: UICollectionViewCell {
  static let identifier = "DynamicCell"
  private let pictureView = UIImageView()

  /// Called with each change of the finger that has taken hold.
  var didPress: ((UILongPressGestureRecognizer) -> Void)?

  /// How long a finger stays before it has hold of a cell, in seconds: one that moves sooner scrolls.
  private static let patience = 0.12

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = 14
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.16
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 3)
    contentView.addSubview(pictureView)
    isAccessibilityElement = true
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = Self.patience
    press.addAction { [weak self] in
      if let press = $0 as? UILongPressGestureRecognizer { self?.didPress?(press) }
    }
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ disc: Disc) {
    pictureView.image = PhotoLibrary.shared.picture(of: disc.photo)
    accessibilityLabel = disc.photo.title
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    pictureView.frame = contentView.bounds
  }
}
