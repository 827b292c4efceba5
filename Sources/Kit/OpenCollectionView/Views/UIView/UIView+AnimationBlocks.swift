extension UIView {
  /// Begins to describe an animation, until ``commitAnimations()``. Use
  /// ``animate(withDuration:delay:options:animations:completion:)`` instead.
  ///
  /// It takes 0.2 s unless said otherwise, and the views take touches meanwhile. // A1
  @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:).")
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let committed = CommittedAnimation(animationID)
    CommittedAnimation.stack.append(committed)
    ViewAnimation.begin(areAnimationsEnabled ? committed.animation : nil)
  }

  /// Ends the description that was begun last. Without one it does nothing.
  @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:).")
  public class func commitAnimations() {
    guard let committed = CommittedAnimation.stack.popLast() else { return }
    ViewAnimation.end()
    committed.commit()
  }

  /// Has what is changed from now on take a time in seconds, 0.2 unless set; what is not a number counts as 0.
  @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:).")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    described?.duration = duration.isNaN ? 0 : duration
  }

  /// Has what is changed from now on begin after a time in seconds; what is not a number counts as 0.
  @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:).")
  public class func setAnimationDelay(_ delay: TimeInterval) { described?.delay = delay.isNaN ? 0 : delay }

  /// Gives what is changed from now on a pace.
  @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:).")
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    described?.pace = .curve(CAMediaTimingFunction(curve: curve.timingCurve))
  }

  /// Has what is changed from now on run a number of times; fractions count, and 0 means once.
  @available(*, deprecated, message: "Use modifyAnimations(withRepeatCount:autoreverses:animations:).")
  public class func setAnimationRepeatCount(_ repeatCount: Float) { described?.repeatCount = repeatCount }

  /// Has each run of what is changed from now on go back the way it came.
  @available(*, deprecated, message: "Use modifyAnimations(withRepeatCount:autoreverses:animations:).")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    described?.autoreverses = repeatAutoreverses
  }

  /// Has what is changed from now on begin at what is shown, and end what runs. // A7
  @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:).")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    if fromCurrentState {
      described?.options.insert(.beginFromCurrentState)
    } else {
      described?.options.remove(.beginFromCurrentState)
    }
  }

  /// Has a view turn from what it shows now into what it shows at the end of the description. // A11
  ///
  /// - Parameters:
  ///   - transition: by which effect; `none` changes at once.
  ///   - view: the view whose subviews come and go.
  ///   - cache: kept for programs that say so; the old look is always kept as it is, the new one never.
  @available(*, deprecated, message: "Use transition(with:duration:options:animations:completion:).")
  public class func setAnimationTransition(_ transition: AnimationTransition, for view: UIView, cache: Bool) {
    guard described != nil, let effect = transition.effect else { return }
    CommittedAnimation.stack.last?.add(effect, of: view)
  }

  /// Says who is told of the animation. It is held until the animation is over.
  @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:).")
  public class func setAnimationDelegate(_ delegate: AnyObject?) { CommittedAnimation.stack.last?.delegate = delegate }

  /// The delegate's method for the beginning, after the delay.
  ///
  /// Difference from UIKit: the method has one argument, the identifier given to ``beginAnimations(_:context:)``, a
  /// `String?`, or none.
  @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:).")
  public class func setAnimationWillStart(_ selector: Selector?) { CommittedAnimation.stack.last?.willStart = selector }

  /// The delegate's method for the end; where nothing was animated it is called in the next turn.
  ///
  /// Difference from UIKit: the method has one argument, the identifier given to ``beginAnimations(_:context:)``, a
  /// `String?`, or none.
  @available(*, deprecated, message: "Use animate(withDuration:delay:options:animations:completion:).")
  public class func setAnimationDidStop(_ selector: Selector?) { CommittedAnimation.stack.last?.didStop = selector }

  /// The animation that the setters speak of: the innermost that has been begun and is not suppressed.
  private static var described: ViewAnimation? {
    guard let animation = CommittedAnimation.stack.last?.animation, ViewAnimation.current === animation else {
      return nil
    }
    return animation
  }
}
