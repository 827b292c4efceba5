extension UIView {
  /// How an animation of views goes.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out along with their superviews, so that their moves are animated as well.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The views take touches meanwhile. // A4
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The animation begins at what is shown, and what runs is ended. // A7
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It goes on again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It goes back the way it came. Without ``repeat``, once.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// It has its own duration also within another one. // A6
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// It has its own pace also within another one. // A6
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// A transition draws views anew while it goes on. Here it always does.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition shows and hides views in place of adding and removing them. // A12
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// It has its own options also within another one. // A6
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends: the default. // A2
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition turns the view over from its left. // A11
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition turns the view over from its right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition turns the view up like a page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition turns the view down like a page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition fades from one to the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition turns the view over from its top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition turns the view over from its bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// 60 frames per second. Displays here have the rate that they have.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames per second. Displays here have the rate that they have.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    static let curves = AnimationOptions(rawValue: 15 << 16)
    static let transitions = AnimationOptions(rawValue: 15 << 20)

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(intersection(.curves).rawValue >> 16)) ?? .easeInOut }

    var timingFunction: CAMediaTimingFunction { CAMediaTimingFunction(curve: curve.timingCurve) }
  }
}
