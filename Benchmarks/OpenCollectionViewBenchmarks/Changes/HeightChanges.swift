import Benchmark
import OpenCollectionView

/// One item in sight gets another height, and a frame shows it.
final class HeightChanges: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations, .sizesAsked]

  private static let changes = 50
  private let list: SizedList
  private let item: Int

  init(itemCount: Int) {
    list = SizedList(itemCount: itemCount)
    item = list.firstItem + 3
  }

  func round() -> [Reading] {
    let asked = list.items.sizesAsked
    let cost = Cost {
      for _ in 0..<Self.changes {
        list.items.makeTaller(item)
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateItems(at: [IndexPath(item: item, section: 0)])
        list.layout.invalidateLayout(with: context)
        list.runFrame()
      }
    }
    return [
      Reading(.time, cost.nanoseconds / Self.changes),
      Reading(.allocations, cost.allocations * (1_000 / Self.changes)),
      Reading(.sizesAsked, (list.items.sizesAsked - asked) * (1_000 / Self.changes)),
    ]
  }
}
