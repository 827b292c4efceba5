public import Foundation

extension CGSize {
  /// The size that `t` makes of this one, taken as a vector: moves have no effect, and the answer may be negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}
