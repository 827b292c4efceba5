public import Foundation

/// A pinch on a trackpad.
public struct MagnifySample: Hashable, Sendable, Codable {
  /// When, in seconds of the application's clock.
  public var time: Double
  /// The place of the pointer, in points of the screen.
  public var location: CGPoint
  /// The factor since the last report; above 1 the fingers spread.
  public var factor: Double

  /// A pinch on a trackpad.
  public init(time: Double, location: CGPoint, factor: Double) {
    self.time = time
    self.location = location
    self.factor = factor
  }
}
