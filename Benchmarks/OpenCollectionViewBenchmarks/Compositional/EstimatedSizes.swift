import Benchmark
import OpenCollectionView
import TouchTesting

/// A list of a hundred thousand estimated items that scrolls by one item a frame, whose size becomes known then.
final class EstimatedSizes: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations, .cellsAsked]

  private static let frames = 200
  private static let height: CGFloat = 60

  private final class TallCell: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = EstimatedSizes.height
      return layoutAttributes
    }
  }

  private let screen = VirtualScreen(width: Grid.screenSize.width, height: Grid.screenSize.height, scale: 1)
  private let source: GridSource
  private let view: UICollectionView
  private var time = 0.0

  init(itemCount: Int) {
    source = GridSource(itemCount: itemCount, content: .empty)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: Grid.screenSize), collectionViewLayout: ComposedSections.estimatedList(44))
    view.register(TallCell.self, forCellWithReuseIdentifier: GridSource.identifier)
    view.dataSource = source
    screen.show(view)
    time = screen.now
    view.isPrefetchingEnabled = false
  }

  func round() -> [Reading] {
    let asked = source.askedCount
    let height = view.contentSize.height
    let cost = Cost {
      for _ in 0..<Self.frames {
        view.contentOffset.y += Self.height
        time += 1.0 / 60
        _ = screen.scene.runFrame(at: time)
      }
    }
    precondition(view.contentSize.height > height, "No size became known.")
    return [
      Reading(.time, cost.nanoseconds / Self.frames), Reading(.allocations, cost.allocations * 1_000 / Self.frames),
      Reading(.cellsAsked, (source.askedCount - asked) * 1_000 / Self.frames),
    ]
  }
}
