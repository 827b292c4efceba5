import OpenCollectionView

/// An arrow that flies a figure of eight.
final class PathDemonstration: Demonstration {
  private let line = CAShapeLayer()
  private let arrow = CAShapeLayer()

  override func build() {
    line.fillColor = nil
    line.strokeColor = UIColor.systemGray.withAlphaComponent(0.45).cgColor
    line.lineWidth = 2
    line.lineDashPattern = [2, 6]
    line.lineCap = .round
    let outline = UIBezierPath()
    outline.move(to: CGPoint(x: 26, y: 11))
    outline.addLine(to: CGPoint(x: 0, y: 22))
    outline.addLine(to: CGPoint(x: 6, y: 11))
    outline.addLine(to: CGPoint(x: 0, y: 0))
    outline.close()
    arrow.bounds = CGRect(x: 0, y: 0, width: 26, height: 22)
    arrow.path = outline.cgPath
    arrow.fillColor = UIColor.systemPink.cgColor
    layer.addSublayer(line)
    layer.addSublayer(arrow)
  }

  override func arrange() {
    let (x, y) = (middle.x, middle.y)
    let (width, height) = (bounds.width / 2 - 30, bounds.height / 2 - 24)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: x, y: y))
    for side: CGFloat in [1, -1] {
      path.addCurve(
        to: CGPoint(x: x + side * width, y: y), control1: CGPoint(x: x + side * width * 0.35, y: y - height * 1.1),
        control2: CGPoint(x: x + side * width, y: y - height * 1.1))
      path.addCurve(
        to: CGPoint(x: x, y: y), control1: CGPoint(x: x + side * width, y: y + height * 1.1),
        control2: CGPoint(x: x + side * width * 0.35, y: y + height * 1.1))
    }
    line.path = path
    arrow.position = middle
  }

  override func begin() {
    let flight = CAKeyframeAnimation(keyPath: "position")
    flight.path = line.path
    flight.calculationMode = .paced
    flight.rotationMode = .rotateAuto
    flight.duration = 5
    flight.repeatCount = .infinity
    arrow.add(flight, forKey: "flight")
  }
}
