import OpenCollectionView

/// A ring that closes as something comes nearer to its end. What is beside it says so in words.
final class DeskProgressRing: UIView {
  static let side: CGFloat = 28
  private static let thickness: CGFloat = 3

  private let track = CAShapeLayer()
  private let arc = CAShapeLayer()

  /// How much is done: 0 to 1.
  var progress = 0.0 {
    didSet { if progress != oldValue { arc.strokeEnd = min(max(progress, 0), 1) } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for layer in [track, arc] {
      layer.fillColor = nil
      layer.lineWidth = Self.thickness
      layer.lineCap = .round
      self.layer.addSublayer(layer)
    }
    arc.strokeEnd = 0
    // It is where it is: who sets it says so for every frame.
    arc.actions = ["strokeEnd": NSNull()]
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = max(0, (min(bounds.width, bounds.height) - Self.thickness) / 2)
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
      clockwise: true)
    for layer in [track, arc] {
      layer.frame = bounds
      layer.path = path.cgPath
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColors()
  }

  private func updateColors() {
    track.strokeColor = UIColor.tertiarySystemFill.resolvedColor(with: traitCollection).cgColor
    arc.strokeColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }
}
