import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct LayerLayoutOverrideTests {
  private final class Badge: UIView {
    let shape = CALayer()
    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      guard layer === self.layer else { return }
      if shape.superlayer == nil { layer.addSublayer(shape) }
      shape.frame = layer.bounds.insetBy(dx: 2, dy: 2)
    }
  }

  @Test func `a view lays out its sublayers by overriding`() {
    let screen = VirtualScreen(width: 100, height: 100)
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    screen.show(badge)
    #expect(badge.shape.frame == CGRect(x: 2, y: 2, width: 16, height: 6))
    badge.bounds.size = CGSize(width: 30, height: 10)
    screen.runFrame()
    #expect(badge.shape.frame == CGRect(x: 2, y: 2, width: 26, height: 6))
  }
}
