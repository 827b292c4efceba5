import OpenCollectionView
import TouchTesting

/// A list whose cells know their own heights: a flow layout with estimates on a screen of 320 × 480 points.
@MainActor struct SizingScreen {
  let screen = VirtualScreen(width: 320, height: 480)
  let view: UICollectionView
  let layout: UICollectionViewFlowLayout
  let source: SizingSource

  /// - Parameter height: the height that the cell of an item wants.
  init(
    _ count: Int, estimate: CGFloat = 50, layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
    height: @escaping (Int) -> CGFloat
  ) {
    self.layout = layout
    layout.estimatedItemSize = CGSize(width: 320, height: estimate)
    layout.minimumLineSpacing = 0
    source = SizingSource((0..<count).map { height($0) })
    view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.register(SizingCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      SizingHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    view.dataSource = source
    screen.show(view)
  }

  /// The frames of the visible cells, in the order of their items.
  var frames: [CGRect] { view.visibleCells.map(\.frame) }

  /// The cell of an item.
  func cell(_ item: Int) -> SizingCell? {
    view.cellForItem(at: IndexPath(item: item, section: 0)) as? SizingCell
  }

  /// How far each visible item is below the upper edge of the view.
  var distances: [Int: CGFloat] {
    Dictionary(
      uniqueKeysWithValues: view.indexPathsForVisibleItems.map {
        ($0.item, (view.cellForItem(at: $0)?.frame.minY ?? 0) - view.contentOffset.y)
      })
  }

  /// Tells whether the visible cells have the heights that they want, follow one another and fill the view.
  var isSettled: Bool {
    let cells = view.visibleCells
    guard let first = cells.first, let last = cells.last else { return view.contentSize.height == 0 }
    for (cell, next) in zip(cells, cells.dropFirst()) where cell.frame.maxY != next.frame.minY { return false }
    for case let cell as SizingCell in cells where cell.frame.height != cell.height { return false }
    return first.frame.minY <= max(view.bounds.minY, 0)
      && last.frame.maxY >= min(view.bounds.maxY, view.contentSize.height)
  }
}
