import Benchmark

/// Lists of a million estimated cells in turn with lists of a thousand: what the number of items costs.
final class ConstrainedListOpeningRatio: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.ratio]

  private let large = ConstrainedListOpening(itemCount: 1_000_000)
  private let small = ConstrainedListOpening(itemCount: 1_000)

  func round() -> [Reading] {
    let smallCost = small.openAll()
    let largeCost = large.openAll()
    return [Reading(.ratio, largeCost.percent(of: smallCost))]
  }
}
