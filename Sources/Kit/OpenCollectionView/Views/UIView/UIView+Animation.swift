import FrameClock
import MotionEngine

extension UIView {
  private static var animationsAreEnabled = true

  /// Tells whether changes may be animated.
  public class var areAnimationsEnabled: Bool { animationsAreEnabled }

  /// Lets changes be animated, or not. // A16
  public class func setAnimationsEnabled(_ enabled: Bool) { animationsAreEnabled = enabled }

  /// Runs `actionsWithoutAnimation` with nothing animated. // A16
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = animationsAreEnabled
    animationsAreEnabled = false
    defer { animationsAreEnabled = before }
    ViewAnimation.run(nil, actionsWithoutAnimation)
  }

  /// How long we are in an animation block that says how long its animations take; 0 outside of one. In seconds.
  public class var inheritedAnimationDuration: Double { ViewAnimation.current?.duration ?? 0 }

  /// Animates the changes that `animations` makes to views: frames, bounds, centres, transforms, alphas, background
  /// colours, and what animations can change of their layers.
  ///
  /// The views have their new values at once; what is shown follows, and touches go by the new values. // A3
  ///
  /// - Parameters:
  ///   - duration: in seconds; 0 or less makes the changes at once.
  ///   - delay: in seconds.
  ///   - options: the pace, and how the animation deals with those around it and those that run.
  ///   - animations: makes the changes. It runs once, before the call returns.
  ///   - completion: called when the animations are over, in the frame of their end; where there were none, in the next
  ///     turn. Whether all of them came to their natural end. // A8
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration, delay, .curve(options.timingFunction), options, inheritsPace: true, animations, completion)
  }

  /// Animates changes with the default options. // A1
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes as if springs pulled the views. // A9
  ///
  /// - Parameters:
  ///   - duration: how long it takes until the views have come to rest, in seconds.
  ///   - delay: in seconds.
  ///   - dampingRatio: 1 does not overshoot; the nearer to 0 the more it does.
  ///   - velocity: how fast views begin, in ways from the first value to the last per second.
  ///   - options: how the animation deals with those around it and those that run; a curve among them says nothing here.
  ///   - animations: makes the changes. It runs once, before the call returns.
  ///   - completion: called as with ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve.fitting(dampingRatio: dampingRatio, duration: duration, initialVelocity: velocity)
    animate(duration, delay, .spring(spring), options, inheritsPace: false, animations, completion)
  }

  /// Animates changes as if springs pulled the views, by how long it seems to take and how much it bounces.
  ///
  /// - Parameters:
  ///   - duration: how long it seems to take, in seconds; the spring comes to rest later.
  ///   - bounce: 0 does not overshoot, 1 never ends, less than 0 is slower.
  ///   - initialSpringVelocity: how fast views begin, in ways from the first value to the last per second; less than 0 goes
  ///     away from the last.
  ///   - delay: in seconds.
  ///   - options: how the animation deals with those around it and those that run; a curve among them says nothing here.
  ///   - animations: makes the changes. It runs once, before the call returns.
  ///   - completion: called as with ``animate(withDuration:delay:options:animations:completion:)``.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringCurve(
      perceptualDuration: duration, bounce: bounce, initialVelocity: initialSpringVelocity)
    animate(
      duration > 0 ? spring.settlingDuration : 0, delay, .spring(spring), options, inheritsPace: false, animations,
      completion)
  }

  static func animate(
    _ duration: Double, _ delay: Double, _ pace: ViewAnimation.Pace, _ options: AnimationOptions, inheritsPace: Bool,
    _ changes: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    describe(duration, delay, pace, options, inheritsPace: inheritsPace, completion) { animation in
      ViewAnimation.run(animation, changes)
    }
  }

  /// Calls `body` with an animation that inherits from the one around it, or nil where nothing is to be animated, and has
  /// `completion` called when what `body` animates is over.
  static func describe(
    _ duration: Double, _ delay: Double, _ pace: ViewAnimation.Pace, _ options: AnimationOptions, inheritsPace: Bool,
    _ completion: ((Bool) -> Void)?, _ body: (ViewAnimation?) -> Void
  ) {
    let context = UIApplication.animationContext
    let group = CompletionGroup(within: context.currentGroup, action: completion)
    let animation = ViewAnimation(duration: duration, delay: delay, pace: pace, options: options, group: group)
    if let outer = ViewAnimation.current { animation.inherit(from: outer, pace: inheritsPace) }
    body(animationsAreEnabled ? animation : nil)
    group.closeOrCallNextTurn(context.clock)
  }

  /// The action for a change of the view's layer: while an animation is described, the change is animated.
  func animation(of event: String, in layer: CALayer) -> (any CAAction)? {
    guard layer === self.layer, attachedWindow != nil, let animation = ViewAnimation.current,
      let property = AnimatedProperty(rawValue: event), property.isAnimatedByViews
    else { return NSNull() }
    return ViewAnimationAction(animation: animation, change: PropertyChange(of: property, in: layer), view: self)
  }
}

extension AnimatedProperty {
  /// Tells whether view animations animate the property: all that has something between one value and another.
  fileprivate var isAnimatedByViews: Bool {
    switch self {
    case .isHidden, .isDoubleSided, .masksToBounds, .contents: false
    default: true
    }
  }
}

extension CompletionGroup {
  /// Closes the group; where it waits for nothing its action is called in the next turn. // A8
  func closeOrCallNextTurn(_ clock: FrameClock) {
    if isEmpty { clock.nextTurn { self.close() } } else { close() }
  }
}

/// An action that animates a change of a view's layer while an animation is described.
@MainActor final class ViewAnimationAction: @MainActor CAAction {
  private let animation: ViewAnimation
  private let change: PropertyChange
  /// Held, since the action is run at once. A weak reference would put the view's counts into a table of their own, for all
  /// of its life.
  private let view: UIView

  init(animation: ViewAnimation, change: PropertyChange, view: UIView) {
    self.animation = animation
    self.change = change
    self.view = view
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    animation.animate(change, in: view)
  }
}
