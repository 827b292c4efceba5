import OpenCollectionView

/// A data source of named items that can be moved, and notes what it is told.
@MainActor class MovingSource: NSObject, UICollectionViewDataSource {
  var sections: [[String]]
  /// Names that may not be moved.
  var fixed: Set<String> = []
  private(set) var moves: [String] = []
  private(set) var askedCells: [IndexPath] = []
  /// Called when an item is moved, after the data has followed.
  var whenMoved: () -> Void = {}

  init(_ sections: [[String]]) { self.sections = sections }

  /// Items that are named by section and number: `a0`, `a1`, … `b0`.
  convenience init(counts: [Int]) {
    self.init(
      counts.enumerated().map { section, count in
        (0..<count).map { "\(UnicodeScalar(UInt8(97 + section)))\($0)" }
      })
  }

  func forgetQuestions() { askedCells.removeAll() }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    askedCells.append(indexPath)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    view.tag = sections[indexPath.section].count
    return view
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    !fixed.contains(sections[indexPath.section][indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    moves.append("\(name(sourceIndexPath)) to \(name(destinationIndexPath))")
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    whenMoved()
  }

  private func name(_ path: IndexPath) -> String { "\(path.section)-\(path.item)" }
}
