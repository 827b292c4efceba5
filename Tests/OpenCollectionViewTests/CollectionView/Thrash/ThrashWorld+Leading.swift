import OpenCollectionView

/// Fingers that lead from layout to layout.
extension ThrashWorld {
  /// The layout of the view, if it is one between two others.
  private var transition: UICollectionViewTransitionLayout? {
    view.collectionViewLayout as? UICollectionViewTransitionLayout
  }

  var isLed: Bool { transition != nil }

  func lead(to shape: ThrashStory.Shape) { lead(to: shape.layout(for: source), shape) }

  func leadBack() {
    guard let former = ends.first, former.layout.collectionView == nil || transition?.currentLayout === former.layout,
      former.layout !== view.collectionViewLayout
    else { return }
    lead(to: former.layout, former.shape)
  }

  private func lead(to layout: UICollectionViewLayout, _ shape: ThrashStory.Shape) {
    let told = completion()
    let transition = view.startInteractiveTransition(to: layout) { _, finished in told(finished) }
    let from = ends.first { $0.layout === transition.currentLayout }?.shape ?? self.shape
    ends = [(transition.currentLayout, from), (layout, shape)]
  }

  func drive(to progress: Double) {
    guard let transition else { return }
    transition.transitionProgress = progress
    transition.invalidateLayout()
  }

  func letGo(finishes: Bool) {
    guard transition != nil else { return }
    if finishes { view.finishInteractiveTransition() } else { view.cancelInteractiveTransition() }
  }

  /// Takes over which shape has come of a transition.
  func noteShape() {
    if let end = ends.first(where: { $0.layout === view.collectionViewLayout }) { shape = end.shape }
  }

  /// Between two layouts cells are those of their items, and stand where the layout says.
  func checkCellsOnTheirWay() {
    for place in view.indexPathsForVisibleItems where carry(at: place) == nil {
      guard let cell = view.cellForItem(at: place) as? ThrashCell else {
        blame("sight: no cell at \(place), which is visible")
        continue
      }
      checkIdentity(of: cell, at: place)
      guard let frame = view.layoutAttributesForItem(at: place)?.frame else {
        blame("layout: no attributes at \(place) between two layouts")
        continue
      }
      if !cell.frame.isNear(frame) { blame("place: \(place) at \(cell.frame) instead of \(frame) on its way") }
    }
  }
}
