import OpenCollectionView

/// A picture without words, which fills whatever room it has.
final class PictureCell: UICollectionViewCell {
  static let identifier = "picture"

  private let pictureView = UIImageView()
  private let veil = UIView()
  private let badge = UIImageView(image: .checkmark)
  /// What an opened photo lies in; nil in the grid and on the way there.
  private(set) var zoomView: PhotoZoomView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = 6
    contentView.addSubview(pictureView)
    veil.backgroundColor = UIColor(white: 1, alpha: 0.35)
    veil.isUserInteractionEnabled = false
    veil.layer.cornerRadius = 6
    badge.backgroundColor = .galleryFill
    badge.layer.cornerRadius = 13
    badge.layer.borderWidth = 2
    badge.layer.borderColor = UIColor.white.cgColor
    for view in [veil, badge] {
      view.isHidden = true
      contentView.addSubview(view)
    }
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
  }

  required init?(coder: NSCoder) { nil }

  func show(_ photo: Photo) {
    pictureView.image = PhotoLibrary.shared.picture(of: photo)
    accessibilityLabel = "\(photo.title), \(photo.subtitle)"
  }

  // MARK: Zooming

  /// Has the photo be zoomed on a page, whose place is told in points of the cell.
  func beginZooming(on page: CGRect) -> PhotoZoomView {
    let zoomView = zoomView ?? PhotoZoomView(pictureView)
    if self.zoomView == nil {
      self.zoomView = zoomView
      contentView.insertSubview(zoomView, at: 0)
    }
    zoomView.lay(on: page, at: CGRect(x: -page.minX, y: -page.minY, width: bounds.width, height: bounds.height))
    return zoomView
  }

  /// The photo is as large as the cell again.
  func endZooming() {
    guard let zoomView else { return }
    self.zoomView = nil
    contentView.insertSubview(pictureView, at: 0)
    zoomView.removeFromSuperview()
    pictureView.transform = .identity
    pictureView.frame = contentView.bounds
  }

  /// Fingers beside an opened photo zoom it, too.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    zoomView?.frame.contains(point) ?? super.point(inside: point, with: event)
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    endZooming()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    if zoomView == nil { pictureView.frame = bounds }
    veil.frame = bounds
    // Small photos have a small mark.
    let side = min(26, max(12, bounds.width / 3))
    badge.transform = .identity
    badge.bounds.size = CGSize(width: 26, height: 26)
    badge.center = CGPoint(x: bounds.width - side / 2 - 4, y: bounds.height - side / 2 - 4)
    badge.transform = CGAffineTransform(scaleX: side / 26, y: side / 26)
    contentView.mirrorForReading([badge])
  }

  override var isSelected: Bool {
    didSet {
      veil.isHidden = !isSelected
      badge.isHidden = !isSelected
    }
  }

  override var isHighlighted: Bool {
    didSet { pictureView.alpha = isHighlighted ? 0.8 : 1 }
  }
}
