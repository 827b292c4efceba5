import Benchmark
import GestureEngine
import OpenCollectionView

/// Taps: a finger that comes down, which is hit tested, and lifts, which the tap recognizes. Two reports each.
final class TouchTaps: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations, .touchesHeard, .recognitions]

  private static let taps = 1_000
  private let stage: TouchStage

  init(recognizers: Int) { stage = TouchStage(recognizers: recognizers) }

  func round() -> [Reading] {
    let heard = stage.innermost.heardCount
    let recognitions = stage.recognitions
    let reports = (0..<Self.taps).flatMap { _ in
      [
        stage.report(.began, fingers: 1, movedBy: 0, after: 1),
        stage.report(.ended, fingers: 1, movedBy: 0, after: 0.05),
      ]
    }
    let cost = Cost {
      for report in reports { stage.deliver(report) }
    }
    return [
      Reading(.time, cost.nanoseconds / Self.taps), Reading(.allocations, cost.allocations),
      Reading(.touchesHeard, stage.innermost.heardCount - heard),
      Reading(.recognitions, stage.recognitions - recognitions),
    ]
  }
}
