import AllocationCounter
import Benchmark
import OpenCollectionView
import TouchTesting

/// What one more cell in sight holds, its views and attributes and the collection view's notes of it included.
final class HeldCells: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.bytesEach, .allocations]

  /// What is in the cells.
  enum Content: String, CaseIterable {
    case nothing = "empty cell"
    case label = "cell with a label"
    case fiveViews = "cell of five views"

    @MainActor fileprivate var cellClass: AnyClass {
      switch self {
      case .nothing: EmptyCell.self
      case .label: LabelCell.self
      case .fiveViews: CellOfFiveViews.self
      }
    }
  }

  private static let screenSize = CGSize(width: 1_000, height: 11_000)
  private let content: Content
  private let screen = VirtualScreen(width: screenSize.width, height: screenSize.height, scale: 1)
  private var time = 0.0

  init(_ content: Content) {
    self.content = content
    time = screen.now
  }

  func round() -> [Reading] {
    let layout = Grid.configured(UICollectionViewFlowLayout())
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: Self.screenSize.width, height: 1_000), collectionViewLayout: layout)
    view.isPrefetchingEnabled = false
    let source = HeldCellSource()
    view.register(content.cellClass, forCellWithReuseIdentifier: HeldCellSource.identifier)
    view.dataSource = source
    screen.window.addSubview(view)
    rest()
    let shown = view.visibleCells.count
    let (bytes, calls) = (allocated_bytes(), allocation_count())
    view.frame.size.height = Self.screenSize.height
    rest()
    let more = view.visibleCells.count - shown
    precondition(more == 1_000, "There are \(more) more cells in sight.")
    let (held, made) = (allocated_bytes() - bytes, allocation_count() - calls)
    view.removeFromSuperview()
    rest()
    return [Reading(.bytesEach, Int(held) / more), Reading(.allocations, made * 1_000 / more)]
  }

  /// Runs frames until what was put off is done.
  private func rest() {
    for _ in 0..<40 {
      time += 1.0 / 60
      _ = screen.scene.runFrame(at: time)
    }
  }
}
