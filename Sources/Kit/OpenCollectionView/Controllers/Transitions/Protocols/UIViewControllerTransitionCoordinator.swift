/// Takes in what is to be animated along with a transition.
///
/// What is animated has the transition's duration and pace, follows it while it is driven, and goes back with it where
/// it is cancelled.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Animates the changes of a block along with the transition.
  ///
  /// - Parameters:
  ///   - animation: called when the transition's own animations have been begun; at once where they have been.
  ///   - completion: called when the transition is over, whether it was cancelled or not.
  /// - Returns: whether the block will run.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Animates the changes of a block along with the transition in a view outside of its container.
  ///
  /// Difference from UIKit: the view need not be named, since all that a block changes is animated.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Has a block called when somebody stops driving the transition, whether to finish or to cancel it, and when somebody
  /// takes hold of it.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Has a block called when somebody stops driving the transition.
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates the changes of a block along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Animates the changes of a block along with the transition in a view outside of its container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
