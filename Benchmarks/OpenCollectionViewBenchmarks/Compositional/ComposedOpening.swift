import Benchmark
import OpenCollectionView
import TouchTesting

/// From nothing but a screen to the first frame of a collection view, with all of its cells made, in turn with the same of
/// another layout.
final class ComposedOpening: Scenario {
  /// What is opened, and with what it is compared.
  enum Work {
    case gridAgainstFlowLayout, gridAgainstThousandItems
  }

  nonisolated static let metrics: [BenchmarkMetric] = [.ratio, .time]

  private static let openings = 10
  private let work: Work

  init(_ work: Work) { self.work = work }

  func round() -> [Reading] {
    let other =
      work == .gridAgainstFlowLayout
      ? open(itemCount: 1_000_000) { Grid.configured(UICollectionViewFlowLayout()) }
      : open(itemCount: 1_000) { ComposedSections.grid() }
    let cost = open(itemCount: 1_000_000) { ComposedSections.grid() }
    return [Reading(.ratio, cost.percent(of: other)), Reading(.time, cost.nanoseconds / Self.openings)]
  }

  private func open(itemCount: Int, _ layout: () -> UICollectionViewLayout) -> Cost {
    let screens = (0..<Self.openings).map { _ in
      VirtualScreen(width: Grid.screenSize.width, height: Grid.screenSize.height, scale: 1)
    }
    let sources = screens.map { _ in GridSource(itemCount: itemCount, content: .empty) }
    var created = 0
    let cost = Cost {
      for (screen, source) in zip(screens, sources) {
        let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout())
        view.register(EmptyCell.self, forCellWithReuseIdentifier: GridSource.identifier)
        view.dataSource = source
        screen.window.addSubview(view)
        created += screen.scene.runFrame(at: screen.now).created.count
      }
    }
    precondition(created > 200 * Self.openings, "The first frames made \(created) layers.")
    return cost
  }
}
