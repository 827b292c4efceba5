import Benchmark
import OpenCollectionView
import TouchTesting

/// A list of estimated cells that is shown for the first time, with its cells made and measured.
final class ConstrainedListOpening: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time]

  private static let openings = 10
  private let itemCount: Int

  init(itemCount: Int) { self.itemCount = itemCount }

  func round() -> [Reading] { [Reading(.time, openAll().nanoseconds / Self.openings)] }

  /// What all openings cost; the views are made before.
  func openAll() -> Cost {
    let lists = (0..<Self.openings).map { _ in ConstrainedList(itemCount: itemCount) }
    let cost = Cost { for list in lists { list.screen.show(list.view) } }
    precondition(lists.allSatisfy { $0.view.visibleCells.count > 2 }, "Nothing can be seen.")
    return cost
  }
}
