import FrameClock

/// Changes that are wanted while another one, a pass or a preparation goes on, as by a program that is called there: they are made
/// afterwards. // C151
extension UICollectionView {
  /// Tells whether a pass, a preparation of the layout, or another change goes on. A change that a program makes now is
  /// shown with the next pass, and not in the middle of the one under way.
  var isInTheMiddle: Bool {
    isReconciling || isPreparing || changes.isUnsettled || changes.isAskedAboutBounds || changes.made != nil
  }

  /// Performs an action that changes the view: at once, or as soon as nothing else goes on. An action that is put off
  /// looks by itself whether it is still wanted then.
  func whenSettled(_ action: @escaping (UICollectionView) -> Void) {
    guard isInTheMiddle || changes.batch != nil else { return action(self) }
    changes.postponed.append(action)
    guard changes.postponed.count == 1 else { return }
    // Where no pass follows, as out of a window.
    transitionClock.nextTurn { [weak self] in
      MainActor.assumeIsolated { self?.doPostponed() }
    }
  }

  /// Called by whatever ends that others have to wait for.
  func doPostponed() {
    while !changes.postponed.isEmpty, !isInTheMiddle, changes.batch == nil { changes.postponed.removeFirst()(self) }
  }
}
