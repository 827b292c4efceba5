/// The grid that origins are rounded to.
struct DevicePixels: Hashable, Sendable {
  /// Pixels per point, above zero and finite.
  let scale: Double

  /// How far, in pixels, a position may miss the half pixel and still round as the half it stands for. Our choice: far
  /// below anything visible, far above what sums of binary fractions lose.
  private static let halfTolerance = 1e-6

  /// The nearest pixel edge in points; a half goes up, that is towards larger coordinates (measured on iOS 26).
  func rounded(_ position: Double) -> Double {
    (position * scale + (0.5 + Self.halfTolerance)).rounded(.down) / scale
  }

  /// The nearest pixel edge that is not beyond, in points.
  func roundedDown(_ position: Double) -> Double { (position * scale + Self.halfTolerance).rounded(.down) / scale }
}
