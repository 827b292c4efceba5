import CollectionEngine

extension UICollectionViewLayout {
  /// How near a carried item is to the viewer: nearer than any other. Our choice; its order is documented. // M4
  static let carriedZIndex = 1_000_000

  /// The place that a finger means. // M5
  func usualTarget(of path: IndexPath, at point: CGPoint) -> IndexPath {
    guard let collectionView else { return path }
    guard let movement = collectionView.movements?.movement(presentedAt: path) else {
      // No such item is carried: whoever asks is told what is there.
      return collectionView.frontItem(at: point)?.indexPath ?? path
    }
    return IndexPath(movement.slot(at: point))
  }

  /// How a carried item looks: as in its place, under the finger, in front of everything. // M4
  func usualCarriedAttributes(at path: IndexPath, _ point: CGPoint) -> UICollectionViewLayoutAttributes {
    let known = layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes
    let attributes = known ?? plainAttributes(at: path)
    attributes.center = point
    attributes.zIndex = Self.carriedZIndex
    attributes.isHidden = false
    return attributes
  }

  /// For a layout that says nothing of the item's own place: the size that its cell has.
  private func plainAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributesClass = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = UICollectionViewLayoutAttributes.instance(
      of: attributesClass ?? UICollectionViewLayoutAttributes.self)
    attributes.indexPath = path
    if let cell = collectionView?.movements?.movement(presentedAt: path)?.cell { attributes.size = cell.bounds.size }
    return attributes
  }

  /// A context that knows of a movement.
  func contextForMovement(
    to targets: [IndexPath], from previous: [IndexPath], at point: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = targets
    context.previousIndexPathsForInteractivelyMovingItems = previous
    context.interactiveMovementTarget = point
    return context
  }
}

extension ItemMovements {
  func movement(presentedAt path: IndexPath) -> UICollectionView.InteractiveMovement? {
    guard path.count == 2, path[0] >= 0, path[1] >= 0 else { return nil }
    return carried.first { $0.carriedItem?.target == UpdatePlan.Place(path) }
  }
}
