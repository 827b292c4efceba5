import Benchmark

/// Frames of a transition in turn with frames of something else.
final class DrivenTransitionsRatio: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.ratio]

  /// What a transition among a million items is compared with.
  enum Other: String, CaseIterable {
    case scrolling = "a frame of a scrolling grid"
    case placed = "a frame in which a program moves as many cells"
    case small = "1,000"
  }

  private static let frames = 500
  private let transition = DrivenTransitions(itemCount: 1_000_000)
  private let other: (Int) -> Void

  init(_ other: Other) {
    switch other {
    case .scrolling:
      let grid = Grid(itemCount: 1_000_000, content: .empty)
      grid.scroll(frames: 300)
      self.other = { grid.scroll(frames: $0) }
    case .placed:
      let placed = PlacedCells(.frames)
      self.other = { placed.drive(frames: $0) }
    case .small:
      let small = DrivenTransitions(itemCount: 1_000)
      self.other = { small.drive(frames: $0) }
    }
  }

  func round() -> [Reading] {
    let otherCost = Cost { other(Self.frames) }
    let cost = Cost { transition.drive(frames: Self.frames) }
    return [Reading(.ratio, cost.percent(of: otherCost))]
  }
}
