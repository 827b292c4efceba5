import OpenCollectionView
import Testing
import TouchTesting

/// Layouts that break their contract in a way that can be lived with are told of in the trace.
@MainActor struct DiagnosisTests {
  private func errors(_ layout: PlacedLayout, _ action: (GridScreen) -> Void) -> [String] {
    let grid = GridScreen([4], layout: layout)
    let trace = grid.screen.recordTrace()
    action(grid)
    return trace.events.compactMap { event in
      if case .programmingError(let message) = event.decision { message } else { nil }
    }
  }

  private let first = CGRect(x: 0, y: 0, width: 10, height: 10)
  private let second = CGRect(x: 0, y: 20, width: 10, height: 10)

  @Test func `An element that is twice in one answer`() {
    // C8
    let layout = PlacedLayout([.cell(0, first)])
    let found = errors(layout) { grid in
      layout.attributes.append(.cell(0, second))
      layout.invalidateLayout()
      grid.screen.runFrame()
      #expect(grid.frames == [first])
    }
    #expect(
      found == [
        """
        PlacedLayout answered item 0-0 twice, with the frames (0.0, 0.0), 10.0 × 10.0 and (0.0, 20.0), 10.0 × 10.0: \
        answer each element once. The first counts.
        """
      ])
  }

  @Test func `An element that becomes another without an invalidation`() {
    // C7
    let layout = PlacedLayout([.cell(0, first)])
    layout.contentSize.height = 2000
    let found = errors(layout) { grid in
      layout.attributes = [.cell(0, CGRect(x: 5, y: 0, width: 10, height: 10), zIndex: 3)]
      grid.view.contentOffset.y = 1
      grid.screen.runFrame()
    }
    #expect(
      found == [
        """
        PlacedLayout changed item 0-0 without being invalidated: center from (5.0, 5.0) to (10.0, 5.0), zIndex from 0 \
        to 3. Call invalidateLayout() when answers become others.
        """
      ])
  }

  @Test func `An element that is another thing when it is asked for alone`() {
    // C7
    final class Torn: PlacedLayoutBase {
      override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        .cell(indexPath.item, CGRect(x: 0, y: 0, width: 10, height: 30))
      }
    }
    let layout = Torn()
    let grid = GridScreen([0], layout: layout)
    let trace = grid.screen.recordTrace()
    grid.source.counts = [1]
    layout.attributes = [.cell(0, first)]
    grid.view.reloadData()
    grid.screen.runFrame()
    let found = trace.events.compactMap { event -> String? in
      if case .programmingError(let message) = event.decision { message } else { nil }
    }
    #expect(
      found == [
        """
        Torn says another thing of item 0-0 in layoutAttributesForItem(at:) than in layoutAttributesForElements(in:): \
        center from (5.0, 5.0) to (5.0, 15.0), size from 10.0 × 10.0 to 10.0 × 30.0. Answer with the same attributes in \
        both.
        """
      ])
  }

  @Test func `A layout that keeps its contract is not mentioned`() {
    // C7
    let grid = GridScreen([1000])
    let trace = grid.screen.recordTrace()
    for _ in 1...100 {
      grid.view.contentOffset.y += 37
      grid.screen.runFrame()
    }
    #expect(
      trace.count {
        if case .programmingError = $0 { true } else { false }
      } == 0)
  }

  class PlacedLayoutBase: UICollectionViewLayout {
    var attributes: [UICollectionViewLayoutAttributes] = []
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { attributes }
  }
}
