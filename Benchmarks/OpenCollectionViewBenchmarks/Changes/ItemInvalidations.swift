import Benchmark
import OpenCollectionView

/// One item of a grid is said to be invalid, and a frame asks for it again.
final class ItemInvalidations: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations]

  private static let invalidations = 500
  private let grid: Grid

  init(itemCount: Int) { grid = Grid(itemCount: itemCount, content: .empty) }

  func round() -> [Reading] {
    let cost = invalidate()
    return [
      Reading(.time, cost.nanoseconds / Self.invalidations),
      Reading(.allocations, cost.allocations * (1_000 / Self.invalidations)),
    ]
  }

  func invalidate() -> Cost {
    let item = IndexPath(item: 42, section: 0)
    return Cost {
      for _ in 0..<Self.invalidations {
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [item])
        grid.view.collectionViewLayout.invalidateLayout(with: context)
        grid.runFrame()
      }
    }
  }
}
