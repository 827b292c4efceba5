extension UIView {
  private static var animationsAreEnabled = true

  /// Whether changes may be animated.
  public class var areAnimationsEnabled: Bool { animationsAreEnabled }

  /// Lets changes be animated, or not.
  public class func setAnimationsEnabled(_ enabled: Bool) { animationsAreEnabled = enabled }

  /// Runs `actionsWithoutAnimation` with nothing animated. // A16
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = animationsAreEnabled
    animationsAreEnabled = false
    defer { animationsAreEnabled = before }
    actionsWithoutAnimation()
  }
}
