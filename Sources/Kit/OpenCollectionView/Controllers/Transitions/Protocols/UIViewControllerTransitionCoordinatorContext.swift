/// The context of a transition, for those who animate along with it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Tells whether the transition is to be seen.
  var isAnimated: Bool { get }
  /// The style of the presentation; `none` where nothing is presented.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Tells whether the transition began with somebody driving it.
  var initiallyInteractive: Bool { get }
  /// Tells whether the transition can be taken hold of while it goes.
  var isInterruptible: Bool { get }
  /// Tells whether somebody drives the transition just now.
  var isInteractive: Bool { get }
  /// Tells whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// How long the transition takes without interruptions, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far the transition was when it was last driven, 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast the rest goes by itself, compared with the animation.
  var completionVelocity: CGFloat { get }
  /// The pace at which the rest goes by itself.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition is shown.
  var containerView: UIView { get }
  /// How the screen is turned meanwhile: not at all here.
  var targetTransform: CGAffineTransform { get }

  /// One of the two controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the two views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}
