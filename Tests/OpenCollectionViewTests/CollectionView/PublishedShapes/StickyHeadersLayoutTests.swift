import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct StickyHeadersLayoutTests {
  private func shape(_ counts: [Int]) -> (shape: ShapeScreen, layout: StickyHeadersLayout) {
    let layout = StickyHeadersLayout()
    return (ShapeScreen(counts, layout), layout)
  }

  private func header(_ section: Int, _ shape: ShapeScreen) -> CGRect? {
    shape.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))?.frame
  }

  @Test func `A header stays at the upper edge until the next one pushes it away`() {
    let (shape, _) = shape([10, 10, 10])
    #expect(header(0, shape) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(header(1, shape) == CGRect(x: 0, y: 470, width: 320, height: 30))
    shape.view.contentOffset.y = 200
    shape.screen.runFrame()
    #expect(header(0, shape) == CGRect(x: 0, y: 200, width: 320, height: 30))
    shape.view.contentOffset.y = 455
    shape.screen.runFrame()
    #expect(header(0, shape) == CGRect(x: 0, y: 440, width: 320, height: 30))
    #expect(header(1, shape) == CGRect(x: 0, y: 470, width: 320, height: 30))
    shape.view.contentOffset.y = 480
    shape.screen.runFrame()
    #expect(header(0, shape) == nil)
    #expect(header(1, shape) == CGRect(x: 0, y: 480, width: 320, height: 30))
  }

  // C5
  @Test func `Scrolling places no row again`() {
    let (shape, layout) = shape([10, 10, 10])
    let placed = layout.placedCount
    for offset in stride(from: 10.0, through: 800, by: 10) {
      shape.view.contentOffset.y = offset
      shape.screen.runFrame()
    }
    #expect(layout.placedCount == placed)
    #expect(header(1, shape) == CGRect(x: 0, y: 800, width: 320, height: 30))
    #expect(shape.isSettled)
  }

  @Test func `A wider screen places rows and headers`() {
    let (shape, layout) = shape([10, 10])
    let placed = layout.placedCount
    shape.screen.resize(width: 480, height: 320)
    #expect(layout.placedCount > placed)
    #expect(header(0, shape) == CGRect(x: 0, y: 0, width: 480, height: 30))
    #expect(shape.isSettled)
  }

  @Test func `Rows and sections come and go under a header that stays`() {
    let (shape, _) = shape([10, 10, 10])
    shape.view.contentOffset.y = 100
    shape.screen.runFrame()
    shape.insert(2)
    shape.screen.advance(by: 0.1)
    shape.view.performBatchUpdates {
      shape.source.counts.remove(at: 1)
      shape.view.deleteSections([1])
    }
    shape.screen.advanceUntilRest()
    #expect(shape.view.numberOfSections == 2)
    #expect(shape.view.numberOfItems(inSection: 0) == 11)
    #expect(header(0, shape) == CGRect(x: 0, y: 100, width: 320, height: 30))
    #expect(header(1, shape) == CGRect(x: 0, y: 514, width: 320, height: 30))
    #expect(shape.isSettled)
  }
}
