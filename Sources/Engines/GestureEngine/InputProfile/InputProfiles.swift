/// The limits for each kind of device.
///
/// By default all devices have those of fingers: UIKit is not known to tell devices apart.
public struct InputProfiles: Hashable, Sendable {
  /// The limits for fingers.
  public var finger: InputProfile
  /// The limits for pens.
  public var pencil: InputProfile
  /// The limits for mice and trackpads with a button pressed.
  public var pointer: InputProfile

  /// Limits for each device; those of fingers unless given.
  public init(finger: InputProfile = .finger, pencil: InputProfile = .finger, pointer: InputProfile = .finger) {
    self.finger = finger
    self.pencil = pencil
    self.pointer = pointer
  }

  /// The same limits for all devices.
  public init(all profile: InputProfile) { self.init(finger: profile, pencil: profile, pointer: profile) }

  /// A finger's, a pen's and a mouse's limits, each for its device.
  public static let byDevice = InputProfiles(pencil: .pen, pointer: .mouse)

  /// The limits for touches of a kind.
  @inlinable public func profile(for kind: TouchSample.Kind) -> InputProfile {
    switch kind {
    case .finger: finger
    case .pencil: pencil
    case .pointer: pointer
    }
  }
}
