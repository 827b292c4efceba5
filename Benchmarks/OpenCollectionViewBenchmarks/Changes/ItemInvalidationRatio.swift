import Benchmark

/// One invalid item of a million in turn with one of a thousand: what the number of items costs.
final class ItemInvalidationRatio: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.ratio]

  private let large = ItemInvalidations(itemCount: 1_000_000)
  private let small = ItemInvalidations(itemCount: 1_000)

  func round() -> [Reading] {
    let smallCost = small.invalidate()
    let largeCost = large.invalidate()
    return [Reading(.ratio, largeCost.percent(of: smallCost))]
  }
}
