import FrameClock

/// Changes that are wanted while another one, a pass or a preparation goes on, as by a program that is called there:
/// they are made afterwards. // C151
extension UICollectionView {
  /// Performs an action that changes the view: at once, or as soon as nothing else goes on. An action that is put off
  /// looks by itself whether it is still wanted then.
  func whenSettled(_ action: @escaping (UICollectionView) -> Void) {
    guard !pass.isResting || changes.batch != nil else { return action(self) }
    guard pass.postpone(action) else { return }
    // Where no pass follows, as out of a window.
    transitionClock.nextTurn { [weak self] in
      MainActor.assumeIsolated { self?.doPostponed() }
    }
  }

  /// Called by whatever ends that others have to wait for.
  func doPostponed() {
    while changes.batch == nil, let action = pass.takePostponed() { action(self) }
  }
}
