import FrameClock
import LayerEngine
import MotionEngine

/// Takes a transition that was let go to one of its ends, frame by frame, with the velocity that it had. // T9, T10
///
/// Progress, what the anchor has moved, and the values that a subclass publishes go on as springs, or at the pace that the
/// program wants.
@MainActor final class TransitionSettling {
  /// Tells whether it goes to the next layout.
  let finishes: Bool
  private let began: Double
  private let progress: SettlingMotion
  private let shift: (x: SettlingMotion, y: SettlingMotion)
  private let share: SettlingMotion
  private let values: [(key: String, unit: CGFloat, motion: SettlingMotion)]
  private let course: (pace: AnimationPace, duration: Double)?
  private unowned let transition: InteractiveTransition
  private var frames: FrameObserver?
  private var elapsed = 0.0

  init(_ transition: InteractiveTransition, finishes: Bool) {
    self.transition = transition
    self.finishes = finishes
    let layout = transition.layout
    let now = transition.clock.now
    began = now
    let target: CGFloat = finishes ? 1 : 0
    let rate = layout.settlingDuration.map(SettlingMotion.rate) ?? SettlingMotion.usualRate
    progress = SettlingMotion(
      from: transition.shown, to: target, velocity: transition.velocity(at: now), rate: rate)
    let (moved, speed) = (transition.anchorShift, transition.anchorVelocity)
    // In lengths of the view: a point is no way at all.
    shift = (
      SettlingMotion(from: moved.x, to: 0, scaledBy: Self.length, velocity: speed.x, rate: rate),
      SettlingMotion(from: moved.y, to: 0, scaledBy: Self.length, velocity: speed.y, rate: rate)
    )
    share = SettlingMotion(from: layout.anchor == nil ? 0 : 1, to: 0, velocity: 0, rate: rate)
    values = layout.values.map { key, value in
      let unit = max(abs(value.present.value - value.first), 1)
      return (
        key, unit,
        SettlingMotion(
          from: value.present.value, to: value.first, scaledBy: unit, velocity: value.present.velocity(at: now),
          rate: rate)
      )
    }
    course = layout.settlingTiming.map { timing in
      let way = min(abs(target - transition.shown), 1)
      return timing.pace(for: (layout.settlingDuration ?? UICollectionView.changeDuration) * way)
    }
  }

  /// A screen, about: what counts as at rest is measured by it, in points.
  private static let length: CGFloat = 1000

  /// Begins. Without frames it is at its end at once.
  ///
  /// - Returns: whether it goes on.
  func begin() -> Bool {
    guard duration > 0, let loop = transition.view.view.window?.windowScene?.frameLoop else { return false }
    frames = loop.addObserver(ownedBy: self, for: "a change of layouts settles") { settling, time in
      MainActor.assumeIsolated { settling.step(to: time) }
    }
    loop.setNeedsFrame()
    return true
  }

  /// Ends where it is.
  func stop() {
    frames?.invalidate()
    frames = nil
  }

  /// How long it takes, in seconds.
  private var duration: Double {
    if let course { return course.duration }
    return ([progress, shift.x, shift.y, share] + values.map(\.motion)).map(\.duration).max() ?? 0
  }

  /// How fast the progress is, in ways per second.
  func velocity(at now: Double) -> CGFloat {
    guard let course else { return progress.velocity(at: now - began) }
    let step = 1.0 / 60
    return (part(course, now - began) - part(course, now - began - step)) / step
      * (progress.target - progress.start)
  }

  private func part(_ course: (pace: AnimationPace, duration: Double), _ time: Double) -> Double {
    guard time < course.duration else { return 1 }
    return time > 0 ? course.pace.fraction(at: time / course.duration, of: course.duration) : 0
  }

  private func value(of motion: SettlingMotion) -> CGFloat {
    guard let course else { return motion.value(at: elapsed) }
    return motion.start + (motion.target - motion.start) * part(course, elapsed)
  }

  /// How far the anchor still moves the content.
  var anchorShift: CGPoint { CGPoint(x: value(of: shift.x) * Self.length, y: value(of: shift.y) * Self.length) }

  /// How much of the anchor's rotation is left.
  var anchorShare: CGFloat { value(of: share) }

  private func step(to time: Double) {
    // Both stay until the calls of the program are over in which it may let them go.
    let (transition, view) = (transition, transition.view.view)
    withExtendedLifetime((transition, view)) { step(transition, of: view, to: time) }
  }

  private func step(_ transition: InteractiveTransition, of view: UICollectionView, to time: Double) {
    elapsed = time - began
    guard elapsed < duration else {
      stop()
      view.endTransition(transition, finishes: finishes, because: "it is at rest")
      return
    }
    let layout = transition.layout
    for (key, unit, motion) in values { layout.settleValue(value(of: motion) * unit, forKey: key) }
    layout.transitionProgress = value(of: progress)
    if transition.settling === self { layout.invalidateLayout() }
  }
}

extension SettlingMotion {
  /// A motion of a number of other units, of which so many count as one.
  fileprivate init(
    from start: CGFloat, to target: CGFloat, scaledBy unit: CGFloat, velocity: CGFloat, rate: Double
  ) {
    self.init(from: start / unit, to: target / unit, velocity: velocity / unit, rate: rate)
  }
}
