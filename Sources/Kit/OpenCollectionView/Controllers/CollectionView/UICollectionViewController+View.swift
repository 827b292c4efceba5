extension UICollectionViewController {
  func makeViewWithCollectionView() {
    let view = UIView(frame: UIScreen.main.bounds)
    self.view = view
    // As a nib or a storyboard makes it.
    if storedCollectionView == nil { storedCollectionView = rare?.makeView?() as? UICollectionView }
    let collectionView =
      storedCollectionView ?? UICollectionView(frame: view.bounds, collectionViewLayout: firstLayout)
    storedCollectionView = collectionView
    put(collectionView, in: view)
  }

  func replaceCollectionView(with new: UICollectionView?) {
    guard new !== storedCollectionView else { return }
    storedCollectionView?.removeFromSuperview()
    storedCollectionView = new
    if let new, let view = viewIfLoaded { put(new, in: view) }
  }

  private func put(_ collectionView: UICollectionView, in view: UIView) {
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    if collectionView.delegate == nil { collectionView.delegate = self }
    if collectionView.isEditing != isEditing { collectionView.isEditing = isEditing }
    view.insertSubview(collectionView, at: 0)
    updateMovementRecognizer()
  }

  /// Deselects all, telling nobody.
  func clearSelection(animated: Bool) {
    // T22: what is selected goes along to the layout of a controller that came by a change of layout.
    guard clearsSelectionOnViewWillAppear, !useLayoutToLayoutNavigationTransitions, let storedCollectionView else {
      return
    }
    for item in storedCollectionView.indexPathsForSelectedItems ?? [] {
      storedCollectionView.deselectItem(at: item, animated: animated)
    }
  }

  func missingCell(of collectionView: UICollectionView, at indexPath: IndexPath) -> UICollectionViewCell {
    ProgrammingErrors.report(
      "\(type(of: self)) has an item at \(indexPath), but no cell for it: "
        + "override collectionView(_:cellForItemAt:) and answer with a dequeued cell.",
      instead: "an empty cell is shown")
    return collectionView.substituteCell()
  }

  func missingView(
    of collectionView: UICollectionView, ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    ProgrammingErrors.report(
      "The layout has a supplementary view of kind \(kind) at \(indexPath), but \(type(of: self)) has none: "
        + "override collectionView(_:viewForSupplementaryElementOfKind:at:).", instead: "an empty view is shown")
    return collectionView.substitute(kind: kind)
  }

  func missingItem(forTitle title: String, at index: Int) -> IndexPath {
    ProgrammingErrors.report(
      "\(type(of: self)) has the index title \"\(title)\" at \(index), but does not say where it leads: "
        + "override collectionView(_:indexPathForIndexTitle:at:).", instead: "it leads to the first item")
    return IndexPath(item: 0, section: 0)
  }
}
