import OpenCollectionView
import Testing
import TouchTesting

/// Sizes that have been found stay with their items.
@MainActor struct MeasuredSizeTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func heights(_ list: SizingScreen, _ items: Range<Int>) -> [CGFloat] {
    items.map { list.layout.layoutAttributesForItem(at: path($0))?.size.height ?? 0 }
  }

  @Test func `An inserted item leaves the sizes of all others as they were found`() {
    let list = SizingScreen(100) { CGFloat(60 + $0) }
    #expect(heights(list, 0..<4) == [60, 61, 62, 63])
    list.source.heights.insert(200, at: 2)
    UIView.performWithoutAnimation { list.view.insertItems(at: [path(2)]) }
    list.screen.runFrame()
    #expect(heights(list, 0..<5) == [60, 61, 200, 62, 63])
    // The seventh is out of sight now, and known all the same.
    #expect(heights(list, 6..<8) == [65, 66])
  }

  @Test func `A deleted item takes its size along, and a moved one too`() {
    let list = SizingScreen(100) { CGFloat(60 + $0) }
    list.source.heights.remove(at: 0)
    let moved = list.source.heights.remove(at: 0)
    list.source.heights.insert(moved, at: 3)
    UIView.performWithoutAnimation {
      list.view.performBatchUpdates {
        list.view.deleteItems(at: [path(0)])
        list.view.moveItem(at: path(1), to: path(3))
      }
    }
    #expect(heights(list, 0..<5) == [62, 63, 64, 61, 65])
  }

  @Test func `Items that nobody has seen have the estimate`() {
    let list = SizingScreen(100) { _ in 60 }
    #expect(heights(list, 50..<52) == [50, 50])
  }

  @Test func `An invalidated layout forgets no size`() {
    let list = SizingScreen(100) { _ in 60 }
    list.view.contentOffset.y = 2000
    list.screen.runFrame()
    list.layout.invalidateLayout()
    list.screen.runFrame()
    #expect(heights(list, 0..<2) == [60, 60])
  }

  @Test func `Reloaded data has nothing to do with the sizes of before`() {
    let list = SizingScreen(100) { _ in 60 }
    list.view.contentOffset.y = 2000
    list.screen.runFrame()
    list.view.reloadData()
    list.screen.runFrame()
    #expect(heights(list, 0..<2) == [50, 50])
  }

  @Test func `An animated update ends with the sizes that the cells want`() {
    let list = SizingScreen(100) { CGFloat(60 + $0 % 7) }
    list.source.heights.insert(200, at: 2)
    list.source.heights.remove(at: 0)
    list.view.performBatchUpdates {
      list.view.insertItems(at: [path(1)])
      list.view.deleteItems(at: [path(0)])
    }
    list.screen.advanceUntilRest()
    #expect(list.isSettled)
    #expect(heights(list, 0..<4) == [61, 200, 62, 63])
  }

  @Test func `Updates above what is seen, with sizes nobody knows, leave it where it is if that is wanted`() {
    // C63
    let list = SizingScreen(400) { CGFloat(60 + $0 % 7) }
    list.view.anchorsVisibleContent = true
    list.view.contentOffset.y = 8000
    list.screen.runFrame()
    let seen = list.view.indexPathsForVisibleItems[2].item
    let before = list.distances[seen]
    list.source.heights.insert(contentsOf: [90, 10, 70], at: 5)
    list.view.performBatchUpdates { list.view.insertItems(at: [path(5), path(6), path(7)]) }
    list.screen.advanceUntilRest()
    #expect(list.distances[seen + 3] == before)
    #expect(list.isSettled)
  }
}
