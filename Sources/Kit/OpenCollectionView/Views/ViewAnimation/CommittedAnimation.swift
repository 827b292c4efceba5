import FrameClock

/// An animation that is described between `beginAnimations` and `commitAnimations`.
@MainActor final class CommittedAnimation {
  let animation: ViewAnimation
  let identifier: String?
  /// The object that hears of the animation. Held until it is over, as in UIKit.
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  /// The views that turn, with what they show before they are changed.
  private var transitions: [(view: UIView, transition: LayerTransition, effect: TransitionEffect)] = []

  /// Those that have been begun and not committed.
  static var stack: [CommittedAnimation] = []

  init(_ identifier: String?) {
    self.identifier = identifier
    // Documented: 0.2 s. Touches are not kept from the views: our choice, since the block-based animations brought that.
    // A1
    animation = ViewAnimation(
      duration: 0.2, delay: 0, pace: .curve(UIView.AnimationOptions.curveEaseInOut.timingFunction),
      options: .allowUserInteraction, group: CompletionGroup(within: UIApplication.animationContext.currentGroup))
    if let outer = ViewAnimation.current { animation.inherit(from: outer, pace: true) }
  }

  func add(_ effect: TransitionEffect, of view: UIView) {
    guard view.window != nil, let transition = LayerTransition(of: view.layer) else { return }
    transitions.append((view, transition, effect))
  }

  func commit() {
    if animation.duration > 0 {
      for (view, transition, effect) in transitions { animation.begin(transition, effect, in: view) }
    }
    let clock = UIApplication.animationContext.clock
    let (delegate, identifier, willStart, didStop) = (delegate, identifier, willStart, didStop)
    animation.group.setAction { _ in
      if let delegate, let didStop { didStop.perform(on: delegate, with: identifier) }
    }
    if let delegate, let willStart, !animation.group.isEmpty {
      let start = { _ = willStart.perform(on: delegate, with: identifier) }
      if animation.delay > 0 {
        clock.after(animation.delay, for: "an animation begins", start)
      } else {
        clock.nextTurn(start)
      }
    }
    animation.group.closeOrCallNextTurn(clock)
  }
}
