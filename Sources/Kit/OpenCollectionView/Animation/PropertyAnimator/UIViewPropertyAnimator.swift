import FrameClock
import LayerEngine

/// Animates changes of views, and can be paused, scrubbed, turned around, and continued at another pace meanwhile.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.8) { card.center.y = 600 }
/// animator.addCompletion { position in print(position) }
/// animator.startAnimation()
/// ```
///
/// The views have their new values when the animator begins; what is shown follows, and touches go by the new
/// values. // A3
///
/// An animator takes over the properties that it changes: what ran for them before is ended, and they go on from what is
/// shown. An animator that runs lives until it is done, also if nobody holds it.
///
/// Its time passes also where its blocks change nothing that is on a screen; its completions run at the end of it.
///
/// Difference from UIKit: letting go of a paused animator is no error. Its views get their last values, and its
/// completions do not run. An animator is not copied.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  // MARK: Timing

  /// The timing that the animator was made with.
  open private(set) var timingParameters: (any UITimingCurveProvider)?

  /// How long the animator takes without interruptions, in seconds. That of a spring of fixed strength is the time that it
  /// needs. // A10
  open private(set) var duration: TimeInterval

  /// How long the animator waited, or waits, before it began, in seconds.
  open private(set) var delay: TimeInterval = 0

  // MARK: Options

  /// Tells whether animated views take touches; true unless set. Set it while the animator is inactive. // A5
  open var isUserInteractionEnabled = true {
    didSet { if !mayChange("isUserInteractionEnabled") { isUserInteractionEnabled = oldValue } }
  }

  /// Kept for programs that set it: hit testing goes by the views' new values here in any case; false unless set. // A5
  open var isManualHitTestingEnabled = false

  /// Tells whether the animator can be paused, stopped, scrubbed, turned around and continued; true unless set. An
  /// animator that cannot and is running goes on to its end and takes no notice. Set it while the animator is inactive.
  open var isInterruptible = true {
    didSet { if !mayChange("isInterruptible") { isInterruptible = oldValue } }
  }

  /// Tells whether a paused animator counts the way of its views in ``fractionComplete``, or its time; true unless set.
  open var scrubsLinearly = true

  /// Tells whether the animator stays active at its end, from where it can be turned around; false unless set. Its
  /// completions run once it is stopped and finished.
  open var pausesOnCompletion = false

  // MARK: State

  /// The stage of the animator's life. // A13
  open private(set) var state = UIViewAnimatingState.inactive

  private var blocks: [(changes: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes = UIView.drivenChanges
  private let driver: CourseDriver
  /// Tells whether the animator was started without anything to animate, and starts with the first block that it is
  /// given.
  private var startsWithBlock = false
  private var hasBlocks = false
  private var reversed = false
  private var startTimer: ClockTimer?
  private var endTimer: ClockTimer?

  /// An animator without animations, with a timing.
  ///
  /// - Parameters:
  ///   - duration: in seconds; 0, less, or what is no finite number makes the changes at once. A spring that has a time of
  ///     its own takes that.
  ///   - parameters: the pace: a curve, or a spring.
  public required init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let timing = parameters.pace(for: duration > 0 && duration.isFinite ? duration : 0)
    timingParameters = parameters
    self.duration = timing.duration
    driver = CourseDriver(AnimatorCourse(duration: timing.duration, pace: timing.pace))
    super.init()
  }

  /// An animator of changes that are made at once, as programs have it before they know which they want.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  isolated deinit {
    // A running animator is held by its timer: this one is paused, inactive or stopped.
    if state == .active { settle { $0.goToEnd(finished: false) } }
  }

  // MARK: Animations

  /// Animates the changes of a block, from a part of the animation on to its end.
  ///
  /// - Parameters:
  ///   - animation: sets new values. It runs when the animator starts, or at once where that is active already.
  ///   - delayFactor: the part of the whole that passes before, 0 to 1; where the animator is active already, the part of
  ///     what is left of it.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard isNotStopped("Animations cannot be added") else { return }
    hasBlocks = true
    let factor = delayFactor > 0 ? min(delayFactor, 1) : 0
    guard state == .active else {
      blocks.append((animation, factor))
      return
    }
    let place = driver.course.place(at: clock.now)
    describe(animation, from: place + factor * (1 - place))
    if startsWithBlock { startAnimation() }
  }

  /// Animates the changes of a block. Where the animator is active already, the block runs at once and its animations
  /// take what is left of the time.
  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Has something called when the animator is done, with where it has left its views. Completions are called in the order
  /// in which they were added, once.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  // MARK: Running

  /// Tells whether the animator moves by itself, or will at the end of its delay.
  open var isRunning: Bool { driver.course.isRunning || startTimer != nil }

  /// Begins, or goes on from where the animator is: along its curve, at the place that it was scrubbed to.
  ///
  /// An animator without animations waits for the first that it is given. To start a stopped one is an error of the
  /// program: finish it first.
  open func startAnimation() {
    guard isNotStopped("It cannot be started") else { return }
    activate()
    startTimer?.cancel()
    startTimer = nil
    startsWithBlock = !hasBlocks
    guard hasBlocks else { return }
    driver.course.run(at: clock.now)
    courseDidChange()
  }

  /// Makes the changes now, with what is shown to follow after some seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard isNotStopped("It cannot be started") else { return }
    guard delay > 0 else {
      startAnimation()
      return
    }
    self.delay = delay
    activate()
    startTimer?.cancel()
    // The timer keeps the animator alive.
    startTimer = clock.after(delay, for: "a property animator begins") {
      MainActor.assumeIsolated { self.startAnimation() }
    }
  }

  /// Stands still. An inactive animator makes its changes, and shows its beginning.
  open func pauseAnimation() {
    guard isNotStopped("It cannot be paused"), mayBeInterrupted else { return }
    activate()
    startTimer?.cancel()
    startTimer = nil
    startsWithBlock = false
    driver.course.pause(at: clock.now)
    courseDidChange()
  }

  /// Goes on at another pace from where the animator is, in its direction.
  ///
  /// - Parameters:
  ///   - parameters: the pace; nil for the animator's own, begun anew. Velocities of springs are in ways from here to the
  ///     end per second.
  ///   - durationFactor: how long it takes, in durations of the animator; 0 for the time that is left. Springs of fixed
  ///     strength take the time that they need.
  ///
  /// Without a pace and a factor it is ``startAnimation()``. An inactive animator has nothing to continue.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard isNotStopped("It cannot be continued"), state == .active, mayBeInterrupted else { return }
    if let timing = parameters ?? (durationFactor > 0 ? timingParameters : nil) {
      let now = clock.now
      let seconds = durationFactor > 0 ? durationFactor * duration : driver.course.remainingSeconds(at: now)
      let pace = timing.pace(for: seconds)
      driver.course.bend(to: pace.pace, duration: pace.duration, at: now)
    }
    startAnimation()
  }

  /// Tells whether the animator leads to its first values. When this is changed, the animator turns around where it is,
  /// and goes back the way it came.
  ///
  /// An inactive animator that is reversed begins at its end. Once stopped, the animator keeps the answer only.
  open var isReversed: Bool {
    get { reversed }
    set {
      guard newValue != reversed, mayBeInterrupted else { return }
      reversed = newValue
      guard state == .active else { return }
      driver.course.turn(reversed: newValue, at: clock.now)
      courseDidChange()
    }
  }

  /// How much of the animator is done in its direction, 0 to 1: of its time while it runs, and of the way of its views, or
  /// of its time, while it is paused; see ``scrubsLinearly``. 0 for an inactive or stopped one.
  ///
  /// Setting it moves everything there. An inactive animator becomes active and is paused; a running one goes on from
  /// there. What is less than 0 or more than 1 counts as that; what is no number changes nothing.
  ///
  /// Animations with a delay factor keep their place beside the others, also where those are scrubbed by their way.
  open var fractionComplete: CGFloat {
    get {
      state == .active ? driver.course.fraction(at: clock.now, linearly: countsWay) : 0
    }
    set {
      guard isNotStopped("It cannot be scrubbed"), mayBeInterrupted, !newValue.isNaN else { return }
      if state == .inactive { pauseAnimation() }
      driver.course.scrub(to: newValue, linearly: countsWay, at: clock.now)
      courseDidChange()
    }
  }

  // MARK: Ends

  /// Ends the animations, and gives the views what they show.
  ///
  /// - Parameter withoutFinishing: whether the animator is done, without calling completions; otherwise it waits for
  ///   ``finishAnimation(at:)``.
  ///
  /// An inactive animator has nothing to stop.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state != .inactive, mayBeInterrupted else { return }
    if state == .active {
      standStill()
      state = .stopped
      settle { $0.freeze() }
    }
    if withoutFinishing { becomeInactive() }
  }

  /// Gives the views of a stopped animator their final values, and calls the completions. To finish one that is not
  /// stopped is an error of the program.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return ProgrammingErrors.report(
        "The animator is \(state), and only a stopped one can be finished: call stopAnimation(false) before "
          + "finishAnimation(at:).", instead: "it goes on")
    }
    finish(at: finalPosition)
  }

  /// An animator that is running already.
  ///
  /// Within the block of another animation it takes over that one's duration and pace, unless the options say
  /// otherwise, and cannot be interrupted. Within that of a property animator its changes are that animator's, and only its
  /// completion goes by a time of its own.
  ///
  /// - Parameters:
  ///   - duration: in seconds; 0 or less makes the changes at once.
  ///   - delay: how long the animation waits, in seconds; 0 or less does not wait.
  ///   - options: the pace, and what overrides an outer animation; repeating and going back are left out.
  ///   - animations: sets new values. It runs once, when the animation begins.
  ///   - completion: called when the animation is over, with the position that it came to; nil calls nothing.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let outer = ViewAnimation.current
    let inherits = outer != nil && !options.contains(.overrideInheritedDuration)
    let curve = options.contains(.overrideInheritedCurve) ? nil : outer?.pace.timingParameters
    let animator = self.init(
      duration: inherits ? outer?.duration ?? duration : duration,
      timingParameters: curve ?? UICubicTimingParameters(animationCurve: options.curve))
    animator.outer = outer?.driver == nil ? nil : outer
    animator.isInterruptible = outer == nil
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// The animation of an animator within whose block this one was made, and which has its changes.
  private var outer: ViewAnimation?
}

