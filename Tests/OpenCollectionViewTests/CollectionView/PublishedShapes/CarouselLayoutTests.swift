import OpenCollectionView
import Testing
import TouchTesting

@MainActor struct CarouselLayoutTests {
  private func shape(_ count: Int) -> ShapeScreen { ShapeScreen([count], CarouselLayout()) }

  @Test func `The card in the middle has its full size, and its neighbours less`() throws {
    let shape = shape(10)
    let cards = try (0..<2).map { try #require(shape.view.cellForItem(at: IndexPath(item: $0, section: 0))) }
    #expect(cards.map(\.center.x) == [160, 280])
    #expect(cards[0].frame == CGRect(x: 110, y: 170, width: 100, height: 140))
    // 120 of 320 points away: 1 - 0.4 · 0.375.
    #expect(abs(cards[1].frame.width - 85) < 1e-9)
    #expect(abs(cards[1].frame.height - 119) < 1e-9)
    #expect(cards[0].layer.zPosition > cards[1].layer.zPosition)
  }

  // S38
  @Test func `A flick ends with a card in the middle`() {
    let shape = shape(30)
    shape.screen.play(.flick(from: CGPoint(x: 260, y: 240), to: CGPoint(x: 60, y: 240)))
    shape.screen.advanceUntilRest()
    let offset = shape.view.contentOffset.x
    #expect(offset > 100)
    #expect(offset.truncatingRemainder(dividingBy: 120) == 0)
    let middle = shape.view.visibleCells.first { abs($0.center.x - shape.view.bounds.midX) < 0.5 }
    #expect(middle?.frame.width == 100)
  }

  @Test func `Cards are scaled in each frame of a scroll`() throws {
    let shape = shape(30)
    shape.view.setContentOffset(CGPoint(x: 120, y: 0), animated: true)
    shape.screen.advance(by: 0.15)
    let first = try #require(shape.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.frame.width > 85 && first.frame.width < 100)
    shape.screen.advanceUntilRest()
    #expect(abs(first.frame.width - 85) < 1e-9)
    #expect(shape.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.width == 100)
  }

  @Test func `Turning the screen keeps cards in the middle reachable`() {
    let shape = shape(10)
    shape.screen.resize(width: 480, height: 320)
    #expect(shape.view.contentSize.width == 1560)
    shape.view.scrollToItem(at: IndexPath(item: 9, section: 0), at: .centeredHorizontally, animated: false)
    shape.screen.runFrame()
    #expect(shape.view.cellForItem(at: IndexPath(item: 9, section: 0))?.center.x == shape.view.bounds.midX)
  }

  @Test func `Cards come and go`() {
    let shape = shape(10)
    shape.insert(0)
    shape.screen.advance(by: 0.1)
    shape.delete(1)
    shape.screen.advanceUntilRest()
    #expect(shape.isSettled)
    #expect(shape.view.numberOfItems(inSection: 0) == 10)
  }
}
