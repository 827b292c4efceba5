import OpenCollectionView

/// What stands around a large photo: its name below, and the way back above.
final class PhotoCaption: UIView {
  let closeButton = UIButton(configuration: .plain(), primaryAction: nil)
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()

  /// The room above a large photo, in points.
  var topHeight: CGFloat { max(56, closeButton.sizeThatFits(.zero).height.rounded(.up) + 8) }
  /// The room below it, in points.
  var bottomHeight: CGFloat { max(72, (titleLabel.font.lineHeight + subtitleLabel.font.lineHeight + 34).rounded(.up)) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Photos"
    configuration.image = UIImage(systemName: "chevron.backward")
    configuration.imagePadding = 5
    closeButton.configuration = configuration
    closeButton.accessibilityLabel = "All photos"
    titleLabel.setGrowingFont(ofSize: 17, weight: .semibold, upTo: 32)
    subtitleLabel.setGrowingFont(ofSize: 13, as: .footnote, upTo: 26)
    subtitleLabel.textColor = .gallerySecondary
    for label in [titleLabel, subtitleLabel] { label.textAlignment = .center }
    for view in [closeButton, titleLabel, subtitleLabel] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo) {
    titleLabel.text = photo.title
    subtitleLabel.text = photo.subtitle
  }

  /// Shows itself by so much; while the grid is there it is not.
  func show(_ part: CGFloat) {
    // The last fifth of the way belongs to it: nothing is written across photos that can still be seen.
    alpha = min(max((part - 0.8) * 5, 0), 1)
    isHidden = alpha == 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let free = bounds.inset(by: safeAreaInsets)
    closeButton.sizeToFit()
    closeButton.frame.size.height = max(44, closeButton.frame.height)
    closeButton.frame.origin = CGPoint(
      // What the button keeps free around its words stands in the margin.
      x: free.minX + max(0, GalleryMetrics.margin(forWidth: bounds.width) - 16),
      y: ((topHeight - closeButton.bounds.height) / 2).rounded())
    let width = max(0, free.width - 32)
    titleLabel.frame = CGRect(
      x: free.minX + 16, y: free.maxY - bottomHeight + 14, width: width, height: titleLabel.font.lineHeight.rounded(.up)
    )
    subtitleLabel.frame = CGRect(
      x: free.minX + 16, y: titleLabel.frame.maxY + 2, width: width,
      height: subtitleLabel.font.lineHeight.rounded(.up))
    mirrorForReading([closeButton])
  }

  /// Only the button is touched; the photos are behind everything else.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    closeButton.frame.contains(point)
  }
}

extension Photo {
  /// The shape in which the photo was taken: its width in heights.
  var proportion: CGFloat { [1.5, 0.75, 4.0 / 3, 1, 0.8][variant % 5] }
}
