import FrameClock

extension UIPresentationController {
  // MARK: Presenting

  /// Shows the presented controller above `presenter`.
  ///
  /// - Parameter source: the controller that was asked to present.
  func begin(by presenter: UIViewController, source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    presenting = presenter
    phase = .presenting
    presenter.modal.presented = presented
    presented.modal.presenting = presenter
    presented.modal.presentation = self
    presented.modal.isBeingPresented = true
    // What is covered hears no keys meanwhile. // V16
    formerFirstResponder = presenter.presentationWindow?.firstResponder
    formerFirstResponder?.resignFirstResponder()
    let container = addContainer(above: presenter)
    let animator = animated ? animatorForPresentation(source: source) : nil
    let interactor = animator.flatMap {
      presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
    }
    let transition = ControllerTransition(
      in: container, from: presenter, to: presented, animator: animator, interactor: interactor)
    transition.presentationStyle = presentationStyle
    transition.timing = StandardModalAnimator.timing
    let removes = shouldRemovePresentersView
    if removes, let view = presenter.viewIfLoaded {
      presentersPlace = ViewPlace(of: view)
      transition.fromView = view
    }
    let fromFrame = presenter.viewIfLoaded.map { container.convert($0.bounds, from: $0) } ?? .zero
    transition.initialFrames[ObjectIdentifier(presenter)] = fromFrame
    transition.finalFrames[ObjectIdentifier(presenter)] = removes ? .zero : fromFrame
    transition.finalFrames[ObjectIdentifier(presented)] = frameOfPresentedViewInContainerView
    presentationTransitionWillBegin()
    let callbacks = AppearanceTransition(
      from: removes ? presenter : nil, to: presented, animated: animated, order: .presentation)
    callbacks.begin()
    transition.toView = presentedView
    if let view = presentedView, view.transform == .identity { view.frame = frameOfPresentedViewInContainerView }
    if let view = transition.fromView {
      container.insertSubview(view, at: 0)
      view.frame = fromFrame
    }
    transition.whenCompleted = { [self] completed in presentationDidEnd(completed, callbacks: callbacks) }
    transition.whenOver = { if $0 { Self.tell(completion) } }
    container.swallowsTouches = animated
    transition.start()
  }

  /// Without an animation it is over at once; a completion that presents or dismisses the next is told of that one a frame
  /// later. // A17
  private static func tell(_ completion: (() -> Void)?) {
    if let completion { UIApplication.animationContext.clock.complete(completion) }
  }

  private func presentationDidEnd(_ completed: Bool, callbacks: AppearanceTransition) {
    container?.swallowsTouches = false
    if completed {
      phase = .presented
      if let container, let view = presentedView, view.superview == nil { container.addSubview(view) }
      if presentersPlace != nil { presenting?.viewIfLoaded?.removeFromSuperview() }
      presentationTransitionDidEnd(true)
      callbacks.finish()
      presented.modal.isBeingPresented = false
    } else {
      if let view = presenting?.viewIfLoaded { presentersPlace?.take(view) }
      presentersPlace = nil
      presentationTransitionDidEnd(false)
      callbacks.to?.beginGoing(animated: callbacks.animated)
      presentedView?.removeFromSuperview()
      callbacks.cancel()
      presented.modal.isBeingPresented = false
      end()
    }
  }

  private func addContainer(above presenter: UIViewController) -> PresentationContainerView {
    let container = PresentationContainerView(frame: .zero)
    container.presentation = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.accessibilityViewIsModal = true
    container.accessibilityLabel = presented.title
    if !shouldPresentInFullscreen, let view = presenter.viewIfLoaded, let superview = view.superview {
      container.frame = view.frame
      superview.insertSubview(container, aboveSubview: view)
    } else if let window = presenter.presentationWindow {
      container.frame = window.bounds
      window.addSubview(container)
    }
    self.container = container
    return container
  }

  private func animatorForPresentation(source: UIViewController) -> any UIViewControllerAnimatedTransitioning {
    presented.transitioningDelegate?.animationController(
      forPresented: presented, presenting: presentingViewController, source: source)
      ?? standardAnimator(isPresenting: true)
  }

  // MARK: Dismissing

