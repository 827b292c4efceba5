import OpenCollectionView

/// Three planes that sway in one perspective.
final class PerspectiveDemonstration: Demonstration {
  private var planes: [CALayer] = []

  override func build() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 300
    layer.sublayerTransform = perspective
    planes = [UIColor.systemTeal, .systemBlue, .systemIndigo].map { color in
      let plane = CAGradientLayer()
      plane.colors = [color.cgColor, color.withAlphaComponent(0.55).cgColor]
      plane.bounds = CGRect(x: 0, y: 0, width: 62, height: 86)
      plane.cornerRadius = 8
      layer.addSublayer(plane)
      return plane
    }
  }

  override func arrange() {
    for (index, plane) in planes.enumerated() {
      plane.position = CGPoint(x: middle.x + CGFloat(index - 1) * 74, y: middle.y)
    }
  }

  override func begin() {
    for (index, plane) in planes.enumerated() {
      plane.swing(
        index == 1 ? "transform.rotation.x" : "transform.rotation.y", from: -1.1, to: 1.1,
        duration: 1.6 + Double(index) * 0.2)
    }
  }
}
