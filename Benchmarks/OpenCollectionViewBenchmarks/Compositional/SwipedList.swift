import GestureEngine
import OpenCollectionView
import TouchTesting

/// A list of a million rows on a screen that shows 57 of them, with a finger on one that is swiped to and fro over two actions.
@MainActor final class SwipedList {
  private let view: UICollectionView
  private let screen = VirtualScreen(width: 400, height: 2_500, scale: 1)
  private let source = GridSource(itemCount: 1_000_000, content: .empty)
  private var time = 0.0
  private var frame = 0

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.trailingSwipeActionsConfigurationProvider = { _ in
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(false) },
        UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(false) },
      ])
    }
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 2_500),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    view.register(EmptyCell.self, forCellWithReuseIdentifier: GridSource.identifier)
    view.dataSource = source
    screen.show(view)
    screen.advance(by: 1)
    time = screen.now
    report(.began, x: 390)
    swipe(frames: 40)
  }

  /// How many cells the data source has been asked for.
  var askedCount: Int { source.askedCount }

  /// How far the row stands beside its place, in points.
  var distance: CGFloat { view.cellForItem(at: IndexPath(item: 10, section: 0))?.transform.tx ?? 0 }

  /// Has the finger go on by four points a frame, over at most half of the row, and back.
  func swipe(frames: Int) {
    for _ in 0..<frames {
      frame += 1
      let step = frame % 80
      report(.moved, x: 370 - CGFloat(step < 40 ? step : 80 - step) * 4)
    }
  }

  private func report(_ phase: TouchSample.Phase, x: CGFloat) {
    let place = CGPoint(x: x, y: 462)
    screen.receive(.touches([TouchSample(time: time + 1.0 / 240, identifier: 1, phase: phase, location: place)]))
    time += 1.0 / 120
    _ = screen.scene.runFrame(at: time)
  }
}
