import Benchmark
import OpenCollectionView

/// A layout that becomes another under a finger in a grid of which 100 cells are seen, the same in both: what a step of the
/// finger costs, with its frame.
final class DrivenTransitions: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations]

  private static let frames = 500
  private let grid: Grid
  private let transition: UICollectionViewTransitionLayout
  private var isAhead = false

  init(itemCount: Int) {
    grid = Grid(itemCount: itemCount, content: .empty)
    grid.runFrame()
    transition = grid.view.startInteractiveTransition(to: Self.narrow())
    drive(frames: 20)
  }

  /// Four columns of narrower cells: the same ones are seen, in other places and of other sizes.
  static func narrow() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: Grid.side * 0.9, height: Grid.side)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    return layout
  }

  func drive(frames: Int) {
    for _ in 0..<frames {
      isAhead.toggle()
      transition.transitionProgress = isAhead ? 0.6 : 0.4
      transition.invalidateLayout()
      grid.runFrame()
    }
  }

  func round() -> [Reading] {
    let cost = Cost { drive(frames: Self.frames) }
    return [
      Reading(.time, cost.nanoseconds / Self.frames), Reading(.allocations, cost.allocations * 1000 / Self.frames),
    ]
  }
}
