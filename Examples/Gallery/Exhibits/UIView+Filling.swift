import OpenCollectionView

extension UIView {
  /// Becomes as large as the view around it. What its collection views show stays where it is meanwhile: who turns a device
  /// looks at the same things, and at the end of the content when it is turned back.
  func fill(_ area: UIView) {
    guard frame != area.bounds else { return }
    // Before it is seen there is nothing to keep.
    let views = window == nil || bounds.isEmpty ? [] : collectionViews.filter { !$0.anchorsVisibleContent }
    for view in views { view.anchorsVisibleContent = true }
    frame = area.bounds
    // Bars whose height depends on their width have it after the first time only.
    for _ in 0..<3 { layoutIfNeeded() }
    for view in views { view.anchorsVisibleContent = false }
  }

  /// The collection views in this one, and itself if it is one; not those in their items.
  private var collectionViews: [UICollectionView] {
    (self as? UICollectionView).map { [$0] } ?? subviews.flatMap(\.collectionViews)
  }
}
