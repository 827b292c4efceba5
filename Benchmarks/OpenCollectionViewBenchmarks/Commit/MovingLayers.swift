import Benchmark
import OpenCollectionView

/// Two hundred layers that all move each frame, and one commit of them.
final class MovingLayers: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations]

  private static let frames = 1_000
  private let tree = LayerTree(root: CALayer())
  private let layers = (0..<200).map { _ in CALayer() }
  private var step: CGFloat = 0

  init() {
    for layer in layers { tree.root.addSublayer(layer) }
    _ = tree.commit()
  }

  func round() -> [Reading] {
    var changes = 0
    let cost = Cost {
      for _ in 0..<Self.frames {
        step += 1
        for layer in layers { layer.position = CGPoint(x: step, y: step) }
        tree.layoutAndDisplay()
        changes += tree.commit().changed.count
      }
    }
    precondition(changes == Self.frames * layers.count, "The commits told of \(changes) changes.")
    return [Reading(.time, cost.nanoseconds / Self.frames), Reading(.allocations, cost.allocations)]
  }
}
