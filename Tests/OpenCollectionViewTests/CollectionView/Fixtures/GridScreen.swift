import OpenCollectionView
import TouchTesting

/// A collection view with numbered cells that fills a screen of 320 × 480 points.
@MainActor struct GridScreen {
  let screen: VirtualScreen
  let view: UICollectionView
  let source: NumberSource

  init(
    _ counts: [Int], layout: UICollectionViewLayout = GridScreen.grid(), cell: AnyClass = NumberCell.self,
    width: CGFloat = 320, height: CGFloat = 480
  ) {
    screen = VirtualScreen(width: width, height: height)
    view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    source = NumberSource(counts)
    view.register(cell, forCellWithReuseIdentifier: "number")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    view.dataSource = source
    screen.show(view)
  }

  /// A flow layout with items of 100 × 100 points: three in a line of 320 points, lines every 110 points.
  static func grid() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    return layout
  }

  var layout: UICollectionViewLayout { view.collectionViewLayout }

  /// The texts of the visible cells, in the order of their items.
  var texts: [String] { view.visibleCells.map { ($0 as? NumberCell)?.label.text ?? "" } }

  /// The frames of the visible cells, in the order of their items.
  var frames: [CGRect] { view.visibleCells.map(\.frame) }

  /// All cells in the view, hidden or not.
  var cells: [NumberCell] { view.subviews.compactMap { $0 as? NumberCell } }
}
