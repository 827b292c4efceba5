import GestureEngine
import OpenCollectionView
import TouchTesting

/// An outline of ten thousand rows in a list, on a screen that shows eighteen of them.
@MainActor final class OpenedOutline {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  private let screen = VirtualScreen(width: 390, height: 844, scale: 3)
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<Int, Int>
  private var time = 0.0
  private(set) var askedCount = 0

  init(_ outline: Outline) {
    view = UICollectionView(
      frame: screen.window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
    var asked: () -> Void = {}
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, row in
      var content = cell.defaultContentConfiguration()
      content.text = "Row"
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
      asked()
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, row in
      view.dequeueConfiguredReusableCell(using: rows, for: path, item: row)
    }
    asked = { [unowned self] in askedCount += 1 }
    screen.show(view)
    show(outline)
    settle()
  }

  var count: Int { source.snapshot().numberOfItems }

  /// The outline that is shown, with what is closed in it.
  var outline: Outline { source.snapshot(for: 0) }

  func show(_ outline: Outline, animated: Bool = false) {
    source.apply(outline, to: 0, animatingDifferences: animated)
    runFrame()
  }

  /// Taps the sign of the first row, with the frame that follows.
  func tapFirstSign() {
    for phase in [TouchSample.Phase.began, .ended] {
      let place = CGPoint(x: 367, y: 22)
      screen.receive(.touches([TouchSample(time: time + 1.0 / 240, identifier: 1, phase: phase, location: place)]))
      runFrame()
    }
  }

  /// Lets what moves come to rest.
  func settle() {
    for _ in 0..<60 { runFrame() }
  }

  private func runFrame() {
    time += 1.0 / 60
    _ = screen.scene.runFrame(at: time)
  }
}
