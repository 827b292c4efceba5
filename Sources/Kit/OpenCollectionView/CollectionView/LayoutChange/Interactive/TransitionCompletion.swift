/// Somebody who waits for the end of an interactive transition. // T9
@MainActor struct TransitionCompletion {
  let origin: UICollectionViewLayout
  let goal: UICollectionViewLayout
  let action: UICollectionView.LayoutInteractiveTransitionCompletion

  /// Tells which layout has come of it: whether one of the two, and whether the one that was aimed at.
  func tell(_ layout: UICollectionViewLayout) {
    action(layout === goal || layout === origin, layout === goal)
  }
}
