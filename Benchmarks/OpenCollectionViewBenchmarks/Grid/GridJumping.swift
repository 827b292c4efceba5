import Benchmark

/// A grid that shows another place of its content every frame: all cells are bound anew.
final class GridJumping: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations, .cellsMade, .cellsAsked]

  private static let jumps = 200
  private let grid: Grid

  init(itemCount: Int, content: GridContent) {
    grid = Grid(itemCount: itemCount, content: content)
    grid.jump(times: 100)
  }

  func round() -> [Reading] {
    let asked = grid.askedCount
    let made = grid.madeCount
    let cost = Cost { grid.jump(times: Self.jumps) }
    let scale = 1_000 / Self.jumps
    return [
      Reading(.time, cost.nanoseconds / Self.jumps),
      Reading(.allocations, cost.allocations * scale),
      Reading(.cellsMade, (grid.madeCount - made) * scale),
      Reading(.cellsAsked, (grid.askedCount - asked) * scale),
    ]
  }
}
