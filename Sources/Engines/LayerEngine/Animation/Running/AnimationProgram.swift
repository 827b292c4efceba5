import MotionEngine

/// An animation as it runs: what does not change while it does, worked out when it is added. An object, so that it is not copied
/// in each frame.
final class AnimationProgram {
  /// The properties that an animation changes.
  enum Content {
    /// Nothing.
    case nothing
    /// One property.
    case property(PropertyProgram)
    /// Several, in a time of their own.
    case group([AnimationProgram])
  }

  private(set) var timing: AnimationTiming
  let content: Content
  private let pace: AnimationPace

  /// - Parameters:
  ///   - beginTime: in the time of the layer or the group.
  ///   - defaultDuration: the duration of an animation that has none of its own, in seconds.
  init(_ animation: CAAnimation, beginTime: Double, defaultDuration: Double) {
    timing = AnimationTiming(
      beginTime: beginTime, duration: animation.duration == 0 ? defaultDuration : animation.duration,
      speed: Double(animation.speed), timeOffset: animation.timeOffset, repeatCount: Double(animation.repeatCount),
      repeatDuration: animation.repeatDuration, autoreverses: animation.autoreverses,
      fillMode: AnimationTiming.FillMode(animation.fillMode))
    content = animation.makeContent()
    pace = animation.pace
  }

  /// The properties in a commit that the animation changes.
  var bits: LayerPropertySet {
    switch content {
    case .nothing: []
    case .property(let program): program.bits
    case .group(let programs): programs.reduce(into: []) { $0.formUnion($1.bits) }
    }
  }

  /// Has the animation begin at another time, of the layer.
  func begin(at time: Double) {
    var timing = timing
    timing.beginTime = time
    self.timing = timing
  }

  /// Changes values as the animation has them at a time of the layer or the group.
  ///
  /// - Parameter isInGroup: whether the end itself still shows.
  func apply(at time: Double, isInGroup: Bool = false, to properties: inout LayerProperties) {
    if let moment = timing.moment(at: time, endCounts: isInGroup) { apply(moment, at: time, to: &properties) }
  }

  /// The same at a moment that is known.
  func apply(_ moment: AnimationTiming.Moment, at time: Double, to properties: inout LayerProperties) {
    switch content {
    case .nothing: return
    case .property(let program):
      program.apply(fraction: fraction(at: moment, time), iteration: moment.iteration, to: &properties)
    case .group(let programs):
      let inner =
        // A pace that overshoots leads nowhere: what is beyond the group's ends is cut off.
        timing.duration < .infinity
        ? min(max(fraction(at: moment, time), 0), 1) * timing.duration : max(timing.localTime(at: time), 0)
      for program in programs { program.apply(at: inner, isInGroup: true, to: &properties) }
    }
  }

  /// The way that is done; a spring that has no end to be over at goes by its seconds.
  private func fraction(at moment: AnimationTiming.Moment, _ time: Double) -> Double {
    if timing.duration == .infinity, case .spring(let spring) = pace {
      return spring.value(at: max(timing.localTime(at: time), 0))
    }
    return pace.fraction(at: moment.progress, of: timing.duration)
  }

  /// Tells whether the values move though the progress, being a part of no end, stands at 0.
  func movesWithoutEnd(at time: Double) -> Bool {
    guard timing.duration == .infinity, timing.speed != 0, timing.hasBegun(at: time), !timing.isOver(at: time) else {
      return false
    }
    switch content {
    case .nothing: return false
    case .group: return true
    case .property: if case .spring = pace { return true } else { return false }
    }
  }
}

extension AnimationTiming.FillMode {
  init(_ mode: CAMediaTimingFillMode) {
    switch mode {
    case .forwards: self = .forwards
    case .backwards: self = .backwards
    case .both: self = .both
    default: self = .removed
    }
  }
}
