import GestureEngine
import TouchTesting

@testable import OpenCollectionView

/// Rows of 44 points with grips, whose order a diffable data source has, on a screen of 320 × 480 points.
@MainActor final class GripScreen {
  typealias Source = UICollectionViewDiffableDataSource<String, Int>

  let screen = VirtualScreen(width: 320, height: 480)
  let view: UICollectionView
  let source: Source
  var told: [NSDiffableDataSourceTransaction<String, Int>] = []

  init(_ sections: KeyValuePairs<String, [Int]>, itemsMove: Bool = true) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    source = Source(collectionView: view) { view, indexPath, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      if let cell = cell as? UICollectionViewListCell {
        var content = cell.defaultContentConfiguration()
        content.text = "\(item)"
        cell.contentConfiguration = content
        cell.accessories = [.multiselect(), .reorder()]
      }
      return cell
    }
    screen.show(view)
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    source.apply(snapshot, animatingDifferences: false)
    if itemsMove { source.reorderingHandlers.canReorderItem = { _ in true } }
    source.reorderingHandlers.didReorder = { [weak self] in self?.told.append($0) }
    view.allowsMultipleSelectionDuringEditing = true
    view.isEditing = true
    screen.runFrame()
  }

  func items(_ section: String) -> [Int] { source.snapshot().itemIdentifiers(inSection: section) }

  /// The middle of the grip of a row of the screen, counted from above.
  func grip(_ row: Int) -> CGPoint { CGPoint(x: 300, y: 22 + 44 * row) }

  func wait(_ seconds: Double) {
    for _ in 0..<Int(seconds * 60) {
      screen.advance(by: 1.0 / 60)
      screen.runFrame()
    }
  }

  /// Moves the finger in small steps.
  func drag(from start: CGPoint, to end: CGPoint, steps: Int = 12) {
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      screen.move(to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      wait(1.0 / 60)
    }
    wait(0.3)
  }
}
