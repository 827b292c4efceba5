/// A cell that is shown where the data has no item yet.
@preconcurrency @MainActor open class UICollectionViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  /// Fills the cell, each time that it comes into sight and when it needs an update. // N61
  open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

  /// A placeholder where the data would get an item, with a cell of a registered identifier.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
  }
}
