import CollectionEngine

/// The bounds have become others in an animation of views, and the layout with them: what could be seen is taken out of
/// the old bounds, and what can be seen comes into the new ones. // C29
final class BoundsChange: ContentChange {
  private let oldBounds: CGRect

  init(of view: UICollectionView, from oldBounds: CGRect) {
    self.oldBounds = oldBounds
    super.init(of: view)
  }

  override func prepareLayout() {
    view.prepareLayoutIfNeeded()
    view.collectionViewLayout.prepare(forAnimatedBoundsChange: oldBounds)
  }

  override func finalAttributes(of element: ShownElement) -> UICollectionViewLayoutAttributes? {
    view.collectionViewLayout.finalAttributes(
      of: element.key, kind: view.kind(of: element.key), like: element.attributes)
  }

  override func initialAttributes(
    of key: ElementKey, _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    view.collectionViewLayout.initialAttributes(of: key, kind: view.kind(of: key), like: attributes)
  }

  override func finish() { view.collectionViewLayout.finalizeAnimatedBoundsChange() }
}

extension UICollectionView {
  /// Carries out at once what a change of the bounds does to the layout, where an animation of views is described. // C29
  ///
  /// - Returns: whether there is such an animation, and anything to be seen of it.
  func animateBoundsChange(from oldBounds: CGRect) -> Bool {
    guard let animation = ViewAnimation.current, animation.takesTime, window != nil, pass.isResting,
      !elements.needsNewViews, elements.window.visibleCount > 0,
      bounds.width > 0, bounds.height > 0
    else { return false }
    trace("changes its bounds", because: "an animation is described, and the layout is another in the new ones")
    carryOut(BoundsChange(of: self, from: oldBounds)) { _ in }
    return true
  }
}
