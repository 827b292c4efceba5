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

  /// What the picture takes, with the space around it, in points.
  private static let wordsLeft: CGFloat = 48 + 22
  private static let largestTitle: CGFloat = 28
  private static let largestSubtitle: CGFloat = 22

  /// The height of a row that has room for all of some photos' words, as large as text is to be.
  static func height(of photos: [Photo], width: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    let title = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17, weight: .semibold), maximumPointSize: largestTitle, compatibleWith: traits)
    let subtitle = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: 13), maximumPointSize: largestSubtitle, compatibleWith: traits)
    let room = max(1, width - wordsLeft - handleWidth)
    let words = photos.map {
      CardText.height(of: $0.title, title, width: room).rounded(.up)
        + CardText.height(of: $0.subtitle, subtitle, width: room).rounded(.up)
    }
    return max(64, (words.max() ?? 0) + 24)
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
    titleLabel.setGrowingFont(ofSize: 17, weight: .semibold, upTo: Self.largestTitle)
    subtitleLabel.setGrowingFont(ofSize: 13, as: .footnote, upTo: Self.largestSubtitle)
    subtitleLabel.textColor = .gallerySecondary
    for label in [titleLabel, subtitleLabel] { label.numberOfLines = 0 }
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
    // A picture that grew with the words would take their room.
    let side = max(0, min(bounds.height, 64) - 16)
    pictureView.frame = CGRect(x: 8, y: bounds.midY - side / 2, width: side, height: side)
    let left = Self.wordsLeft
    let width = max(0, bounds.width - left - Self.handleWidth)
    let titleHeight = titleLabel.height(inWidth: width)
    let subtitleHeight = subtitleLabel.height(inWidth: width)
    let top = (bounds.midY - (titleHeight + subtitleHeight + 2) / 2).rounded()
    titleLabel.frame = CGRect(x: left, y: top, width: width, height: titleHeight)
    subtitleLabel.frame = CGRect(x: left, y: top + titleHeight + 2, width: width, height: subtitleHeight)
    handle.frame = CGRect(x: bounds.width - Self.handleWidth, y: 0, width: Self.handleWidth, height: bounds.height)
  }
}
