import MotionEngine

/// An animation as it runs: what does not change while it does, worked out when it is added.
struct AnimationProgram {
  /// What is changed.
  enum Content {
    /// Nothing.
    case nothing
    /// One property.
    case property(PropertyProgram)
    /// Several, in a time of their own.
    case group([AnimationProgram])
  }

  var timing: AnimationTiming
  var content: Content
  var pace: AnimationPace

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

  /// What a commit carries of what is changed.
  var bits: LayerPropertySet {
    switch content {
    case .nothing: []
    case .property(let program): program.bits
    case .group(let programs): programs.reduce(into: []) { $0.formUnion($1.bits) }
    }
  }

  /// Changes values as the animation has them at a time of the layer or the group.
  func apply(at time: Double, to properties: inout LayerProperties) {
    guard let moment = timing.moment(at: time) else { return }
    apply(progress: moment.progress, iteration: moment.iteration, to: &properties)
  }

  func apply(progress: Double, iteration: Int, to properties: inout LayerProperties) {
    switch content {
    case .nothing: return
    case .property(let program):
      // A spring that was given its time is over at its end, however little it still moves. // A9
      let fraction = progress == 1 ? 1 : pace.fraction(at: progress, of: timing.duration)
      program.apply(fraction: fraction, iteration: iteration, to: &properties)
    case .group(let programs):
      let time = pace.fraction(at: progress, of: timing.duration) * timing.duration
      for program in programs { program.apply(at: time, to: &properties) }
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
