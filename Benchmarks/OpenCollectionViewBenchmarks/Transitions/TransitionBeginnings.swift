import Benchmark
import OpenCollectionView

/// A transition that is begun in a grid of which 100 cells are seen, to a layout that has never been prepared; with its first
/// frame.
final class TransitionBeginnings: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations]

  private static let beginnings = 50
  private let grid: Grid

  init(itemCount: Int) {
    grid = Grid(itemCount: itemCount, content: .empty)
    grid.runFrame()
  }

  /// Begins, and goes back out of what is measured.
  func begin(times: Int) -> (nanoseconds: Int, allocations: Int) {
    var total = (nanoseconds: 0, allocations: 0)
    let layout = grid.view.collectionViewLayout
    for _ in 0..<times {
      let next = DrivenTransitions.narrow()
      let cost = Cost {
        let transition = grid.view.startInteractiveTransition(to: next)
        transition.transitionProgress = 0.5
        transition.invalidateLayout()
        grid.runFrame()
      }
      total.nanoseconds += cost.nanoseconds
      total.allocations += cost.allocations
      grid.view.setCollectionViewLayout(layout, animated: false)
      grid.runFrame()
    }
    return total
  }

  func round() -> [Reading] {
    let cost = begin(times: Self.beginnings)
    return [
      Reading(.time, cost.nanoseconds / Self.beginnings), Reading(.allocations, cost.allocations / Self.beginnings),
    ]
  }
}

/// A transition that is begun among a million items in turn with one among a thousand.
final class TransitionBeginningsRatio: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.ratio]

  private static let beginnings = 50
  private let large = TransitionBeginnings(itemCount: 1_000_000)
  private let small = TransitionBeginnings(itemCount: 1_000)

  func round() -> [Reading] {
    let smallCost = small.begin(times: Self.beginnings)
    let largeCost = large.begin(times: Self.beginnings)
    return [Reading(.ratio, largeCost.nanoseconds * 100 / max(smallCost.nanoseconds, 1))]
  }
}
