import OpenCollectionView

/// A small window that wanders over a large picture.
final class ScrollDemonstration: Demonstration {
  private let scroller = CAScrollLayer()
  private static let tile: CGFloat = 44

  override func build() {
    scroller.bounds = CGRect(x: 0, y: 0, width: 132, height: 110)
    scroller.cornerRadius = 12
    scroller.masksToBounds = true
    let colors: [UIColor] = [.systemTeal, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemOrange]
    for row in 0..<6 {
      for column in 0..<6 {
        let tile = CALayer()
        tile.frame = CGRect(
          x: CGFloat(column) * Self.tile, y: CGFloat(row) * Self.tile, width: Self.tile, height: Self.tile
        ).insetBy(dx: 2, dy: 2)
        tile.cornerRadius = (row + column).isMultiple(of: 2) ? 6 : 20
        tile.backgroundColor = colors[(row * 2 + column) % colors.count].cgColor
        scroller.addSublayer(tile)
      }
    }
    layer.addSublayer(scroller)
  }

  override func arrange() { scroller.position = middle }

  override func begin() {
    let wander = CAKeyframeAnimation(keyPath: "bounds.origin")
    wander.values = [(0, 0), (132, 30), (90, 154), (10, 100), (0, 0)].map { CGPoint(x: $0.0, y: $0.1) }
    wander.calculationMode = .cubic
    wander.duration = 8
    wander.repeatCount = .infinity
    scroller.add(wander, forKey: "wander")
  }
}
