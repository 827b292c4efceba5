/// A distance on both axes.
public struct ScrollDistance: Hashable, Sendable, Codable {
  /// To the right.
  public var x: Double
  /// Downwards.
  public var y: Double

  /// A distance on both axes.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
