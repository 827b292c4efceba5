import CollectionEngine

extension UICollectionViewFlowLayout {
  /// Leaves in a context only what a movement makes invalid: while an item is shown where it was, it alone.
  func narrow(
    _ context: UICollectionViewLayoutInvalidationContext, toMovementFrom previous: [IndexPath],
    to targets: [IndexPath]
  ) {
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = previous != targets
    if previous == targets { context.invalidateItems(at: targets) }
  }

  /// The rectangle that a section takes of the content, from edge to edge.
  func spanOfSection(_ section: Int) -> CGRect? {
    guard let geometry, 0..<geometry.sectionCount ~= section else { return nil }
    let frame = geometry.sectionFrame(section)
    return mirror?(frame) ?? frame
  }
}
