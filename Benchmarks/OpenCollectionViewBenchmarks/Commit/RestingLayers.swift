import Benchmark
import OpenCollectionView

/// Commits of a tree with two hundred layers of which none has changed.
final class RestingLayers: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.timeOfThousand, .allocations]

  private static let frames = 1_000_000
  private let tree = LayerTree(root: CALayer())

  init() {
    for _ in 0..<200 { tree.root.addSublayer(CALayer()) }
    _ = tree.commit()
  }

  func round() -> [Reading] {
    var changes = 0
    let cost = Cost {
      for _ in 0..<Self.frames {
        tree.layoutAndDisplay()
        if !tree.commit().isEmpty { changes += 1 }
      }
    }
    precondition(changes == 0, "\(changes) commits told of changes.")
    return [
      Reading(.timeOfThousand, cost.nanoseconds / (Self.frames / 1_000)),
      Reading(.allocations, cost.allocations / (Self.frames / 1_000)),
    ]
  }
}
