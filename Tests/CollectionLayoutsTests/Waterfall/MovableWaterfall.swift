import CollectionLayouts
import OpenCollectionView
import TouchTesting

/// A waterfall of numbered items that can be moved, on a screen of 320 × 480 points. An item has the height that is said,
/// given a column of 155 points.
@MainActor final class MovableWaterfall: NSObject, UICollectionViewDataSource, WaterfallLayoutDelegate {
  final class Cell: UICollectionViewCell {
    var item = 0
    var height: CGFloat = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  }

  let screen = VirtualScreen(width: 320, height: 480)
  let layout = WaterfallLayout()
  let view: UICollectionView
  /// The numbers of the items, by sections.
  private(set) var items: [[Int]]
  private let heights: [Int]
  /// How often the delegate was asked for a size.
  var questions = 0
  var columnCounts: [Int] = []

  init(_ heights: [[Int]], configure: (WaterfallLayout) -> Void = { _ in }) {
    var first = 0
    items = heights.map { section in
      defer { first += section.count }
      return Array(first..<first + section.count)
    }
    self.heights = heights.flatMap { $0 }
    configure(layout)
    view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "view")
    super.init()
    view.dataSource = self
    view.delegate = self
    screen.show(view)
    rest()
  }

  func begin(_ item: Int, _ section: Int = 0) -> Bool {
    view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: section))
  }

  func update(_ x: CGFloat, _ y: CGFloat) {
    view.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: y))
  }

  func pass() {
    screen.advance(by: 1.0 / 60)
    screen.runFrame()
  }

  func rest() { _ = screen.advanceUntilRest() }

  func cell(_ item: Int) -> Cell? { view.visibleCells.compactMap { $0 as? Cell }.first { $0.item == item } }

  func frame(_ item: Int) -> CGRect? { cell(item)?.frame }

  var presented: [Int] { presentedSections[0] }

  /// The items as presented, whether they can be seen or not.
  var presentedSections: [[Int]] {
    (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).compactMap { item in
        view.dataSourceIndexPath(forPresentationIndexPath: IndexPath(item: item, section: section)).map {
          items[$0.section][$0.item]
        }
      }
    }
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let item = items[indexPath.section][indexPath.item]
    (cell as? Cell)?.item = item
    (cell as? Cell)?.height = CGFloat(heights[item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let item = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    items[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: WaterfallLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    questions += 1
    return CGSize(width: 155, height: heights[items[indexPath.section][indexPath.item]])
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: WaterfallLayout,
    columnCountForSectionAt section: Int
  ) -> Int { columnCounts.indices.contains(section) ? columnCounts[section] : collectionViewLayout.columnCount }
}
