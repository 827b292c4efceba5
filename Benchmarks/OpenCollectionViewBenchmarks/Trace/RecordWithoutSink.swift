import AllocationCounter
import Benchmark
import OpenCollectionView

/// Recording while nobody listens, in turn with a loop that does nothing.
final class RecordWithoutSink: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.timeOfThousand, .allocations, .ratio]

  private static let turns = 4_000_000
  private let trace = DecisionTrace { 0 }
  private let object = CALayer()

  func round() -> [Reading] {
    let empty = Cost { Self.emptyLoop(Self.turns) }
    let recording = Cost { Self.recordingLoop(Self.turns, trace, object) }
    return [
      Reading(.timeOfThousand, recording.nanoseconds / (Self.turns / 1_000)),
      Reading(.allocations, recording.allocations / (Self.turns / 1_000)),
      Reading(.ratio, recording.percent(of: empty)),
    ]
  }

  @inline(never) private static func emptyLoop(_ turns: Int) {
    for _ in 0..<turns { compiler_barrier() }
  }

  @inline(never) private static func recordingLoop(_ turns: Int, _ trace: DecisionTrace, _ object: CALayer) {
    for _ in 0..<turns {
      compiler_barrier()
      trace.record(.layoutPrepared(layout: trace.name(of: object)))
    }
  }
}
