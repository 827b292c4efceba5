public import Foundation

/// A report about a pointer with no button pressed, or a pen that is held above the screen.
public struct HoverSample: Hashable, Sendable, Codable {
  /// When, in seconds of the application's clock.
  public var time: Double
  /// The place in points of the screen; nil when the pointer has left it.
  public var location: CGPoint?
  /// The device that hovers: a pointer, or a pen.
  public var kind: TouchSample.Kind
  /// How far above the screen, from 0 at the screen to 1 as far as the device can tell; 0 where it does not know.
  public var height: Double
  /// The angle between pen and screen in radians, π/2 upright.
  public var altitude: Double
  /// The direction in which a pen leans, in radians, 0 to the right, clockwise.
  public var azimuth: Double
  /// How far a pen is turned about its own axis, in radians from -π to π; 0 where the device does not know.
  public var roll: Double
  /// The modifier keys that are held.
  public var modifiers: KeyModifiers

  /// A report about a pointer.
  public init(
    time: Double, location: CGPoint?, kind: TouchSample.Kind = .pointer, height: Double = 0,
    altitude: Double = .pi / 2, azimuth: Double = 0, roll: Double = 0, modifiers: KeyModifiers = []
  ) {
    self.time = time
    self.location = location
    self.kind = kind
    self.height = height
    self.altitude = altitude
    self.azimuth = azimuth
    self.roll = roll
    self.modifiers = modifiers
  }
}
