import Benchmark
import CollectionLayouts
import OpenCollectionView

/// A springy list of a million rows that scrolls by 37 points a frame, in turn with the same list without springs.
final class SpringyFrames: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations, .ratio]

  private static let frames = 500
  private let springy: Grid
  private let plain: Grid

  init(itemCount: Int) {
    springy = Grid(itemCount: itemCount, content: .empty, layout: SpringyFlowLayout())
    plain = Grid(itemCount: itemCount, content: .empty)
    springy.scroll(frames: 300)
    plain.scroll(frames: 300)
  }

  func round() -> [Reading] {
    let usual = Cost { plain.scroll(frames: Self.frames) }
    let cost = Cost { springy.scroll(frames: Self.frames) }
    return [
      Reading(.time, cost.nanoseconds / Self.frames), Reading(.allocations, cost.allocations * 1_000 / Self.frames),
      Reading(.ratio, cost.percent(of: usual)),
    ]
  }
}