  /// Takes the presented controller away, and the presentations between it and the first of them, without showing those.
  ///
  /// - Parameters:
  ///   - chain: the presentations that end, first to last; this is the last.
  ///   - interactor: what drives the dismissal, where a gesture has begun it.
  func dismiss(
    _ chain: [UIPresentationController], animated: Bool,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil, completion: ((Bool) -> Void)?
  ) {
    guard let first = chain.first, let presenter = first.presenting, let container else { return }
    let between = chain.dropLast().filter { $0.presented.appearance.state == .appeared }
    for presentation in chain {
      presentation.phase = .dismissing
      presentation.presented.modal.isBeingDismissed = true
    }
    let animator: (any UIViewControllerAnimatedTransitioning)? =
      animated
      ? presented.transitioningDelegate?.animationController(forDismissed: presented)
        ?? standardAnimator(isPresenting: false) : nil
    let driver = animator.flatMap { animator in
      interactor ?? presented.transitioningDelegate?.interactionControllerForDismissal(using: animator)
    }
    let transition = ControllerTransition(
      in: container, from: presented, to: presenter, animator: animator, interactor: driver)
    transition.presentationStyle = presentationStyle
    transition.timing = StandardModalAnimator.timing
    transition.fromView = presentedView
    let frame = presentedView.map { container.convert($0.bounds, from: $0) } ?? .zero
    transition.initialFrames[ObjectIdentifier(presented)] = frame
    for presentation in chain { presentation.dismissalTransitionWillBegin() }
    let callbacks = AppearanceTransition(
      from: presented, to: first.presentersPlace == nil ? nil : presenter, animated: animated, order: .presentation)
    callbacks.begin()
    for presentation in between {
      presentation.presented.beginGoing(animated: false)
      presentation.container?.isHidden = true
    }
    if let place = first.presentersPlace, let view = presenter.view {
      transition.toView = view
      let frame = place.frame(in: container)
      view.place(in: frame)
      transition.finalFrames[ObjectIdentifier(presenter)] = frame
      if animator == nil { container.insertSubview(view, at: 0) }
    } else {
      let frame = presenter.viewIfLoaded.map { container.convert($0.bounds, from: $0) } ?? .zero
      transition.initialFrames[ObjectIdentifier(presenter)] = frame
      transition.finalFrames[ObjectIdentifier(presenter)] = frame
    }
    transition.whenCompleted = { [self] completed in
      dismissalDidEnd(completed, chain: chain, between: Array(between), callbacks: callbacks)
    }
    transition.whenOver = { completed in Self.tell { completion?(completed) } }
    container.swallowsTouches = animated && driver == nil
    transition.start()
  }

  private func dismissalDidEnd(
    _ completed: Bool, chain: [UIPresentationController], between: [UIPresentationController],
    callbacks: AppearanceTransition
  ) {
    container?.swallowsTouches = false
    guard completed else {
      if chain.first?.presentersPlace != nil { callbacks.to?.viewIfLoaded?.removeFromSuperview() }
      for presentation in chain {
        presentation.phase = .presented
        presentation.container?.isHidden = false
        presentation.dismissalTransitionDidEnd(false)
      }
      callbacks.cancel()
      for presentation in between {
        presentation.presented.beginAppearanceTransition(true, animated: false)
        presentation.presented.endAppearanceTransition()
      }
      for presentation in chain { presentation.presented.modal.isBeingDismissed = false }
      return
    }
    if let first = chain.first, let view = first.presenting?.viewIfLoaded { first.presentersPlace?.take(view) }
    for presentation in chain.reversed() {
      presentation.presentersPlace = nil
      presentation.presentedView?.removeFromSuperview()
      presentation.dismissalTransitionDidEnd(true)
      presentation.container?.removeFromSuperview()
    }
    for presentation in between { presentation.presented.endAppearanceTransition() }
    callbacks.finish()
    for presentation in chain.reversed() {
      presentation.presented.modal.isBeingDismissed = false
      presentation.end()
    }
  }

  private func giveKeysBack() {
    guard let former = formerFirstResponder else { return }
    formerFirstResponder = nil
    if let window = former.windowOfChain, window.firstResponder == nil { former.becomeFirstResponder() }
  }

  /// Tells whether the screen, or what is to present, is narrow.
  var isNarrow: Bool {
    (container ?? presenting?.viewIfLoaded)?.bounds.width ?? 0 < SheetGeometry.wideWidth
  }

  /// Forgets the presentation: the presented controller can be presented again.
  func end() {
    container?.removeFromSuperview()
    giveKeysBack()
    container = nil
    phase = .idle
    if presenting?.modal.presented === presented { presenting?.modal.presented = nil }
    presenting = nil
    presented.modal.presenting = nil
    presented.modal.presentation = nil
  }
}
