/// Moves what programs animate along with a transition.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private let transition: ControllerTransition
  private var waiting: [Block] = []
  private var completions: [Block] = []
  private var changeHandlers: [Block] = []
  private var endHandlers: [Block] = []
  private var animators: [UIViewPropertyAnimator] = []
  private var isBegun = false
  private var isDriven = false

  init(_ transition: ControllerTransition) { self.transition = transition }

  // MARK: For programs

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    guard !transition.isCompleted else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if isBegun { run(animation) } else { waiting.append(animation) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Block) { changeHandlers.append(handler) }

  func notifyWhenInteractionEnds(_ handler: @escaping Block) { endHandlers.append(handler) }

  var isAnimated: Bool { transition.isAnimated }
  var presentationStyle: UIModalPresentationStyle { transition.presentationStyle }
  var initiallyInteractive: Bool { transition.initiallyInteractive }
  var isInterruptible: Bool { transition.isInterruptible }
  var isInteractive: Bool { transition.isInteractive }
  var isCancelled: Bool { transition.transitionWasCancelled }
  var transitionDuration: TimeInterval { transition.duration }
  var percentComplete: CGFloat { transition.percentComplete }
  var completionVelocity: CGFloat { transition.interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { transition.interactor?.completionCurve ?? .easeInOut }
  var containerView: UIView { transition.containerView }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    transition.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(forKey: key) }

  // MARK: For the transition

  /// Begins what has been handed in; what is handed in later begins at once.
  func begin(driven: Bool) {
    isBegun = true
    isDriven = driven
    let blocks = waiting
    waiting = []
    for block in blocks { run(block) }
  }

  /// Makes all changes now.
  func runAtOnce() {
    isBegun = true
    let blocks = waiting
    waiting = []
    UIView.performWithoutAnimation { for block in blocks { block(self) } }
  }

  private func run(_ block: @escaping Block) {
    guard transition.isAnimated, transition.duration > 0 else {
      UIView.performWithoutAnimation { block(self) }
      return
    }
    // What is driven follows the finger, evenly.
    let timing = isDriven ? UICubicTimingParameters(animationCurve: .linear) : transition.timing
    let animator = UIViewPropertyAnimator(duration: transition.duration, timingParameters: timing)
    animator.scrubsLinearly = false
    animator.addAnimations { [weak self] in
      if let self { block(self) }
    }
    animators.append(animator)
    if isDriven {
      animator.pauseAnimation()
      animator.fractionComplete = transition.percentComplete
    } else {
      animator.startAnimation()
    }
  }

  /// Moves to where the transition is driven.
  func follow(_ progress: CGFloat) {
    for animator in animators where animator.state == .active { animator.fractionComplete = progress }
  }

  func pause() {
    isDriven = true
    for animator in animators where animator.state == .active {
      animator.pauseAnimation()
      animator.isReversed = false
      animator.fractionComplete = transition.percentComplete
    }
  }

  /// Goes the rest of the way, unless the scrubber takes it along step by step.
  func settle(cancelled: Bool) {
    guard transition.scrubber == nil else { return }
    let duration = transition.duration
    guard duration > 0 else { return }
    let factor = transition.remainingSeconds(cancelled: cancelled) / duration
    for animator in animators where animator.state == .active {
      animator.isReversed = cancelled
      animator.continueAnimation(
        withTimingParameters: transition.completionTiming ?? UICubicTimingParameters(animationCurve: completionCurve),
        durationFactor: max(factor, 0.001))
    }
  }

  /// The transition is over: what goes alongside is where it was to go.
  func end(cancelled: Bool) {
    // What goes on by itself towards its end may do so.
    for animator in animators where animator.state == .active && (cancelled || !animator.isRunning) {
      animator.stopAnimation(false)
      animator.finishAnimation(at: cancelled ? .start : .end)
    }
    animators = []
    let blocks = waiting
    waiting = []
    if !cancelled { UIView.performWithoutAnimation { for block in blocks { block(self) } } }
  }

  func interactionDidChange() {
    for handler in changeHandlers { handler(self) }
    guard !transition.isInteractive else { return }
    for handler in endHandlers { handler(self) }
  }

  func tellCompletions() {
    let completions = self.completions
    self.completions = []
    for completion in completions { completion(self) }
  }
}
