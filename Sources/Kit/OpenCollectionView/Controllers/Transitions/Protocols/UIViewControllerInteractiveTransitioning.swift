/// Something that drives a transition, as a gesture does.
///
/// All but the first member are optional, as in UIKit.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins to drive.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the rest goes by itself, compared with the animation; 1 unless said otherwise.
  var completionSpeed: CGFloat { get }
  /// The pace at which the rest goes by itself; slow at both ends unless said otherwise.
  var completionCurve: UIView.AnimationCurve { get }
  /// Tells whether the transition is driven from its beginning; true unless said otherwise.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// As fast as the animation.
  public var completionSpeed: CGFloat { 1 }
  /// Slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// From the beginning.
  public var wantsInteractiveStart: Bool { true }
}
