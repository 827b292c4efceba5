extension AnimationTiming {
  /// The time of the parent at which the animation is over. Nil if it never is: at a speed of 0, or where it lasts for
  /// ever.
  public var endTime: Double? {
    end < .infinity ? end : nil
  }

  /// Tells whether the animation has begun at a time of the parent, be it over or not. NaN counts as 0.
  public func hasBegun(at parentTime: Double) -> Bool {
    (parentTime.isNaN ? 0 : parentTime) >= start
  }

  /// Tells whether the animation is over at a time of the parent: from ``endTime`` on. NaN counts as 0.
  ///
  /// A billionth of a second before it counts as the end: that much is lost where a beginning and a duration are added up
  /// one way and the frames of a clock another, and the frame of the end must not come after it.
  public func isOver(at parentTime: Double) -> Bool {
    let time = parentTime.isNaN ? 0 : parentTime
    return time >= end - Self.boundary && end < .infinity
  }

  /// From when on, in the parent's time, the animation has to be looked at again.
  ///
  /// - Returns: `parentTime` itself while the animation moves; its beginning while it waits; its end while it stands at
  ///   its first value because its duration is infinite; infinity when it is over or stands for ever. NaN counts as 0.
  public func nextChange(after parentTime: Double) -> Double {
    let time = parentTime.isNaN ? 0 : parentTime
    if time < start { return start }
    if time >= end - Self.boundary || speed == 0 { return .infinity }
    return duration < .infinity ? time : end
  }
}
