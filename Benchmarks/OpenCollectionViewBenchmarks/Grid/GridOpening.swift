import Benchmark
import OpenCollectionView
import TouchTesting

/// From nothing but a screen to the first frame of a grid, with all of its cells made.
final class GridOpening: Scenario {
  nonisolated static let metrics: [BenchmarkMetric] = [.time, .allocations]

  private static let openings = 10
  private let itemCount: Int

  init(itemCount: Int) { self.itemCount = itemCount }

  func round() -> [Reading] {
    let screens = (0..<Self.openings).map { _ in
      VirtualScreen(width: Grid.screenSize.width, height: Grid.screenSize.height, scale: 1)
    }
    let sources = screens.map { _ in GridSource(itemCount: itemCount, content: .empty) }
    var created = 0
    let cost = Cost {
      for (screen, source) in zip(screens, sources) {
        let view = UICollectionView(
          frame: screen.window.bounds, collectionViewLayout: Grid.configured(UICollectionViewFlowLayout()))
        view.register(EmptyCell.self, forCellWithReuseIdentifier: GridSource.identifier)
        view.dataSource = source
        screen.window.addSubview(view)
        created += screen.scene.runFrame(at: screen.now).created.count
      }
    }
    precondition(created > 200 * Self.openings, "The first frames made \(created) layers.")
    return [
      Reading(.time, cost.nanoseconds / Self.openings),
      Reading(.allocations, cost.allocations * (1_000 / Self.openings)),
    ]
  }
}
