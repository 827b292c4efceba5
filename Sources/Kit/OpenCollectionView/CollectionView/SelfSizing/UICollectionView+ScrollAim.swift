import CollectionEngine
import MotionEngine

extension UICollectionView {
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
    let target = grid.rounded(offset(showing: placed(attributes).frame, at: aim.position))
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
