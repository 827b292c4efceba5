extension AnimationTiming {
  /// The local time at a time of the parent: (time − ``beginTime``) · ``speed`` + ``timeOffset``. NaN counts as 0.
  public func localTime(at parentTime: Double) -> Double {
    let time = parentTime.isNaN ? 0 : parentTime
    // An infinite time at a speed of 0 would have no product.
    return speed == 0 ? timeOffset : (time - beginTime) * speed + timeOffset
  }

  /// How far the animation that shows is at a time of the parent; nil while it shows nothing, which is before its
  /// beginning and after its end unless ``fillMode`` says otherwise.
  ///
  /// The instant between two iterations belongs to the later one, which begins. NaN counts as 0.
  ///
  /// - Parameter endCounts: whether the end itself still shows: that of an animation in a group does, so that it shows as
  ///   long as a group of the same length.
  public func moment(at parentTime: Double, endCounts: Bool = false) -> Moment? {
    let time = parentTime.isNaN ? 0 : parentTime
    if time < start {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      return speed < 0 ? moment(atLocalTime: timeOffset) : moment(atLocalTime: 0)
    }
    if isOver(at: time) {
      let isShown = fillMode == .forwards || fillMode == .both || endCounts && time <= end + Self.boundary
      guard isShown else { return nil }
      return speed < 0 ? moment(atLocalTime: 0) : last
    }
    return moment(atLocalTime: localTime(at: time))
  }

  /// The progress of ``moment(at:)``, 0 to 1; nil while the animation shows nothing.
  public func progress(at parentTime: Double) -> Double? {
    moment(at: parentTime)?.progress
  }

  /// Times outside of the active duration count as its nearer end.
  private func moment(atLocalTime time: Double) -> Moment {
    if time >= activeDuration { return last }
    guard time > 0, duration < .infinity else { return .first }
    return Self.moment(at: time, duration: duration, autoreverses: autoreverses)
  }

  private static func moment(at time: Double, duration: Double, autoreverses: Bool) -> Moment {
    let iterations = time / (autoreverses ? 2 * duration : duration)
    // Past 2^53 iterations, or where they are infinitely many, nothing is known of the place within one.
    guard iterations < 0x1p53 else { return Moment(progress: 0, iteration: counted(iterations)) }
    let nearest = iterations.rounded()
    if abs(iterations - nearest) < boundary { return Moment(progress: 0, iteration: counted(nearest)) }
    let whole = iterations.rounded(.down)
    let part = iterations - whole
    let progress = !autoreverses ? part : part <= 0.5 ? 2 * part : 2 - 2 * part
    return Moment(progress: progress, iteration: counted(whole))
  }

  /// How far an animation is at its end: at the end of its last whole iteration, or within one of which a part is left
  /// out.
  static func last(of activeDuration: Double, duration: Double, autoreverses: Bool) -> Moment {
    let end = autoreverses ? 0.0 : 1
    // What has no duration is over at once, and all of it is done.
    guard duration > 0 else { return Moment(progress: end, iteration: 0) }
    guard duration < .infinity else { return .first }
    let moment = Self.moment(at: activeDuration, duration: duration, autoreverses: autoreverses)
    guard moment.progress == 0, moment.iteration > 0 else { return moment }
    return Moment(progress: end, iteration: moment.iteration - 1)
  }

  /// How near to the instant between two iterations, in iterations, and to the end, in seconds, a time counts as that
  /// instant. Our choice: enough for what is lost in adding durations to a clock, and nothing that can be seen.
  static let boundary = 1e-9

  /// A count that fits into an `Int` of 32 bits.
  private static func counted(_ iterations: Double) -> Int {
    Int(min(iterations, Double(Int32.max)))
  }
}
