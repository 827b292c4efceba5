extension UIView {
  /// Has what `animations` changes repeat, within an animation that is being described; outside of one it just runs it.
  ///
  /// - Parameters:
  ///   - count: how many runs there are; fractions count, and 0 means once.
  ///   - autoreverses: whether each run goes back the way it came.
  ///   - animations: makes the changes. It runs once, before the call returns.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let animation = ViewAnimation.current else {
      animations()
      return
    }
    let before = (animation.repeatCount, animation.autoreverses)
    (animation.repeatCount, animation.autoreverses) = (Float(count), autoreverses)
    animations()
    (animation.repeatCount, animation.autoreverses) = before
  }
}
