import Benchmark
import OpenCollectionView
import TouchTesting

/// A hundred cells in a plain view, all of which a program puts elsewhere in each frame: what it costs that cells move, without
/// any collection view around them. What moves all that is shown is compared with it.
final class PlacedCells: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations]

  /// What of the cells is another.
  enum Change: String, CaseIterable {
    /// Their places alone.
    case centers = "places"
    /// Their widths, too: their contents are laid out again.
    case frames = "places and sizes"
  }

  private static let frames = 500
  private let change: Change
  private let screen = VirtualScreen(width: Grid.screenSize.width, height: Grid.screenSize.height, scale: 1)
  private let cells: [EmptyCell]
  private var time: Double
  private var isAhead = false

  init(_ change: Change) {
    self.change = change
    let view = UIView(frame: CGRect(origin: .zero, size: Grid.screenSize))
    cells = (0..<100).map { EmptyCell(frame: Self.frame(of: $0, width: Grid.side)) }
    for cell in cells {
      // Every cell of a collection view has one.
      cell.contentView.isOpaque = false
      view.addSubview(cell)
    }
    screen.show(view)
    time = screen.now
    drive(frames: 20)
  }

  private static func frame(of item: Int, width: CGFloat) -> CGRect {
    CGRect(x: CGFloat(item % 4) * width, y: CGFloat(item / 4) * Grid.side, width: width, height: Grid.side)
  }

  /// As far as a transition to cells of nine tenths goes from 0.4 to 0.6 of its way, or by a point.
  func drive(frames: Int) {
    for _ in 0..<frames {
      isAhead.toggle()
      let shift: CGFloat = isAhead ? 1 : -1
      for (item, cell) in cells.enumerated() {
        switch change {
        case .centers: cell.center.y += shift
        case .frames: cell.frame = Self.frame(of: item, width: Grid.side * (isAhead ? 0.94 : 0.96))
        }
      }
      time += 1.0 / 60
      _ = screen.scene.runFrame(at: time)
    }
  }

  func round() -> [Reading] {
    let cost = Cost { drive(frames: Self.frames) }
    return [
      Reading(.time, cost.nanoseconds / Self.frames), Reading(.allocations, cost.allocations * 1000 / Self.frames),
    ]
  }
}
