import OpenCollectionView
import TouchTesting

/// A list of five rows, each with a strip of cells that scrolls sideways: a collection view in every cell of another one.
///
/// Rows are 120 points high; a strip fills the upper 100 points of the left 200 of its row. Its cells are 50 points square.
@MainActor final class NestedScreen {
  let screen = VirtualScreen(width: 320, height: 480)
  let journal = Journal()
  let list: UICollectionView
  let outer: Source
  /// Of the strips, by the number of their row.
  private(set) var inner: [Int: Source] = [:]

  /// Data and delegate of one collection view.
  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let name: String
    let journal: Journal
    let count: Int
    var fill: ((UICollectionViewCell, IndexPath) -> Void)?
    var menu: UIMenu?
    var showsEditMenu = false
    var order: [Int]
    /// The items whose cells were asked for, in order.
    var asked: [Int] = []

    init(_ name: String, _ count: Int, _ journal: Journal) {
      self.name = name
      self.count = count
      self.journal = journal
      order = Array(0..<count)
    }

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(_ view: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      asked.append(indexPath.item)
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      fill?(cell, indexPath)
      return cell
    }

    func collectionView(_ view: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }

    func collectionView(
      _ view: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
      order.insert(order.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
      journal.note("\(name) moves \(sourceIndexPath.item) to \(destinationIndexPath.item)")
    }

    func collectionView(_ view: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
      journal.note("\(name) highlights \(indexPath.item)")
    }

    func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      journal.note("\(name) selects \(indexPath.item)")
    }

    func collectionView(_ view: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
      showsEditMenu
    }

    func collectionView(
      _ view: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
      withSender sender: Any?
    ) -> Bool { action == .copy }

    func collectionView(
      _ view: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath, withSender sender: Any?
    ) { journal.note("\(name) copies \(indexPath.item)") }

    func collectionView(
      _ view: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard let menu else { return nil }
      journal.note("\(name) opens a menu for \(indexPaths.map(\.item))")
      return UIContextMenuConfiguration(actionProvider: { _ in menu })
    }
  }

  /// A row, which keeps its strip whatever it is used for.
  final class Row: UICollectionViewCell {
    let strip: UICollectionView

    override init(frame: CGRect) {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 50, height: 50)
      layout.minimumLineSpacing = 0
      layout.scrollDirection = .horizontal
      strip = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
      strip.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      super.init(frame: frame)
      contentView.addSubview(strip)
    }

    required init?(coder: NSCoder) { nil }
  }

  init(rows: Int = 5, columns: Int = 20) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 120)
    layout.minimumLineSpacing = 0
    list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    list.register(Row.self, forCellWithReuseIdentifier: "cell")
    outer = Source("list", rows, journal)
    outer.fill = { [weak self] cell, indexPath in
      guard let self, let row = cell as? Row else { return }
      let source = inner[indexPath.item] ?? Source("strip \(indexPath.item)", columns, journal)
      inner[indexPath.item] = source
      row.strip.dataSource = source
      row.strip.delegate = source
      row.strip.reloadData()
    }
    list.dataSource = outer
    list.delegate = outer
    screen.show(list)
  }

  func row(_ item: Int) -> Row? { list.cellForItem(at: IndexPath(item: item, section: 0)) as? Row }

  func strip(_ item: Int) -> UICollectionView? { row(item)?.strip }

  func tap(_ x: Double, _ y: Double) {
    screen.play(.tap(at: CGPoint(x: x, y: y)))
    screen.advanceUntilRest()
  }

  func press(_ x: Double, _ y: Double) {
    screen.play(.press(at: CGPoint(x: x, y: y), duration: 0.9))
    screen.advance(by: 0.5)
  }
}
