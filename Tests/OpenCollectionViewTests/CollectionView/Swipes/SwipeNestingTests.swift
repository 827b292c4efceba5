import Testing
import TouchTesting

@testable import OpenCollectionView

/// Rows that hold collection views of their own, and are swiped.
@MainActor struct SwipeNestingTests {
  /// A list with a strip of cells in the right half of each row, as high as the row.
  private func stage(_ direction: UICollectionView.ScrollDirection, items: Int = 20) -> (
    SwipeStage, [UICollectionView], NumberSource
  ) {
    let stage = SwipeStage()
    let source = NumberSource([items])
    let strips = (0..<3).compactMap { row -> UICollectionView? in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 40, height: 40)
      layout.scrollDirection = direction
      let strip = UICollectionView(frame: CGRect(x: 175, y: 0, width: 200, height: 52), collectionViewLayout: layout)
      strip.register(NumberCell.self, forCellWithReuseIdentifier: "number")
      strip.dataSource = source
      stage.cell(row)?.contentView.addSubview(strip)
      return strip
    }
    stage.rest()
    stage.trace.removeAll()
    return (stage, strips, source)
  }

  // I73
  @Test func `a strip that scrolls sideways keeps the motion, and beside it the row is swiped`() {
    let (stage, strips, _) = stage(.horizontal)
    stage.swipe(0, by: -100)
    #expect(strips[0].contentOffset.x > 50)
    #expect(stage.pulls.isEmpty)
    #expect(
      stage.trace.text.contains(
        "SwipeRecognizer#1 possible → failed: ScrollViewPanGestureRecognizer#1 was recognized first"))
    stage.swipe(0, by: -120, from: 165)
    stage.rest()
    #expect(stage.shift(0) == -194)
  }

  // I73
  @Test func `one that scrolls up and down, or has nothing to scroll, leaves it to the row`() {
    for (direction, items) in [(UICollectionView.ScrollDirection.vertical, 20), (.horizontal, 2)] {
      let (stage, strips, _) = stage(direction, items: items)
      stage.swipe(1, by: -120)
      stage.rest()
      #expect(strips[1].contentOffset == .zero)
      #expect(stage.shift(1) == -194)
      // The strip is not touched while the row is open.
      stage.swipe(1, by: 150, from: 20)
      stage.rest()
      #expect(stage.shift(1) == 0)
    }
  }

  @Test func `a row whose strip moves is updated, reloaded and swiped all the same`() {
    let (stage, strips, source) = stage(.vertical)
    stage.open(1)
    strips[1].setContentOffset(CGPoint(x: 0, y: 30), animated: true)
    stage.screen.pass(0.1)
    source.counts = [5]
    strips[1].reloadData()
    stage.rest()
    #expect(stage.shift(1) == -194)
    #expect(stage.pulls.count == 1)
    stage.tap(1, x: 232)
    #expect(stage.log == ["Flag 1 from a SwipeActionButton"])
  }
}
