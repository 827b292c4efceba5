import Benchmark
import OpenCollectionView

/// Recording while one sink listens that keeps nothing.
final class RecordWithSink: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations]

  private static let turns = 100_000
  private let trace = DecisionTrace { 0 }
  private let object = CALayer()
  private let sink = CountingSink()

  init() { trace.add(sink) }

  func round() -> [Reading] {
    let heardBefore = sink.count
    let cost = Cost {
      for _ in 0..<Self.turns { trace.record(.layoutPrepared(layout: trace.name(of: object))) }
    }
    precondition(sink.count - heardBefore == Self.turns, "The sink heard \(sink.count - heardBefore) events.")
    return [
      Reading(.time, cost.nanoseconds / Self.turns),
      Reading(.allocations, cost.allocations / (Self.turns / 1_000)),
    ]
  }
}
