/// The usual change of screens: the upper view slides in from the trailing edge and out again, the lower one makes way
/// at less than a third of its speed, and is darkened meanwhile.
final class NavigationSlide: NSObject, UIViewControllerAnimatedTransitioning {
  /// In seconds: our choice, after iOS before springs came into use.
  static let duration = 0.35
  /// Fast at the beginning, with a long way to rest: the curve that is known for iOS's sheets and screens.
  static let timing = UICubicTimingParameters(
    controlPoint1: CGPoint(x: 0.32, y: 0.72), controlPoint2: CGPoint(x: 0, y: 1))
  /// The way of the lower view, in widths.
  static let parallax: CGFloat = 0.3
  /// How dark the lower view becomes.
  static let dimming: CGFloat = 0.1

  private let operation: UINavigationController.Operation
  private var animator: UIViewPropertyAnimator?
  /// The changes that are animated in step: those of the bars.
  var alongside: (() -> Void)?

  init(_ operation: UINavigationController.Operation) { self.operation = operation }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Self.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let animator = UIViewPropertyAnimator(duration: Self.duration, timingParameters: Self.timing)
    self.animator = animator
    describe(in: transitionContext, with: animator)
    return animator
  }

  private func describe(in context: any UIViewControllerContextTransitioning, with animator: UIViewPropertyAnimator) {
    let container = context.containerView
    let bounds = container.bounds
    guard let fromView = context.view(forKey: .from), let toView = context.view(forKey: .to) else {
      context.completeTransition(true)
      return
    }
    let isPop = operation == .pop
    let (fromFrame, toFrame) = Self.frames(in: context)
    let (upperFrame, lowerFrame) = isPop ? (fromFrame, toFrame) : (toFrame, fromFrame)
    let forward: CGFloat = container.readsRightToLeft ? -1 : 1
    let aside = upperFrame.offsetBy(dx: forward * bounds.width, dy: 0)
    let behind = lowerFrame.offsetBy(dx: -forward * Self.parallax * bounds.width, dy: 0)
    if UIAccessibility.prefersCrossFadeTransitions, !context.isInteractive {
      return describeFade(in: context, with: animator, from: fromView, to: toView)
    }
    let (upper, lower) = isPop ? (fromView, toView) : (toView, fromView)
    let dim = NavigationShade(frame: bounds)
    let shadow = NavigationShadow(towardsLeft: !container.readsRightToLeft)
    UIView.performWithoutAnimation {
      lower.frame = isPop ? behind : lowerFrame
      upper.frame = isPop ? upperFrame : aside
      if isPop { container.insertSubview(lower, belowSubview: upper) } else { container.addSubview(upper) }
      container.insertSubview(dim, belowSubview: upper)
      container.addSubview(shadow)
      dim.alpha = isPop ? Self.dimming : 0
      shadow.stand(beside: isPop ? upperFrame : aside)
      shadow.alpha = isPop ? 1 : 0
      container.layoutIfNeeded()
    }
    animator.addAnimations { [self] in
      lower.frame = isPop ? lowerFrame : behind
      upper.frame = isPop ? aside : upperFrame
      dim.alpha = isPop ? 0 : Self.dimming
      shadow.stand(beside: isPop ? aside : upperFrame)
      shadow.alpha = isPop ? 0 : 1
      alongside?()
    }
    animator.addCompletion { _ in
      dim.removeFromSuperview()
      shadow.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Returns the frames of the views when nothing moves.
  private static func frames(in context: any UIViewControllerContextTransitioning) -> (from: CGRect, to: CGRect) {
    let bounds = context.containerView.bounds
    return (
      context.viewController(forKey: .from).map(context.initialFrame) ?? bounds,
      context.viewController(forKey: .to).map(context.finalFrame) ?? bounds
    )
  }

  /// For a person who prefers less motion: one view fades into the other, in its place. // A19
  private func describeFade(
    in context: any UIViewControllerContextTransitioning, with animator: UIViewPropertyAnimator, from: UIView,
    to: UIView
  ) {
    UIView.performWithoutAnimation {
      to.frame = Self.frames(in: context).to
      if operation == .pop {
        context.containerView.insertSubview(to, belowSubview: from)
      } else {
        context.containerView.addSubview(to)
        to.alpha = 0
      }
      context.containerView.layoutIfNeeded()
    }
    animator.addAnimations { [self] in
      if operation == .pop { from.alpha = 0 } else { to.alpha = 1 }
      alongside?()
    }
    animator.addCompletion { _ in
      (from.alpha, to.alpha) = (1, 1)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
