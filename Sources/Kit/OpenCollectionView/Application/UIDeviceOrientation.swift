/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// On its head.
  case portraitUpsideDown = 2
  /// On its side, the upper end to the left.
  case landscapeLeft = 3
  /// On its side, the upper end to the right.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its face.
  case faceDown = 6

  /// Tells whether it is upright or on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Tells whether it is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Tells whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Tells whether an interface can be turned like that.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
