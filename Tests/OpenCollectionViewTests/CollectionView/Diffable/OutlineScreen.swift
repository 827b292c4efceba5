import OpenCollectionView
import TouchTesting

/// An outline of numbers in a list's cells of 320 × 44 points, each with a disclosure sign, on a screen of 320 × 480 points.
@MainActor final class OutlineScreen {
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

  let screen = VirtualScreen(width: 320, height: 480)
  let view: UICollectionView
  let source: UICollectionViewDiffableDataSource<String, Int>
  let journal = Journal()

  /// What happened, in its order.
  @MainActor final class Journal {
    var lines: [String] = []
    /// The items for which cells were asked.
    var asked: [Int] = []
    var leaves: Set<Int> = []
  }

  /// Shows `1` with `10`, which holds `100`, and `11` in it; and `2`.
  init(showing outline: Outline = OutlineScreen.small, leaves: Set<Int> = []) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    let journal = journal
    journal.leaves = leaves
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, indexPath, item in
      journal.asked.append(item)
      let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      guard let row = cell as? UICollectionViewListCell else { return cell }
      var content = row.defaultContentConfiguration()
      content.text = "Note \(item)"
      row.contentConfiguration = content
      row.accessories = journal.leaves.contains(item) ? [] : [.outlineDisclosure()]
      return row
    }
    screen.show(view)
    source.apply(outline, to: "notes", animatingDifferences: false)
    settle()
    journal.asked = []
  }

  static var small: Outline {
    var outline = Outline()
    outline.append([1, 2])
    outline.append([10, 11], to: 1)
    outline.append([100], to: 10)
    return outline
  }

  /// `1` with 70 rows in it, 100 and following, and 19 rows behind it: more than a screen has room for.
  static var long: Outline {
    var outline = Outline()
    outline.append(Array(1...20))
    outline.append(Array(100..<170), to: 1)
    return outline
  }

  /// Notes every call of a handler with what the data source holds and shows meanwhile.
  func noteHandlers() {
    let note = { [unowned self] (call: String) in
      journal.lines.append("\(call) with \(source.snapshot().itemIdentifiers)")
    }
    source.sectionSnapshotHandlers.shouldExpandItem = {
      note("should expand \($0)")
      return true
    }
    source.sectionSnapshotHandlers.willExpandItem = { note("will expand \($0)") }
    source.sectionSnapshotHandlers.shouldCollapseItem = {
      note("should collapse \($0)")
      return true
    }
    source.sectionSnapshotHandlers.willCollapseItem = { note("will collapse \($0)") }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      note("children of \(parent) are \(children.items) in levels \(children.items.map(children.level(of:)))")
      return children
    }
  }

  func takeLines() -> [String] {
    defer { journal.lines = [] }
    return journal.lines
  }

  func settle() {
    screen.runFrame()
    screen.advance(by: 2)
  }

  var items: [Int] { source.snapshot().itemIdentifiers }

  func cell(_ item: Int) -> UICollectionViewListCell? {
    source.indexPath(for: item).flatMap { view.cellForItem(at: $0) } as? UICollectionViewListCell
  }

  /// Taps where the sign of an item's row is.
  func tapSign(of item: Int) {
    guard let cell = cell(item) else { return }
    screen.play(.tap(at: cell.convert(CGPoint(x: 320 - 16 - 7, y: 22), to: nil)))
  }

  /// The tops of the rows of items as they are seen now, in whole points.
  func tops(_ items: [Int]) -> [Int] {
    items.map { cell($0)?.layer.presentation().map { Int($0.frame.minY.rounded()) } ?? -1 }
  }
}
