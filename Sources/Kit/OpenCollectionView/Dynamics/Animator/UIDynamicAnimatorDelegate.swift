/// Is told when a dynamic animator begins and ends to run. // D22
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// The animator is about to run: something has changed that may move items. Called before the first step.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)

  /// The animator has paused: all items rest. It goes on by itself when something changes.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
