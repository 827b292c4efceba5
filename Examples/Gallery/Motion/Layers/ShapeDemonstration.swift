import OpenCollectionView

/// A ring that is drawn, and a flower that becomes a star.
final class ShapeDemonstration: Demonstration {
  private let groove = CAShapeLayer()
  private let ring = CAShapeLayer()
  private let star = CAShapeLayer()

  override func build() {
    let circle = UIBezierPath(
      arcCenter: CGPoint(x: 40, y: 40), radius: 36, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
    for shape in [groove, ring] {
      shape.bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
      shape.path = circle.cgPath
      shape.fillColor = nil
      shape.lineWidth = 8
      shape.lineCap = .round
      layer.addSublayer(shape)
    }
    groove.strokeColor = UIColor.systemGray.withAlphaComponent(0.2).cgColor
    ring.strokeColor = UIColor.systemTeal.cgColor
    star.bounds = CGRect(x: 0, y: 0, width: 80, height: 80)
    star.path = Self.star(inner: 0.45)
    star.fillColor = UIColor.systemYellow.cgColor
    star.strokeColor = UIColor.systemOrange.cgColor
    star.lineWidth = 3
    star.lineJoin = .round
    layer.addSublayer(star)
  }

  override func arrange() {
    for shape in [groove, ring] { shape.position = CGPoint(x: middle.x - 56, y: middle.y) }
    star.position = CGPoint(x: middle.x + 56, y: middle.y)
  }

  override func begin() {
    let end = CABasicAnimation(keyPath: "strokeEnd")
    end.fromValue = 0
    end.toValue = 1
    end.duration = 1.4
    end.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    end.fillMode = .both
    let start = CABasicAnimation(keyPath: "strokeStart")
    start.fromValue = 0
    start.toValue = 1
    start.beginTime = 0.7
    start.duration = 1.4
    start.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    start.fillMode = .both
    let group = CAAnimationGroup()
    group.animations = [end, start]
    group.duration = 2.2
    group.repeatCount = .infinity
    ring.add(group, forKey: "draw")
    ring.cycle("transform.rotation.z", from: 0, to: 2 * Double.pi, duration: 4.4)
    star.swing("path", from: Self.star(inner: 0.45), to: Self.star(inner: 0.95), duration: 1.2)
    star.swing(
      "fillColor", from: UIColor.systemYellow.cgColor, to: UIColor.systemPink.cgColor, duration: 1.2)
  }

  /// A star of six points whose hollows are at a part of its radius.
  private static func star(inner: CGFloat) -> CGPath {
    let path = CGMutablePath()
    for corner in 0..<12 {
      let angle = CGFloat(corner) * .pi / 6 - .pi / 2
      let radius = corner.isMultiple(of: 2) ? 38 : 38 * inner
      let point = CGPoint(x: 40 + radius * cos(angle), y: 40 + radius * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    return path
  }
}
