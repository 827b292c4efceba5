import OpenCollectionView

/// Two waves that a display link draws anew in each frame.
final class WaveDemonstration: Demonstration {
  private let rear = CAShapeLayer()
  private let front = CAShapeLayer()
  private var link: CADisplayLink?

  override func build() {
    rear.fillColor = UIColor.systemTeal.withAlphaComponent(0.35).cgColor
    front.fillColor = UIColor.systemBlue.withAlphaComponent(0.55).cgColor
    layer.addSublayer(rear)
    layer.addSublayer(front)
  }

  override func arrange() { draw(at: 0) }

  override func begin() {
    let link = CADisplayLink(target: self, selector: Selector(WaveDemonstration.step(_:)))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  override func end() {
    link?.invalidate()
    link = nil
  }

  func step(_ link: CADisplayLink) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    draw(at: link.timestamp)
    CATransaction.commit()
  }

  private func draw(at time: Double) {
    rear.path = wave(height: 16, length: 150, phase: time * 1.3, level: 0.46)
    front.path = wave(height: 12, length: 110, phase: -time * 1.9, level: 0.56)
  }

  private func wave(height: CGFloat, length: CGFloat, phase: CGFloat, level: CGFloat) -> CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: bounds.height))
    for x in stride(from: 0, through: bounds.width + 6, by: 6) {
      path.addLine(to: CGPoint(x: x, y: bounds.height * level + height * sin(x / length * 2 * .pi + phase)))
    }
    path.addLine(to: CGPoint(x: bounds.width + 6, y: bounds.height))
    path.closeSubpath()
    return path
  }
}
