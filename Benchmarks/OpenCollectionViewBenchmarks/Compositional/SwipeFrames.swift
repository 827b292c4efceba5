import Benchmark
import OpenCollectionView

/// A finger on a row of a million: the touch and the frame.
final class SwipeFrames: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations]

  private static let frames = 800
  private let list = SwipedList()

  func round() -> [Reading] {
    let asked = list.askedCount
    let cost = Cost { list.swipe(frames: Self.frames) }
    precondition(list.distance < -50, "The row stands at \(list.distance).")
    precondition(list.askedCount == asked, "Cells were asked for.")
    return [
      Reading(.time, cost.nanoseconds / Self.frames),
      Reading(.allocations, cost.allocations * 1_000 / Self.frames),
    ]
  }
}
