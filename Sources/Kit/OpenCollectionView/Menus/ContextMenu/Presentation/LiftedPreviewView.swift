/// The picture of a view that has been lifted off the screen, or a controller's view in its place.
final class LiftedPreviewView: UIView {
  /// The corners that a view without round corners of its own gets. Our choice, near iOS.
  static let radius: CGFloat = 12

  private let clip = UIView()
  private let picture: UIView?
  private let controllerView: UIView?
  private let badge: UILabel?
  private let radius: CGFloat

  init(_ source: ContextMenuSource) {
    let view = source.preview.view
    let parameters = source.preview.parameters
    let own = view.layer.cornerRadius
    radius = own > 0 ? own : Self.radius
    if parameters.visiblePath != nil {
      picture = view.resizableSnapshotView(
        from: ContextMenuSource.visiblePart(of: source.preview), afterScreenUpdates: false, withCapInsets: .zero)
    } else {
      picture = view.snapshotView(afterScreenUpdates: false)
    }
    controllerView = source.controller?.view
    badge = source.badgeCount > 1 ? UILabel() : nil
    super.init(frame: .zero)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = radius
    clip.backgroundColor = parameters.backgroundColor
    addSubview(clip)
    if let controllerView {
      clip.backgroundColor = .systemBackground
      controllerView.alpha = 0
      clip.addSubview(controllerView)
    }
    if let picture { clip.addSubview(picture) }
    fillBadge(source.badgeCount)
    isAccessibilityElement = true
    accessibilityLabel = view.accessibilityLabel ?? "Preview"
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { nil }

  private func fillBadge(_ count: Int) {
    guard let badge else { return }
    badge.text = "\(count)"
    badge.font = .systemFont(ofSize: 14, weight: .semibold)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = 12
    badge.clipsToBounds = true
    addSubview(badge)
  }

  /// Changes from the picture of the view to the controller's view, or back.
  func showController(_ isShown: Bool) {
    guard let controllerView else { return }
    controllerView.alpha = isShown ? 1 : 0
    picture?.alpha = isShown ? 0 : 1
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    picture?.frame = clip.bounds
    controllerView?.frame = clip.bounds
    badge?.frame = CGRect(x: bounds.width - 16, y: -8, width: 24, height: 24)
  }

  /// Casts the shadow that lifted things have.
  func castShadow() {
    MenuStyle.castShadow(layer, path: UIBezierPath(roundedRect: bounds, cornerRadius: radius))
  }
}
