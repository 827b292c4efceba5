import OpenCollectionView
import Testing
import TouchTesting

/// Items that a context names and that the layout has no attributes of alone.
@MainActor struct UnansweredItemTests {
  /// Rows that are known by the rectangle only.
  private final class Rows: UICollectionViewLayout {
    var shift: CGFloat = 0
    var missing: Set<Int> = []
    private(set) var questions = 0

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 200) }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      questions += 1
      return (0..<4).filter { !missing.contains($0) }.map {
        UICollectionViewLayoutAttributes.cell($0, CGRect(x: shift, y: 50 * CGFloat($0), width: 320, height: 40))
      }
    }

    func invalidate(_ items: Int...) {
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateItems(at: items.map { IndexPath(item: $0, section: 0) })
      invalidateLayout(with: context)
    }
  }

  @Test func `A layout that answers for rectangles alone moves what it names`() {
    // C100
    let layout = Rows()
    let grid = GridScreen([4], layout: layout)
    layout.shift = 30
    let questions = layout.questions
    layout.invalidate(0, 2)
    grid.screen.runFrame()
    #expect(grid.frames.map(\.minX) == [30, 30, 30, 30])
    #expect(layout.questions == questions + 1)
  }

  @Test func `What it does not answer for is not shown, and nothing is wrong with that`() {
    // C100
    let layout = Rows()
    let grid = GridScreen([4], layout: layout)
    let lines = ErrorLines()
    lines.keep {
      layout.missing = [2]
      layout.invalidate(2)
      grid.screen.runFrame()
    }
    #expect(grid.texts == ["0-0", "0-1", "0-3"])
    #expect(lines.lines == [])
    layout.missing = []
    layout.invalidate(2)
    grid.screen.runFrame()
    #expect(grid.texts == ["0-0", "0-1", "0-2", "0-3"])
  }

  @Test func `The trace says why the rectangle is asked for`() {
    // C100
    let layout = Rows()
    let grid = GridScreen([4], layout: layout)
    let trace = grid.screen.recordTrace()
    layout.invalidate(2)
    grid.screen.runFrame()
    let reasons = trace.events.compactMap { event -> String? in
      guard case .scroll(_, "asks for the rectangle", _, let reason) = event.decision else { return nil }
      return reason
    }
    #expect(reasons == ["the layout has no attributes of cell (0, 2) alone, which was named"])
  }
}
