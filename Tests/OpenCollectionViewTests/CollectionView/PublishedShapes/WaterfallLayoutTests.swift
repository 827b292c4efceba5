import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct WaterfallLayoutTests {
  /// Heights that repeat every five items.
  final class Heights: WaterfallLayoutDelegate {
    func collectionView(
      _ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath, withWidth width: CGFloat
    ) -> CGFloat { [60, 100, 40, 80, 120][indexPath.item % 5] }
  }

  private let heights = Heights()

  private func shape(_ count: Int) -> ShapeScreen {
    let layout = WaterfallLayout()
    layout.delegate = heights
    return ShapeScreen([count], layout)
  }

  @Test func `Each item goes into the shortest column`() {
    let shape = shape(6)
    #expect(
      shape.frames() == [
        CGRect(x: 0, y: 0, width: 155, height: 60), CGRect(x: 165, y: 0, width: 155, height: 100),
        CGRect(x: 0, y: 70, width: 155, height: 40), CGRect(x: 165, y: 110, width: 155, height: 80),
        CGRect(x: 0, y: 120, width: 155, height: 120), CGRect(x: 165, y: 200, width: 155, height: 60),
      ])
    #expect(shape.view.contentSize == CGSize(width: 320, height: 260))
    #expect(shape.view.indexPathsForVisibleItems.count == 6)
    #expect(shape.isSettled)
  }

  @Test func `Turning the screen makes wider columns`() {
    let shape = shape(40)
    shape.screen.resize(width: 480, height: 320)
    #expect(
      shape.frames().prefix(2) == [
        CGRect(x: 0, y: 0, width: 235, height: 60), CGRect(x: 245, y: 0, width: 235, height: 100),
      ])
    #expect(shape.isSettled)
  }

  // C21, C28
  @Test func `An inserted item grows while the others move on`() throws {
    let shape = shape(5)
    let first = try #require(shape.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    shape.insert(0)
    shape.screen.runFrame()
    shape.screen.advance(by: 0.15)
    let new = try #require(shape.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(new !== first)
    #expect(shape.view.indexPath(for: first) == IndexPath(item: 1, section: 0))
    #expect(shape.shownOpacity(of: new) > 0.2 && shape.shownOpacity(of: new) < 0.8)
    let center = shape.shownCenter(of: first)
    #expect(center.x > 80 && center.x < 240)
    shape.screen.advanceUntilRest()
    #expect(shape.isSettled)
    #expect(first.frame == CGRect(x: 165, y: 0, width: 155, height: 100))
    #expect(shape.shownOpacity(of: new) == 1)
  }

  @Test func `A deleted item fades while the others close up`() throws {
    let shape = shape(5)
    let first = try #require(shape.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    let second = try #require(shape.view.cellForItem(at: IndexPath(item: 1, section: 0)))
    shape.delete(0)
    shape.screen.runFrame()
    shape.screen.advance(by: 0.15)
    #expect(shape.view.indexPath(for: second) == IndexPath(item: 0, section: 0))
    #expect(shape.shownOpacity(of: first) > 0.2 && shape.shownOpacity(of: first) < 0.8)
    shape.screen.advanceUntilRest()
    #expect(first.isHidden || first.superview == nil)
    #expect(shape.isSettled)
    #expect(shape.view.contentSize.height == 190)
  }

  @Test func `Scrolling to the last item shows the lower edge`() {
    let shape = shape(100)
    shape.view.scrollToItem(at: IndexPath(item: 99, section: 0), at: .bottom, animated: true)
    shape.screen.advanceUntilRest()
    #expect(shape.view.cellForItem(at: IndexPath(item: 99, section: 0)) != nil)
    #expect(shape.isSettled)
  }
}
