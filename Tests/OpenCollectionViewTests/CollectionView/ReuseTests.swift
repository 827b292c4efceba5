import TestSupport
import Testing
import TouchTesting

@testable import OpenCollectionView

@MainActor struct ReuseTests {
  @Test func `Flicking through ten thousand items makes the cells that fit, and one line`() {
    // C40, C41
    let grid = GridScreen([10_000])
    grid.view.isPrefetchingEnabled = false
    for _ in 1...12 {
      grid.screen.play(.flick(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 30)))
      grid.screen.advance(by: 0.4)
    }
    grid.screen.advanceUntilRest()
    #expect(grid.view.contentOffset.y > 10_000)
    // 480 points show five lines, and six where the first is cut off by less than 30 points.
    #expect(grid.view.shown.queue.madeCount == 18)
    #expect(grid.cells.count == 18)
    #expect(grid.source.askedCells.count > 300)
  }

  @Test func `Jumping about makes no more cells, and leaves none behind`() {
    // C41
    let grid = GridScreen([10_000])
    var generator = SeededGenerator(seed: 5)
    for _ in 1...300 {
      grid.view.contentOffset.y = CGFloat.random(in: 0...300_000, using: &generator)
      grid.screen.runFrame()
      #expect(grid.cells.filter { !$0.isHidden }.count == grid.view.visibleCells.count)
    }
    #expect(grid.cells.count == 18)
  }

  @Test func `Cells that wait are hidden, and touches pass them by`() {
    // C40
    let grid = GridScreen([18])
    grid.source.counts = [3]
    grid.view.reloadData()
    grid.screen.runFrame()
    #expect(grid.cells.count == 15)
    #expect(grid.cells.filter { !$0.isHidden }.count == 3)
    #expect(grid.view.hitTest(CGPoint(x: 50, y: 250), with: nil) === grid.view)
    #expect(grid.view.hitTest(CGPoint(x: 50, y: 50), with: nil) !== grid.view)
  }

  @Test func `Identifiers do not share cells`() {
    // C40
    final class OtherCell: UICollectionViewCell {}
    let grid = GridScreen([3])
    grid.view.register(OtherCell.self, forCellWithReuseIdentifier: "other")
    grid.source.identifier = "other"
    grid.view.reloadData()
    grid.screen.runFrame()
    #expect(grid.view.visibleCells.allSatisfy { $0 is OtherCell && $0.reuseIdentifier == "other" })
    #expect(grid.view.shown.queue.madeCount == 6)
    grid.source.identifier = "number"
    grid.view.reloadData()
    grid.screen.runFrame()
    #expect(grid.view.visibleCells.allSatisfy { $0 is NumberCell })
    #expect(grid.view.shown.queue.madeCount == 6)
  }

  @Test func `An identifier that comes to mean another class gives no cells of the old one`() {
    // C40
    final class OtherCell: UICollectionViewCell {}
    let grid = GridScreen([3])
    grid.source.counts = [1]
    grid.view.reloadData()
    grid.screen.runFrame()
    // One cell is shown, two wait.
    grid.view.register(OtherCell.self, forCellWithReuseIdentifier: "number")
    #expect(grid.cells.count == 1)
    grid.source.counts = [3]
    grid.view.reloadData()
    grid.screen.runFrame()
    #expect(grid.view.visibleCells.map { $0 is OtherCell } == [true, true, true])
    #expect(grid.cells.isEmpty)
  }

  @Test func `Registering the same class again keeps the cells that wait`() {
    // C40
    let grid = GridScreen([3])
    grid.view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    grid.view.reloadData()
    grid.screen.runFrame()
    #expect(grid.view.shown.queue.madeCount == 3)
  }

  @Test func `Kinds of supplementary views do not share views`() {
    // C45
    let layout = GridScreen.grid()
    layout.headerReferenceSize = CGSize(width: 0, height: 10)
    let grid = GridScreen([1], layout: layout)
    let header = grid.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
    layout.headerReferenceSize = .zero
    layout.footerReferenceSize = CGSize(width: 0, height: 10)
    grid.screen.runFrame()
    let footer = grid.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).first
    #expect(header != nil)
    #expect(footer != nil)
    #expect(footer !== header)
    #expect(header?.isHidden == true)
  }

  @Test func `A collection view that goes takes its cells along`() {
    final class CountedCell: UICollectionViewCell {
      nonisolated(unsafe) static var count = 0
      override init(frame: CGRect) {
        super.init(frame: frame)
        Self.count += 1
      }
      required init?(coder: NSCoder) { nil }
      deinit { Self.count -= 1 }
    }
    let source = NumberSource([1000])
    weak var gone: UICollectionView?
    do {
      let screen = VirtualScreen(width: 320, height: 480)
      let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: GridScreen.grid())
      view.register(CountedCell.self, forCellWithReuseIdentifier: "number")
      view.dataSource = source
      screen.show(view)
      screen.play(.flick(from: CGPoint(x: 100, y: 450), to: CGPoint(x: 100, y: 30)))
      screen.advanceUntilRest()
      #expect(CountedCell.count >= 18)
      gone = view
      view.removeFromSuperview()
      screen.runFrame()
    }
    #expect(gone == nil)
    #expect(CountedCell.count == 0)
  }
}
