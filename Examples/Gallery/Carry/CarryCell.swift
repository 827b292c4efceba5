import OpenCollectionView

/// A row for a photo, with a handle at its end by which it is carried.
final class CarryCell: UICollectionViewCell {
  static let identifier = "row"
  /// How wide the handle is, in points.
  static let handleWidth: CGFloat = 64

  private let pictureView = UIImageView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let handle = UIImageView()

  /// Called when the row is lifted or set down by a key.
  var didChangeDragState: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.becomeCard(withShadowOn: layer)
    // Rings and shadows that others give the row have its form.
    layer.cornerRadius = contentView.layer.cornerRadius
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = 8
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    subtitleLabel.font = .systemFont(ofSize: 13)
    subtitleLabel.textColor = .gallerySecondary
    handle.image = UIImage(
      systemName: "line.3.horizontal", withConfiguration: UIImage.SymbolConfiguration(pointSize: 18, weight: .medium))
    handle.tintColor = .tertiaryLabel
    handle.contentMode = .center
    for view in [pictureView, titleLabel, subtitleLabel, handle] { contentView.addSubview(view) }
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo) {
    pictureView.image = PhotoLibrary.shared.picture(of: photo)
    titleLabel.text = photo.title
    subtitleLabel.text = photo.subtitle
    accessibilityLabel = "\(photo.title), \(photo.subtitle)"
  }

  override func dragStateDidChange(_ dragState: DragState) {
    super.dragStateDidChange(dragState)
    didChangeDragState?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let side = max(0, bounds.height - 16)
    pictureView.frame = CGRect(x: 8, y: 8, width: side, height: side)
    let left = side + 22
    let width = max(0, bounds.width - left - Self.handleWidth)
    titleLabel.frame = CGRect(x: left, y: bounds.midY - 22, width: width, height: 24)
    subtitleLabel.frame = CGRect(x: left, y: bounds.midY + 3, width: width, height: 18)
    handle.frame = CGRect(x: bounds.width - Self.handleWidth, y: 0, width: Self.handleWidth, height: bounds.height)
  }
}
