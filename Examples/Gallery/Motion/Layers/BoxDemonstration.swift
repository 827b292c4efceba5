import OpenCollectionView

/// Two layers whose corners, border and shadow change.
final class BoxDemonstration: Demonstration {
  private let box = CALayer()
  private let leaf = CALayer()

  override func build() {
    for (layer, color) in [(box, UIColor.systemBlue), (leaf, .systemGreen)] {
      layer.bounds = CGRect(x: 0, y: 0, width: 76, height: 76)
      layer.backgroundColor = color.cgColor
      layer.borderColor = UIColor(white: 1, alpha: 0.85).cgColor
      layer.shadowOpacity = 0.35
      layer.shadowOffset = CGSize(width: 0, height: 5)
      layer.shadowRadius = 5
      self.layer.addSublayer(layer)
    }
    box.borderWidth = 4
    leaf.cornerRadius = 36
    leaf.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
  }

  override func arrange() {
    box.position = CGPoint(x: middle.x - 56, y: middle.y)
    leaf.position = CGPoint(x: middle.x + 56, y: middle.y)
  }

  override func begin() {
    box.swing("cornerRadius", from: 4, to: 38, duration: 1.6)
    box.swing("borderWidth", from: 2, to: 12, duration: 1.6)
    box.swing("shadowRadius", from: 2, to: 12, duration: 1.6)
    leaf.swing("cornerRadius", from: 8, to: 60, duration: 1.6)
    leaf.swing("shadowOffset", from: CGSize(width: -8, height: 6), to: CGSize(width: 8, height: 6), duration: 1.6)
  }
}
