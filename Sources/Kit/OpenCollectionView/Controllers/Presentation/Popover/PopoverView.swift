/// The bubble of a popover with its arrow, and in it the presented view.
final class PopoverView: UIView {
  private let shape = CAShapeLayer()
  private let clip = UIView()
  private var geometry: PopoverGeometry?
  let content: UIView

  /// The colour of the bubble, which is seen around the arrow; nil for the presented view's own.
  var bubbleColor: UIColor? {
    didSet { updateColors() }
  }

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    shape.shadowColor = UIColor.black.cgColor
    shape.shadowOpacity = 0.2
    shape.shadowRadius = 24
    shape.shadowOffset = CGSize(width: 0, height: 6)
    layer.addSublayer(shape)
    clip.clipsToBounds = true
    clip.layer.cornerRadius = PopoverGeometry.radius
    addSubview(clip)
    clip.addSubview(content)
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ geometry: PopoverGeometry) {
    self.geometry = geometry
    shape.frame = CGRect(origin: .zero, size: geometry.frame.size)
    shape.path = geometry.path
    clip.frame = geometry.bubble.offsetBy(dx: -geometry.frame.minX, dy: -geometry.frame.minY)
    content.frame = clip.bounds
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    let color = bubbleColor ?? content.backgroundColor ?? .systemBackground
    shape.fillColor = color.resolvedColor(with: traitCollection).cgColor
    clip.backgroundColor = color
  }

  /// Tells whether a point is in the popover. The room around the arrow is not.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    clip.frame.contains(point)
  }
}
