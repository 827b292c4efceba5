/// An object that hears of an animation's beginning and end.
public protocol CAAnimationDelegate: AnyObject {
  /// The animation has begun.
  func animationDidStart(_ anim: CAAnimation)
  /// The animation is over; `flag` says whether it came to its natural end. // A8
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
