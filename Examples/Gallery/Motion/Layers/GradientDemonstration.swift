import OpenCollectionView

/// The three kinds of gradients, each moving in its own way.
final class GradientDemonstration: Demonstration {
  private let axial = CAGradientLayer()
  private let radial = CAGradientLayer()
  private let conic = CAGradientLayer()

  private static let warm = [UIColor.systemPink, .systemOrange, .systemYellow].map(\.cgColor)
  private static let cold = [UIColor.systemIndigo, .systemBlue, .systemTeal].map(\.cgColor)

  override func build() {
    radial.type = .radial
    conic.type = .conic
    radial.colors = [UIColor.systemYellow, .systemGreen, .systemTeal].map(\.cgColor)
    radial.startPoint = CGPoint(x: 0.35, y: 0.35)
    radial.endPoint = CGPoint(x: 1, y: 1)
    axial.colors = Self.warm
    axial.startPoint = .zero
    axial.endPoint = CGPoint(x: 1, y: 1)
    conic.colors = [UIColor.systemPurple, .systemPink, .systemOrange, .systemBlue, .systemPurple].map(\.cgColor)
    conic.startPoint = CGPoint(x: 0.5, y: 0.5)
    conic.endPoint = CGPoint(x: 0.5, y: 0)
    for gradient in [axial, radial, conic] { layer.addSublayer(gradient) }
  }

  override func arrange() {
    let size = min(84, (bounds.width - 64) / 3)
    for (index, gradient) in [axial, radial, conic].enumerated() {
      gradient.bounds = CGRect(x: 0, y: 0, width: size, height: size)
      gradient.cornerRadius = index == 2 ? size / 2 : 14
      gradient.position = CGPoint(x: middle.x + CGFloat(index - 1) * (size + 12), y: middle.y)
    }
  }

  override func begin() {
    axial.swing("colors", from: Self.warm, to: Self.cold, duration: 2.4)
    radial.swing("startPoint", from: CGPoint(x: 0.25, y: 0.3), to: CGPoint(x: 0.75, y: 0.6), duration: 1.8)
    conic.cycle("transform.rotation.z", from: 0, to: 2 * Double.pi, duration: 4)
  }
}
