import CollectionLayouts
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

@MainActor struct CircleTests {
  @Test func `Items stand clockwise on the circle, the first at the top`() {
    let (screen, controller) = show()
    for _ in 0..<7 { tapFirst(of: controller, on: screen) }
    #expect(controller.discs.count == 4)
    controller.layout.center = CGPoint(x: 400, y: 300)
    controller.layout.radius = 100
    screen.runFrame()
    #expect(centers(of: controller) == [point(400, 200), point(500, 300), point(400, 400), point(300, 300)])
    controller.layout.angle = .pi / 2
    screen.runFrame()
    #expect(centers(of: controller) == [point(500, 300), point(400, 400), point(300, 300), point(400, 200)])
    #expect(controller.layout.insertionIndexPath(for: CGPoint(x: 450, y: 350)) == IndexPath(item: 1, section: 0))
    #expect(controller.layout.insertionIndexPath(for: CGPoint(x: 450, y: 250)) == IndexPath(item: 4, section: 0))
  }

  @Test func `A radius beyond the limits becomes the limit`() {
    let (_, controller) = show()
    controller.layout.radius = 1
    #expect(controller.layout.radius == 60)
    controller.layout.radius = 1e9
    #expect(controller.layout.radius == 640)
  }

  @Test func `Two fingers move the middle, scale the radius and turn the circle at once`() {
    let (screen, controller) = show()
    let layout = controller.layout
    let (center, radius) = (layout.center, layout.radius)
    screen.play(
      .twoFingers(
        at: CGPoint(x: 400, y: 300), distance: 200, to: CGPoint(x: 440, y: 320), toDistance: 300, turningBy: 0.6))
    // The recognizers begin on the way, and count from there.
    #expect(layout.center.x - center.x > 30 && layout.center.x - center.x <= 40.1)
    #expect(layout.center.y - center.y > 15 && layout.center.y - center.y <= 20.1)
    #expect(layout.radius / radius > 1.35 && layout.radius / radius < 1.5)
    #expect(layout.angle > 0.3 && layout.angle < 0.6)
  }

  @Test func `The items are where the fingers put them in the frame of the move`() {
    let (screen, controller) = show()
    screen.play(.twoFingers(at: CGPoint(x: 400, y: 300), distance: 200, toDistance: 260, duration: 0.2))
    let layout = controller.layout
    let top = controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(top?.center == CGPoint(x: layout.center.x, y: layout.center.y - layout.radius))
  }

  @Test func `A tap beside the photos adds one there, a tap on one takes it away`() {
    let (screen, controller) = show()
    #expect(controller.discs.count == 11)
    let first = controller.discs[0]
    screen.play(.tap(at: CGPoint(x: 790, y: 10)))
    screen.advance(by: 1)
    #expect(controller.discs.count == 12)
    #expect(controller.discs[0] == first)
    #expect(controller.collectionView.visibleCells.count == 12)
    tapFirst(of: controller, on: screen)
    #expect(controller.discs.count == 11)
    #expect(!controller.discs.contains(first))
    #expect(controller.collectionView.visibleCells.count == 11)
  }

  private func show() -> (VirtualScreen, CircleController) {
    let screen = VirtualScreen(width: 800, height: 700)
    let controller = CircleController()
    screen.show(controller)
    return (screen, controller)
  }

  private func tapFirst(of controller: CircleController, on screen: VirtualScreen) {
    let attributes = controller.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    screen.play(.tap(at: attributes?.center ?? .zero))
    screen.advance(by: 1)
  }

  private func centers(of controller: CircleController) -> [CGPoint] {
    controller.discs.indices.map { item in
      let center = controller.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.center
      return point((center?.x ?? 0).rounded(), (center?.y ?? 0).rounded())
    }
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
}