extension UIViewPropertyAnimator {
  private var clock: FrameClock { UIApplication.animationContext.clock }

  private var mayBeInterrupted: Bool { isInterruptible || state == .inactive }

  private var countsWay: Bool { scrubsLinearly && !driver.course.isRunning }

  /// Makes the changes of the blocks, with everything shown at the beginning.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    driver.course = AnimatorCourse(duration: duration, pace: driver.course.pace)
    driver.course.turn(reversed: reversed, at: clock.now)
    if reversed { driver.course.move(to: 1, at: clock.now) }
    let blocks = self.blocks
    self.blocks = []
    for block in blocks { describe(block.changes, from: block.delayFactor) }
  }

  private func describe(_ block: () -> Void, from place: Double) {
    let context = UIApplication.animationContext
    let group = CompletionGroup(within: context.currentGroup)
    var options: UIView.AnimationOptions = [.beginFromCurrentState]
    if isUserInteractionEnabled { options.insert(.allowUserInteraction) }
    let animation = ViewAnimation(
      duration: duration, delay: outer == nil ? 0 : delay, pace: ViewAnimation.Pace(driver.course.pace),
      options: options, group: group)
    if let outer {
      animation.inherit(from: outer, pace: true)
    } else {
      animation.driver = driver
      animation.driverDelay = place
      animation.whenChanged = { [weak self] change, running in self?.changes.append(change, running) }
    }
    ViewAnimation.run(UIView.areAnimationsEnabled ? animation : nil, block)
    group.close()
  }

  /// Sets the alarm for the end, and has the next frame drawn.
  private func courseDidChange() {
    endTimer?.cancel()
    // The timer keeps the animator alive.
    endTimer = driver.course.endTime.map { end in
      let come = { MainActor.assumeIsolated { self.comeToEnd() } }
      return end > clock.now ? clock.at(end, for: "a property animator ends", come) : clock.nextTurn(come)
    }
    changes.setNeedsFrame()
  }

  private func comeToEnd() {
    standStill()
    driver.course.move(to: driver.course.goal, at: clock.now)
    if pausesOnCompletion {
      changes.setNeedsFrame()
    } else {
      finish(at: reversed ? .start : .end)
    }
  }

  private func standStill() {
    startTimer?.cancel()
    startTimer = nil
    endTimer?.cancel()
    endTimer = nil
    startsWithBlock = false
    driver.course.pause(at: clock.now)
  }

  private func finish(at position: UIViewAnimatingPosition) {
    let isNatural = state == .active
    switch position {
    case .start: settle { $0.goToStart(finished: isNatural) }
    case .end: settle { $0.goToEnd(finished: isNatural) }
    case .current: break
    }
    let completions = self.completions
    becomeInactive()
    for completion in completions { completion(position) }
  }

  private func becomeInactive() {
    state = .inactive
    changes = UIView.drivenChanges
    blocks = []
    completions = []
    hasBlocks = false
    outer = nil
  }

  /// Changes the layers, and lets the views know of what they keep themselves.
  private func settle(_ change: (inout DrivenChanges) -> Void) {
    UIView.performWithoutAnimation { change(&changes) }
    for (layer, property) in changes.restored { (layer.delegate as? UIView)?.layerDidRestore(property) }
  }

  private func mayChange(_ property: String) -> Bool {
    guard state != .inactive else { return true }
    ProgrammingErrors.report(
      "\(property) was set while the animator is \(state): set it before the animator begins.",
      instead: "it stays as it was")
    return false
  }

  private func isNotStopped(_ what: String) -> Bool {
    guard state == .stopped else { return true }
    ProgrammingErrors.report(
      "The animator is stopped. \(what): call finishAnimation(at:) first.", instead: "it stays stopped")
    return false
  }
}
