import Benchmark
import OpenCollectionView

/// Reports of a finger that moves too little for any recognizer: all of them and the view hear of each.
final class TouchMoves: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations, .touchesHeard]

  private static let gestures = 20
  private static let movesOfGesture = 50
  private static let interval = 1.0 / 240
  private let stage: TouchStage

  init(recognizerPairs: Int) { stage = TouchStage(recognizerPairs: recognizerPairs) }

  func round() -> [Reading] {
    let moves = Self.gestures * Self.movesOfGesture
    var nanoseconds = 0
    var allocations = 0
    var heard = 0
    for _ in 0..<Self.gestures {
      stage.down(x: 200, after: 1)
      let before = stage.innermost.heardCount
      let cost = Cost {
        for move in 0..<Self.movesOfGesture {
          stage.move(x: move % 2 == 0 ? 201 : 200, after: Self.interval)
        }
      }
      nanoseconds += cost.nanoseconds
      allocations += cost.allocations
      heard += stage.innermost.heardCount - before
      stage.lift(x: 200, after: Self.interval)
    }
    return [
      Reading(.time, nanoseconds / moves), Reading(.allocations, allocations), Reading(.touchesHeard, heard),
    ]
  }
}
