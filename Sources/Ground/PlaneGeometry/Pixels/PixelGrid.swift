public import Foundation

/// The grid of a screen's device pixels, and the roundings that put points, sizes and rects on it.
///
/// Everything is in points; on a 3x screen the answers are multiples of 1/3. Numbers that are NaN or infinite come
/// back as they are. A number that is on the grid already, up to a millionth of a pixel, stays where it is in every
/// direction of rounding, so that rounding twice is rounding once.
public struct PixelGrid: Equatable, Hashable, Sendable {
  /// How far, in pixels, a number may be off the grid and still count as on it (our choice: far above what a dozen
  /// floating-point steps lose on coordinates up to a hundred million, far below what anybody sees).
  private static var tolerance: CGFloat { 1e-6 }

  /// Device pixels per point: 1, 2, 3, or a browser's fraction. Always finite and above 0.
  public let scale: CGFloat

  /// The grid with `scale` device pixels per point. A scale that is NaN, infinite, 0 or negative counts as 1: it comes
  /// from outside, and a wrong scale must not lose a picture.
  public init(scale: CGFloat) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The side of one device pixel, in points.
  public var pixel: CGFloat {
    1 / scale
  }

  /// The nearest multiple of a pixel; the middle between two goes up (towards positive infinity), also below zero.
  public func rounded(_ value: CGFloat) -> CGFloat {
    onGrid(value) { pixels in
      let down = pixels.rounded(.down)
      return pixels - down >= 0.5 ? down + 1 : down
    }
  }

  /// The greatest multiple of a pixel that is not above `value`.
  public func roundedDown(_ value: CGFloat) -> CGFloat {
    onGrid(value) { $0.rounded(.down) }
  }

  /// The least multiple of a pixel that is not below `value`.
  public func roundedUp(_ value: CGFloat) -> CGFloat {
    onGrid(value) { $0.rounded(.up) }
  }

  private func onGrid(_ value: CGFloat, _ rule: (CGFloat) -> CGFloat) -> CGFloat {
    let pixels = value * scale
    guard pixels.isFinite else { return value }
    let nearest = pixels.rounded()
    return (abs(pixels - nearest) <= Self.tolerance ? nearest : rule(pixels)) / scale
  }
}
