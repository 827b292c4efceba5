/// Drives a transition by numbers: what the animator animates follows ``update(_:)``, and goes the rest of the way by itself
/// after ``finish()`` or ``cancel()``.
///
/// Where the animator has an interruptible animator, that one is driven; otherwise everything that its
/// `animateTransition(using:)` animates in the container, by stopping the time of the container's layer and setting it.
/// A cancelled transition gives the views back what they had before it.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  weak var transition: ControllerTransition?

  /// Drives nothing yet.
  public override init() { super.init() }

  /// How long the transition takes without being driven, in seconds; 0 before it begins.
  open var duration: CGFloat { transition?.duration ?? 0 }

  /// How far the transition was driven, 0 to 1.
  open private(set) var percentComplete: CGFloat = 0

  /// How fast the rest goes by itself, compared with the animation; 1 unless set.
  open var completionSpeed: CGFloat = 1

  /// The pace at which the rest goes by itself; slow at both ends unless set.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The pace at which the rest goes by itself, in place of ``completionCurve``; nil unless set.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Tells whether the transition is driven from its beginning; true unless set.
  open var wantsInteractiveStart = true

  /// Begins to drive. Call super.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    self.transition = transition
    percentComplete = 0
    transition.scrub(frozen: true)
    move(to: 0)
  }

  /// Moves everything to a part of the way, 0 to 1. What is less or more counts as that; what is no number changes nothing.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive, !percentComplete.isNaN else { return }
    move(to: min(max(percentComplete, 0), 1))
    transition.updateInteractiveTransition(self.percentComplete)
  }

  /// Takes hold of a transition that goes by itself.
  open func pause() {
    guard let transition else { return }
    transition.pauseInteractiveTransition()
    if transition.isInteractive { percentComplete = transition.percentComplete }
  }

  /// Goes back to the beginning.
  open func cancel() { letGo(cancelled: true) }

  /// Goes on to the end.
  open func finish() { letGo(cancelled: false) }

  private func move(to progress: CGFloat) {
    percentComplete = progress
    if let scrubber = transition?.scrubber {
      scrubber.move(to: progress)
    } else {
      transition?.interruptibleAnimator?.fractionComplete = progress
    }
  }

  private func letGo(cancelled: Bool) {
    guard let transition, transition.isInteractive else { return }
    let seconds = transition.remainingSeconds(cancelled: cancelled)
    let timing = timingCurve ?? UICubicTimingParameters(animationCurve: completionCurve)
    transition.completionTiming = timing
    if cancelled { transition.cancelInteractiveTransition() } else { transition.finishInteractiveTransition() }
    if let scrubber = transition.scrubber {
      scrubber.run(cancelled: cancelled, seconds: seconds, timing: timing) { [weak transition] progress in
        transition?.coordinator.follow(progress)
      }
    } else if let animator = transition.interruptibleAnimator {
      animator.isReversed = cancelled
      let duration = transition.duration
      animator.continueAnimation(
        withTimingParameters: timing, durationFactor: duration > 0 ? max(seconds / duration, 0.001) : 0)
    }
  }
}
