import OpenCollectionView

/// A drawn bubble whose middle alone is stretched.
final class ContentsDemonstration: Demonstration {
  private let bubble = CALayer()

  override func build() {
    let size = CGSize(width: 60, height: 50)
    let image = UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.systemBlue.setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 40), cornerRadius: 18).fill()
      let tail = UIBezierPath()
      tail.move(to: CGPoint(x: 14, y: 34))
      tail.addLine(to: CGPoint(x: 8, y: 50))
      tail.addLine(to: CGPoint(x: 30, y: 38))
      tail.close()
      tail.fill()
      UIColor(white: 1, alpha: 0.35).setStroke()
      let rim = UIBezierPath(roundedRect: CGRect(x: 4, y: 4, width: 52, height: 32), cornerRadius: 14)
      rim.lineWidth = 2
      rim.stroke()
    }
    bubble.contents = image.cgImage
    bubble.contentsScale = image.scale
    bubble.contentsCenter = CGRect(x: 0.48, y: 0.4, width: 0.04, height: 0.04)
    bubble.bounds = CGRect(origin: .zero, size: size)
    layer.addSublayer(bubble)
  }

  override func arrange() { bubble.position = middle }

  override func begin() {
    bubble.swing(
      "bounds.size", from: CGSize(width: 60, height: 50), to: CGSize(width: bounds.width - 60, height: 110),
      duration: 1.8)
  }
}
