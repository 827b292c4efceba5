import OpenCollectionView
import TouchTesting

/// A collection view of named items that can be moved, on a screen of 320 × 480 points; a flow layout with three items of
/// 100 × 100 points in a line, lines every 110 points, unless given another.
@MainActor struct MovementScreen {
  let screen: VirtualScreen
  let view: UICollectionView
  let source: MovingSource

  init(
    _ source: MovingSource, layout: UICollectionViewLayout = GridScreen.grid(), width: CGFloat = 320,
    height: CGFloat = 480
  ) {
    screen = VirtualScreen(width: width, height: height)
    self.source = source
    view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    view.dataSource = source
    screen.show(view)
  }

  init(_ counts: [Int], layout: UICollectionViewLayout = GridScreen.grid(), height: CGFloat = 480) {
    self.init(MovingSource(counts: counts), layout: layout, height: height)
  }

  func begin(_ item: Int, _ section: Int = 0) -> Bool {
    view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: section))
  }

  func update(_ x: CGFloat, _ y: CGFloat) {
    view.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: y))
  }

  /// Lets frames pass until nothing moves.
  func rest() { _ = screen.advanceUntilRest() }

  func frames(_ count: Int) {
    for _ in 0..<count {
      screen.advance(by: 1.0 / 60)
      screen.runFrame()
    }
  }

  /// The names of the cells that are seen, by the places where they stand: lines from the top, in each from the left.
  var shown: [String] {
    cells.sorted { ($0.center.y, $0.center.x) < ($1.center.y, $1.center.x) }.map { $0.label.text ?? "" }
  }

  /// The names as presented: by place, whatever is carried.
  var presented: [String] { cells.map { $0.label.text ?? "" } }

  var cells: [NumberCell] { view.visibleCells.compactMap { $0 as? NumberCell } }

  func cell(_ name: String) -> NumberCell? { cells.first { $0.label.text == name } }
}
