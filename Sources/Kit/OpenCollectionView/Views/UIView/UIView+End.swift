import LayerEngine

extension UIView {
  /// Ends what the view's parts know of it. Called by `deinit`, on whichever thread the last reference goes.
  ///
  /// Programs write a `deinit` of their own without isolation, so that this one cannot be isolated either. Subviews and
  /// recognizers end on the main actor all the same: elsewhere they are handed over to it.
  nonisolated func letPartsGo() {
    storedLayer.leave()
    constraintState?.clear()
    for child in children { child.loseParent(thatLostItsScreen: hasLostItsScreen) }
    for recognizer in attachedRecognizers { recognizer.loseView() }
    guard !(children.isEmpty && attachedRecognizers.isEmpty), !MainQueue.isCurrent else { return }
    // Held by a count that the main actor gives back: no reference is left on this thread that could be the last one.
    let remains = Unmanaged.passRetained(ViewRemains(takingFrom: self))
    MainQueue.post { remains.release() }
  }
}

/// The parts of a view whose last reference went on another thread than the main one.
private final class ViewRemains: @unchecked Sendable {
  private var children: [UIView] = []
  private var recognizers: [UIGestureRecognizer] = []

  init(takingFrom view: borrowing UIView) {
    swap(&children, &view.children)
    swap(&recognizers, &view.attachedRecognizers)
  }
}
