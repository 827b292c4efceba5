import Benchmark
import CollectionEngine

/// Ten thousand changes of a million items, planned, checked, and each changed place asked for in both directions.
final class UpdatePlans: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations]

  private static let itemCount = 1_000_000
  private static let changeCount = 10_000
  private let counts = SectionCounts([itemCount])
  private let operations: [UpdateOperation]

  /// A third deleted, a third inserted, a third moved, spread over all items.
  init() {
    let stride = Self.itemCount / Self.changeCount
    operations = (0..<Self.changeCount).flatMap { change -> [UpdateOperation] in
      let item = change * stride
      switch change % 3 {
      case 0: return [.deleteItem(section: 0, item: item), .insertItem(section: 0, item: item + 1)]
      case 1: return []
      default:
        return [
          .moveItem(fromSection: 0, fromItem: item, toSection: 0, toItem: Self.itemCount - 1 - item - stride / 2)
        ]
      }
    }
  }

  func round() -> [Reading] {
    var known = 0
    let cost = Cost {
      guard let plan = try? UpdatePlan(before: counts, after: counts, operations: operations) else {
        preconditionFailure("The operations contradict each other.")
      }
      for change in 0..<Self.changeCount {
        let item = change * (Self.itemCount / Self.changeCount)
        if plan.newPosition(section: 0, item: item) != nil { known += 1 }
        if plan.oldPosition(section: 0, item: item) != nil { known += 1 }
      }
    }
    precondition(known > Self.changeCount, "\(known) places were known.")
    return [Reading(.time, cost.nanoseconds), Reading(.allocations, cost.allocations * 1_000)]
  }
}
