extension UICollectionView {
  /// Shows the items in another layout; cells go to their new places, and views that the new layout lacks fade away.
  ///
  /// May begin while another change is shown. Without a window nothing is animated. What is not to be animated goes along with
  /// an animation in whose description it is. // T2
  func changeLayout(to layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    guard layout !== collectionViewLayout else { return tell([completion].compactMap { $0 }, finished: true) }
    // In the middle of a pass, or before there are views, there is nothing to move.
    guard !isInTheMiddle, isLayoutPrepared || window != nil || installedTransition != nil else {
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
    guard animated || goesAlong else {
      UIView.performWithoutAnimation { carryOut(change) { completion?($0) } }
      return
    }
    guard !UIAccessibility.isReduceMotionEnabled || window == nil else { return fade(change, completion) }
    carryOut(change) { completion?($0) }
  }

  /// Views hear of the end of a change of layout before they hear of the beginning of the next one, which may come while the
  /// first is still to be seen. // T1
  func tellOfLayoutChanges(before next: ContentChange? = nil) {
    for case let change as LayoutTransition in changes.running where change !== next { change.tellViews() }
  }

  /// Shows a change to people who want less motion: nothing moves, one picture fades into the other. // T16
  private func fade(_ change: LayoutTransition, _ completion: ((Bool) -> Void)?) {
    UIView.transition(
      with: self, duration: Self.changeDuration, options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: { UIView.performWithoutAnimation { self.carryOut(change) { _ in } } },
      completion: { completion?($0) })
  }
}
