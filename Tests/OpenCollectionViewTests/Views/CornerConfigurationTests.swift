import OpenCollectionView
import Testing
import TouchTesting

// V135
@MainActor struct CornerConfigurationTests {
  private let screen = VirtualScreen(width: 400, height: 400)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  init() { screen.show(view) }

  private func radii(_ view: UIView) -> [CGFloat] {
    [UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map { view.effectiveRadius(corner: $0) }
  }

  @Test func `a radius is that of the layer, and no larger than half of the shorter side`() {
    view.cornerConfiguration = .corners(radius: .fixed(12))
    #expect(view.layer.cornerRadius == 12)
    #expect(radii(view) == [12, 12, 12, 12])
    view.cornerConfiguration = .corners(radius: .fixed(90))
    #expect(view.layer.cornerRadius == 20)
    view.cornerConfiguration = .corners(radius: .fixed(-.infinity))
    #expect(view.layer.cornerRadius == 0)
  }

  @Test func `a capsule follows the size of the view, up to its largest radius`() {
    view.cornerConfiguration = .capsule()
    #expect(view.layer.cornerRadius == 20)
    view.frame.size.height = 60
    screen.advance(by: 0.1)
    #expect(view.layer.cornerRadius == 30)
    view.cornerConfiguration = .capsule(maximumRadius: 16)
    #expect(view.layer.cornerRadius == 16)
  }

  @Test func `corners without a radius are left out`() {
    view.cornerConfiguration = .corners(topLeftRadius: .fixed(8), topRightRadius: .fixed(8))
    #expect(view.layer.cornerRadius == 8)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(radii(view) == [8, 8, 0, 0])
    #expect(view.effectiveRadius(corner: .allCorners) == 8)
  }

  @Test func `corners of different radii are cut by a mask, which goes when they are one`() throws {
    view.cornerConfiguration = .uniformEdges(topRadius: .fixed(4), bottomRadius: .fixed(10))
    let mask = try #require(view.layer.mask as? CAShapeLayer)
    let path = try #require(mask.path)
    #expect(abs(path.boundingBox.width - 100) < 1e-9 && abs(path.boundingBox.height - 40) < 1e-9)
    // What lies between the arcs of 4 and of 10 points: inside above, outside below.
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 2, y: 38)))
    #expect(view.layer.cornerRadius == 0)
    view.cornerConfiguration = .corners(radius: .fixed(10))
    #expect(view.layer.mask == nil)
    #expect(view.layer.cornerRadius == 10)
  }

  @Test func `a mask of the program's own stays`() {
    let own = CALayer()
    view.layer.mask = own
    view.cornerConfiguration = .uniformTopRadius(.fixed(4), bottomLeftRadius: .fixed(10))
    #expect(view.layer.mask === own)
    #expect(view.layer.cornerRadius == 10)
  }

  @Test func `a concentric radius is what is left of the one around it`() {
    let outer = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 200))
    outer.cornerConfiguration = .corners(radius: .fixed(30))
    let inner = UIView(frame: CGRect(x: 8, y: 8, width: 100, height: 100))
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 5))
    outer.addSubview(inner)
    screen.show(outer)
    #expect(radii(inner) == [22, 5, 5, 5])
    inner.cornerConfiguration = .uniformCorners(radius: .containerConcentric())
    #expect(radii(inner) == [22, 22, 22, 22])
    inner.cornerConfiguration = .corners(radius: .containerConcentric())
    #expect(radii(inner) == [22, 0, 0, 0])
    inner.removeFromSuperview()
    inner.cornerConfiguration = .corners(radius: .containerConcentric(minimum: 3))
    #expect(radii(inner) == [3, 3, 3, 3])
  }

  @Test func `a view that says nothing has the corners of its layer`() {
    view.layer.cornerRadius = 7
    view.layer.maskedCorners = [.layerMaxXMaxYCorner]
    #expect(radii(view) == [0, 0, 0, 7])
    view.setNeedsLayout()
    screen.advance(by: 0.1)
    #expect(view.layer.cornerRadius == 7)
  }
}
