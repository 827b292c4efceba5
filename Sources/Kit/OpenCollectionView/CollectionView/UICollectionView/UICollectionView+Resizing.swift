import CollectionEngine

extension UICollectionView {
  /// Notes which item is to stay where it is in a view of another size. Content at its beginning stays there. // C90
  func rememberAnchorOfResizing(from oldBounds: CGRect) {
    // An animation that is being described carries the change out by itself.
    if let animation = ViewAnimation.current, animation.takesTime { return }
    let isVertical = elements.axis == .vertical
    let insets = adjustedContentInset
    guard anchorsVisibleContent, activity == .none, changes.resizeAnchor == nil, !elements.needsNewViews,
      !isReconciling,
      isVertical ? oldBounds.minY > -insets.top : oldBounds.minX > -insets.left
    else { return }
    if let last = changes.lastResize, last.offset == oldBounds.origin {
      changes.resizeAnchor = last.anchor
    } else {
      changes.resizeAnchor = contentAnchor()
    }
  }

  /// Puts the content where the anchor of a change of size wants it, together with its size.
  ///
  /// - Returns: whether there is one that still exists.
  func keepResizedContent(inContentOf size: CGSize) -> Bool {
    guard let anchor = changes.resizeAnchor, activity == .none,
      currentCounts.contains(section: anchor.key.section, item: anchor.key.item),
      let offset = contentOffset(keeping: anchor, inContentOf: size)
    else { return false }
    shiftContent(by: CGPoint(x: offset.x - bounds.minX, y: offset.y - bounds.minY), to: size)
    trace("kept in place", because: "item \(anchor.key.section)-\(anchor.key.item) stood first before the size changed")
    return true
  }

  /// The view has got a size for which its layout needs no other places.
  func sizeDidChangeAlone() {
    setUpDidChange()
    beginWhereReadingBegins()
  }

  /// The view has been laid out in its new size.
  func resizingDidEnd() {
    guard let anchor = changes.resizeAnchor else { return }
    changes.resizeAnchor = nil
    changes.lastResize = (anchor, contentOffset)
  }

  /// Where content that rests is to stand in a view of another size: where it does, unless the layout, and then the
  /// delegate, say otherwise. // C32
  ///
  /// A finger, or a motion under way, goes on as it was.
  func settleOffsetAfterResizing() {
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
