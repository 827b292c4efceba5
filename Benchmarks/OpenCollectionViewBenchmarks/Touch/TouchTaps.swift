import Benchmark
import OpenCollectionView

/// Taps: a finger that comes down, which is hit tested, and lifts, which the tap recognizes. Two reports each.
final class TouchTaps: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations, .touchesHeard, .recognitions]

  private static let taps = 1_000
  private let stage: TouchStage

  init(recognizerPairs: Int) { stage = TouchStage(recognizerPairs: recognizerPairs) }

  func round() -> [Reading] {
    let heard = stage.innermost.heardCount
    let recognitions = stage.recognitions
    let cost = Cost {
      for _ in 0..<Self.taps {
        stage.down(x: 200, after: 1)
        stage.lift(x: 200, after: 0.05)
      }
    }
    return [
      Reading(.time, cost.nanoseconds / Self.taps), Reading(.allocations, cost.allocations),
      Reading(.touchesHeard, stage.innermost.heardCount - heard),
      Reading(.recognitions, stage.recognitions - recognitions),
    ]
  }
}
