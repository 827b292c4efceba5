#if BrowserHost
/// The colour of one pixel in sRGB, 0...255 each, alpha not multiplied in.
public struct Pixel: Sendable, Hashable {
  /// Red.
  public let red: UInt8
  /// Green.
  public let green: UInt8
  /// Blue.
  public let blue: UInt8
  /// Opacity; 255 in every screenshot.
  public let alpha: UInt8

  /// A colour; opaque unless said otherwise.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The largest difference of a component: 0 for equal pixels, at most 255.
  public func difference(from other: Pixel) -> Int {
    [(red, other.red), (green, other.green), (blue, other.blue), (alpha, other.alpha)]
      .map { abs(Int($0) - Int($1)) }.max() ?? 0
  }
}

extension Pixel: CustomStringConvertible {
  /// CSS's spelling, `rgba(255, 0, 0, 255)`, but with alpha in 0...255.
  public var description: String { "rgba(\(red), \(green), \(blue), \(alpha))" }
}
#endif
