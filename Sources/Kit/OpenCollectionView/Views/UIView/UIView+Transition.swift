extension UIView {
  /// Shows how a view turns from what it shows into what `animations` makes of it: an empty change turns as well.
  ///
  /// `animations` runs at once, without animating what it changes unless the options hold `allowAnimatedContent`: it adds,
  /// removes, shows, hides and fills subviews. Then the old look and the new take each other's place by the effect that
  /// the options name. Without an effect, or in a view that is in no window, the new look is there at once. // A11
  ///
  /// A flip turns both like the faces of a card about the middle; the side that it is named after comes up to the front
  /// first, as documented. The eye is at twice the longer side, our choice. A curl turns the view like a stiff page that
  /// hangs at its top edge; UIKit's is soft.
  ///
  /// - Parameters:
  ///   - view: the view that turns, with all in it.
  ///   - duration: in seconds; 0 or less changes at once.
  ///   - options: the effect, the pace, and whether what is changed within is animated, too.
  ///   - animations: makes the changes; nil for none. It runs once, before the call returns.
  ///   - completion: called as with ``animate(withDuration:delay:options:animations:completion:)``. // A8
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    transition(view, duration, 0, options, animations ?? {}, completion)
  }

  /// Puts `toView` in the place of `fromView` with an effect, which concerns all of their superview. // A12
  ///
  /// `fromView` is removed and `toView` added in its place; with the option `showHideTransitionViews` both stay, and the
  /// one is hidden and the other shown. A `fromView` without a superview has no place to give: nothing changes.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      transition(fromView, 0, 0, options, {}, completion)
      return
    }
    let exchange = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else if toView !== fromView {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    transition(container, duration, 0, options, exchange, completion)
  }

  private static func transition(
    _ view: UIView, _ duration: Double, _ delay: Double, _ options: AnimationOptions, _ changes: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    describe(duration, delay, .curve(options.timingFunction), options, inheritsPace: true, completion) { animation in
      let contents = options.contains(.allowAnimatedContent) ? animation : nil
      guard let animation, animation.duration > 0, let effect = options.transitionEffect, view.window != nil,
        let transition = LayerTransition(of: view.layer)
      else {
        ViewAnimation.run(contents, changes)
        return
      }
      ViewAnimation.run(contents, changes)
      animation.begin(transition, effect, in: view)
    }
  }
}

extension UIView.AnimationOptions {
  /// How a transition looks; nil for none.
  var transitionEffect: TransitionEffect? {
    switch intersection(.transitions) {
    case .transitionFlipFromLeft: .flip(.left)
    case .transitionFlipFromRight: .flip(.right)
    case .transitionFlipFromTop: .flip(.top)
    case .transitionFlipFromBottom: .flip(.bottom)
    case .transitionCurlUp: .turnUp
    case .transitionCurlDown: .turnDown
    case .transitionCrossDissolve: .fade
    default: nil
    }
  }
}
