import GestureEngine
import OpenCollectionView
import Testing
import TouchTesting

/// Content that is seen stays where it is while sizes become known.
@MainActor struct SteadyContentTests {
  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// In the middle of the list, with nothing above it ever seen.
  private func middle(height: @escaping (Int) -> CGFloat = { CGFloat(40 + $0 * 29 % 90) }) -> SizingScreen {
    let list = SizingScreen(400, estimate: 50, height: height)
    list.view.contentOffset.y = 8000
    list.screen.runFrame()
    return list
  }

  @Test func `Scrolling up moves what is seen by what the program says`() {
    // C63
    let list = middle()
    for _ in 0..<200 {
      let before = list.distances
      list.view.contentOffset.y -= 17
      list.screen.runFrame()
      let after = list.distances
      for (item, distance) in before {
        guard let now = after[item] else { continue }
        #expect(now == distance + 17, "item \(item)")
      }
      #expect(list.isSettled)
    }
  }

  @Test func `Under a finger what is seen follows the finger exactly`() {
    // C63
    let list = middle()
    list.screen.press(at: CGPoint(x: 100, y: 20))
    list.screen.move(to: CGPoint(x: 100, y: 40))
    for step in 1...40 {
      let before = list.distances
      list.screen.move(to: CGPoint(x: 100, y: 40 + CGFloat(step) * 9))
      let after = list.distances
      for (item, distance) in before {
        guard let now = after[item] else { continue }
        #expect(now == distance + 9, "item \(item) at step \(step)")
      }
    }
    #expect(list.view.isDragging)
    list.screen.lift(at: CGPoint(x: 100, y: 400))
  }

  @Test func `A deceleration goes on as if all sizes had been known`() {
    // C63
    let list = middle()
    let known = middle(height: { _ in 50 })
    var ways: [[CGFloat]] = [[], []]
    for (index, screen) in [list, known].enumerated() {
      screen.screen.play(.flick(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 300), duration: 0.1))
      for _ in 0..<60 {
        let before = screen.distances
        screen.screen.advance(by: 1.0 / 60)
        let after = screen.distances
        let item = before.keys.filter { after[$0] != nil }.min()
        ways[index].append(item.map { (after[$0] ?? 0) - (before[$0] ?? 0) } ?? -1)
      }
    }
    #expect(ways[0].count == 60 && ways[0].contains { $0 > 1 })
    for (way, expected) in zip(ways[0], ways[1]) { #expect(abs(way - expected) <= 0.5) }
  }

  @Test func `Content pulled beyond its end comes back to the end that has become known`() {
    // C63
    let list = SizingScreen(60, estimate: 50) { CGFloat(40 + $0 * 29 % 90) }
    list.view.scrollToItem(at: path(59), at: .bottom, animated: false)
    list.screen.runFrame()
    list.screen.press(at: CGPoint(x: 100, y: 400))
    list.screen.move(to: CGPoint(x: 100, y: 300))
    #expect(list.view.contentOffset.y > list.view.contentSize.height - 480)
    list.cell(59)?.height = 200
    list.cell(59)?.invalidateIntrinsicContentSize()
    let before = list.cell(59)?.frame.minY
    list.screen.runFrame()
    #expect(list.cell(59)?.frame.minY == before)
    #expect(list.view.isDragging)
    list.screen.lift(at: CGPoint(x: 100, y: 300))
    list.screen.advanceUntilRest()
    #expect(list.view.contentOffset.y <= list.view.contentSize.height - 480)
    #expect(list.isSettled)
  }

  @Test func `At the top a cell that grows pushes the others down`() {
    let list = SizingScreen(100) { _ in 50 }
    list.cell(0)?.height = 120
    list.cell(0)?.invalidateIntrinsicContentSize()
    list.screen.runFrame()
    #expect(list.view.contentOffset.y == 0)
    #expect(list.cell(1)?.frame.minY == 120)
  }

  @Test func `A cell above what is seen pushes nothing`() {
    let list = SizingScreen(100) { _ in 50 }
    list.view.contentOffset.y = 30
    list.screen.runFrame()
    // The first one reaches into the view, the second one begins in it.
    list.cell(0)?.height = 120
    list.cell(0)?.invalidateIntrinsicContentSize()
    let before = list.distances
    list.screen.runFrame()
    #expect(list.distances[1] == before[1])
    #expect(list.view.contentOffset.y == 100)
  }

  @Test func `A reload leaves what is seen where it is, if that is wanted`() {
    // C34
    let list = middle()
    list.view.anchorsVisibleContent = true
    let item = list.view.indexPathsForVisibleItems[2].item
    let before = list.distances[item]
    list.view.reloadData()
    list.screen.runFrame()
    #expect(list.distances[item] == before)
  }
}
