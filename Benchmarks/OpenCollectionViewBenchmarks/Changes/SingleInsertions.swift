import Benchmark
import OpenCollectionView

/// One item is inserted in the middle, without animation, and taken out again; a frame follows each.
final class SingleInsertions: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations, .sizesAsked]

  private static let pairs = 10
  private let list: SizedList
  private let item: Int

  init(itemCount: Int) {
    list = SizedList(itemCount: itemCount)
    item = list.firstItem + 3
  }

  func round() -> [Reading] {
    let asked = list.items.sizesAsked
    let place = [IndexPath(item: item, section: 0)]
    let cost = Cost {
      for _ in 0..<Self.pairs {
        UIView.performWithoutAnimation {
          list.view.performBatchUpdates { [self] in
            list.items.insert(at: item)
            list.view.insertItems(at: place)
          }
        }
        list.runFrame()
        UIView.performWithoutAnimation {
          list.view.performBatchUpdates { [self] in
            list.items.remove(at: item)
            list.view.deleteItems(at: place)
          }
        }
        list.runFrame()
      }
    }
    return [
      Reading(.time, cost.nanoseconds / (2 * Self.pairs)),
      Reading(.allocations, cost.allocations * (1_000 / (2 * Self.pairs))),
      Reading(.sizesAsked, (list.items.sizesAsked - asked) * (1_000 / (2 * Self.pairs))),
    ]
  }
}
