import OpenCollectionView
import TouchTesting

/// A collection view of 320 × 480 points whose cells are filled by a closure.
@MainActor final class FillingScreen: NSObject, UICollectionViewDataSource {
  let screen = VirtualScreen(width: 320, height: 480)
  let view: UICollectionView
  var count: Int
  /// Called with each cell that the data source dequeues.
  var fill: (FilledCell, IndexPath) -> Void = { _, _ in }
  /// Which item's cell the data source dequeues for an item.
  var dequeuedPath: (IndexPath) -> IndexPath = { $0 }
  private(set) var asked: [Int] = []

  init(_ count: Int, layout: UICollectionViewLayout) {
    self.count = count
    view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(FilledCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, "badge"] {
      view.register(FilledView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = self
  }

  func show() { screen.show(view) }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    asked.append(indexPath.item)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: dequeuedPath(indexPath))
    if let cell = cell as? FilledCell {
      cell.noteFilling()
      fill(cell, indexPath)
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func cell(_ item: Int) -> FilledCell? { view.cellForItem(at: IndexPath(item: item, section: 0)) as? FilledCell }

  /// The items whose cells were asked for since the last call.
  func takeAsked() -> [Int] {
    defer { asked = [] }
    return asked
  }

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    screen.runFrame()
  }

  /// How many cells in the view are not hidden.
  var unhiddenCount: Int { view.subviews.count { $0 is FilledCell && !$0.isHidden } }
}
