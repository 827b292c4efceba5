import Benchmark
import OpenCollectionView
import TouchTesting

/// A list of a million rows with lines between them, in turn with a compositional grid that has as many elements in sight.
final class ListRatio: Scenario {
  /// What is compared.
  enum Work {
    case opening, scrolling
  }

  nonisolated static let metrics: [BenchmarkMetric] = [.ratio, .time, .allocations]

  private static let openings = 10
  private static let frames = 1_000
  private let work: Work
  private let list = ListRatio.makeList()
  private let grid = ListRatio.makeGrid()

  init(_ work: Work) {
    self.work = work
    guard work == .scrolling else { return }
    list.scroll(frames: 300)
    grid.scroll(frames: 300)
  }

  func round() -> [Reading] {
    let other = work == .opening ? open(Self.makeGrid) : scroll(grid)
    let cost = work == .opening ? open(Self.makeList) : scroll(list)
    let count = work == .opening ? Self.openings : Self.frames
    return [
      Reading(.ratio, cost.percent(of: other)), Reading(.time, cost.nanoseconds / count),
      Reading(.allocations, cost.allocations),
    ]
  }

  private static func makeGrid() -> Grid {
    Grid(itemCount: 1_000_000, content: .empty, anyLayout: ComposedSections.grid())
  }

  /// Rows of 44 points: 57 in sight, with as many lines, where the grid has 100 cells.
  private static func makeList() -> Grid {
    Grid(
      itemCount: 1_000_000, content: .empty,
      anyLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  private func open(_ make: () -> Grid) -> Cost {
    var grids: [Grid] = []
    return Cost {
      for _ in 0..<Self.openings {
        let grid = make()
        grid.runFrame()
        grids.append(grid)
      }
      precondition(grids.allSatisfy { $0.askedCount > 50 }, "Nothing came into sight.")
    }
  }

  private func scroll(_ grid: Grid) -> Cost {
    let asked = grid.askedCount
    let cost = Cost { grid.scroll(frames: Self.frames) }
    precondition(grid.askedCount > asked, "Nothing came into sight.")
    return cost
  }
}
