import OpenCollectionView

/// A text through which a moving gradient shows.
final class TextDemonstration: Demonstration {
  private let light = CAGradientLayer()
  private let text = CATextLayer()

  override func build() {
    light.colors = [UIColor.systemIndigo, .systemPink, .systemOrange, .systemPink, .systemIndigo].map(\.cgColor)
    light.startPoint = CGPoint(x: 0, y: 0.5)
    light.endPoint = CGPoint(x: 1, y: 0.5)
    text.string = "Layers"
    text.font = UIFont.systemFont(ofSize: 54, weight: .bold)
    text.fontSize = 54
    text.alignmentMode = .center
    light.mask = text
    layer.addSublayer(light)
  }

  override func arrange() {
    light.frame = CGRect(x: 0, y: middle.y - 36, width: bounds.width, height: 72)
    text.frame = light.bounds
  }

  override func begin() {
    light.cycle("startPoint", from: CGPoint(x: -1, y: 0.5), to: CGPoint(x: 0, y: 0.5), duration: 2.4)
    light.cycle("endPoint", from: CGPoint(x: 1, y: 0.5), to: CGPoint(x: 2, y: 0.5), duration: 2.4)
  }
}
