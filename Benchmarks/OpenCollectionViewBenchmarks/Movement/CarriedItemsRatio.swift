import Benchmark

/// An item that is carried among a million in turn with one among a thousand: what the number of items costs.
final class CarriedItemsRatio: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.ratio]

  private static let moves = 500
  private let large: CarriedItems
  private let small: CarriedItems

  init(_ work: CarriedItems.Work) {
    large = CarriedItems(itemCount: 1_000_000, work)
    small = CarriedItems(itemCount: 1_000, work)
  }

  func round() -> [Reading] {
    let smallCost = Cost { small.moveFinger(times: Self.moves) }
    let largeCost = Cost { large.moveFinger(times: Self.moves) }
    return [Reading(.ratio, largeCost.percent(of: smallCost))]
  }
}
