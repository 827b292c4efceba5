/// Shows layers that have stood still; stretches them to its size.
final class SnapshotView: UIView {
  private let naturalSize: CGSize
  /// Holds the layers. It is a view so that it follows animated changes of the size.
  private let content = UIView()

  /// A view of the size of a part of a layer that nothing else shows.
  init(of rect: CGRect, of picture: CALayer) {
    naturalSize = rect.size
    super.init(frame: CGRect(origin: .zero, size: rect.size))
    clipsToBounds = true
    picture.transform = CATransform3DIdentity
    picture.anchorPoint = .zero
    let origin = picture.bounds.origin
    picture.position = CGPoint(x: origin.x - rect.minX, y: origin.y - rect.minY)
    content.isUserInteractionEnabled = false
    content.layer.anchorPoint = .zero
    content.layer.addSublayer(picture)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  override var frame: CGRect { didSet { stretch() } }

  override var bounds: CGRect { didSet { stretch() } }

  private func stretch() {
    content.transform = CGAffineTransform(
      scaleX: bounds.width / naturalSize.width, y: bounds.height / naturalSize.height)
  }
}
