/// A decision, when it was taken, and its place in the order of all decisions.
public struct TraceEvent: Hashable, Sendable, Codable {
  /// The place in the order, starting at 1.
  public var sequence: Int
  /// When, in seconds of the application's clock.
  public var time: Double
  /// The decision.
  public var decision: Decision

  /// An event.
  public init(sequence: Int, time: Double, decision: Decision) {
    self.sequence = sequence
    self.time = time
    self.decision = decision
  }
}
