public import Foundation

/// One report about one finger, pen or pressed pointer, as a host sends it.
public struct TouchSample: Hashable, Sendable, Codable {
  /// The device that makes a touch.
  public enum Kind: UInt8, Hashable, Sendable, Codable {
    /// A finger on the screen.
    case finger = 0
    /// A pen on the screen.
    case pencil = 1
    /// A mouse or trackpad with a button pressed.
    case pointer = 2
  }

  /// The stage of a touch.
  public enum Phase: UInt8, Hashable, Sendable, Codable {
    /// It came down.
    case began = 0
    /// It moved, or its force changed.
    case moved = 1
    /// It was lifted.
    case ended = 2
    /// The system took it away.
    case cancelled = 3

    /// The name of the case.
    package var name: String {
      switch self {
      case .began: "began"
      case .moved: "moved"
      case .ended: "ended"
      case .cancelled: "cancelled"
      }
    }
  }

  /// The largest force there is: the web's pressure goes from 0 to 1 and is 0.5 for an ordinary touch.
  public static let largestForce = 2.0

  /// When, in seconds of the application's clock.
  public var time: Double
  /// The number of the touch: unique among the touches that are down.
  public var identifier: Int32
  /// The stage of the touch.
  public var phase: Phase
  /// The device that makes the touch.
  public var kind: Kind
  /// The place in points of the screen.
  public var location: CGPoint
  /// The force, 1 for an ordinary touch, at most ``largestForce``; 0 where the device does not know.
  public var force: Double
  /// The radius of the contact in points; 0 where the device does not know.
  public var radius: Double
  /// The angle between pen and screen in radians, π/2 upright.
  public var altitude: Double
  /// The direction in which a pen leans, in radians, 0 to the right, clockwise.
  public var azimuth: Double
  /// How far a pen is turned about its own axis, in radians from -π to π; 0 where the device does not know.
  public var roll: Double
  /// The buttons of a pointer that are pressed; bit 0 stands for the primary one.
  public var buttons: UInt32
  /// The modifier keys that are held.
  public var modifiers: KeyModifiers

  /// A report about a touch.
  public init(
    time: Double, identifier: Int32, phase: Phase, kind: Kind = .finger, location: CGPoint, force: Double = 0,
    radius: Double = 0, altitude: Double = .pi / 2, azimuth: Double = 0, roll: Double = 0,
    buttons: UInt32 = 0, modifiers: KeyModifiers = []
  ) {
    self.time = time
    self.identifier = identifier
    self.phase = phase
    self.kind = kind
    self.location = location
    self.force = force
    self.radius = radius
    self.altitude = altitude
    self.azimuth = azimuth
    self.roll = roll
    self.buttons = buttons
    self.modifiers = modifiers
  }
}
