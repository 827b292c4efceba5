/// How presented controllers come and go unless somebody has a way of their own.
final class StandardModalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let style: UIModalTransitionStyle
  let isPresenting: Bool

  init(style: UIModalTransitionStyle, isPresenting: Bool) {
    self.style = style
    self.isPresenting = isPresenting
  }

  /// In seconds. Our choice, after iOS 17: about half a second.
  static let duration = 0.5
  /// A spring that does not overshoot, as the system's.
  static var timing: any UITimingCurveProvider { UISpringTimingParameters(dampingRatio: 1) }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    style == .flipHorizontal ? 0.75 : Self.duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    switch style {
    case .coverVertical: cover(context)
    case .crossDissolve, .partialCurl: dissolve(context)
    case .flipHorizontal: flip(context)
    }
  }

  private func cover(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    if isPresenting {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
      let frame = view.frame
      if view.superview !== container { container.addSubview(view) }
      UIView.performWithoutAnimation { view.center.y += container.bounds.maxY - frame.minY }
      run(context) { view.center.y -= container.bounds.maxY - frame.minY }
    } else {
      guard let view = context.view(forKey: .from) else { return context.completeTransition(true) }
      if let below = context.view(forKey: .to) { container.insertSubview(below, at: 0) }
      let top = view.frame.minY
      run(context) { view.center.y += container.bounds.maxY - top }
    }
  }

  private func dissolve(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    if isPresenting {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
      if view.superview !== container { container.addSubview(view) }
      let alpha = view.alpha
      UIView.performWithoutAnimation { view.alpha = 0 }
      run(context) { view.alpha = alpha }
    } else {
      guard let view = context.view(forKey: .from) else { return context.completeTransition(true) }
      if let below = context.view(forKey: .to) { container.insertSubview(below, at: 0) }
      let alpha = view.alpha
      run(context) {
        view.alpha = 0
      } end: {
        view.alpha = alpha
      }
    }
  }

  private func flip(_ context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    UIView.transition(
      with: container, duration: transitionDuration(using: context),
      options: isPresenting ? .transitionFlipFromRight : .transitionFlipFromLeft
    ) {
      from?.removeFromSuperview()
      if let to { container.addSubview(to) }
    } completion: { _ in
      if context.transitionWasCancelled, let from { container.addSubview(from) }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func run(
    _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void,
    end: @escaping () -> Void = {}
  ) {
    let duration = transitionDuration(using: context)
    let complete = {
      end()
      context.completeTransition(!context.transitionWasCancelled)
    }
    if context.isInteractive {
      // What is driven follows the finger, evenly.
      UIView.animate(withDuration: duration, delay: 0, options: .curveLinear, animations: changes) { _ in complete() }
    } else {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: changes
      ) { _ in complete() }
    }
  }
}
