public import Foundation

/// A turn of a wheel, or a movement of fingers on a trackpad.
public struct ScrollSample: Hashable, Sendable, Codable {
  /// The unit of a distance.
  public enum Unit: UInt8, Hashable, Sendable, Codable {
    /// Points: a trackpad, or a wheel with fine steps.
    case points = 0
    /// Lines of text: a wheel with notches.
    case lines = 1
    /// Screens.
    case pages = 2
  }

  /// When, in seconds of the application's clock.
  public var time: Double
  /// The place of the pointer, in points of the screen.
  public var location: CGPoint
  /// How far the content is to move past the viewport: positive y shows what lies further down.
  public var distance: ScrollDistance
  /// The unit of the distance.
  public var unit: Unit
  /// The modifier keys that are held.
  public var modifiers: KeyModifiers

  /// A turn of a wheel.
  public init(
    time: Double, location: CGPoint, distance: ScrollDistance, unit: Unit = .points, modifiers: KeyModifiers = []
  ) {
    self.time = time
    self.location = location
    self.distance = distance
    self.unit = unit
    self.modifiers = modifiers
  }
}
