import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Scrolling to an item whose place becomes known on the way.
@MainActor struct ScrollAimTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func list() -> SizingScreen { SizingScreen(1000, estimate: 50) { CGFloat(30 + $0 * 37 % 140) } }

  @Test func `At once, the item stands exactly at the top`() {
    let list = list()
    list.view.scrollToItem(at: path(500), at: .top, animated: false)
    list.screen.runFrame()
    #expect(list.distances[500] == 0)
    #expect(list.isSettled)
  }

  @Test func `At once, the item stands exactly at the bottom`() {
    let list = list()
    list.view.scrollToItem(at: path(500), at: .bottom, animated: false)
    list.screen.runFrame()
    #expect(list.cell(500)?.frame.maxY == list.view.bounds.maxY)
  }

  @Test func `At once, the item stands exactly in the middle`() {
    let list = list()
    list.view.scrollToItem(at: path(500), at: .centeredVertically, animated: false)
    list.screen.runFrame()
    #expect(abs((list.cell(500)?.frame.midY ?? 0) - list.view.bounds.midY) <= 0.5)
  }

  @Test(arguments: [UICollectionView.ScrollPosition.top, .bottom])
  func `With an animation it ends exactly there`(position: UICollectionView.ScrollPosition) {
    let list = list()
    list.view.scrollToItem(at: path(500), at: position, animated: true)
    var last = list.view.contentOffset.y
    while list.view.isScrollAnimating || last == 0 {
      list.screen.advance(by: 1.0 / 60)
      last = max(list.view.contentOffset.y, 1)
    }
    list.screen.advanceUntilRest()
    let frame = list.cell(500)?.frame ?? .zero
    #expect(position == .top ? frame.minY == list.view.bounds.minY : frame.maxY == list.view.bounds.maxY)
    #expect(list.isSettled)
  }

  @Test func `Upwards too`() {
    let list = list()
    list.view.contentOffset.y = 40_000
    list.screen.runFrame()
    list.view.scrollToItem(at: path(20), at: .top, animated: true)
    list.screen.advanceUntilRest()
    #expect(list.distances[20] == 0)
  }

  // C63
  @Test func `The way to the top ends there although rows on it are higher than was thought`() {
    let list = SizingScreen(100, estimate: 30) { _ in 80 }
    list.view.scrollToItem(at: path(50), at: .top, animated: false)
    list.screen.runFrame()
    list.view.setContentOffset(.zero, animated: true)
    list.screen.advanceUntilRest()
    #expect(list.view.contentOffset.y == 0)
    #expect(list.cell(0)?.frame == CGRect(x: 0, y: 0, width: list.view.bounds.width, height: 80))
  }

  @Test func `The last item ends at the end of the content`() {
    let list = list()
    list.view.scrollToItem(at: path(999), at: .top, animated: false)
    list.screen.runFrame()
    #expect(list.view.contentOffset.y == list.view.contentSize.height - 480)
    #expect(list.cell(999)?.frame.maxY == list.view.contentSize.height)
  }

  @Test func `A finger ends the aim`() {
    let list = list()
    list.view.scrollToItem(at: path(500), at: .top, animated: true)
    list.screen.advance(by: 0.1)
    list.screen.play(.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 300), duration: 0.3))
    list.screen.advanceUntilRest()
    #expect(list.distances[500] == nil)
  }

  @Test func `So does the program`() {
    let list = list()
    list.view.scrollToItem(at: path(500), at: .top, animated: true)
    list.screen.advance(by: 0.1)
    list.view.contentOffset.y = 100
    list.screen.advanceUntilRest()
    #expect(list.view.contentOffset.y == 100)
  }
}
