public import Foundation

/// A report about a pointer with no button pressed.
public struct HoverSample: Hashable, Sendable, Codable {
  /// When, in seconds of the application's clock.
  public var time: Double
  /// Where, in points of the screen; nil when the pointer has left it.
  public var location: CGPoint?
  /// Which modifier keys are held.
  public var modifiers: KeyModifiers

  /// A report about a pointer.
  public init(time: Double, location: CGPoint?, modifiers: KeyModifiers = []) {
    self.time = time
    self.location = location
    self.modifiers = modifiers
  }
}
