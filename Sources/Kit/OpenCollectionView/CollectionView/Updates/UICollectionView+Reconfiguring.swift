import CollectionEngine

extension UICollectionView {
  /// Has the data source configure a cell anew that stays where it is. // C33
  func reconfigure(_ cell: UICollectionViewCell, of key: ElementKey) {
    let indexPath = dataPath(of: key)
    guard let dataSource = storedDataSource else { return }
    let before = BeforeCall(self)
    let answer = data.whileReconfiguring(cell, at: indexPath, in: self) {
      dataSource.collectionView(self, cellForItemAt: indexPath)
    }
    guard before.dataAreSame(in: self) else {
      // The data became others while the data source was at it, and what it wrote is of no use.
      if answer !== cell, answer.isDequeued {
        discard(answer, of: key)
      }
      elements.needsNewViews = true
      setNeedsLayout()
      return trace("not reconfigured", because: "the data changed meanwhile: all cells in sight are made anew")
    }
    guard answer === cell else {
      ProgrammingErrors.report(
        "\(type(of: dataSource)).collectionView(_:cellForItemAt:) answered another cell for \(indexPath) while it was "
          + "reconfigured: dequeue with the identifier \"\(cell.reuseIdentifier ?? "")\" as before, or call "
          + "reloadItems(at:) where an item needs another cell.", instead: "all cells in sight are made anew")
      if answer.isDequeued { discard(answer, of: key) }
      elements.needsNewViews = true
      setNeedsLayout()
      return
    }
    noteOtherSize(of: cell)
    trace("reconfigured", because: "item \(indexPath.section)-\(indexPath.item)")
  }

  /// The cell that is being configured anew, for a data source that dequeues one for it.
  func reconfiguredView(kind: String?, identifier: String, at indexPath: IndexPath) -> UICollectionReusableView? {
    guard kind == nil, let (cell, path) = data.reconfigured, path == indexPath, cell.reuseIdentifier == identifier
    else { return nil }
    return cell
  }
}
