import Benchmark

/// Layouts of a million items in turn with layouts of a thousand: what the number of items costs.
final class FlowLayoutOpeningRatio: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.ratio]

  private let large = FlowLayoutOpening(itemCount: 1_000_000)
  private let small = FlowLayoutOpening(itemCount: 1_000)

  func round() -> [Reading] {
    let smallCost = small.openAll()
    let largeCost = large.openAll()
    return [Reading(.ratio, largeCost.percent(of: smallCost))]
  }
}
