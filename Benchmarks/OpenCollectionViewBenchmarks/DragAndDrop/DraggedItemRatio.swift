import Benchmark

/// A move of a dragged item that leads nowhere else, in turn with one of a carried item, both of a million.
final class DraggedItemRatio: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations, .ratio]

  private static let moves = 500
  private let dragged = DraggedItems(itemCount: 1_000_000, .dragged)
  private let carried = DraggedItems(itemCount: 1_000_000, .carried)

  func round() -> [Reading] {
    let before = dragged.askedCount
    let carriedCost = Cost { carried.moveFinger(times: Self.moves) }
    let draggedCost = Cost { dragged.moveFinger(times: Self.moves) }
    precondition(dragged.askedCount - before == Self.moves, "The drop delegate is asked about each move.")
    return [
      Reading(.time, draggedCost.nanoseconds / Self.moves),
      Reading(.allocations, draggedCost.allocations * 1000 / Self.moves),
      Reading(.ratio, draggedCost.percent(of: carriedCost)),
    ]
  }
}
