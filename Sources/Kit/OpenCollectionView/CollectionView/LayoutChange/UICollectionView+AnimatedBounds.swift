import CollectionEngine

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
