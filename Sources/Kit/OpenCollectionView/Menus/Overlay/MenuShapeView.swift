/// A filled or stroked outline in a colour that follows the surroundings.
final class MenuShapeView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }

  private var shape: CAShapeLayer? { layer as? CAShapeLayer }

  var path: UIBezierPath? {
    didSet { shape?.path = path?.cgPath }
  }

  var fillColor: UIColor? {
    didSet { resolveColors() }
  }

  var strokeColor: UIColor? {
    didSet { resolveColors() }
  }

  var lineWidth: CGFloat = 1 {
    didSet { shape?.lineWidth = lineWidth }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    shape?.fillColor = nil
    shape?.lineCap = .round
    shape?.lineJoin = .round
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    resolveColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    resolveColors()
  }

  private func resolveColors() {
    traitCollection.performAsCurrent {
      shape?.fillColor = fillColor?.cgColor
      shape?.strokeColor = strokeColor?.cgColor
    }
  }

  /// A stroked mark of 24 × 24 points.
  static func mark(_ mark: MenuMark, color: UIColor, lineWidth: CGFloat = 2) -> MenuShapeView {
    let view = MenuShapeView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    view.path = mark.path
    view.strokeColor = color
    view.lineWidth = lineWidth
    return view
  }
}

/// The small signs of menus, drawn in 24 × 24 points.
enum MenuMark {
  case check
  case dash
  case forward
  case back
  case down

  @MainActor var path: UIBezierPath {
    let points: [CGPoint] =
      switch self {
      case .check: [CGPoint(x: 6, y: 12.5), CGPoint(x: 10, y: 17), CGPoint(x: 18, y: 7)]
      case .dash: [CGPoint(x: 7, y: 12), CGPoint(x: 17, y: 12)]
      case .forward: [CGPoint(x: 9.5, y: 6.5), CGPoint(x: 15, y: 12), CGPoint(x: 9.5, y: 17.5)]
      case .back: [CGPoint(x: 14.5, y: 6.5), CGPoint(x: 9, y: 12), CGPoint(x: 14.5, y: 17.5)]
      case .down: [CGPoint(x: 6.5, y: 9.5), CGPoint(x: 12, y: 15), CGPoint(x: 17.5, y: 9.5)]
      }
    let path = UIBezierPath()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    return path
  }
}
