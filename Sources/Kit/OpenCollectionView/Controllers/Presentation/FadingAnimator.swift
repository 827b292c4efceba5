/// Has a small thing come at once, a little larger or smaller than it is, and fade out.
final class FadingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The looks of what comes and goes so.
  struct Look {
    /// The size with which it comes, of its own.
    var scale: CGFloat
    /// How long it comes, in seconds.
    var duration: TimeInterval
    /// Tells whether it comes in its own size where the person wants less motion.
    var heedsReducedMotion: Bool

    /// An alert, which comes from a little nearer. Our choice, after iOS 17.
    static let alert = Look(scale: 1.2, duration: 0.4, heedsReducedMotion: false)
    /// A popover, which comes out of its arrow's tip. Our choice, after iOS 17.
    static let popover = Look(scale: 0.9, duration: 0.3, heedsReducedMotion: true)
  }

  private let isPresenting: Bool
  private let look: Look

  init(_ look: Look, isPresenting: Bool) {
    self.look = look
    self.isPresenting = isPresenting
  }

  /// In seconds. Our choice, after iOS 17.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    isPresenting ? look.duration : 0.25
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let duration = transitionDuration(using: context)
    if isPresenting {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
      context.containerView.addSubview(view)
      UIView.performWithoutAnimation {
        view.layoutIfNeeded()
        view.alpha = 0
        let isStill = look.heedsReducedMotion && UIAccessibility.isReduceMotionEnabled
        if !UIAccessibility.prefersCrossFadeTransitions, !isStill {
          view.transform = CGAffineTransform(scaleX: look.scale, y: look.scale)
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
