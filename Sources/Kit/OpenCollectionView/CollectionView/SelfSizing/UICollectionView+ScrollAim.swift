import CollectionEngine
import MotionEngine

extension UICollectionView {
  /// Scrolls so that an item of the data can be seen at a place.
  func scroll(toItemAt indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard MainQueue.admits("UICollectionView.scrollToItem(at:at:animated:)") else { return }
    guard !isPreparing else {
      // The layout does not know yet where the item will be; by then it may be gone.
      let generation = changes.generation
      scrollAfterPreparing = { [weak self] in
        guard let self, changes.generation == generation else { return }
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
      }
      return
    }
    guard checkedKey(of: presentedPath(indexPath), for: "scrolled to") != nil else { return }
    if !animated {
      // What runs is over before the item is looked for: those who hear of its end may change the data.
      let generation = changes.generation
      stopScrolling()
      guard changes.generation == generation else {
        return trace(
          "stays", because: "the data changed when the scrolling before it ended, and \(indexPath) may be gone")
      }
    }
    prepareLayoutIfNeeded()
    let indexPath = presentedPath(indexPath)
    guard currentCounts.contains(section: indexPath.section, item: indexPath.item) else {
      // It was there when the program named it.
      return trace("stays", because: "the data changed while the layout prepared, and \(indexPath) is gone")
    }
    let key = ElementKey.cell(section: indexPath.section, item: indexPath.item)
    guard let attributes = storedLayout.layoutAttributesForItem(at: indexPath) else { return noteMissing(indexPath) }
    guard isUsable(attributes) else { return }
    if attributes.isInRow { scrollRow(of: indexPath, at: scrollPosition, animated: animated) }
    setContentOffset(offset(showing: attributes, at: scrollPosition), animated: animated)
    aim(at: key, scrollPosition)
  }

  /// The offset of the content for an element to be seen at a place. Along a row the row moves, and the content does not.
  /// // P88
  func offset(showing attributes: UICollectionViewLayoutAttributes, at position: ScrollPosition) -> CGPoint {
    var target = offset(showing: attributes.frame, at: position)
    guard attributes.isInRow else { return target }
    let kept = legalOffset(nearest: contentOffset)
    let isSideways =
      (collectionViewLayout as? UICollectionViewCompositionalLayout)?.heldConfiguration.scrollDirection == .horizontal
    if isSideways { target.y = kept.y } else { target.x = kept.x }
    return target
  }

  /// The content is on its way to an item, or has been put there. As sizes become known it goes to where the item then is,
  /// unless a finger or the program moves it meanwhile.
  func aim(at key: ElementKey, _ position: ScrollPosition) {
    guard collectionViewLayout.asksForPreferredAttributes else { return }
    fitting.aim = ScrollAim(key: key, position: position)
    setNeedsLayout()
  }

  /// Brings the content to where the item that it was sent to is now.
  ///
  /// - Returns: whether the content was moved at once, so that others may have come into sight.
  func reachAim() -> Bool {
    guard let aim = fitting.aim else { return false }
    let isAnimating = activity == .animating
    guard aim.isOff else {
      if !isAnimating { endAim() }
      return false
    }
    fitting.aim?.isOff = false
    guard isAnimating || activity == .none, currentCounts.contains(section: aim.key.section, item: aim.key.item),
      let attributes = collectionViewLayout.layoutAttributesForItem(at: aim.key.indexPath)
    else {
      endAim()
      return false
    }
    let grid = PixelGrid(scale: pixelsPerPoint)
    let target = grid.rounded(offset(showing: attributes, at: aim.position))
    guard target.isFinite else { return false }
    if isAnimating {
      horizontal.redirect(to: target.x)
      vertical.redirect(to: target.y)
      return false
    }
    guard target != bounds.origin, fitting.corrections < Self.maximumFittingRounds else {
      endAim()
      return false
    }
    fitting.corrections += 1
    trace("moved", because: "to \(wholePoints(target)), where the item is that was scrolled to")
    jump(to: target)
    return true
  }

  private func endAim() {
    fitting.aim = nil
    fitting.corrections = 0
  }
}
