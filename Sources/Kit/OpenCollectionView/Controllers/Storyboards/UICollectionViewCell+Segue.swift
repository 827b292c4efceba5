import CollectionEngine

extension UICollectionViewCell {
  /// Has a segue followed when a person selects the cell's item: what `uikit-port` makes of the segue of a cell in a storyboard.
  ///
  /// It is a segue of the nearest controller around the cell that has one of the key. The cell is the sender, and the item is selected
  /// already; the delegate hears of the selection after ``UIViewController/prepare(for:sender:)``.
  public func followsSegue(_ key: String) { makeRare().segue = key }
}

extension UICollectionView {
  /// Follows the segue of a cell whose item a person has selected. // V156
  func followSegue(of key: ElementKey) {
    guard let cell = cellForItem(at: dataPath(of: key)), let segue = cell.rare?.segue else { return }
    var next = cell.next
    while let responder = next {
      if let controller = responder as? UIViewController, controller.rare?.segues[segue] != nil {
        return controller.followSegue(segue, sender: cell)
      }
      next = responder.next
    }
  }
}
