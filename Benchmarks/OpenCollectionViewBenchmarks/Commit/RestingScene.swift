import Benchmark
import OpenCollectionView
import TouchTesting

/// Frames of a whole scene that nobody wants: what every other frame pays before its own work.
final class RestingScene: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations]

  private static let frames = 100_000
  private let grid = Grid(itemCount: 1_000, content: .empty)

  func round() -> [Reading] {
    var changes = 0
    let cost = Cost {
      for _ in 0..<Self.frames where !grid.runFrame().isEmpty { changes += 1 }
    }
    precondition(changes == 0, "\(changes) frames told of changes.")
    return [
      Reading(.time, cost.nanoseconds / Self.frames),
      Reading(.allocations, cost.allocations / (Self.frames / 1_000)),
    ]
  }
}
