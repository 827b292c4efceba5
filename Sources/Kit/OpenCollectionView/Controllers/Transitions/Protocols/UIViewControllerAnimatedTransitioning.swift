/// Something that shows how one controller's view takes the place of another's.
///
/// The last two members are optional, as in UIKit.
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes, in seconds.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
  /// Moves the views, and calls `completeTransition` of the context in the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an animator that can be interrupted, in place of the animations of ``animateTransition(using:)``; the same
  /// one each time it is asked for in one transition.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// The transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// None: what ``animateTransition(using:)`` animates is scrubbed as a whole.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoTransitionAnimator.shared }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Stands for the animator that a type does not have.
final class NoTransitionAnimator: UIViewPropertyAnimator {
  static let shared = NoTransitionAnimator(
    duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .linear))
}
