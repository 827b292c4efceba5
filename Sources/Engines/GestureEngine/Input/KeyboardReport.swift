public import Foundation

/// Tells where a keyboard on the screen is.
public struct KeyboardReport: Hashable, Sendable, Codable {
  /// How long a keyboard takes to come or go where the host does not know, in seconds. As measured on iOS.
  public static let usualDuration = 0.25

  /// When, in seconds of the application's clock.
  public var time: Double
  /// Tells where it stands or is going to stand, in points of the screen; nil where there is none.
  public var frame: CGRect?
  /// How long it takes to get there, in seconds.
  public var duration: Double

  /// A report.
  public init(time: Double, frame: CGRect?, duration: Double = Self.usualDuration) {
    self.time = time
    self.frame = frame
    self.duration = duration
  }
}
