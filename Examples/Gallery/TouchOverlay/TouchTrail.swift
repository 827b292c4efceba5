import OpenCollectionView

/// The last part of a finger's way.
final class TouchTrail: UIView {
  private var points: [CGPoint] = []
  /// About half a second of a quick finger.
  private static let length = 60

  override class var layerClass: AnyClass { CAShapeLayer.self }

  private var shape: CAShapeLayer? { layer as? CAShapeLayer }

  override init(frame: CGRect) {
    super.init(frame: frame)
    shape?.fillColor = nil
    shape?.lineWidth = 5
    shape?.lineCap = .round
    shape?.lineJoin = .round
    shape?.opacity = 0.45
  }

  required init?(coder: NSCoder) { nil }

  var color = UIColor.systemBlue {
    didSet { shape?.strokeColor = color.cgColor }
  }

  /// Goes on to a point.
  func add(_ point: CGPoint) {
    guard point != points.last else { return }
    if points.count == Self.length { points.removeFirst() }
    points.append(point)
    let path = CGMutablePath()
    path.addLines(between: points)
    shape?.path = path
  }
}
