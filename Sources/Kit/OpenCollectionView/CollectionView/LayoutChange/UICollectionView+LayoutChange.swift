extension UICollectionView {
  /// Shows the items in another layout at once, with the next pass.
  func replaceLayout(by layout: UICollectionViewLayout) {
    guard MainQueue.admits("The setter of UICollectionView.collectionViewLayout") else { return }
    if storedLayout !== layout { closeLayoutChanges() }
    guard storedLayout !== layout else { return }
    content.rememberAnchorOfReload(in: self)
    dropTransition(for: layout)
    storedLayout.attachedCollectionView = nil
    storedLayout = layout
    layout.attachedCollectionView = self
    pass.firstPreparation = FirstPreparation()
    // What the layout may know is of other data or of another view. // C4
    let context = layout.makeInvalidationContext()
    context.invalidateEverything = true
    layout.invalidate(with: context)
  }

  /// Shows the items in another layout; cells go to their new places, and views that the new layout lacks fade away.
  ///
  /// May begin while another change is shown. Without a window nothing is animated. What is not to be animated goes along with
  /// an animation in whose description it is. // T2
  func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    guard MainQueue.admits("UICollectionView.setCollectionViewLayout(_:animated:)") else { return }
    if layout !== collectionViewLayout { closeLayoutChanges() }
    guard layout !== collectionViewLayout else { return tell([completion].compactMap { $0 }, finished: true) }
    // One that has been invalidated has views all the same.
    if window == nil, pass.isResting, pass.firstPreparation == nil, !elements.needsNewViews { prepareLayoutIfNeeded() }
    // In the middle of a pass, or before there are views, there is nothing to move.
    guard pass.isResting, pass.isPrepared || window != nil || installedTransition != nil else {
      collectionViewLayout = layout
      return tell([completion].compactMap { $0 }, finished: true)
    }
    settleBeforeUpdates()
    // Who was asked for views may have set it already.
    guard layout !== collectionViewLayout else { return tell([completion].compactMap { $0 }, finished: true) }
    let goesAlong = !animated && ViewAnimation.current?.takesTime == true
    trace(
      "changes its layout",
      because: animated
        ? "the program wants it to be seen"
        : goesAlong ? "with the animation that the program describes" : "the program wants it at once")
    let change = LayoutTransition(of: self, to: layout)
    let ended = change.takeEndedCompletions()
    let isSeen = animated || goesAlong
    let owed = changes.owed
    let number = owed.add(finished: !isSeen) { finished in
      for other in ended { other.tell(layout) }
      completion?(finished)
    }
    let settle = { owed.settle(number, finished: $0) }
    guard isSeen else { return UIView.performWithoutAnimation { carryOut(change, completion: settle) } }
    guard !UIAccessibility.isReduceMotionEnabled || window == nil else { return fade(change, settle) }
    carryOut(change, completion: settle)
  }

  /// Views hear of the end of a change of layout before they hear of the beginning of the next one, which may come while the
  /// first is still to be seen. // T1
  func tellOfLayoutChanges(before next: ContentChange? = nil) {
    for change in changes.running where change !== next { change.tellViews() }
  }

  /// Another change of layout is about to begin: views hear of the end of those before it, and whoever waits for that. // T24
  func closeLayoutChanges() {
    state.swipes?.endAll(because: "the layout becomes another")
    // It is for the change that is about to begin, and not for those that programs make when they are told.
    let place = content.keptPlace
    content.keptPlace = nil
    // One that is just beginning has no end yet.
    tellOfLayoutChanges(before: content.isHolding ? pass.change : nil)
    changes.owed.settleAll()
    content.keptPlace = place
  }

  /// Shows a change to people who want less motion: nothing moves, one picture fades into the other. // T16
  private func fade(_ change: LayoutTransition, _ completion: @escaping (Bool) -> Void) {
    UIView.transition(
      with: self, duration: Self.changeDuration, options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { UIView.performWithoutAnimation { self.carryOut(change) { _ in } } },
      completion: completion)
  }
}
