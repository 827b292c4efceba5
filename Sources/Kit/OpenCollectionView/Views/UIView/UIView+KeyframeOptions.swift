extension UIView {
  /// How an animation of views by keyframes goes.
  ///
  /// The bits of ``AnimationOptions`` have the same meaning here; pass its curves by their raw value, as with UIKit.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out along with their superviews, so that their moves are animated as well.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The views take touches meanwhile. // A4
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The animation begins at what is shown, and what runs is ended. // A7
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// It goes on again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// It goes back the way it came. Without ``repeat``, once.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// It has its own duration also within another animation. // A6
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// It has its own options also within another animation. // A6
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from one keyframe to the next: the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// In jumps: the values of a keyframe hold from its beginning until that of the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At the same speed all the way, whatever the times of the keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a smooth curve, at about the same speed all the way, whatever the times of the keyframes.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var mode: CAAnimationCalculationMode {
      switch (rawValue >> 10) & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// The options of an animation without keyframes.
    var general: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(7 << 10)) }
  }
}
