import OpenCollectionView
import TouchTesting

/// A list of items with sizes of their own on a screen, in the middle of its content.
@MainActor final class SizedList {
  let items: SizedItems
  let view: UICollectionView
  let layout = UICollectionViewFlowLayout()
  private let screen = VirtualScreen(width: Grid.screenSize.width, height: Grid.screenSize.height, scale: 1)
  private var time = 0.0

  init(itemCount: Int) {
    items = SizedItems(count: itemCount)
    view = UICollectionView(frame: CGRect(origin: .zero, size: Grid.screenSize), collectionViewLayout: layout)
    view.register(EmptyCell.self, forCellWithReuseIdentifier: GridSource.identifier)
    view.dataSource = items
    view.delegate = items
    screen.show(view)
    time = screen.now
    view.contentOffset.y = (view.contentSize.height / 2).rounded()
    runFrame()
  }

  /// The first item that can be seen.
  var firstItem: Int { view.indexPathsForVisibleItems.first?.item ?? 0 }

  func runFrame() {
    time += 1.0 / 60
    _ = screen.scene.runFrame(at: time)
  }
}
