import FrameClock

/// A transition from one controller's view to another's, as navigation and presentations run it: the one engine of both.
///
/// It is the context of the animator and of the interaction controller. Containers make one, set ``whenBegun`` and
/// ``whenCompleted``, and ``start()`` it:
/// ```swift
/// let transition = ControllerTransition(in: container, from: top, to: next, animator: animator)
/// transition.toView = next.view
/// transition.finalFrames[ObjectIdentifier(next)] = container.bounds
/// transition.whenCompleted = { completed in … }
/// transition.start()
/// ```
@MainActor final class ControllerTransition: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let from: UIViewController?
  let to: UIViewController?
  /// Nil for a view that the animator is to leave alone.
  var fromView: UIView?
  var toView: UIView?
  /// Without one nothing is animated.
  let animator: (any UIViewControllerAnimatedTransitioning)?
  let interactor: (any UIViewControllerInteractiveTransitioning)?
  var presentationStyle = UIModalPresentationStyle.none
  var initialFrames: [ObjectIdentifier: CGRect] = [:]
  var finalFrames: [ObjectIdentifier: CGRect] = [:]
  /// The pace of what is animated alongside.
  var timing: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .easeInOut)

  /// Called by ``completeTransition(_:)``, before anybody else hears of it: views and callbacks are put in order.
  var whenCompleted: ((Bool) -> Void)?
  /// Called when everybody has heard of the end.
  var whenOver: ((Bool) -> Void)?

  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var isCompleted = false
  private(set) var initiallyInteractive = false
  /// How far the transition was driven, 0 to 1.
  private(set) var percentComplete: CGFloat = 0
  /// The coordinator to which programs hand in what goes alongside. Let go of in the end: it holds the transition.
  private var storedCoordinator: TransitionCoordinator?
  /// Scrubs what the animator animates, where it has no animator of its own.
  private(set) var scrubber: TransitionScrubber?
  private var hasStarted = false
  /// Held while the transition goes on: nobody else need.
  private var itself: ControllerTransition?
  private let containers: [UIViewController]
  private var foundAnimator: (any UIViewImplicitlyAnimating)??
  /// The pace of the rest, once nobody drives any longer; nil for the interaction controller's curve.
  var completionTiming: (any UITimingCurveProvider)?

  /// - Parameters:
  ///   - containers: who has a part in the transition besides the two controllers, such as the one that contains them.
  init(
    in containerView: UIView, from: UIViewController?, to: UIViewController?,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil, containers: [UIViewController] = []
  ) {
    self.containerView = containerView
    self.from = from
    self.to = to
    self.animator = animator
    self.interactor = animator == nil ? nil : interactor
    self.containers = containers
    super.init()
    for controller in participants { controller.activeTransition = self }
    itself = self
  }

  var coordinator: TransitionCoordinator {
    if let storedCoordinator { return storedCoordinator }
    let new = TransitionCoordinator(self)
    storedCoordinator = new
    return new
  }

  private var participants: [UIViewController] { [from, to].compactMap { $0 } + containers }

  // MARK: Course

  var isAnimated: Bool { animator != nil && UIView.areAnimationsEnabled }
  var targetTransform: CGAffineTransform { .identity }

  /// In seconds.
  var duration: Double {
    guard let seconds = animator?.transitionDuration(using: self), seconds > 0, seconds.isFinite else { return 0 }
    return seconds
  }

  /// Tells whether somebody can take hold of the transition.
  var isInterruptible: Bool { interruptibleAnimator != nil }

  /// The animations of the animator that can be interrupted; nil for none.
  var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
    if let foundAnimator { return foundAnimator }
    let found = animator?.interruptibleAnimator(using: self)
    foundAnimator = .some(found is NoTransitionAnimator ? nil : found)
    return foundAnimator ?? nil
  }

  /// Begins: with the interaction controller if it wants to drive from the beginning, otherwise with the animator.
  ///
  /// Call it after the callbacks of the beginning, in which what goes alongside is handed in.
  func start() {
    guard let animator else {
      if let toView, toView.superview !== containerView { containerView.addSubview(toView) }
      coordinator.runAtOnce()
      if toView != nil { containerView.layoutIfNeeded() }
      completeTransition(true)
      return
    }
    hasStarted = true
    if let interactor, interactor.wantsInteractiveStart {
      isInteractive = true
      initiallyInteractive = true
      interactor.startInteractiveTransition(self)
      if !isCompleted { coordinator.begin(driven: isInteractive) }
      return
    }
    if let driven = interactor as? UIPercentDrivenInteractiveTransition {
      driven.transition = self
      scrub(frozen: false)
    } else {
      animator.animateTransition(using: self)
    }
    if !isCompleted { coordinator.begin(driven: false) }
  }

  /// Has the animator begin so that it can be scrubbed.
  ///
  /// - Parameter frozen: whether it stands still from the beginning.
  func scrub(frozen: Bool) {
    guard let animator else { return }
    if let interruptible = interruptibleAnimator {
      if frozen {
        if interruptible.state == .inactive || interruptible.isRunning { interruptible.pauseAnimation() }
      } else {
        interruptible.startAnimation()
      }
      return
    }
    let scrubber = TransitionScrubber(containerView, duration: duration)
    self.scrubber = scrubber
    if frozen { scrubber.freeze() }
    scrubber.observe { animator.animateTransition(using: self) }
  }

  // MARK: Driving

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive, !isCompleted, !percentComplete.isNaN else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    coordinator.follow(self.percentComplete)
  }

  func finishInteractiveTransition() { endInteraction(cancelled: false) }

  func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  func pauseInteractiveTransition() {
    guard hasStarted, !isInteractive, !isCompleted else { return }
    isInteractive = true
    transitionWasCancelled = false
    if let animator = interruptibleAnimator {
      animator.pauseAnimation()
      if animator.isReversed { animator.isReversed = false }
      percentComplete = animator.fractionComplete
    } else if let scrubber {
      scrubber.hold()
      percentComplete = scrubber.progress
    }
    coordinator.pause()
    coordinator.interactionDidChange()
  }

  private func endInteraction(cancelled: Bool) {
    guard isInteractive, !isCompleted else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    coordinator.interactionDidChange()
    coordinator.settle(cancelled: cancelled)
  }

  /// The rest of the way, in seconds at the speed of the interaction controller.
  func remainingSeconds(cancelled: Bool) -> Double {
    let way = cancelled ? percentComplete : 1 - percentComplete
    let speed = interactor?.completionSpeed ?? 1
    return duration * way / (speed > 0 && speed.isFinite ? speed : 1)
  }

  // MARK: End

  func completeTransition(_ didComplete: Bool) {
    guard !isCompleted else { return }
    isCompleted = true
    isInteractive = false
    if !didComplete { transitionWasCancelled = true }
    scrubber?.release()
    for controller in participants where controller.activeTransition === self { controller.activeTransition = nil }
    coordinator.end(cancelled: !didComplete)
    let (whenCompleted, whenOver) = (whenCompleted, whenOver)
    self.whenCompleted = nil
    self.whenOver = nil
    whenCompleted?(didComplete)
    animator?.animationEnded(didComplete)
    coordinator.tellCompletions()
    whenOver?(didComplete)
    storedCoordinator = nil
    foundAnimator = .some(nil)
    itself = nil
  }

  // MARK: What is where

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: fromView
    case .to: toView
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { initialFrames[ObjectIdentifier(vc)] ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }
}
