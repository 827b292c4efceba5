import CollectionLayouts
import OpenCollectionView
import PlaneGeometry
import TestSupport
import Testing
import TouchTesting

/// Cells that find their lengths themselves.
@MainActor struct WaterfallSelfSizingTests {
  private func waterfall(_ heights: [CGFloat]) -> WaterfallScreen {
    WaterfallScreen(heights: heights) { $0.estimatedItemLength = 50 }
  }

  @Test func `Cells are asked when they come into view`() {
    let waterfall = waterfall([100, 40, 30, 70])
    #expect(
      waterfall.shownFrames == [
        rect(0, 0, 155, 100), rect(165, 0, 155, 40), rect(165, 50, 155, 30), rect(165, 90, 155, 70),
      ])
    #expect(waterfall.questions == 0)
  }

  @Test func `Items that nobody has seen have the estimate`() {
    let waterfall = waterfall([CGFloat](repeating: 100, count: 100))
    #expect(waterfall.frames()[98...].map(\.height) == [50, 50])
  }

  @Test func `What was measured goes along with its item`() {
    let waterfall = waterfall([100, 40, 30, 70])
    waterfall.sizes[0].insert(CGSize(width: 155, height: 200), at: 0)
    UIView.performWithoutAnimation { waterfall.view.insertItems(at: [IndexPath(item: 0, section: 0)]) }
    waterfall.screen.runFrame()
    #expect(waterfall.frames().map(\.height) == [200, 100, 40, 30, 70])
    waterfall.sizes[0].remove(at: 1)
    UIView.performWithoutAnimation { waterfall.view.deleteItems(at: [IndexPath(item: 1, section: 0)]) }
    waterfall.screen.runFrame()
    #expect(waterfall.frames().map(\.height) == [200, 40, 30, 70])
  }

  @Test func `Reloaded data is measured anew`() {
    let waterfall = waterfall([100, 40])
    waterfall.sizes[0][0].height = 60
    waterfall.view.reloadData()
    waterfall.screen.runFrame()
    #expect(waterfall.frames().map(\.height) == [60, 40])
  }

  @Test func `In a wider view cells are asked again`() {
    let waterfall = waterfall([100, 40])
    for cell in waterfall.view.visibleCells { (cell as? WaterfallScreen.Cell)?.height = 33 }
    waterfall.view.frame.size.width = 640
    waterfall.screen.runFrame()
    #expect(waterfall.frames() == [rect(0, 0, 315, 33), rect(325, 0, 315, 33)])
  }
}
