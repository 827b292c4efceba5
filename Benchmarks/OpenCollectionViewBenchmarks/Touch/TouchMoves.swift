import Benchmark
import GestureEngine
import OpenCollectionView

/// Fingers that move too little for any recognizer: all of them, and the view, hear of each move.
///
/// Counts are for one report about one finger. Screens report more often than they show: with several reports a frame,
/// the frame and its one event are shared.
final class TouchMoves: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations, .touchesHeard]

  private static let gestures = 20
  /// Fewer than a long press or a swipe takes at this interval: nobody gives up meanwhile.
  private static let movesOfGesture = 96
  private static let interval = 1.0 / 240
  private let stage: TouchStage
  private let fingers: Int
  private let reportsPerFrame: Int

  init(fingers: Int, recognizers: Int, reportsPerFrame: Int = 1, isTraced: Bool = false) {
    stage = TouchStage(recognizers: recognizers, isTraced: isTraced)
    self.fingers = fingers
    self.reportsPerFrame = reportsPerFrame
  }

  func round() -> [Reading] {
    var (nanoseconds, allocations, heard) = (0, 0, 0)
    for _ in 0..<Self.gestures {
      stage.deliver(stage.report(.began, fingers: fingers, movedBy: 0, after: 1))
      let moves = (1...Self.movesOfGesture).map { move in
        stage.report(.moved, fingers: fingers, movedBy: move % 2 == 1 ? 1 : 0, after: Self.interval)
      }
      let before = stage.innermost.heardCount
      let cost = Cost {
        for (index, move) in moves.enumerated() {
          stage.receive(move)
          if (index + 1) % reportsPerFrame == 0 { stage.runFrame(at: move.time) }
        }
      }
      nanoseconds += cost.nanoseconds
      allocations += cost.allocations
      heard += stage.innermost.heardCount - before
      stage.deliver(stage.report(.ended, fingers: fingers, movedBy: 0, after: Self.interval))
      stage.runFrame(at: stage.time + 0.5)
    }
    let samples = Self.gestures * Self.movesOfGesture * fingers
    return [
      Reading(.time, nanoseconds / samples), Reading(.allocations, allocations * 1000 / samples),
      Reading(.touchesHeard, heard * reportsPerFrame * 1000 / samples),
    ]
  }
}
