import OpenCollectionView

/// A cube whose faces share one space.
final class CubeDemonstration: Demonstration {
  private let cube = CATransformLayer()
  private static let side: CGFloat = 70

  override func build() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 420
    layer.sublayerTransform = perspective
    cube.bounds = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
    let half = Self.side / 2
    let faces: [(angle: CGFloat, axis: (CGFloat, CGFloat), color: UIColor)] = [
      (0, (0, 1), .systemRed), (.pi / 2, (0, 1), .systemOrange), (.pi, (0, 1), .systemYellow),
      (-.pi / 2, (0, 1), .systemGreen), (.pi / 2, (1, 0), .systemBlue), (-.pi / 2, (1, 0), .systemPurple),
    ]
    for (angle, axis, color) in faces {
      let face = CALayer()
      face.frame = cube.bounds
      face.backgroundColor = color.withAlphaComponent(0.92).cgColor
      face.borderColor = UIColor(white: 1, alpha: 0.6).cgColor
      face.borderWidth = 2
      face.cornerRadius = 6
      face.transform = CATransform3DConcat(
        CATransform3DMakeTranslation(0, 0, half), CATransform3DMakeRotation(angle, axis.0, axis.1, 0))
      cube.addSublayer(face)
    }
    layer.addSublayer(cube)
  }

  override func arrange() {
    cube.position = middle
    cube.transform = CATransform3DMakeRotation(-0.45, 1, 0, 0)
  }

  override func begin() {
    cube.cycle("transform.rotation.y", from: 0, to: 2 * Double.pi, duration: 6)
  }
}
