import LayerEngine

// A layout that was written for the other direction of reading has the view count from the right, where it asks for that: its
// answers, its rectangles, offsets, touches and the places of views are all the same numbers then, and only layers turn them
// over. What runs from right to left by itself, as a plain flow layout does, counts from the left. // C160
extension UICollectionView {
  /// Tells whether x is counted from the right.
  var countsFromRight: Bool { storedLayer.countsFromRight }

  /// Finds out from where x is to be counted. Called with each preparation, after the content's size is known.
  func updateMirroring() {
    let layout = collectionViewLayout
    let counts = layout.isTurnedOver(in: self)
    let standsFromRight = (layout as? UICollectionViewFlowLayout)?.runsFromRight == true
    let isOther = content.isAnotherToBeTurned(layout)
    if counts != countsFromRight { turnOver(keepingPlaces: isOther) }
    guard standsFromRight != content.standsFromRight else { return }
    content.standsFromRight = standsFromRight
    pass.tile = nil
  }

  /// Counts from the other side. Where people read in the other direction now, the content is at the same distance from its
  /// beginning as before; where another layout wants it, what is seen stays where it is, to go to its place from there.
  private func turnOver(keepingPlaces: Bool) {
    pass.tile = nil
    let width = max(contentSize.width, bounds.width)
    let sum = bounds.minX + bounds.maxX
    if keepingPlaces { for view in elements.slots.compactMap(\.view) { bring(view, into: self) } }
    storedLayer.countsFromRight.toggle()
    sidesDidTurnOver()
    guard keepingPlaces else { return }
    for view in elements.slots.compactMap(\.view) { turn(view, over: sum) }
    for change in changes.running {
      for departure in change.outOfSight + change.gone { turn(departure.view, over: sum) }
      change.turnPlaces(over: sum)
    }
    content.shiftHeld(by: width - sum)
  }

  private func turn(_ view: UICollectionReusableView, over sum: CGFloat) {
    view.center.x = sum - view.center.x
    if let applied = view.appliedAttributes { applied.center.x = sum - applied.center.x }
  }

  /// People read in the other direction from now on: a layout that follows it places everything anew. // C13, C140
  func readingDirectionDidChange() {
    if collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection {
      collectionViewLayout.invalidateLayout()
    } else {
      storedLayout.surroundingsDidChange()
    }
  }

  /// Tells whether content begins at the larger x: its layout runs so by itself. // C140
  var standsFromRight: Bool { content.standsFromRight }

  var mirroringWidth: CGFloat { mirroringWidth(ofContent: contentSize.width) }

  /// Content that is narrower than the view is mirrored about the middle of what its insets leave free.
  func mirroringWidth(ofContent width: CGFloat) -> CGFloat {
    max(width, bounds.width - adjustedContentInset.left - adjustedContentInset.right)
  }
}

extension UICollectionViewLayout {
  /// Tells whether a view has to count from the right for it.
  func isTurnedOver(in view: UICollectionView) -> Bool {
    flipsHorizontallyInOppositeLayoutDirection
      && view.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }
}
