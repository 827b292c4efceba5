import OpenCollectionView

/// A row for a photo, with a handle at its end by which it is carried.
final class CarryCell: UICollectionViewCell {
  static let identifier = "row"
  /// How wide the handle is, in points.
  static let handleWidth: CGFloat = 64

  private let pictureView = UIImageView()
  private lazy var words = TitledText(Self.title, Self.subtitle, in: contentView)
  private let handle = UIImageView()

  /// What the picture takes, with the space around it, in points.
  private static let wordsLeft: CGFloat = 48 + 22
  private static let title = GrowingFont(size: 17, weight: .semibold, largest: 28)
  private static let subtitle = GrowingFont(size: 13, style: .footnote, largest: 22)

  /// The height of a row that has room for all of some photos' words, as large as text is to be.
  static func height(of photos: [Photo], width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let words = photos.map { ($0.title, $0.subtitle) }
    return max(64, TitledText.height(of: words, title, subtitle, width: width - wordsLeft - handleWidth, traits) + 24)
  }

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
    handle.image = UIImage(
      systemName: "line.3.horizontal", withConfiguration: UIImage.SymbolConfiguration(pointSize: 18, weight: .medium))
    handle.tintColor = .galleryMark
    handle.contentMode = .center
    contentView.addSubview(pictureView)
    contentView.addSubview(handle)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo) {
    pictureView.image = PhotoLibrary.shared.picture(of: photo)
    accessibilityLabel = words.show(photo.title, photo.subtitle)
  }

  override func dragStateDidChange(_ dragState: DragState) {
    super.dragStateDidChange(dragState)
    didChangeDragState?()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    // A picture that grew with the words would take their room.
    let side = max(0, min(bounds.height, 64) - 16)
    pictureView.frame = CGRect(x: 8, y: bounds.midY - side / 2, width: side, height: side)
    let left = Self.wordsLeft
    words.place(left: left, width: max(0, bounds.width - left - Self.handleWidth), middle: bounds.midY)
    handle.frame = CGRect(x: bounds.width - Self.handleWidth, y: 0, width: Self.handleWidth, height: bounds.height)
    contentView.mirrorForReading(contentView.subviews)
  }
}
