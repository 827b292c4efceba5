import CollectionEngine

// Rows that are swiped to the side. // I72-I83
extension UICollectionView {
  /// The rows that are swiped; makes what knows of them.
  func withSwipes() -> ItemSwipes {
    if let swipes = state.swipes { return swipes }
    let made = ItemSwipes(self)
    state.swipes = made
    return made
  }

  /// The view that is touched: while a row is open one of its buttons or, in place of all cells, the collection view. // I80
  func touchedView(insteadOf touched: UIView?) -> UIView? {
    guard let swipes = state.swipes, swipes.isOpen else { return touched }
    return swipes.touchedView(insteadOf: touched)
  }

  /// The providers of the rows of a section; nil where there are none.
  func swipeProviders(ofSection section: Int) -> SwipeProviders? {
    guard installedTransition == nil, let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else {
      return nil
    }
    return layout.definition(ofSection: section)?.swipeProviders
  }

  /// Asks the program what a side of an item uncovers.
  func swipeConfiguration(_ side: SwipeSide, of key: ElementKey) -> UISwipeActionsConfiguration? {
    swipeProviders(ofSection: key.section)?.configuration(side, at: dataPath(of: key))
  }

  /// Uncovers the side of an item that a key points away from: the row goes in the direction of the key, and back where it is open
  /// on the other side. Answers whether it has anything there.
  func swipe(_ key: ElementKey, _ direction: FocusSearch.Direction) -> Bool {
    guard let swipes = state.swipes, !isEditing, direction == .left || direction == .right else { return false }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let side: SwipeSide = (direction == .right) == isRightToLeft ? .trailing : .leading
    if let row = swipes.row, row.key == key, row.side != side {
      return swipes.close(because: "a key goes back")
    }
    return swipes.open(key, side, because: "a key goes to the \(direction == .right ? "right" : "left")")
  }
}

extension UICollectionViewCell {
  /// Opens the row on its trailing side, as a button to delete in a list that is edited does. Answers whether it has any actions
  /// there. // I145
  @discardableResult func revealSwipeActions() -> Bool {
    guard let view = collectionViewAround, let key = view.key(ofShown: self) else { return false }
    return view.withSwipes().open(
      key, .trailing, because: "its button to delete was tapped")
  }
}
