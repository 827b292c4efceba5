import OpenCollectionView
import TouchTesting

/// A list of words, 40 points each, in a view of 200 × 240 points: six are in sight.
@MainActor final class WordScreen: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let screen = VirtualScreen(width: 200, height: 240)
  let view: UICollectionView
  var sections: [[String]]
  /// What is written beside the words.
  var suffix = ""
  private(set) var ended: [String] = []
  private(set) var asked: [String] = []
  var heights: [String: CGFloat] = [:]

  init(_ sections: [[String]], layout: UICollectionViewLayout = WordScreen.list()) {
    self.sections = sections
    view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 240), collectionViewLayout: layout)
    super.init()
    view.register(NumberCell.self, forCellWithReuseIdentifier: "word")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "view")
    }
    view.dataSource = self
    view.delegate = self
    screen.show(view)
    asked.removeAll()
  }

  convenience init(_ words: String, layout: UICollectionViewLayout = WordScreen.list()) {
    self.init([words.split(separator: " ").map(String.init)], layout: layout)
  }

  /// One word under the other.
  static func list() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 200, height: 40)
    layout.minimumLineSpacing = 0
    return layout
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
    let word = sections[indexPath.section][indexPath.item]
    asked.append(word)
    (cell as? NumberCell)?.label.text = word + suffix
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    ended.append("\((cell as? NumberCell)?.label.text ?? "") at \(indexPath.section)-\(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let size = (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    return CGSize(width: size.width, height: heights[sections[indexPath.section][indexPath.item]] ?? size.height)
  }

  /// Inserts a word, in the data and in the view.
  func insert(_ word: String, at item: Int, inSection section: Int = 0) {
    sections[section].insert(word, at: item)
    view.insertItems(at: [IndexPath(item: item, section: section)])
  }

  /// Deletes the word at a place.
  func delete(at item: Int, inSection section: Int = 0) {
    sections[section].remove(at: item)
    view.deleteItems(at: [IndexPath(item: item, section: section)])
  }

  func forgetCalls() {
    ended.removeAll()
    asked.removeAll()
  }

  private var cells: [NumberCell] { view.subviews.compactMap { $0 as? NumberCell }.filter { !$0.isHidden } }

  /// The words where the layout has them, from top to bottom: `a 0, b 40`.
  var words: String {
    view.visibleCells.map { cell in
      "\((cell as? NumberCell)?.label.text ?? "") \(number(cell.frame.minY - view.bounds.minY))"
    }.joined(separator: ", ")
  }

  /// The words where they are seen now, from top to bottom, with their opacity unless it is 1: `a 0, b 20 at 0.5`.
  var seen: String {
    cells.map { cell -> (CGFloat, String) in
      let shown = cell.layer.presentation() ?? cell.layer
      let y = shown.frame.minY - view.bounds.minY
      let opacity = (CGFloat(shown.opacity) * 100).rounded() / 100
      return (y, "\(cell.label.text ?? "") \(number(y))" + (opacity == 1 ? "" : " at \(number(opacity))"))
    }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.1).joined(separator: ", ")
  }
}

func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }
