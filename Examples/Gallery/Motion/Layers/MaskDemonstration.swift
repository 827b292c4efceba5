import OpenCollectionView

/// A landscape of colour that shows through a moving hole.
final class MaskDemonstration: Demonstration {
  private let scenery = CAGradientLayer()
  private let hole = CAShapeLayer()

  override func build() {
    scenery.colors = [UIColor.systemIndigo, .systemPurple, .systemPink, .systemOrange].map(\.cgColor)
    for index in 0..<5 {
      let hill = CAShapeLayer()
      hill.path = UIBezierPath(ovalIn: CGRect(x: CGFloat(index) * 70 - 60, y: 95, width: 160, height: 140)).cgPath
      hill.fillColor = UIColor(red: 0.1, green: 0.1, blue: 0.35, alpha: 0.35).cgColor
      scenery.addSublayer(hill)
    }
    hole.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    hole.path = UIBezierPath(ovalIn: hole.bounds).cgPath
    scenery.mask = hole
    layer.addSublayer(scenery)
  }

  override func arrange() {
    scenery.frame = bounds
    hole.position = middle
  }

  override func begin() {
    hole.swing("position.x", from: 56, to: bounds.width - 56, duration: 2.4)
    hole.swing("transform.scale", from: 0.6, to: 1.35, duration: 1.5)
  }
}
