/// How often something wants to be drawn, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The least that still looks right.
  public var minimum: Float
  /// The most that makes a difference.
  public var maximum: Float
  /// The best rate; nil where anything in between is as good.
  public var preferred: Float?

  /// As often as the display is refreshed.
  public static let `default` = CAFrameRateRange(unchecked: 0, 0, nil)

  /// A range. One that is none, or a preference outside of it, is an error of the program.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    let best = preferred ?? maximum
    guard minimum >= 0, minimum <= best, best <= maximum, maximum.isFinite else {
      ProgrammingErrors.report(
        "A range of frame rates cannot go from \(minimum) to \(maximum) with \(best) preferred: give rates of zero or "
          + "more in order.", instead: "it is the default range")
      self = .default
      return
    }
    self.init(unchecked: minimum, maximum, preferred)
  }

  private init(unchecked minimum: Float, _ maximum: Float, _ preferred: Float?) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The rate that is best; 0 for that of the display.
  var rate: Double { Double(preferred ?? maximum) }
}
