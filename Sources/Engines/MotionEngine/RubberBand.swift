/// The law by which content gives way when it is pulled past its edge: shown = c·x·d / (c·x + d), where x is the pull,
/// d the length of the viewport on that axis and c the coefficient.
///
/// The law was published by others and fits recordings on iOS 26.1 within half a device pixel, out to a pull of 590
/// points in a viewport of 852.
///
/// Both directions keep the sign of their argument, so one band serves both edges. NaN counts as 0.
public struct RubberBand: Sendable, Hashable {
  /// The slope at the edge: how far the content follows the first point of the pull. No unit.
  public let coefficient: Double

  /// The length the shown overshoot approaches and never reaches, in points: the viewport's extent on the axis.
  public let length: Double

  /// Makes a band.
  ///
  /// - Parameters:
  ///   - length: the viewport's extent in points. Negative or NaN counts as 0; a band of length 0 shows nothing.
  ///   - coefficient: the slope at the edge, greater than 0. 0.55 is measured on iOS 26.1.
  public init(length: Double, coefficient: Double = ScrollProfile.measured.rubberBandCoefficient) {
    guard coefficient > 0 && coefficient.isFinite else {
      fatalError(
        "A rubber band was given the coefficient \(coefficient); pass a finite number greater than 0, such as 0.55.")
    }
    self.length = Swift.max(0, length.boundedCoordinate())
    self.coefficient = coefficient
  }

  /// How far past the edge the content shows, in points, when it is pulled `pull` points past it.
  /// An infinite pull shows `length`.
  public func shown(forPull pull: Double) -> Double {
    guard length > 0, !pull.isNaN else { return 0 }
    guard pull.isFinite else { return pull > 0 ? length : -length }
    let stretched = coefficient * abs(pull)
    let amount = length * (stretched / (stretched + length))
    return pull < 0 ? -amount : amount
  }

  /// How far the content follows the next point of the pull: the coefficient at the edge, less and less beyond it. NaN
  /// counts as 0.
  public func slope(atPull pull: Double) -> Double {
    guard length > 0, pull.isNaN || pull.isFinite else { return 0 }
    let left = length / (coefficient * abs(pull.isNaN ? 0 : pull) + length)
    return coefficient * left * left
  }

  /// The pull, in points, that shows content `shown` points past its edge: the inverse of ``shown(forPull:)``.
  ///
  /// No pull shows `length` or more; the answer is then an infinity with the sign of `shown`. Zero gives zero, for a
  /// band of length 0 too.
  public func pull(forShown shown: Double) -> Double {
    guard !shown.isNaN, shown != 0 else { return 0 }
    let amount = abs(shown)
    guard amount < length else { return shown > 0 ? .infinity : -.infinity }
    let pull = amount / (coefficient * (1 - amount / length))
    return shown < 0 ? -pull : pull
  }
}
