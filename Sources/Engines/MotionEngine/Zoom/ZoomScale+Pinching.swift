import Foundation

extension ZoomScale {
  /// Puts the content between two fingers. Ends whatever changes the scale; the scale stays as it is.
  ///
  /// Content beyond its limits is held by the point of the rubber band that it is at, so that it does not jump.
  public mutating func beginPinch() { activity = .pinching(grip) }

  /// Changes the scale with the fingers.
  ///
  /// Within the limits the scale follows the fingers, beyond them by a rubber band: that of offsets, on the logarithm of
  /// the scale. Without ``bounces`` it stops at the limit, and the fingers have to come back before it follows again.
  ///
  /// - Parameter factor: by what the distance of the fingers has changed since the last call. What is not positive and
  ///   finite is ignored.
  /// - Returns: the new scale; the old one if no pinch is on.
  @discardableResult
  public mutating func pinch(by factor: Double) -> Double {
    guard case .pinching(var grip) = activity, factor > 0, factor.isFinite else { return scale }
    grip.unbanded = Swift.min(Swift.max(grip.unbanded + log(factor), -Self.farthest), Self.farthest)
    activity = .pinching(grip)
    let limit = log(legalScale(nearest: exp(grip.unbanded)))
    let pull = bounces ? grip.unbanded - limit : 0
    // Inside, and at the limits, without the error of a logarithm.
    scale =
      pull.magnitude < Self.roundingError
      ? legalScale(nearest: exp(grip.unbanded))
      : Self.workable(exp(limit + band(length: grip.bandLength).shown(forPull: pull)), orNaN: scale)
    return scale
  }

  /// Lets the content go: the fingers lifted, or it was only held.
  ///
  /// Beyond the limits a critically damped spring brings the scale back, without the velocity of the fingers; within them
  /// it stays.
  ///
  /// - Parameters:
  ///   - time: when; the motion begins there, not at the next frame.
  ///   - settling: whether the content has to go back to a legal place, for which a motion is needed too.
  /// - Returns: true if anything moves.
  @discardableResult
  public mutating func release(at time: Double, settling: Bool = false) -> Bool {
    let limit = legalScale(nearest: scale)
    guard limit != scale || settling else {
      activity = .resting
      return false
    }
    start(.spring(from: scale, to: limit, profile: profile), at: time)
    return isMoving
  }

  /// The hold that shows the present scale. What is shown never reaches the length of its band, so that content farther
  /// out is held by a band long enough.
  private var grip: Grip {
    let limit = log(legalScale(nearest: scale))
    let shown = limit == log(scale) ? 0 : log(scale) - limit
    let length = Swift.max(profile.zoomBandLength, shown.magnitude / profile.deepestGrab)
    return Grip(unbanded: limit + band(length: length).pull(forShown: shown), bandLength: length)
  }

  /// Makes a running pinch go on from the present scale, after something else changed it or its limits.
  mutating func renewGrip() {
    if case .pinching = activity { activity = .pinching(grip) }
  }

  private func band(length: Double) -> RubberBand {
    RubberBand(length: length, coefficient: profile.rubberBandCoefficient)
  }

  /// The greatest logarithm that fingers are followed to: no sum of factors overflows.
  private static let farthest = 10_000.0

  /// Differences of logarithms that are no difference of scales.
  private static let roundingError = 1e-12
}
