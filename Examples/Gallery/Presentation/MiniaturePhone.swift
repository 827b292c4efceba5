import OpenCollectionView

/// A small phone that shows a photo, and what covers it.
final class MiniaturePhone: UIView {
  private let screen = UIView()
  private let photo = UIImageView()
  private let veil = UIView()
  private let cover = UIImageView()
  private let panels = (0..<2).map { _ in UIView() }
  private let lines = (0..<3).map { _ in UIView() }
  private let arrow = UIView()

  /// The size for which everything here is measured.
  private static let size = CGSize(width: 62, height: 110)

  private var miniature = PresentationSample.Miniature.card

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    screen.clipsToBounds = true
    addSubview(screen)
    for view in [photo, cover] {
      view.contentMode = .scaleAspectFill
      view.clipsToBounds = true
    }
    veil.backgroundColor = UIColor(white: 0, alpha: 0.35)
    for view in [photo, veil, arrow, cover] + panels as [UIView] { screen.addSubview(view) }
    for line in lines { screen.addSubview(line) }
    for panel in panels + [arrow] { panel.backgroundColor = .galleryCard }
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 3)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a way to the front, with two photos: what is below, and what comes.
  func show(_ miniature: PresentationSample.Miniature, number: Int) {
    self.miniature = miniature
    let photos = PictureController.photos
    photo.image = PhotoLibrary.shared.picture(of: photos[(number * 7) % photos.count])
    cover.image = PhotoLibrary.shared.picture(of: photos[(number * 7 + 11) % photos.count])
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = bounds.width / Self.size.width
    func scaled(_ rect: CGRect) -> CGRect {
      CGRect(x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale)
    }
    screen.transform3D = CATransform3DIdentity
    screen.frame = bounds
    screen.layer.cornerRadius = 9 * scale
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 9 * scale).cgPath
    photo.frame = screen.bounds
    veil.frame = screen.bounds
    veil.isHidden = [.screen, .turned].contains(miniature)
    let isAsking = [.card, .rows].contains(miniature)
    let (rect, radius) = place
    cover.isHidden = isAsking
    cover.frame = scaled(rect)
    cover.layer.cornerRadius = radius * scale
    cover.alpha = miniature == .veil ? 0.75 : 1
    panels[0].isHidden = !isAsking
    panels[0].frame = scaled(rect)
    panels[0].layer.cornerRadius = radius * scale
    panels[1].isHidden = miniature != .rows
    panels[1].frame = scaled(CGRect(x: 5, y: 91, width: 52, height: 13))
    panels[1].layer.cornerRadius = 4 * scale
    for (index, line) in lines.enumerated() {
      line.isHidden = !isAsking
      let isLast = index == 2
      line.backgroundColor = isLast && miniature == .card ? .galleryTint : .systemGray3
      let inset: CGFloat = miniature == .card && !isLast ? 9 : 14
      line.frame = scaled(
        CGRect(
          x: rect.minX + inset, y: rect.minY + 7 + CGFloat(index) * (rect.height - 12) / 2.4,
          width: rect.width - 2 * inset, height: 3))
      line.layer.cornerRadius = 1.5 * scale
    }
    arrow.isHidden = miniature != .bubble
    arrow.transform = .identity
    arrow.frame = scaled(CGRect(x: 27, y: 27, width: 8, height: 8))
    arrow.transform = CGAffineTransform(rotationAngle: .pi / 4)
    layer.shadowOpacity = miniature == .turned ? 0 : 0.18
    if miniature == .turned { screen.transform3D = turned }
  }

  private var place: (CGRect, CGFloat) {
    switch miniature {
    case .card: (CGRect(x: 9, y: 37, width: 44, height: 34), 6)
    case .rows: (CGRect(x: 5, y: 52, width: 52, height: 36), 5)
    case .page: (CGRect(x: 0, y: 14, width: 62, height: 100), 7)
    case .form: (CGRect(x: 7, y: 22, width: 48, height: 66), 6)
    case .bubble: (CGRect(x: 6, y: 30, width: 50, height: 56), 6)
    case .screen, .veil, .turned: (CGRect(x: 0, y: 0, width: 62, height: 110), 9)
    case .panel: (CGRect(x: 0, y: 56, width: 62, height: 60), 7)
    }
  }

  private var turned: CATransform3D {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 260
    return CATransform3DRotate(transform, -0.6, 0, 1, 0)
  }
}
