import Benchmark

/// A grid of a compositional layout that scrolls by 37 points a frame, in turn with another one.
final class ComposedScrollingRatio: Scenario {
  /// What it is compared with.
  enum Other {
    case flowLayout, thousandItems
  }

  nonisolated static let metrics: [BenchmarkMetric] = [.ratio, .time, .allocations]

  private static let frames = 1_000
  private let composed = Grid(itemCount: 1_000_000, content: .empty, anyLayout: ComposedSections.grid())
  private let other: Grid

  init(against other: Other) {
    switch other {
    case .flowLayout: self.other = Grid(itemCount: 1_000_000, content: .empty)
    case .thousandItems:
      self.other = Grid(itemCount: 1_000, content: .empty, anyLayout: ComposedSections.grid())
    }
    composed.scroll(frames: 300)
    self.other.scroll(frames: 300)
  }

  func round() -> [Reading] {
    let asked = composed.askedCount
    let otherCost = Cost { other.scroll(frames: Self.frames) }
    let cost = Cost { composed.scroll(frames: Self.frames) }
    precondition(composed.askedCount > asked, "Nothing came into sight.")
    return [
      Reading(.ratio, cost.percent(of: otherCost)), Reading(.time, cost.nanoseconds / Self.frames),
      Reading(.allocations, cost.allocations),
    ]
  }
}
