#if BrowserHost
import OpenCollectionView
import TouchScripts

/// The data source and the delegate of a collection view of numbered cells, which notes what it is told.
final class NumberedCells: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  let count: Int
  /// What the delegate was told and what a test adds, in order; what repeats at once is there once.
  private(set) var log: [String] = []

  init(count: Int) { self.count = count }

  func note(_ entry: String) {
    if log.last != entry { log.append(entry) }
  }

  func forget() { log = [] }

  /// A collection view of these cells.
  func view(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), collectionViewLayout: layout)
    view.backgroundColor = .white
    view.register(GridCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    return view
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? GridCell)?.show(indexPath.item)
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    note("highlight \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
    note("unhighlight \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    note("select \(indexPath.item)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("drag") }
}
#endif
