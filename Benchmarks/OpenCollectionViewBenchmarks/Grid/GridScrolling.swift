import Benchmark
import OpenCollectionView

/// A grid that scrolls by 37 points a frame.
final class GridScrolling: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations, .cellsMade, .cellsAsked, .attributesMade]

  private static let frames = 1_000
  private let grid: Grid
  private let counted: Grid

  init(itemCount: Int, content: GridContent) {
    grid = Grid(itemCount: itemCount, content: content)
    let attributesBefore = CountingFlowLayout.madeCount
    counted = Grid(itemCount: itemCount, content: content, layout: CountingFlowLayout())
    let attributes = CountingFlowLayout.madeCount - attributesBefore
    precondition(attributes >= 100, "A screen of cells needs 100 attributes objects; \(attributes) were counted.")
    grid.scroll(frames: 300)
    counted.scroll(frames: 300)
  }

  func round() -> [Reading] {
    let asked = grid.askedCount
    let made = grid.madeCount
    let cost = Cost { grid.scroll(frames: Self.frames) }
    let attributes = CountingFlowLayout.madeCount
    counted.scroll(frames: Self.frames)
    return [
      Reading(.time, cost.nanoseconds / Self.frames),
      Reading(.allocations, cost.allocations),
      Reading(.cellsMade, grid.madeCount - made),
      Reading(.cellsAsked, grid.askedCount - asked),
      Reading(.attributesMade, CountingFlowLayout.madeCount - attributes),
    ]
  }
}
