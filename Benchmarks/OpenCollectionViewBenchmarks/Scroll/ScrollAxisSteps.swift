import Benchmark
import MotionEngine

/// The physics alone: one axis that decelerates, asked for its place once a frame.
final class ScrollAxisSteps: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.timeOfThousand, .allocations]

  private static let throwCount = 100
  private static let steps = 200

  func round() -> [Reading] {
    var sum = 0.0
    let cost = Cost {
      for _ in 0..<Self.throwCount {
        var axis = ScrollAxis(minimum: 0, maximum: 100_000, viewportLength: 800, offset: 10_000)
        axis.release(velocity: 3_000, at: 0)
        for step in 1...Self.steps { sum += axis.step(to: Double(step) / 120) }
      }
    }
    precondition(sum > 0, "The axis must have moved.")
    let samples = Self.throwCount * Self.steps
    return [
      Reading(.timeOfThousand, cost.nanoseconds * 1000 / samples),
      Reading(.allocations, cost.allocations * 1000 / samples),
    ]
  }
}
