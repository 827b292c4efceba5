import CollectionLayouts
import OpenCollectionView
import Testing
import TouchTesting

@testable import Gallery

@MainActor struct SpreadTests {
  @Test func `Neighbours stand as far apart as the layout is told`() {
    let (_, collectionView, layout) = show()
    #expect(layout.updateSpreadDistance(100) == .taken)
    collectionView.layoutIfNeeded()
    let centers = (0..<3).map { collectionView.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.center.x }
    #expect(centers[1].map { $0 - (centers[0] ?? 0) } == 100)
    #expect(centers[2].map { $0 - (centers[0] ?? 0) } == 200)
  }

  @Test func `Fingers that come apart spread the items, and what was between them stays there`() {
    let (screen, collectionView, layout) = show()
    let middle = CGPoint(x: 500, y: 300)
    let item = layout.position(atX: collectionView.contentOffset.x + middle.x)
    screen.play(.twoFingers(at: middle, distance: 200, toDistance: 600))
    // The pinch begins when the fingers are about 10 pt further apart, and counts from there.
    #expect(layout.spreadDistance > 80 && layout.spreadDistance < 90)
    #expect(abs(layout.position(atX: collectionView.contentOffset.x + middle.x) - item) < 0.05)
  }

  @Test func `Arrow keys move photos apart and together`() {
    let (screen, _, layout) = show()
    screen.advance(by: 1)
    layout.updateSpreadDistance(100)
    screen.press("ArrowRight")
    #expect(layout.spreadDistance == 110)
    screen.press("ArrowLeft")
    screen.press("ArrowLeft")
    #expect(layout.spreadDistance == 90)
  }

  @Test func `One finger scrolls and spreads nothing`() {
    let (screen, collectionView, layout) = show()
    layout.updateSpreadDistance(200)
    screen.play(.drag(from: CGPoint(x: 700, y: 300), to: CGPoint(x: 400, y: 300), duration: 0.5))
    #expect(collectionView.contentOffset.x > 250)
    #expect(layout.spreadDistance == 200)
  }

  @Test func `A tap names the item under it and selects it, and beside the items there is none`() {
    let (screen, collectionView, layout) = show()
    layout.updateSpreadDistance(400)
    screen.runFrame()
    let cell = collectionView.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.center ?? .zero
    screen.play(.tap(at: CGPoint(x: cell.x - collectionView.contentOffset.x, y: cell.y)))
    #expect(collectionView.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(!screen.window.says("Tapped between the items: indexPathForItem(at:) is nil."))
    screen.advance(by: 1)
    screen.play(.tap(at: CGPoint(x: 500, y: 8)))
    #expect(screen.window.says("Tapped between the items: indexPathForItem(at:) is nil."))
    #expect(collectionView.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  private func show() -> (VirtualScreen, UICollectionView, SpreadLayout) {
    let screen = VirtualScreen(width: 1000, height: 700)
    let controller = SpreadController()
    screen.show(controller)
    guard let collectionView = controller.view.first(UICollectionView.self),
      let layout = collectionView.collectionViewLayout as? SpreadLayout
    else { fatalError("The exhibit shows no collection view in a spread layout.") }
    return (screen, collectionView, layout)
  }
}
