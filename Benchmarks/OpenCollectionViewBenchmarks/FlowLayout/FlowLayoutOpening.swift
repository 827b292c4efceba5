import Benchmark
import OpenCollectionView

/// A flow layout of items of one size that is prepared for the first time and asked for its content size.
final class FlowLayoutOpening: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations]

  private static let openings = 500
  private let source: GridSource
  private let rows: Int

  init(itemCount: Int) {
    source = GridSource(itemCount: itemCount, content: .empty)
    rows = itemCount / 4
  }

  func round() -> [Reading] {
    let cost = openAll()
    return [
      Reading(.time, cost.nanoseconds / Self.openings),
      Reading(.allocations, cost.allocations * (1_000 / Self.openings)),
    ]
  }

  /// What five hundred openings cost; the views are made before.
  func openAll() -> Cost {
    let views = (0..<Self.openings).map { _ in
      let view = UICollectionView(
        frame: CGRect(origin: .zero, size: Grid.screenSize),
        collectionViewLayout: Grid.configured(UICollectionViewFlowLayout()))
      view.dataSource = source
      return view
    }
    var height: CGFloat = 0
    let cost = Cost {
      for view in views {
        view.collectionViewLayout.prepare()
        height += view.collectionViewLayout.collectionViewContentSize.height
      }
    }
    precondition(height == CGFloat(Self.openings * rows) * Grid.side, "The contents are \(height) points high.")
    return cost
  }
}
