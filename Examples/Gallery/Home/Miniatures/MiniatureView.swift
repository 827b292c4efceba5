import OpenCollectionView

/// A miniature on its wall: a layer for each of its shapes, placed anew for each instant that is shown.
final class MiniatureView: UIView {
  private var miniature = Miniature { _ in [] }
  private var group = ExhibitGroup.gestures
  private var layers: [CALayer] = []
  private var looks: [MiniatureShape.Look] = []
  /// The instant that is shown, as a part of the miniature's time.
  private(set) var phase = 0.0

  static let cornerRadius: CGFloat = 18

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerRadius = Self.cornerRadius
    isUserInteractionEnabled = false
    // What it shows is told in words beside it.
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// How long the miniature takes, in seconds.
  var duration: Double { miniature.duration }

  func show(_ exhibit: Exhibit) {
    miniature = .named(exhibit.title)
    group = exhibit.group
    for layer in layers { layer.removeFromSuperlayer() }
    let shapes = miniature.shapes(0)
    looks = shapes.map(\.look)
    layers = shapes.map { Self.makeLayer($0) }
    for made in layers { layer.addSublayer(made) }
    updateColors()
    show(phase: 0)
  }

  /// Shows an instant; without any animation, because it is one picture of many.
  func show(phase: Double) {
    self.phase = phase
    let scale = min(bounds.width / Miniature.stage.width, bounds.height / Miniature.stage.height)
    guard scale > 0 else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (layer, shape) in zip(layers, miniature.shapes(phase)) { place(layer, as: shape, scale: scale) }
    CATransaction.commit()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    show(phase: phase)
  }

  private static func makeLayer(_ shape: MiniatureShape) -> CALayer {
    switch shape.look {
    case .tile:
      let slope = CAGradientLayer()
      slope.startPoint = CGPoint(x: 0, y: 0)
      slope.endPoint = CGPoint(x: 1, y: 1)
      return slope
    case .letters(let string):
      let letters = CATextLayer()
      letters.string = string
      letters.alignmentMode = .center
      letters.font = UIFont.systemFont(ofSize: 36, weight: .bold)
      return letters
    default: return CALayer()
    }
  }

  private func place(_ layer: CALayer, as shape: MiniatureShape, scale: CGFloat) {
    let stage = Miniature.stage
    layer.bounds.size = CGSize(width: max(0, shape.width) * scale, height: max(0, shape.height) * scale)
    layer.position = CGPoint(
      x: bounds.midX + (shape.x - stage.width / 2) * scale, y: bounds.midY + (shape.y - stage.height / 2) * scale)
    layer.cornerRadius = min(shape.radius, shape.width / 2, shape.height / 2) * scale
    layer.opacity = Float(min(max(shape.opacity, 0), 1))
    layer.zPosition = shape.depth
    if case .finger = shape.look { layer.borderWidth = 1.5 * scale }
    if case .letters = shape.look { (layer as? CATextLayer)?.fontSize = 36 * scale }
    layer.transform = Self.transform(of: shape, scale: scale)
  }

  private static func transform(of shape: MiniatureShape, scale: CGFloat) -> CATransform3D {
    var transform = CATransform3DIdentity
    if shape.turn != 0 {
      // An eye about as far away as the stage is wide.
      transform.m34 = -1 / (160 * scale)
      transform = CATransform3DRotate(transform, shape.turn, 0, 1, 0)
    }
    if shape.rotation != 0 { transform = CATransform3DRotate(transform, shape.rotation, 0, 0, 1) }
    return shape.scale == 1 ? transform : CATransform3DScale(transform, shape.scale, shape.scale, 1)
  }

  // MARK: Colours

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  /// The colours of layers, which do not follow light and dark by themselves.
  private func updateColors() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let tones = MiniatureTones.of(group)
    let ink: CGFloat = isDark ? 1 : 0
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.backgroundColor = tones.wall(isDark: isDark)
    for (layer, look) in zip(layers, looks) {
      switch look {
      case .tile(let number): (layer as? CAGradientLayer)?.colors = tones.tile(number)
      case .paper: layer.backgroundColor = CGColor(gray: isDark ? 0.22 : 1, alpha: 1)
      case .light: layer.backgroundColor = CGColor(gray: 1, alpha: 1)
      case .ink(let strength): layer.backgroundColor = CGColor(gray: ink, alpha: strength)
      case .accent: layer.backgroundColor = tintColor.resolvedColor(with: traitCollection).cgColor
      case .finger:
        layer.backgroundColor = CGColor(gray: 1, alpha: 0.78)
        layer.borderColor = CGColor(gray: 0, alpha: 0.3)
      case .letters: (layer as? CATextLayer)?.foregroundColor = tones.tone(isDark ? 0.1 : 0.85).color()
      }
    }
    CATransaction.commit()
  }
}
