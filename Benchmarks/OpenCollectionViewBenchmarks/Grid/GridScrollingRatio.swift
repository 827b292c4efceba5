import Benchmark

/// A grid of a million items in turn with one of a thousand: what the number of items costs.
final class GridScrollingRatio: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.ratio]

  private static let frames = 1_000
  private let large = Grid(itemCount: 1_000_000, content: .empty)
  private let small = Grid(itemCount: 1_000, content: .empty)

  func round() -> [Reading] {
    let smallCost = Cost { small.scroll(frames: Self.frames) }
    let largeCost = Cost { large.scroll(frames: Self.frames) }
    return [Reading(.ratio, largeCost.percent(of: smallCost))]
  }
}
