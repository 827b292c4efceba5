import OpenCollectionView

/// One dot that twelve copies follow, and one bar that five copies do.
final class ReplicatorDemonstration: Demonstration {
  private let circle = CAReplicatorLayer()
  private let dot = CALayer()
  private let row = CAReplicatorLayer()
  private let bar = CALayer()

  override func build() {
    circle.bounds = CGRect(x: 0, y: 0, width: 90, height: 90)
    circle.instanceCount = 12
    circle.instanceTransform = CATransform3DMakeRotation(2 * .pi / 12, 0, 0, 1)
    circle.instanceDelay = 1.2 / 12
    dot.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
    dot.position = CGPoint(x: 45, y: 8)
    dot.cornerRadius = 6
    dot.backgroundColor = UIColor.systemIndigo.cgColor
    circle.addSublayer(dot)
    row.bounds = CGRect(x: 0, y: 0, width: 90, height: 80)
    row.instanceCount = 5
    row.instanceTransform = CATransform3DMakeTranslation(19, 0, 0)
    row.instanceDelay = 0.13
    row.instanceColor = UIColor.white.cgColor
    row.instanceGreenOffset = -0.09
    bar.bounds = CGRect(x: 0, y: 0, width: 12, height: 70)
    bar.anchorPoint = CGPoint(x: 0.5, y: 1)
    bar.position = CGPoint(x: 7, y: 78)
    bar.cornerRadius = 4
    bar.backgroundColor = UIColor.systemOrange.cgColor
    row.addSublayer(bar)
    layer.addSublayer(circle)
    layer.addSublayer(row)
  }

  override func arrange() {
    circle.position = CGPoint(x: middle.x - 58, y: middle.y)
    row.position = CGPoint(x: middle.x + 58, y: middle.y)
  }

  override func begin() {
    dot.cycle("opacity", from: 1, to: 0.1, duration: 1.2)
    dot.cycle("transform.scale", from: 1, to: 0.4, duration: 1.2)
    bar.swing("transform.scale.y", from: 0.2, to: 1, duration: 0.55)
  }
}
