/// A popover comes at once out of its arrow's tip, and fades out.
final class PopoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  /// In seconds. Our choice, after iOS 17.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    isPresenting ? 0.3 : 0.25
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let duration = transitionDuration(using: context)
    if isPresenting {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
      context.containerView.addSubview(view)
      UIView.performWithoutAnimation {
        view.layoutIfNeeded()
        view.alpha = 0
        if !UIAccessibility.prefersCrossFadeTransitions, !UIAccessibility.isReduceMotionEnabled {
          view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
        }
      }
      UIView.animate(withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
        view.alpha = 1
        view.transform = .identity
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    } else {
      guard let view = context.view(forKey: .from) else { return context.completeTransition(true) }
      UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
        view.alpha = 0
      } completion: { _ in
        view.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}
