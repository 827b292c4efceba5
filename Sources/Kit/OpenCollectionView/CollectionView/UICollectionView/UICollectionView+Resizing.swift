import CollectionEngine

extension UICollectionView {
  /// Notes which item is to stay where it is in a view of another size. Content at its beginning stays there, unless it is there
  /// because it had no room to be elsewhere in the size before. // C90
  func rememberAnchorOfResizing(from oldBounds: CGRect) {
    // An animation that is being described carries the change out by itself.
    if let animation = ViewAnimation.current, animation.takesTime { return }
    guard anchorsVisibleContent, activity == .none, changes.resizeAnchor == nil, !elements.needsNewViews, !isReconciling
    else { return }
    if let last = changes.lastResize, last.size == oldBounds.size, last.offset == oldBounds.origin,
      last.generation == changes.generation,
      last.epoch == changes.epoch
    {
      changes.resizeAnchor = last.anchor
      changes.formerPlaces = last.former
      return
    }
    let insets = adjustedContentInset
    let isAtBeginning = elements.axis == .vertical ? oldBounds.minY <= -insets.top : oldBounds.minX <= -insets.left
    guard !isAtBeginning else { return }
    changes.resizeAnchor = contentAnchor()
    changes.formerPlaces = [.init(size: oldBounds.size, contentSize: contentSize, offset: oldBounds.origin)]
  }

  /// The content has been moved in a view of the same size: whoever turns a device now means what is seen now.
  func offsetDidChangeAlone() {
    // Content that is brought back into the range of another size has not been moved by anybody.
    if let last = changes.lastResize, changes.resizeAnchor == nil, last.size == bounds.size { changes.lastResize = nil }
  }

  /// Puts the content where the anchor of a change of size wants it, together with its size.
  ///
  /// - Returns: whether there is one that still exists.
  func keepResizedContent(inContentOf size: CGSize) -> Bool {
    guard let anchor = changes.resizeAnchor, activity == .none,
      currentCounts.contains(section: anchor.key.section, item: anchor.key.item)
    else { return false }
    let former = changes.formerPlaces.first { $0.size == bounds.size && $0.contentSize == size }
    guard let wanted = former?.offset ?? wantedOffset(keeping: anchor, inContentOf: size) else { return false }
    if former == nil, changes.formerPlaces.count < ResizedPlace.mostFormer {
      changes.formerPlaces.append(.init(size: bounds.size, contentSize: size, offset: wanted))
    }
    let kept = restingOffset(nearest: wanted, inContentOf: size)
    let target = collectionViewLayout.targetContentOffset(forProposedContentOffset: kept)
    // A layout that says by itself where content comes to stand is left to that: places that depend on where the content stands,
    // as those of a cover flow, would become others by being kept.
    guard target == kept else {
      changes.resizeAnchor = nil
      return false
    }
    shiftContent(by: CGPoint(x: kept.x - bounds.minX, y: kept.y - bounds.minY), to: size)
    trace("kept in place", because: "item \(anchor.key.section)-\(anchor.key.item) stood first before the size changed")
    return true
  }

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
    let waits = wasInvalid && (isInTheMiddle || changes.batch != nil)
    if !waits, animateBoundsChange(from: oldBounds) { return }
    guard isResized else { return }
    // In the middle of a pass, or where the data is to be loaded anew, the next preparation is the first for the size.
    guard !waits, !isReconciling, !elements.needsNewViews else {
      changes.owesTargetOffset = true
      return
    }
    // Measured on iOS 26.1: a layout for another size is prepared before the size's setter returns.
    prepareLayoutIfNeeded()
    settleOffsetAfterResizing()
  }

  /// True where the layout has been prepared for the view and its data before, and is to be prepared anew as a whole.
  private var isInvalidAlready: Bool { !isLayoutPrepared && firstPreparation == nil && !invalidScope.isPartial }

  /// The view has got a size for which its layout needs no other places: content that had no room to be where it was in a size
  /// on the way goes back there. // C90
  func sizeDidChangeAlone() {
    setUpDidChange()
    beginWhereReadingBegins()
    if isLayoutPrepared, !isReconciling, !isInTheMiddle, changes.batch == nil {
      _ = keepResizedContent(inContentOf: contentSize)
    }
  }

  /// The view has been laid out in its new size.
  func resizingDidEnd() {
    guard let anchor = changes.resizeAnchor else { return }
    changes.resizeAnchor = nil
    changes.lastResize = ResizedPlace(
      anchor: anchor, size: bounds.size, offset: contentOffset, generation: changes.generation, epoch: changes.epoch,
      former: changes.formerPlaces)
  }

  /// Gives content that rests its place in a view of another size: its present one, unless the layout, and then the
  /// delegate, say otherwise. // C32
  ///
  /// A finger, or a motion under way, goes on as it was.
  func settleOffsetAfterResizing() {
    changes.owesTargetOffset = false
    guard activity == .none, isLayoutPrepared else { return }
    beginWhereReadingBegins()
    let proposed = contentOffset
    var target = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate = collectionDelegate {
      target = delegate.collectionView(self, targetContentOffsetForProposedContentOffset: target)
    }
    guard target != proposed, isOffset(target) else { return }
    contentOffset = legalOffset(nearest: target)
  }
}
