import Benchmark

/// The front page of a store, from nothing but a screen to the first frame.
final class FrontPageOpening: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations]

  private static let openings = 10

  func round() -> [Reading] {
    let pages = (0..<Self.openings).map { _ in FrontPage() }
    var created = 0
    let cost = Cost {
      for page in pages { created += page.open() }
    }
    precondition(created > 30 * Self.openings, "The first frames made \(created) layers.")
    return [
      Reading(.time, cost.nanoseconds / Self.openings),
      Reading(.allocations, cost.allocations * (1_000 / Self.openings)),
    ]
  }
}
