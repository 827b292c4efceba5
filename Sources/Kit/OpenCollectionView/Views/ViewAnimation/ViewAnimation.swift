import MotionEngine

/// An animation of views while it is described: the changes that are made meanwhile become animations of layers.
@MainActor final class ViewAnimation {
  /// How values go from one to the other.
  enum Pace {
    case curve(CAMediaTimingFunction)
    case spring(SpringCurve)
  }

  /// In seconds.
  var duration: Double
  var delay: Double
  var pace: Pace
  var options: UIView.AnimationOptions
  var repeatCount: Float
  var autoreverses: Bool
  /// The driver, which decides how far the animations are, in place of the clock.
  var driver: (any AnimationDriver)?
  /// The part of the driver's whole that passes before they begin.
  var driverDelay = 0.0
  /// The group whose completion waits for the animations.
  let group: CompletionGroup
  /// Hears of every change that is animated.
  var whenChanged: ((PropertyChange, [RunningAnimation]) -> Void)?
  /// Hears of every change that is animated by the clock, whatever the animation: for transitions that can be taken back.
  static var observer: ((PropertyChange, [RunningAnimation]) -> Void)?
  /// Takes changes in place of animating them one by one.
  var keyframes: ViewKeyframes?
  /// The views whose subviews are to be laid out before the description ends.
  private var resizedViews: [UIView] = []

  init(duration: Double, delay: Double, pace: Pace, options: UIView.AnimationOptions, group: CompletionGroup) {
    self.duration = duration.isNaN ? 0 : duration
    self.delay = delay.isNaN ? 0 : delay
    self.pace = pace
    self.options = options
    self.group = group
    repeatCount = options.contains(.repeat) ? .infinity : 0
    autoreverses = options.contains(.autoreverse)
  }

  // MARK: The animations that are being described

  /// Those around the innermost.
  private static var outer: [ViewAnimation?] = []

  /// The innermost; nil where changes are not animated.
  private(set) static var current: ViewAnimation?

  /// Runs `changes` with what they change animated; with nil, not animated.
  static func run<Result>(_ animation: ViewAnimation?, _ changes: () -> Result) -> Result {
    begin(animation)
    defer { end() }
    return changes()
  }

  /// Begins a description that lasts until ``end()``.
  static func begin(_ animation: ViewAnimation?) {
    outer.append(current)
    current = animation
    UIView.actionGate.isOpen = animation != nil
  }

  /// Ends the description that was begun last.
  static func end() {
    current?.layOutResizedViews()
    current = outer.removeLast()
    UIView.actionGate.isOpen = current != nil
  }

  /// Takes over from the animation around this one what is not said to be its own. // A6
  func inherit(from outer: ViewAnimation, pace inheritsPace: Bool) {
    if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    if inheritsPace, !options.contains(.overrideInheritedCurve) { pace = outer.pace }
    driver = outer.driver
    driverDelay = outer.driverDelay
    if driver != nil, delay > 0, outer.duration > 0 { driverDelay = min(driverDelay + delay / outer.duration, 1) }
    whenChanged = outer.whenChanged
    keyframes = outer.keyframes
    guard !options.contains(.overrideInheritedOptions) else { return }
    options.formUnion(
      outer.options.intersection([.allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse]))
    repeatCount = outer.repeatCount
    autoreverses = outer.autoreverses
  }

  /// Tells whether there is a way from one value to the other: an animation of no duration is a change at once.
  var takesTime: Bool { duration > 0 || driver != nil }

  // MARK: Changes

  /// Animates a change that has just been made.
  func animate(_ change: PropertyChange, in view: UIView) {
    if change.property == .bounds, options.contains(.layoutSubviews) { resizedViews.append(view) }
    guard takesTime else {
      change.removeRunning(for: group)
      return
    }
    if let keyframes {
      keyframes.add(change)
      return
    }
    let blocks = blocksTouches
    // Where touches go on nobody refers to the view: a weak reference would make each of its retains dear from now on.
    let whenStopped: (Bool) -> Void = blocks ? { [weak view] _ in view?.blockingAnimations -= 1 } : { _ in }
    let running = change.animate(
      replacing: options.contains(.beginFromCurrentState), driver: driver, delay: driverDelay, group: group,
      make: { makeAnimation(for: change.layer) },
      whenStopped: whenStopped)
    if blocks { view.blockingAnimations += running.count }
    whenChanged?(change, running)
    if driver == nil { Self.observer?(change, running) }
  }

  /// Tells whether the views take no touches meanwhile. // A4
  var blocksTouches: Bool { !options.contains(.allowUserInteraction) }

  /// Lays out the views whose sizes have changed, where the options say so.
  ///
  /// Subviews that are laid out in the course of it may change their sizes as well, and are laid out in their turn; what
  /// does not settle is left to the frame.
  func layOutResizedViews() {
    var passes = 0
    while !resizedViews.isEmpty, passes < LayerTree.maximumLayoutPasses {
      let views = resizedViews
      resizedViews.removeAll()
      for view in views { view.layoutIfNeeded() }
      passes += 1
    }
    resizedViews.removeAll()
  }

  private func makeAnimation(for layer: CALayer) -> CABasicAnimation {
    let animation: CABasicAnimation
    switch pace {
    case .curve(let function):
      animation = CABasicAnimation()
      animation.timingFunction = function
    case .spring(let curve):
      animation = CASpringAnimation(spring: curve)
    }
    setTiming(of: animation, in: layer)
    return animation
  }

  func setTiming(of animation: CAAnimation, in layer: CALayer) {
    animation.duration = duration
    if delay > 0 {
      animation.beginTime = layer.currentTime + delay
      // Measured on iOS 26.1: the first value shows during the delay.
      animation.fillMode = .backwards
    }
    animation.repeatCount = repeatCount
    animation.autoreverses = autoreverses
  }
}
