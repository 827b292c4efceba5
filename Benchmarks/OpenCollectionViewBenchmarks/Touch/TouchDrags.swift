import Benchmark
import GestureEngine
import OpenCollectionView

/// A finger that drags: the pan tells its target of each move, the others have failed.
final class TouchDrags: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations, .recognitions]

  private static let gestures = 20
  private static let movesOfGesture = 96
  private static let interval = 1.0 / 240
  private let stage: TouchStage

  init(recognizers: Int) { stage = TouchStage(recognizers: recognizers) }

  func round() -> [Reading] {
    var (nanoseconds, allocations, recognitions) = (0, 0, 0)
    for _ in 0..<Self.gestures {
      stage.deliver(stage.report(.began, fingers: 1, movedBy: 0, after: 1))
      stage.deliver(stage.report(.moved, fingers: 1, movedBy: -12, after: Self.interval))
      let moves = (1...Self.movesOfGesture).map { move in
        stage.report(.moved, fingers: 1, movedBy: CGFloat(move), after: Self.interval)
      }
      let before = stage.recognitions
      let cost = Cost {
        for move in moves { stage.deliver(move) }
      }
      nanoseconds += cost.nanoseconds
      allocations += cost.allocations
      recognitions += stage.recognitions - before
      stage.deliver(stage.report(.ended, fingers: 1, movedBy: 0, after: Self.interval))
      stage.runFrame(at: stage.time + 0.5)
    }
    let samples = Self.gestures * Self.movesOfGesture
    return [
      Reading(.time, nanoseconds / samples), Reading(.allocations, allocations * 1000 / samples),
      Reading(.recognitions, recognitions * 1000 / samples),
    ]
  }
}
