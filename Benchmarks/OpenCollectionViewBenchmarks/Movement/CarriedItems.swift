import Benchmark
import OpenCollectionView

/// An item that is carried in a grid of which 100 cells are seen: what a move of the finger costs, with its frame.
final class CarriedItems: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations, .targetsChanged]

  /// What the moves lead to.
  enum Work: String, CaseIterable {
    case sameTarget = "same target"
    case nextTarget = "another target each time"
  }

  private static let moves = 500
  private let grid: Grid
  private let work: Work
  private let targets = TargetCounter()
  private var isAhead = false

  init(itemCount: Int, _ work: Work) {
    grid = Grid(itemCount: itemCount, content: .empty)
    self.work = work
    grid.view.delegate = targets
    grid.runFrame()
    let begins = grid.view.beginInteractiveMovementForItem(at: IndexPath(item: 42, section: 0))
    precondition(begins, "An item of the grid can be carried.")
    move(to: CGPoint(x: 250, y: 1050))
    for _ in 0..<60 { grid.runFrame() }
  }

  private func move(to position: CGPoint) {
    grid.view.updateInteractiveMovementTargetPosition(position)
    grid.runFrame()
  }

  func moveFinger(times: Int) {
    for _ in 0..<times {
      isAhead.toggle()
      switch work {
      case .sameTarget: move(to: CGPoint(x: isAhead ? 251 : 249, y: 1050))
      case .nextTarget: move(to: CGPoint(x: isAhead ? 350 : 250, y: 1050))
      }
    }
  }

  func round() -> [Reading] {
    let before = targets.count
    let cost = Cost { moveFinger(times: Self.moves) }
    return [
      Reading(.time, cost.nanoseconds / Self.moves), Reading(.allocations, cost.allocations * 1000 / Self.moves),
      Reading(.targetsChanged, (targets.count - before) * 1000 / Self.moves),
    ]
  }
}
