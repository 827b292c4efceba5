import CollectionEngine

extension UICollectionView {
  /// The bounds are others: what the layout makes of them is found out at once where they have another size, or animated where
  /// an animation is described; otherwise with the next pass.
  ///
  /// A layout that the program has invalidated before, as before a screen is turned, is not asked about the bounds, since what
  /// it is told would be nothing new. It is another one in them all the same. // C121
  func layOut(afterBoundsChangeFrom oldBounds: CGRect) {
    state.swipes?.contentDidScroll()
    let isResized = oldBounds.size != bounds.size
    let isTold = invalidateForNewBounds()
    let wasInvalid = !isTold && isResized && isInvalidAlready
    guard isTold || wasInvalid else {
      if isResized { sizeDidChangeAlone() }
      return
    }
    // In the middle of an update the program's data is not what the layout knows of.
    let waits = wasInvalid && (!pass.isResting || changes.batch != nil)
    if !waits, animateBoundsChange(from: oldBounds) { return }
    guard isResized else { return }
    // In the middle of a pass, or where the data is to be loaded anew, the next preparation is the first for the size.
    guard !waits, !pass.isExchanging, !elements.needsNewViews else {
      content.oweTarget()
      return
    }
    // Measured on iOS 26.1: a layout for another size is prepared before the size's setter returns.
    prepareLayoutIfNeeded()
    content.settle(because: .resizing, in: self)
  }

  /// True where the layout has been prepared for the view and its data before, and is to be prepared anew as a whole.
  private var isInvalidAlready: Bool { !pass.isPrepared && pass.firstPreparation == nil && !pass.scope.isPartial }

  /// The view has got a size for which its layout needs no other places: content that had no room to be where it was in a size
  /// on the way goes back there. // C90
  func sizeDidChangeAlone() {
    setUpDidChange()
    content.beginWhereReadingBegins(in: self)
    if pass.isPrepared, !pass.isExchanging, pass.isResting, changes.batch == nil {
      content.settle(because: .sizeAlone, in: self)
    }
  }
}
