// What a delegate is told may make it change the data, and so is told when data, counts and views agree. // C81
extension UICollectionView {
  /// Tells the delegate of something that has happened to the items: at once or, in the middle of an update or of a
  /// reload, when that is over.
  func tellDelegate(_ call: @escaping (UICollectionView, any UICollectionViewDelegate) -> Void) {
    whenDataAgree { view in
      if let delegate = view.collectionDelegate { call(view, delegate) }
    }
  }

  /// The same for what has more to do than to tell.
  func whenDataAgree(_ call: @escaping (UICollectionView) -> Void) {
    data.whenTheyAgree(in: self, call)
  }

  /// Runs `change`, in which data and counts do not agree; the delegate is told afterwards what has come of it.
  func holdingCalls(_ change: () -> Void) {
    data.holdingCalls(in: self, change)
  }
}
