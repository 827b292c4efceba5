/// The context of a transition, for its animator and its interaction controller: it tells them of the transition, and
/// they tell it how it goes.
///
/// The library makes these; an animator moves the views in ``containerView`` and calls ``completeTransition(_:)``.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition is shown. The view that comes is added to it by the animator.
  var containerView: UIView { get }
  /// Tells whether the transition is to be seen.
  var isAnimated: Bool { get }
  /// Tells whether somebody drives the transition just now.
  var isInteractive: Bool { get }
  /// Tells whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` where nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the screen is turned meanwhile: not at all here.
  var targetTransform: CGAffineTransform { get }

  /// An interaction controller says how far the transition is, 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// An interaction controller says that the rest goes by itself, to the end.
  func finishInteractiveTransition()
  /// An interaction controller says that the rest goes by itself, back to the beginning.
  func cancelInteractiveTransition()
  /// An interaction controller takes hold of a transition that goes by itself.
  func pauseInteractiveTransition()

  /// The animator is done.
  ///
  /// - Parameter didComplete: whether the view that was to come is there: `!transitionWasCancelled` as a rule.
  func completeTransition(_ didComplete: Bool)

  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views; nil for a view that is to be left where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view at the beginning; zero where it is nowhere yet.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end; zero where it is nowhere any longer.
  func finalFrame(for vc: UIViewController) -> CGRect
}
